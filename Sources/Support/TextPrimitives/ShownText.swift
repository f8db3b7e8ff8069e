/// Functions that make a user's strings safe for use in generated files.
///
/// They replace all line ends, and the characters that hide or reorder text. Other functions, such
/// as those of ``SwiftSource``, escape the delimiters of comments and literals.
package enum ShownText {
  /// Returns the lines of a string, without leading or trailing blank lines.
  ///
  /// Trailing white space is removed, tabs become spaces, and hidden characters become code points
  /// such as `<U+202E>`.
  package static func lines(of text: String) -> [String] {
    var lines: [String] = [""]
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      if isLineEnd(scalar) {
        if !(isAfterReturn && scalar == "\n") { lines.append("") }
      } else if scalar == "\t" {
        lines[lines.count - 1] += " "
      } else if isHidden(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        lines[lines.count - 1] +=
          "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
      } else {
        lines[lines.count - 1].unicodeScalars.append(scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    var trimmed = lines.map { line in
      var scalars = String.UnicodeScalarView(line.unicodeScalars)[...]
      while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
      return String(scalars)
    }[...]
    while trimmed.first?.isEmpty == true { trimmed.removeFirst() }
    while trimmed.last?.isEmpty == true { trimmed.removeLast() }
    return Array(trimmed)
  }

  /// Returns a string as one line; a space replaces each line break, and blank lines are omitted.
  package static func line(_ text: String) -> String {
    lines(of: text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns `true` if at least one programming language treats the scalar as a line end.
  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Returns `true` for control, format and private-use characters, and for unassigned scalars.
  ///
  /// Format characters can, for example, change the direction of text. The result is `false` for
  /// U+200D, because it joins emoji.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned: true
    case .format: scalar.value != 0x200D
    default: false
    }
  }
}
