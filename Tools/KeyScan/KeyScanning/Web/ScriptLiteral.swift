/// Decodes literals of JavaScript.
enum ScriptLiteral {
  /// Returns the text of a literal without its delimiters, with escapes decoded.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var units: [UInt16] = []
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "\\", index + 1 < scalars.count else {
        units += Array(String(scalars[index]).utf16)
        index += 1
        continue
      }
      index = append(scalars, index + 1, to: &units)
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Appends the character of an escape, and returns the index after the escape.
  private static func append(
    _ scalars: [Unicode.Scalar], _ index: Int, to units: inout [UInt16]
  ) -> Int {
    func unit(_ range: Range<Int>) -> UInt32? {
      guard range.upperBound <= scalars.count else { return nil }
      return UInt32(String(String.UnicodeScalarView(scalars[range])), radix: 16)
    }
    switch scalars[index] {
    case "n": units.append(0x0A)
    case "r": units.append(0x0D)
    case "t": units.append(0x09)
    case "b": units.append(0x08)
    case "f": units.append(0x0C)
    case "v": units.append(0x0B)
    case "0": units.append(0)
    case "x":
      guard let value = unit(index + 1..<index + 3) else { return index + 1 }
      units.append(UInt16(truncatingIfNeeded: value))
      return index + 3
    case "u" where index + 1 < scalars.count && scalars[index + 1] == "{":
      guard let end = scalars[index...].prefix(12).firstIndex(of: "}"),
        let value = unit(index + 2..<end), let scalar = Unicode.Scalar(value)
      else { return index + 1 }
      units += Array(String(scalar).utf16)
      return end + 1
    case "u":
      guard let value = unit(index + 1..<index + 5) else { return index + 1 }
      units.append(UInt16(truncatingIfNeeded: value))
      return index + 5
    // A backslash before a line break continues the string without adding a character.
    case "\n", "\r", "\u{2028}", "\u{2029}": break
    case let other: units += Array(String(other).utf16)
    }
    return index + 1
  }
}
