/// Text as Markdown may hold it, inside of tables too.
enum MarkdownSyntax {
  /// A text of a comment of HTML, between `<!--` and `-->`.
  ///
  /// A hyphen that follows another one could begin the end of the comment, and brackets could be it.
  static func comment(_ text: String) -> String {
    var result = ""
    for character in ShownText.line(text) where character != "<" && character != ">" {
      if character == "-", result.last == "-" { result.append(" ") }
      result.append(character)
    }
    return result
  }

  /// A text as it is, with what Markdown would act on escaped.
  static func text(_ text: String) -> String {
    var result = ""
    var isFirst = true
    for character in ShownText.line(text) {
      // At the front of a paragraph these begin a list, a rule or a heading; `1.` begins a list.
      let beginsBlock = isFirst && "-+=~".contains(character)
      if "\\`*_{}[]<>#|&~".contains(character) || beginsBlock { result.append("\\") }
      let endsNumber = ".)".contains(character) && !result.isEmpty && result.allSatisfy(\.isNumber)
      if endsNumber { result.append("\\") }
      result.append(character)
      isFirst = false
    }
    return result
  }

  /// A text as code; nothing for no text.
  static func code(_ text: String) -> String {
    let text = ShownText.line(text)
    guard !text.isEmpty else { return "" }
    // A bar would end the cell even inside of code, and how it is escaped behind a backslash differs from
    // reader to reader; back-quotes and blanks at the ends have rules of their own.
    let isSimple =
      !text.contains("`") && !text.contains("\\") && !text.hasPrefix(" ") && !text.hasSuffix(" ")
    if isSimple { return "`" + text.replacing("|", with: "\\|") + "`" }
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
