import URLSyntax
import TextPrimitives

/// The bytes of a link that is being built, in memory of a fixed size.
///
/// What does not fit is counted and not written, so that the caller can tell that it needs more room.
/// Every access is compared with the size of the memory, which outlives the buffer.
@safe
struct LinkBuffer {
  private let base: UnsafeMutableBufferPointer<UInt8>
  /// The number of bytes that the link has, written or not.
  private(set) var count = 0

  init(_ base: UnsafeMutableBufferPointer<UInt8>) {
    unsafe self.base = base
  }

  var isOverfull: Bool { unsafe count > base.count }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if unsafe count < base.count {
      // In bounds: just compared.
      unsafe base[count] = byte
    }
    count += 1
  }

  @inline(__always)
  mutating func append(_ bytes: Bytes, _ range: Range<Int>) {
    // The range is compared with the size of the array here.
    let part = bytes.span.extracting(range)
    defer { count &+= part.count }
    guard unsafe part.count <= base.count &- count, let start = unsafe base.baseAddress else {
      return
    }
    unsafe part.withUnsafeBufferPointer { part in
      guard let source = part.baseAddress else { return }
      // In bounds: just compared.
      unsafe (start + count).update(from: source, count: part.count)
    }
  }

  /// Appends up to eight bytes, given as a word of which the first byte is the lowest.
  @inline(__always)
  mutating func append(word: UInt64, count length: Int) {
    if unsafe count &+ 8 <= base.count, let start = unsafe UnsafeMutableRawPointer(base.baseAddress)
    {
      // In bounds: just compared. What is written behind the bytes is written over, or not read.
      unsafe start.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
      count &+= length
    } else {
      for index in 0..<length { append(UInt8(truncatingIfNeeded: word &>> UInt64(index &* 8))) }
    }
  }

  /// Appends a short text as it is.
  @inline(__always)
  mutating func append(_ text: ShortText) {
    let length = text.count
    append(word: text.low, count: min(length, 8))
    if length > 8 { append(word: text.high, count: length &- 8) }
  }

  /// Whether a dot stands behind an offset.
  @inline(__always)
  func hasDot(from offset: Int) -> Bool {
    let end = unsafe min(count, base.count)
    // In bounds: as much of the memory as was written; it outlives the span.
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

  /// Appends the canonical bytes of a value that needs no encoding.
  @inline(__always)
  mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>, _ filter: ValueFilter) {
    let start = range.lowerBound
    let length = range.count
    defer { count &+= length }
    guard unsafe length <= base.count &- count else { return }
    // In bounds below: a range of the bytes, and as many are free.
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

  /// Inserts a byte, moving what follows.
  mutating func insert(_ byte: UInt8, at offset: Int) {
    append(0)
    guard !isOverfull else { return }
    var index = count - 1
    while index > offset {
      // In bounds: `offset < index < count`, and everything fits.
      unsafe base[index] = base[index - 1]
      index -= 1
    }
    unsafe base[offset] = byte
  }

  /// Takes the end back.
  mutating func truncate(to count: Int) {
    self.count = min(self.count, count)
  }

  /// A byte that was written; 0 for one that was not, or did not fit.
  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    unsafe offset < min(count, base.count) ? base[offset] : 0
  }

  /// Whether the bytes from an offset on are the given ones.
  func ends(with bytes: Bytes, from offset: Int) -> Bool {
    guard !isOverfull, count - offset == bytes.count else { return false }
    return zip(offset..<count, bytes).allSatisfy { self[$0] == $1 }
  }

  /// Calls a function with the bytes that were written.
  func withSpan<Result>(
    _ body: (Span<UInt8>) throws(LinkError) -> Result
  ) throws(LinkError) -> Result {
    // The memory outlives the buffer, and so the span, which does not leave the call.
    try body(
      unsafe Span(_unsafeElements: UnsafeBufferPointer(rebasing: base[..<min(count, base.count)])))
  }

  /// The link, as far as it fits.
  var text: String {
    let written = unsafe UnsafeBufferPointer(rebasing: base[..<min(count, base.count)])
    return unsafe String(decoding: written, as: UTF8.self)
  }
}
