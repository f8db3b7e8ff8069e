/// Text in Swift source, of which a reader sees every character and nothing ends the source's own.
enum SwiftText {
  /// The inside of a string literal: letters, marks, digits, punctuation and symbols as they are, the
  /// rest by number, so that no-break spaces and directional controls can be seen.
  ///
  /// Every quotation mark and backslash is escaped, so that the text can end no literal, with one
  /// quotation mark or three, and interpolates nothing.
  static func literal(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: append(scalar, to: &result)
      }
    }
    return result
  }

  /// The text on one line of a comment.
  static func comment(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": if result.last != " " { result += " " }
      default: append(scalar, to: &result)
      }
    }
    return result.split(separator: " ").joined(separator: " ")
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    if isVisible(scalar) {
      result.unicodeScalars.append(scalar)
    } else {
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
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
