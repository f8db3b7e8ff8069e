/// Functions that write strings in YAML so that they are read back unchanged.
enum YAMLText {
  /// Returns a plain scalar if possible, or otherwise a quoted scalar.
  ///
  /// An ASCII string that contains a quotation mark is written in single quotes. Any other string
  /// that needs quotes is written in double quotes, with escapes.
  ///
  /// - Parameters:
  ///   - text: The string.
  ///   - inFlow: `true` between brackets, where more characters have a special meaning.
  ///   - isQuoted: `true` to write quotes even if they are not needed.
  static func scalar(_ text: String, inFlow: Bool, isQuoted: Bool = false) -> String {
    let bytes = Array(text.utf8)
    if !isQuoted, isPlain(bytes, inFlow: inFlow) { return text }
    if !bytes.isEmpty, bytes.allSatisfy({ 0x20...0x7E ~= $0 }) {
      return bytes.contains(UInt8(ascii: "\""))
        ? "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
          + "'"
        : doubleQuoted(text)
    }
    return doubleQuoted(text)
  }

  /// Returns a comment on one line; line breaks and control characters become spaces.
  static func comment(_ text: String) -> String {
    var result = "#"
    var isBlank = false
    for scalar in text.unicodeScalars {
      // All characters except YAML's line breaks and the characters that YAML forbids.
      let isPlain: Bool =
        switch scalar.value {
        case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD,
          0x10000...0x10FFFF:
          true
        default: false
        }
      if result.utf8.count == 1 { result += " " }
      if isPlain { result.unicodeScalars.append(scalar) } else if !isBlank { result += " " }
      isBlank = !isPlain
    }
    return result
  }

  /// Returns a sequence on one line.
  static func list(_ texts: [String]) -> String {
    "[" + texts.map { scalar($0, inFlow: true) }.joined(separator: ", ") + "]"
  }

  /// Returns a mapping on one line; its values are already in YAML syntax.
  static func mapping(_ entries: [(String, String)]) -> String {
    "{ " + entries.map { scalar($0, inFlow: true) + ": " + $1 }.joined(separator: ", ") + " }"
  }

  /// Returns `true` if a string certainly needs no quotes.
  ///
  /// The result may be `false` for a string that does not need quotes.
  private static func isPlain(_ bytes: [UInt8], inFlow: Bool) -> Bool {
    guard let first = bytes.first, let last = bytes.last,
      isWordByte(first) || first == UInt8(ascii: "/") || first == UInt8(ascii: "."),
      last != 0x20, last != UInt8(ascii: ":"), bytes.allSatisfy({ 0x20...0x7E ~= $0 })
    else { return false }
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "#"):
        if bytes[offset - 1] == 0x20 { return false }
      case UInt8(ascii: ":"):
        if inFlow || bytes[offset + 1] == 0x20 { return false }
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "&"):
        if inFlow { return false }
      default: break
      }
    }
    return true
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
  }

  private static func doubleQuoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x09: result += "\\t"
      case 0x20...0x7E, 0xA1...0x2027, 0x202F...0xD7FF, 0xE100...0xFDFF, 0x10000...0x1FFFD:
        result.unicodeScalars.append(scalar)
      case 0...0xFF: result += "\\x" + hexadecimal(scalar.value, digits: 2)
      case 0...0xFFFF: result += "\\u" + hexadecimal(scalar.value, digits: 4)
      default: result += "\\U" + hexadecimal(scalar.value, digits: 8)
      }
    }
    return result + "\""
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
