/// Functions that escape strings for Markdown, also in the cells of tables.
package enum MarkdownSyntax {
  /// Returns a string for an HTML comment, between `<!--` and `-->`.
  ///
  /// A hyphen that follows another one could begin the end of the comment, and brackets could be it.
  package static func comment(_ text: String) -> String {
    var result = ""
    for character in ShownText.line(text) where character != "<" && character != ">" {
      if character == "-", result.last == "-" { result.append(" ") }
      result.append(character)
    }
    return result
  }

  /// Returns a string whose characters have no effect in Markdown.
  package static func text(_ text: String) -> String {
    var result = ""
    var isFirst = true
    for character in ShownText.line(text) {
      // At the start of a paragraph these begin a list, a rule or a heading; `1.` begins a list.
      let beginsBlock = isFirst && "-+=~".contains(character)
      if "\\`*_{}[]<>#|&~".contains(character) || beginsBlock { result.append("\\") }
      let endsNumber = ".)".contains(character) && !result.isEmpty && result.allSatisfy(\.isNumber)
      if endsNumber { result.append("\\") }
      result.append(character)
      isFirst = false
    }
    return result
  }

  /// Returns a code span with a string; an empty string for an empty one.
  package static func code(_ text: String) -> String {
    let text = ShownText.line(text)
    guard !text.isEmpty else { return "" }
    // A vertical bar ends a cell also in code, and readers differ in how one after a backslash is
    // escaped. Backquotes, and spaces at either end, have rules of their own.
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
