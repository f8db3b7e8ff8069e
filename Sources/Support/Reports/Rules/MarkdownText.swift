package import TextPrimitives

/// Markdown formatted for a terminal.
///
/// Headings are bold. Paragraphs and lists are wrapped to the width of the terminal. Code blocks
/// are unchanged, but without their fences. Any other syntax is left as it is, because Markdown is
/// readable as plain text.
package struct MarkdownText {
  private let style: TextStyle
  private var text = ""
  /// The lines of the current paragraph.
  private var paragraph: [Substring] = []

  private init(_ style: TextStyle) { self.style = style }

  /// Returns a page formatted for a terminal.
  package static func shown(_ page: String, style: TextStyle) -> String {
    var shown = MarkdownText(style)
    /// The line that ends the current code block; `nil` outside code blocks.
    var fence: Substring?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if let end = fence {
        if line == end { fence = nil } else { shown.append(DisplayCell.shown(String(line))) }
      } else if line.hasPrefix("```") {
        fence = line.prefix { $0 == "`" }
        shown.appendParagraph()
        let title = line.drop { $0 == "`" }
        if !title.isEmpty { shown.append(style.styled(DisplayCell.shown(String(title)), .label)) }
      } else {
        shown.read(line)
      }
    }
    shown.appendParagraph()
    while shown.text.hasSuffix("\n\n") { shown.text.removeLast() }
    return shown.text
  }

  /// Reads a line outside code blocks.
  private mutating func read(_ line: Substring) {
    let isHeading = line.hasPrefix("#")
    let beginsParagraph = line.hasPrefix("- ") || line.hasPrefix("* ")
    if isHeading || beginsParagraph || line.isEmpty || line.hasPrefix("|") { appendParagraph() }
    if isHeading {
      let title = line.drop { $0 == "#" }.drop { $0 == " " }
      append(style.styled(DisplayCell.shown(String(title)), .strong))
    } else if line.isEmpty || line.hasPrefix("|") {
      append(DisplayCell.shown(String(line)))
    } else {
      paragraph.append(line.drop { $0 == " " })
    }
  }

  private mutating func append(_ line: String) { text += line + "\n" }

  /// Appends the current paragraph; a list item has a hanging indent.
  private mutating func appendParagraph() {
    guard let first = paragraph.first else { return }
    let isItem = first.hasPrefix("- ") || first.hasPrefix("* ")
    let cells = DisplayCell.cells(paragraph.joined(separator: " "))
    let indent = isItem ? "  " : ""
    let lines = LineWrapping.lines(
      isItem ? Array(cells.dropFirst(2)) : cells, columns: style.columns - indent.count)
    for (index, line) in lines.enumerated() {
      append((isItem && index == 0 ? "- " : indent) + line.map(\.text).joined())
    }
    paragraph = []
  }
}
