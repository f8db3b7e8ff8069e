import URLSyntax
import TextPrimitives

/// A fixed-size buffer that contains the bytes of a link while it is written.
///
/// Bytes that do not fit are counted but not written, so the caller can retry with a larger buffer.
/// The caller owns the memory, which must outlive the buffer. Each access is bounds-checked.
@safe
struct LinkBuffer {
  private let base: UnsafeMutableBufferPointer<UInt8>
  /// The number of bytes of the link, written or not.
  private(set) var count = 0

  init(_ base: UnsafeMutableBufferPointer<UInt8>) {
    unsafe self.base = base
  }

  var isOverfull: Bool { unsafe count > base.count }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if unsafe count < base.count {
      // In bounds: checked by the condition.
      unsafe base[count] = byte
    }
    count += 1
  }

  /// Appends a few bytes, eight at a time.
  ///
  /// For so few bytes, a call to `memmove` would take longer, and it would retain and release the
  /// array.
  @inline(__always)
  mutating func append(_ bytes: Bytes, _ range: Range<Int>) {
    let bytes = bytes.span
    var offset = range.lowerBound
    while offset &+ 8 <= range.upperBound {
      append(word: ByteSearch.load(bytes, offset), count: 8)
      offset &+= 8
    }
    while offset < range.upperBound {
      append(bytes[offset])
      offset &+= 1
    }
  }

  /// Appends up to eight bytes, given as a word whose lowest byte is the first one.
  @inline(__always)
  mutating func append(word: UInt64, count length: Int) {
    if unsafe count &+ 8 <= base.count, let start = unsafe UnsafeMutableRawPointer(base.baseAddress)
    {
      // In bounds: checked by the condition. The bytes of the word after the first `length` are
      // overwritten later, or never read.
      unsafe start.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
      count &+= length
    } else {
      for index in 0..<length { append(UInt8(truncatingIfNeeded: word &>> UInt64(index &* 8))) }
    }
  }

  /// Appends a short string without encoding it.
  @inline(__always)
  mutating func append(_ text: ShortText) {
    let length = text.count
    append(word: text.low, count: min(length, 8))
    if length > 8 { append(word: text.high, count: length &- 8) }
  }

  /// Returns `true` if a dot occurs at or after an offset.
  @inline(__always)
  func hasDot(from offset: Int) -> Bool {
    let end = unsafe min(count, base.count)
    // In bounds: the search ends with the written bytes. The memory outlives the span.
    let bytes = unsafe Span(_unsafeElements: UnsafeBufferPointer(base))
    return ByteSearch.first(of: UInt8(ascii: "."), in: bytes, from: offset, to: end) < end
  }

  @inline(__always)
  mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  @inline(__always)
  mutating func appendEncoded(_ byte: UInt8) {
    if PercentEncoding.isUnreserved(byte) {
      append(byte)
    } else {
      append(UInt8(ascii: "%"))
      append(PercentEncoding.hexadecimalDigit(byte >> 4))
      append(PercentEncoding.hexadecimalDigit(byte & 15))
    }
  }

  /// Appends a value that needs no percent-encoding, in its canonical case.
  @inline(__always)
  mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>, _ filter: ValueFilter) {
    let start = range.lowerBound
    let length = range.count
    defer { count &+= length }
    guard unsafe length <= base.count &- count else { return }
    // In bounds: the indices are in the range, and the guard has checked the free space.
    if filter.isVerbatim {
      for index in 0..<length {
        unsafe base[count &+ index] = bytes[start &+ index]
      }
    } else {
      for index in 0..<length {
        unsafe base[count &+ index] = filter.canonicalByte(bytes[start &+ index])
      }
    }
  }

  /// Inserts a byte, and moves the subsequent bytes by one.
  mutating func insert(_ byte: UInt8, at offset: Int) {
    append(0)
    guard !isOverfull else { return }
    var index = count - 1
    while index > offset {
      // In bounds: `offset < index < count`, and all bytes fit.
      unsafe base[index] = base[index - 1]
      index -= 1
    }
    unsafe base[offset] = byte
  }

  /// Removes bytes from the end, so that at most `count` bytes remain.
  mutating func truncate(to count: Int) {
    self.count = min(self.count, count)
  }

  /// The byte at an offset, or 0 if no byte was written there.
  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    unsafe offset < min(count, base.count) ? base[offset] : 0
  }

  /// Returns `true` if the bytes from an offset to the end equal the given bytes.
  func ends(with bytes: Bytes, from offset: Int) -> Bool {
    guard !isOverfull, count - offset == bytes.count else { return false }
    return zip(offset..<count, bytes).allSatisfy { self[$0] == $1 }
  }

  /// Calls a function with the bytes that were written.
  func withSpan<Result>(
    _ body: (Span<UInt8>) throws(LinkError) -> Result
  ) throws(LinkError) -> Result {
    // The memory outlives the buffer. The span does not escape the call.
    try body(
      unsafe Span(_unsafeElements: UnsafeBufferPointer(rebasing: base[..<min(count, base.count)])))
  }
}
