import TextPrimitives

/// Functions that escape strings for the file formats.
///
/// A reader decodes the escaped string to the original string. Characters that a format cannot
/// represent are lost. To detect the loss, read the result again.
package enum TextSpelling {
  /// Returns the content of an old-style property list string, without its quotation marks.
  package static func propertyList(_ text: String, quote: Unicode.Scalar = "\"") -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", quote:
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ":
        result += "\\U" + hexadecimal(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the content of PO file strings, one for each line, as gettext's tools write them.
  ///
  /// - Parameters:
  ///   - newline: The line terminator of the file.
  ///   - isAtKeyword: `true` if the first string follows a keyword, such as `msgid`. In this case,
  ///     the first string is empty if there are several lines.
  package static func gettext(_ text: String, newline: String, isAtKeyword: Bool) -> String {
    var lines = [""]
    for scalar in text.unicodeScalars {
      if lines[lines.count - 1].unicodeScalars.last == "\n" { lines.append("") }
      lines[lines.count - 1].unicodeScalars.append(scalar)
    }
    let joined = lines.map { gettext($0) }.joined(separator: "\"" + newline + "\"")
    return isAtKeyword && lines.count > 1 ? "\"" + newline + "\"" + joined : joined
  }

  /// Returns the content of one PO file string, without its quotation marks.
  package static func gettext(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ", "\u{7F}":
        // Three digits ensure that a following digit is not read as part of the escape sequence.
        let digits = String(scalar.value, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a key of a Java properties file.
  ///
  /// - Parameter isASCII: `true` to escape control characters and all non-ASCII characters, as in a
  ///   file in ISO 8859-1.
  package static func propertiesKey(_ text: String, isASCII: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "=", ":":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "#" where result.isEmpty, "!" where result.isEmpty:
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result += properties(String(scalar), isASCII: isASCII)
      }
    }
    return result
  }

  /// Returns a value of a Java properties file.
  ///
  /// - Parameter isASCII: `true` to escape control characters and all non-ASCII characters, as in a
  ///   file in ISO 8859-1.
  package static func properties(_ text: String, isASCII: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{C}": result += "\\f"
      // Unescaped white space before a value is not part of the value.
      case " " where result.isEmpty: result += "\\ "
      case "\u{7F}"... where isASCII, "\0"..<" " where isASCII:
        for unit in String(scalar).utf16 { result += "\\u" + hexadecimal(UInt32(unit)) }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the content of an XLIFF string, with its tags.
  package static func xliff(_ text: MarkedText) -> String {
    text.parts.map { part in
      switch part {
      case .tag(let tag): tag
      case .characters(let characters): XMLEscaping.escaped(characters)
      }
    }.joined()
  }

  /// Returns the content of an Android string that has no tags.
  package static func android(_ text: String) -> String { android(MarkedText(characters: text)) }

  /// Returns the content of an Android string, with its tags.
  package static func android(_ text: MarkedText) -> String {
    var result = ""
    for part in text.parts {
      switch part {
      case .tag(let tag): result += tag
      case .characters(let characters): appendAndroid(characters, to: &result)
      }
    }
    if result.utf8.first == UInt8(ascii: "@") || result.utf8.first == UInt8(ascii: "?") {
      result = "\\" + result
    }
    // Outside of quotation marks, Android collapses spaces and removes them at both ends. The code
    // compares bytes, because Swift combines a space and a following combining mark into one
    // character.
    let characters = Array(text.characters.utf8)
    let isSpaced =
      characters.first == 0x20 || characters.last == 0x20
      || zip(characters, characters.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
    return isSpaced ? "\"" + result + "\"" : result
  }

  private static func appendAndroid(_ characters: String, to result: inout String) {
    var brackets = 0
    for scalar in characters.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "'": result += "\\'"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // XML does not allow `]]>` outside of a CDATA section.
      case ">" where brackets > 1: result += "&gt;"
      case _ where scalar == "\r" || !XMLEscaping.allows(scalar):
        result += "\\u" + hexadecimal(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
      brackets = scalar == "]" ? brackets + 1 : 0
    }
  }

  /// Returns a number as at least four hexadecimal digits.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
