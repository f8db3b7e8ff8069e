import TextPrimitives

/// Text of a manifest as TypeScript may hold it: nothing leaves a comment or a literal.
enum TypeScriptText {
  /// A text as a literal in double quotes.
  ///
  /// What cannot be seen, turns the direction of text or ends a line is escaped by its number.
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

  /// The lines of a documentation comment, indented; none if there is nothing to say.
  ///
  /// - Parameter paragraphs: Texts of any content; between two of them there is an empty line.
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

  /// The lines of a text, broken at blanks.
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

  /// The columns of a line.
  static let width = 80

  /// A line in which nothing ends the comment or is a tag of it, such as `@deprecated`, or a directive of
  /// the compiler, such as `@ts-ignore`.
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
