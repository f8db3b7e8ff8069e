/// Text inside of Swift source, of which a reader sees every character.
package enum SwiftSource {
  /// Returns a string literal on one line.
  package static func literal(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// Returns the inside of a string literal.
  ///
  /// Every quotation mark and backslash is escaped, so that the text ends no literal, with one
  /// quotation mark or three, and interpolates nothing. Characters that cannot be seen, such as
  /// no-break spaces and directional controls, are written by number.
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

  /// Returns a text on one line of a comment.
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

  /// Returns a character, or its number if it cannot be seen.
  ///
  /// - Parameter fence: The number signs around the literal.
  package static func shown(_ scalar: Unicode.Scalar, fence: String = "") -> String {
    isVisible(scalar) ? String(scalar) : escape(scalar, fence: fence)
  }

  /// Returns the number of a character as an escape sequence.
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
