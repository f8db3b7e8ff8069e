/// Functions that convert strings to Swift source in which every character is visible.
package enum SwiftSource {
  /// Returns a string literal on one line.
  package static func literal(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// Returns the content of a string literal.
  ///
  /// Every quotation mark and backslash is escaped. The string can therefore neither interpolate
  /// nor end a literal, whether the literal is delimited by one quotation mark or three. Invisible
  /// characters, such as no-break spaces and directional controls, are written as `\u{…}`.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result += shown(scalar)
      }
    }
    return result
  }

  /// Returns a string as one line of a comment.
  package static func comment(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": if result.last != " " { result += " " }
      default: result += shown(scalar)
      }
    }
    return result.split(separator: " ").joined(separator: " ")
  }

  /// Returns a character, or its escape sequence if it is invisible.
  ///
  /// - Parameter fence: The number signs in the delimiters of a raw string literal, such as `#`.
  package static func shown(_ scalar: Unicode.Scalar, fence: String = "") -> String {
    isVisible(scalar) ? String(scalar) : escape(scalar, fence: fence)
  }

  /// Returns the Unicode escape sequence of a character.
  package static func escape(_ scalar: Unicode.Scalar, fence: String = "") -> String {
    "\\\(fence)u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }
}
