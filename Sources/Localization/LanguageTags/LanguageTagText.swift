/// The bytes of a tag: up to 15 bytes in two words, longer tags as a string.
///
/// Creating a `String` takes several times as long as parsing a tag. A tag therefore stores its
/// bytes, and creates the string only when a caller requests it.
struct LanguageTagText: Sendable {
  /// The maximum number of bytes in the two words.
  static let capacity = 15

  /// The first eight bytes, least significant byte first.
  let low: UInt64
  /// The next seven bytes, with the length in the most significant byte.
  ///
  /// For a tag of more than 15 bytes, the value is ``isLong``.
  let high: UInt64
  /// The storage of a tag that is longer than 15 bytes; `nil` for a shorter tag.
  let long: Long?

  /// The storage of a long tag: a single reference, which costs nothing to copy if it is `nil`.
  final class Long: Sendable {
    let text: String

    init(_ text: String) {
      self.text = text
    }
  }

  private static let isLong: UInt64 = 0xFF << 56

  /// Creates a value of at most 15 bytes from two words that are padded with zeros.
  @inline(__always)
  init(low: UInt64, high: UInt64, count: Int) {
    self.init(low: low, high: high | UInt64(truncatingIfNeeded: count) << 56, long: nil)
  }

  @inline(__always)
  private init(low: UInt64, high: UInt64, long: Long?) {
    self.low = low
    self.high = high
    self.long = long
  }

  /// Creates a value of the given number of ASCII bytes.
  init(count: Int, _ byte: (Int) -> UInt8) {
    guard count <= Self.capacity else {
      let text = unsafe String(unsafeUninitializedCapacity: count) { buffer in
        // In bounds: the capacity is the count.
        for index in 0..<count { unsafe buffer[index] = byte(index) }
        return count
      }
      self.init(low: 0, high: Self.isLong, long: Long(text))
      return
    }
    var words: (UInt64, UInt64) = (0, 0)
    for index in 0..<count {
      let bits = UInt64(byte(index)) << UInt64(index % 8 * 8)
      if index < 8 { words.0 |= bits } else { words.1 |= bits }
    }
    self.init(low: words.0, high: words.1, count: count)
  }

  /// The number of bytes.
  var count: Int { long?.text.utf8.count ?? Int(high >> 56) }

  /// The tag as a string.
  var string: String {
    if let long { return long.text }
    let count = count
    let words = (low.littleEndian, high.littleEndian)
    return unsafe String(unsafeUninitializedCapacity: Self.capacity) { buffer in
      unsafe withUnsafeBytes(of: words) { bytes in
        // In bounds: at most 15 of 16 bytes, and the capacity of the buffer is 15.
        for index in 0..<count { unsafe buffer[index] = bytes[index] }
      }
      return count
    }
  }

  /// Calls a closure with the bytes.
  func withBytes(_ body: (Span<UInt8>) -> Void) {
    if let long {
      body(ContiguousArray(long.text.utf8).span)
      return
    }
    let count = count
    let words = (low.littleEndian, high.littleEndian)
    unsafe withUnsafeBytes(of: words) { buffer in
      // In bounds: at most 15 of 16 bytes.
      let bytes = unsafe buffer[..<count].assumingMemoryBound(to: UInt8.self)
      body(unsafe Span(_unsafeElements: bytes))
    }
  }
}

extension LanguageTagText: Hashable {
  static func == (left: LanguageTagText, right: LanguageTagText) -> Bool {
    left.low == right.low && left.high == right.high && left.long?.text == right.long?.text
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(low)
    hasher.combine(high)
    if let long { hasher.combine(long.text) }
  }
}
