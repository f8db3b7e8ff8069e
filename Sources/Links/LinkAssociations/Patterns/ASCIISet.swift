/// A set of ASCII characters.
struct ASCIISet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init() {}

  init(_ ranges: ClosedRange<UInt8>...) {
    for range in ranges { for byte in range { insert(byte) } }
  }

  mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << UInt64(byte) } else if byte < 128 { high |= 1 << UInt64(byte - 64) }
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low >> UInt64(byte) & 1 == 1 : byte < 128 && high >> UInt64(byte - 64) & 1 == 1
  }

  /// The characters, in order.
  var bytes: [UInt8] { (0..<128).filter(contains) }

  /// The set, extended with the opposite case of each of its letters.
  var caseless: ASCIISet {
    var result = self
    for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") where contains(byte) || contains(byte | 0x20)
    {
      result.insert(byte)
      result.insert(byte | 0x20)
    }
    return result
  }

  static let upper = ASCIISet(0x41...0x5A)
  static let lower = ASCIISet(0x61...0x7A)
  static let alpha = ASCIISet(0x41...0x5A, 0x61...0x7A)
  static let digit = ASCIISet(0x30...0x39)
  static let alnum = ASCIISet(0x30...0x39, 0x41...0x5A, 0x61...0x7A)
  static let xdigit = ASCIISet(0x30...0x39, 0x41...0x46, 0x61...0x66)
}
