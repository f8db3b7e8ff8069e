/// A growable buffer of bytes that keeps its memory when it is emptied.
///
/// Use it instead of `[UInt8]` in code that appends hundreds of short pieces per microsecond.
/// Appending a piece costs one comparison and one copy, without reference counting or a uniqueness
/// check.
///
/// The declarations are public although the module is not a library product, because the compiler
/// inlines only public declarations into other modules. Without inlining, a function call for each
/// byte would take most of the time.
@safe
public struct ByteBuffer: ~Copyable, @unchecked Sendable {
  // Invariant: `base` has space for `capacity` bytes; the first `end` bytes are initialized.
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline var end = 0

  /// Creates an empty buffer.
  public init(capacity: Int = 4096) {
    self.capacity = max(64, capacity)
    unsafe base = .allocate(capacity: self.capacity)
  }

  deinit {
    unsafe base.deallocate()
  }

  /// Reserves space for a number of additional bytes.
  @inlinable @inline(__always)
  public mutating func reserve(_ additional: Int) {
    if capacity &- count < additional { grow(additional) }
  }

  @usableFromInline @inline(never)
  mutating func grow(_ additional: Int) {
    let larger = max(capacity * 2, count + additional)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    unsafe memory.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = memory
    capacity = larger
  }

  /// Removes the bytes from an offset to the end, and keeps the memory.
  @inlinable
  public mutating func truncate(to count: Int) {
    precondition(count <= self.count, "the new count must not exceed the current count")
    end = count
  }

  /// Removes all bytes and keeps the memory.
  @inlinable
  public mutating func removeAll() { end = 0 }

  /// Appends a byte.
  @inlinable @inline(__always)
  public mutating func append(_ byte: UInt8) {
    reserve(1)
    // In bounds: `reserve(1)` made space for the byte.
    unsafe base[count] = byte
    end &+= 1
  }

  /// Appends bytes.
  @inlinable @inline(__always)
  public mutating func append(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBytes { unsafe append($0) }
  }

  /// Appends a range of bytes from a span.
  ///
  /// - Precondition: The range is within the bounds of the span.
  @inlinable @inline(__always)
  public mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let start = range.lowerBound
    let length = range.upperBound &- start
    precondition(start >= 0 && range.upperBound <= bytes.count)
    unsafe bytes.withUnsafeBytes { source in
      guard length <= 16, start &+ 16 <= source.count else {
        return unsafe append(UnsafeRawBufferPointer(rebasing: source[range]))
      }
      // A copy of 16 bytes is faster than a copy of variable length. Only `length` bytes are kept.
      reserve(16)
      // In bounds: the source was checked above, and the buffer has space for 16 bytes.
      unsafe UnsafeMutableRawPointer(base + end).storeBytes(
        of: source.loadUnaligned(fromByteOffset: start, as: SIMD16<UInt8>.self),
        as: SIMD16<UInt8>.self)
      end &+= length
    }
  }

  /// Appends the UTF-8 bytes of a literal.
  @inlinable @inline(__always)
  public mutating func append(_ text: StaticString) {
    unsafe append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends the UTF-8 bytes of a string.
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe append(UnsafeRawBufferPointer($0)) }
  }

  @inlinable @inline(__always)
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    reserve(bytes.count)
    guard let start = bytes.baseAddress else { return }
    // In bounds: space was reserved. The buffer owns its memory, so the regions do not overlap.
    unsafe UnsafeMutableRawPointer(base + end).copyMemory(from: start, byteCount: bytes.count)
    end &+= bytes.count
  }

  /// Appends a number in decimal.
  public mutating func append(decimal number: Int) {
    var rest = number.magnitude
    if number < 0 { append(UInt8(ascii: "-")) }
    var digits = 1
    var limit: UInt = 10
    while rest >= limit, digits < 19 {
      digits += 1
      limit &*= 10
    }
    reserve(20)
    // In bounds: a number has at most 20 digits, and space for 20 bytes was reserved.
    var offset = end + digits
    end = offset
    while offset > end - digits {
      offset -= 1
      unsafe base[offset] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }
}

extension ByteBuffer {
  /// The number of bytes.
  @inlinable @inline(__always) public var count: Int { end }

  /// A Boolean value that indicates whether the buffer is empty.
  @inlinable public var isEmpty: Bool { count == 0 }

  /// Calls a closure with the bytes.
  @inlinable @inline(__always)
  public borrowing func withSpan<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(unsafe Span(_unsafeElements: UnsafeBufferPointer(start: base, count: count)))
  }

  /// Calls a closure that writes after the last byte and returns the number of written bytes.
  ///
  /// - Parameter room: The minimum number of bytes that the closure may write; the space passed to
  ///   it may be larger.
  @inlinable @inline(__always)
  public mutating func append<Failure: Error>(
    room: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Int
  ) throws(Failure) {
    reserve(room)
    let written = try unsafe body(
      UnsafeMutableBufferPointer(start: base + count, count: capacity - count))
    precondition(
      written >= 0 && written <= capacity - count,
      "more bytes were written than the buffer has room for")
    end += written
  }

  /// Removes a number of leading bytes.
  public mutating func removeFirst(_ count: Int) {
    precondition(count <= self.count)
    unsafe base.update(from: base + count, count: self.count - count)
    end -= count
  }

  /// The bytes as a string; invalid UTF-8 is replaced by U+FFFD.
  public var text: String {
    unsafe String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }
}
