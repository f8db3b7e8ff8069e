import TextPrimitives

/// Spells texts as the formats of catalogs have them.
///
/// A reader that decodes what is spelled here has the text again. Where a format cannot have a character, it has not:
/// whoever needs to know reads the result.
package enum TextSpelling {
  /// The inside of a string of an old-style property list.
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

  /// The inside of the strings of a PO file, each line of the text in one, as gettext's tools write them.
  ///
  /// - Parameters:
  ///   - newline: How the lines of the file end.
  ///   - isAtKeyword: Whether the first string stands behind a keyword; then it is empty before several lines.
  package static func gettext(_ text: String, newline: String, isAtKeyword: Bool) -> String {
    var lines = [""]
    for scalar in text.unicodeScalars {
      if lines[lines.count - 1].unicodeScalars.last == "\n" { lines.append("") }
      lines[lines.count - 1].unicodeScalars.append(scalar)
    }
    let joined = lines.map { gettext($0) }.joined(separator: "\"" + newline + "\"")
    return isAtKeyword && lines.count > 1 ? "\"" + newline + "\"" + joined : joined
  }

  /// The inside of one string of a PO file.
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
        // Three digits, so that none of the text is taken for one of them.
        let digits = String(scalar.value, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A key of Java's properties.
  ///
  /// - Parameter isASCII: As in ``properties(_:isASCII:)``.
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

  /// A value of Java's properties.
  ///
  /// - Parameter isASCII: Whether all other characters are escaped, as in a file of ISO 8859-1.
  package static func properties(_ text: String, isASCII: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{C}": result += "\\f"
      // White space in front of a value is none of it.
      case " " where result.isEmpty: result += "\\ "
      case "\u{7F}"... where isASCII, "\0"..<" " where isASCII:
        for unit in String(scalar).utf16 { result += "\\u" + hexadecimal(UInt32(unit)) }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The inside of a text of XLIFF: tags stay tags.
  package static func xliff(_ text: MarkedText) -> String {
    text.parts.map { part in
      switch part {
      case .tag(let tag): tag
      case .characters(let characters): XMLEscaping.escaped(characters)
      }
    }.joined()
  }

  /// The inside of an Android string of no tags.
  package static func android(_ text: String) -> String { android(MarkedText(characters: text)) }

  /// The inside of an Android string: tags stay tags.
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
    // Spaces beside one another are one, and those at the ends none, but for quotation marks. A mark that combines
    // with a space is no part of it here.
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
      // XML has no end of a section outside of one.
      case ">" where brackets > 1: result += "&gt;"
      case _ where scalar == "\r" || !XMLEscaping.allows(scalar):
        result += "\\u" + hexadecimal(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
      brackets = scalar == "]" ? brackets + 1 : 0
    }
  }

  /// Four digits.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
