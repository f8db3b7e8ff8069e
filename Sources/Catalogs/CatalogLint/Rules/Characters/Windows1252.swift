/// The encoding Windows-1252.
///
/// If a program decodes UTF-8 as Windows-1252, users see letters such as `Ã` and `â`.
///
/// See [the index](https://encoding.spec.whatwg.org/windows-1252.txt).
enum Windows1252 {
  /// The characters for the bytes from 0x80 to 0x9F; zero for an undefined byte.
  private static let specials: [UInt16] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC,
    0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]

  /// Returns the character for a byte; `nil` for an undefined byte.
  static func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    guard byte &- 0x80 < 0x20 else { return Unicode.Scalar(byte) }
    let value = specials[Int(byte &- 0x80)]
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  /// Returns the byte for a character; `nil` if there is none.
  ///
  /// Many programs decode an undefined byte as the control character with the same code, so a
  /// control character is encoded as that byte.
  static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    if scalar.value < 0x100 { return UInt8(scalar.value) }
    guard scalar.value <= 0x2122,
      let index = specials.firstIndex(of: UInt16(truncatingIfNeeded: scalar.value))
    else { return nil }
    return 0x80 + UInt8(index)
  }
}
