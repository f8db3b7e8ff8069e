/// Functions that escape strings for Markdown, including table cells.
package enum MarkdownSyntax {
  /// Returns a string as the content of an HTML comment, without the delimiters `<!--` and `-->`.
  ///
  /// Consecutive hyphens could be the start of `-->`, so a space separates them. Angle brackets are
  /// removed.
  package static func comment(_ text: String) -> String {
    var result = ""
    for character in ShownText.line(text) where character != "<" && character != ">" {
      if character == "-", result.last == "-" { result.append(" ") }
      result.append(character)
    }
    return result
  }

  /// Returns a string, escaped so that none of its characters has a special meaning in Markdown.
  package static func text(_ text: String) -> String {
    var result = ""
    var isFirst = true
    for character in ShownText.line(text) {
      // At the start of a paragraph, these characters begin a list, a rule, a heading or a code
      // block. `1.` begins a numbered list.
      let beginsBlock = isFirst && "-+=~".contains(character)
      if "\\`*_{}[]<>#|&~".contains(character) || beginsBlock { result.append("\\") }
      let endsNumber = ".)".contains(character) && !result.isEmpty && result.allSatisfy(\.isNumber)
      if endsNumber { result.append("\\") }
      result.append(character)
      isFirst = false
    }
    return result
  }

  /// Returns a string as a code span; an empty string stays empty.
  package static func code(_ text: String) -> String {
    let text = ShownText.line(text)
    guard !text.isEmpty else { return "" }
    // Some strings cannot be written as a simple code span. A vertical bar ends a table cell even
    // in a code span, and renderers disagree about an escaped bar after a backslash. Special rules
    // apply to backquotes, and to leading and trailing spaces.
    let isSimple =
      !text.contains("`") && !text.contains("\\") && !text.hasPrefix(" ") && !text.hasSuffix(" ")
    if isSimple {
      let parts = text.split(separator: "|", omittingEmptySubsequences: false)
      return "`" + parts.joined(separator: "\\|") + "`"
    }
    var result = "<code>"
    for scalar in text.unicodeScalars {
      if scalar.isASCII, !scalar.properties.isAlphabetic, !("0"..."9").contains(scalar),
        scalar != " "
      {
        result += "&#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "</code>"
  }
}
