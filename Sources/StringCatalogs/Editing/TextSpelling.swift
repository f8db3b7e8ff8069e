/// Spells texts as the formats of catalogs have them.
///
/// A reader that decodes what is spelled here has the text again. Where a format cannot have a character, it has not:
/// whoever needs to know reads the result.
package enum TextSpelling {
  /// Characters of XML, outside of marks.
  package static func xml(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The value of an attribute of XML, between quotation marks.
  package static func xmlAttribute(_ text: String) -> String {
    var result = ""
    for scalar in xml(text).unicodeScalars {
      switch scalar {
      case "\"": result += "&quot;"
      // White space of other kinds would be read as a space.
      case "\t": result += "&#9;"
      case "\n": result += "&#10;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether [XML 1.0 §2.2](https://www.w3.org/TR/xml/#charsets) has a character.
  package static func isXML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\r": true
    case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": false
    default: true
    }
  }

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
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
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
        for unit in String(scalar).utf16 { result += unicodeEscape(unit) }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A unit of UTF-16 as Java and Android spell it: `\u00e9`.
  private static func unicodeEscape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  /// The inside of an Android string.
  ///
  /// - Parameter keepsMarkup: Whether tags stay tags; else they are characters.
  package static func android(_ text: String, keepsMarkup: Bool) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if keepsMarkup, let tag = tag(at: rest) {
        result.unicodeScalars.append(contentsOf: tag)
        rest = rest[tag.endIndex...]
        continue
      }
      rest = rest.dropFirst()
      switch scalar {
      case "\\": result += "\\\\"
      case "'": result += "\\'"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // XML has no end of a section outside of one.
      case ">" where result.utf8.suffix(2).elementsEqual("]]".utf8): result += "&gt;"
      case _ where scalar == "\r" || !isXML(scalar):
        result += unicodeEscape(UInt16(truncatingIfNeeded: scalar.value))
      default: result.unicodeScalars.append(scalar)
      }
    }
    // By bytes: a combining mark may follow.
    let first = result.utf8.first
    if first == UInt8(ascii: "@") || first == UInt8(ascii: "?") { result = "\\" + result }
    // Spaces beside one another are one, and those at the ends none, but for quotation marks.
    let space = UInt8(ascii: " ")
    let isSpaced =
      text.utf8.first == space || text.utf8.last == space
      || zip(text.utf8, text.utf8.dropFirst()).contains { $0 == space && $1 == space }
    return isSpaced ? "\"" + result + "\"" : result
  }

  /// The tag at the beginning of characters; `nil` if there is none.
  private static func tag(
    at text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView? {
    guard text.first == "<", let next = text.dropFirst().first,
      next == "/" || next.properties.isAlphabetic, let end = text.firstIndex(of: ">")
    else { return nil }
    return text[...end]
  }

  /// Whether bytes of XML have tags, outside of sections of characters.
  static func hasTags(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while let mark = rest.firstIndex(of: UInt8(ascii: "<")) {
      if rest[mark...].starts(with: "<![CDATA[".utf8) {
        rest = rest[(mark + 9)...]
        while let end = rest.firstIndex(of: UInt8(ascii: "]")) {
          rest = rest[end...]
          if rest.starts(with: "]]>".utf8) { break }
          rest = rest.dropFirst()
        }
        if !rest.starts(with: "]]>".utf8) { return false }
        rest = rest.dropFirst(3)
      } else {
        return true
      }
    }
    return false
  }
}
