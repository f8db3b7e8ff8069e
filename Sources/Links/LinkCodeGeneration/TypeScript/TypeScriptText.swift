import TextPrimitives

/// Functions that write strings into TypeScript source.
///
/// The strings cannot end a comment or a literal.
enum TypeScriptText {
  /// Returns a string literal in double quotes.
  ///
  /// Characters that are invisible, combine with others, change the direction of text or break
  /// lines are escaped.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case "\n": literal += "\\n"
      default:
        literal += isVisible(scalar) ? String(scalar) : escape(scalar)
      }
    }
    return literal + "\""
  }

  /// Returns the indented lines of a documentation comment; empty if all paragraphs are empty.
  ///
  /// - Parameter paragraphs: Arbitrary strings; an empty line separates two paragraphs.
  static func comment(_ paragraphs: [String], indent: String = "") -> [String] {
    let shown = paragraphs.map { ShownText.lines(of: $0).map(harmless) }.filter { !$0.isEmpty }
    guard let first = shown.first else { return [] }
    if shown.count == 1, first.count == 1, indent.count + first[0].count + 7 <= width {
      return [indent + "/** " + first[0] + " */"]
    }
    var lines = [indent + "/**"]
    for (index, paragraph) in shown.enumerated() {
      if index > 0 { lines.append(indent + " *") }
      for line in paragraph {
        lines += wrapped(line, to: width - indent.count - 3).map { line in
          indent + (line.isEmpty ? " *" : " * " + line)
        }
      }
    }
    return lines + [indent + " */"]
  }

  /// Returns the lines of a string, broken at spaces.
  private static func wrapped(_ line: String, to width: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in line.split(separator: " ", omittingEmptySubsequences: true) {
      if !current.isEmpty, current.count + 1 + word.count > width {
        lines.append(current)
        current = ""
      }
      current += (current.isEmpty ? "" : " ") + word
    }
    return lines + [current]
  }

  /// The maximum length of a line that can be broken, in characters.
  static let width = 80

  /// Returns a line that contains nothing that ends the comment or has a special meaning.
  ///
  /// For example, `@deprecated` would be a tag, and `@ts-ignore` a compiler directive.
  private static func harmless(_ line: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in line.unicodeScalars {
      let isEnd = scalar == "/" && previous == "*"
      let isTag = scalar == "@" && " \t*/{(".unicodeScalars.contains(previous)
      if isEnd || isTag { result += "\\" }
      result.unicodeScalars.append(scalar)
      previous = scalar
    }
    return result
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }
}
