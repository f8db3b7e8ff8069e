import URLSyntax

/// A string of up to 15 bytes in two words.
///
/// Creating a `String` for a value costs more than finding the value. Typed values therefore store
/// the bytes of the value, and create the string when code reads it.
struct ShortText: BitwiseCopyable, Hashable, Sendable {
  /// The maximum number of bytes.
  static let capacity = 15

  /// The first eight bytes; the lowest byte is the first one.
  private(set) var low: UInt64
  /// Seven more bytes, and the length in the highest byte.
  private(set) var high: UInt64

  /// A placeholder for a string that has to be stored as a `String`.
  @inline(__always)
  static var tooLong: ShortText { ShortText(low: 0, high: 0xFF << 56) }

  @inline(__always)
  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Creates a string of at most 15 bytes.
  @inline(__always)
  init(_ bytes: Span<UInt8>, _ start: Int, _ count: Int) {
    if start &+ 16 <= bytes.count {
      low = ByteSearch.load(bytes, start)
      high = ByteSearch.load(bytes, start &+ 8)
      if count < 8 {
        low &= (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1
        high = 0
      } else {
        high &= (1 &<< UInt64(truncatingIfNeeded: (count &- 8) &* 8)) &- 1
      }
      high |= UInt64(truncatingIfNeeded: count) << 56
    } else {
      low = LiteralTable.word(bytes, from: start, count: count)
      high = UInt64(truncatingIfNeeded: count) << 56
      if count > 8 { high |= LiteralTable.word(bytes, from: start &+ 8, count: count &- 8) }
    }
  }

  /// Creates a string of at most 15 bytes, and folds it.
  @inline(__always)
  init(_ bytes: Span<UInt8>, _ start: Int, _ count: Int, _ folding: TextRule.Folding) {
    self.init(bytes, start, count)
    fold(folding)
  }

  /// The number of bytes; more than the capacity for ``tooLong``.
  @inline(__always)
  var count: Int { Int(high >> 56) }

  /// Converts the letters of the string to the case of a folding.
  @inline(__always)
  mutating func fold(_ folding: TextRule.Folding) {
    switch folding {
    case .none: break
    case .uppercase: uppercase()
    case .lowercase: lowercase()
    }
  }

  /// Returns `true` if each byte is an ASCII letter, a digit, or, if hyphens are allowed, a hyphen.
  @inline(__always)
  func isAlphanumeric(orHyphens takesHyphens: Bool) -> Bool {
    // The zeros after the string, and the length, are not alphanumeric. The masks exclude them.
    let mask = count < 8 ? (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1 : UInt64.max
    let highMask =
      count <= 8 ? 0 : (1 &<< UInt64(truncatingIfNeeded: (count &- 8) &* 8)) &- 1 as UInt64
    var others = ByteSearch.others(thanAlphanumericsIn: low) & mask
    var highOthers = count <= 8 ? 0 : ByteSearch.others(thanAlphanumericsIn: high) & highMask
    if takesHyphens {
      others &= ~ByteSearch.exact(UInt8(ascii: "-"), in: low)
      highOthers &= ~ByteSearch.exact(UInt8(ascii: "-"), in: high)
    }
    return others | highOthers == 0
  }

  /// Replaces `a–z` with `A–Z`, eight bytes at a time.
  @inline(__always)
  mutating func uppercase() {
    low ^= Self.letters(low, from: 0x61)
    high ^= Self.letters(high, from: 0x61)
  }

  /// Replaces `A–Z` with `a–z`, eight bytes at a time.
  @inline(__always)
  mutating func lowercase() {
    low ^= Self.letters(low, from: 0x41)
    high ^= Self.letters(high, from: 0x41)
  }

  /// Returns the case bit of every byte that is one of the 26 letters starting at a given letter.
  ///
  /// Bytes beyond ASCII are not letters. The length byte is not a letter either, because it is at
  /// most 15.
  @inline(__always)
  static func letters(_ word: UInt64, from first: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    // With the highest bit of each byte cleared, no sum carries into the next byte.
    let low = word & ~highs
    let fromFirst = low &+ (0x80 &- first) &* ones
    let beyondLast = low &+ (0x80 &- first &- 26) &* ones
    return (fromFirst & ~beyondLast & ~word & highs) >> 2
  }

  /// Calls a function with the bytes of the string.
  @inline(__always)
  func readBytes(_ body: (Span<UInt8>) -> Void) {
    let words = (low.littleEndian, high.littleEndian)
    let count = min(Int(high >> 56), Self.capacity)
    unsafe withUnsafeBytes(of: words) { buffer in
      // In bounds: at most 15 of 16 bytes.
      let bytes = unsafe buffer[..<count].assumingMemoryBound(to: UInt8.self)
      body(unsafe Span(_unsafeElements: bytes))
    }
  }

  /// The bytes as a `String`.
  var string: String {
    let words = (low.littleEndian, high.littleEndian)
    let count = min(Int(high >> 56), Self.capacity)
    return unsafe withUnsafeBytes(of: words) { buffer in
      // In bounds: at most 15 of 16 bytes.
      unsafe String(decoding: UnsafeRawBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
    }
  }
}
