/// The role of a byte in the path, query and fragment of a link.
///
/// The table is a string literal with one character for each of the 256 byte values. A look-up is
/// one load from constant memory, without a lazily initialized global or a reference count.
enum ByteClass {
  static let ordinary = UInt8(ascii: "a")
  static let slash = UInt8(ascii: "/")
  static let question = UInt8(ascii: "?")
  static let hash = UInt8(ascii: "#")
  static let percent = UInt8(ascii: "%")
  static let backslash = UInt8(ascii: "!")
  /// Square brackets, which are rejected in a path and in fragment items that a route declares.
  ///
  /// RFC 3986 reserves them for hosts. Queries such as `ids[]=1` are common, though, and parsers
  /// read the brackets themselves in the same way.
  static let bracket = UInt8(ascii: "[")
  static let space = UInt8(ascii: "s")
  static let control = UInt8(ascii: "c")
  static let forbidden = UInt8(ascii: "x")
  static let nonASCII = UInt8(ascii: "u")

  // Each of the 16 rows contains the roles of 16 consecutive byte values, from 0x00 to 0xFF.
  private static let table: StaticString = """
    cccccccccccccccc\
    cccccccccccccccc\
    sax#a%aaaaaaaaa/\
    aaaaaaaaaaaaxax?\
    aaaaaaaaaaaaaaaa\
    aaaaaaaaaaa[![xa\
    xaaaaaaaaaaaaaaa\
    aaaaaaaaaaaxxxac\
    uuuuuuuuuuuuuuuu\
    uuuuuuuuuuuuuuuu\
    uuuuuuuuuuuuuuuu\
    uuuuuuuuuuuuuuuu\
    uuuuuuuuuuuuuuuu\
    uuuuuuuuuuuuuuuu\
    uuuuuuuuuuuuuuuu\
    uuuuuuuuuuuuuuuu
    """

  @inline(__always)
  static func of(_ byte: UInt8) -> UInt8 {
    // In bounds for every byte: the table has 256 entries, which a test checks.
    unsafe table.utf8Start[Int(byte)]
  }

  /// The number of entries, for the test that expects 256.
  static var count: Int { table.utf8CodeUnitCount }
}

extension UInt8 {
  /// The value of a hexadecimal digit, or `nil` for any other byte.
  @inlinable @inline(__always)
  package var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// The byte with `A`–`Z` replaced by `a`–`z`; other bytes are unchanged.
  @inlinable @inline(__always)
  package var asciiLowercased: UInt8 {
    self &- 0x41 < 26 ? self | 0x20 : self
  }

  /// The byte with `a`–`z` replaced by `A`–`Z`; other bytes are unchanged.
  @inlinable @inline(__always)
  package var asciiUppercased: UInt8 {
    self &- 0x61 < 26 ? self & ~0x20 : self
  }

  /// `true` if the byte is `A`–`Z`, `a`–`z` or `0`–`9`.
  @inlinable @inline(__always)
  package var isASCIIAlphanumeric: Bool {
    (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10
  }
}
