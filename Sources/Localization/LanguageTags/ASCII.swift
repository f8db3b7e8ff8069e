/// The ASCII characters in the grammar of BCP 47: constants, tests and conversions of case, which
/// do not depend on a locale.
extension UInt8 {
  static var hyphen: UInt8 { 0x2D }
  static var underscore: UInt8 { 0x5F }
  static var lowercaseX: UInt8 { 0x78 }

  var isASCIIDigit: Bool { self &- 0x30 < 10 }
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
  var uppercasedASCII: UInt8 { self &- 0x61 < 26 ? self & ~0x20 : self }
}
