import TextPrimitives

/// A documentation comment, into which no text of a manifest brings anything but words.
struct SwiftComment {
  private let indent: Int
  private var lines: [String] = []

  init(indent: Int) {
    self.indent = indent
  }

  /// A text on one line, as a comment may show it.
  static func line(_ text: String) -> String { ShownText.line(text) }

  /// Adds a text on one line, which is not wrapped: a summary is one line.
  mutating func add(_ text: String) {
    lines.append(Self.line(text))
  }

  /// Adds the summary of a declaration.
  ///
  /// A manifest's summary may be several sentences or lines, where the one of a declaration is one; then
  /// another precedes it.
  mutating func addSummary(_ text: String?, orElse other: String) {
    let shown = ShownText.lines(of: text ?? "")
    guard let first = shown.first, shown.count == 1, !Self.hasSentenceEnd(first) else {
      add(other)
      addParagraph(text ?? "")
      return
    }
    addWrapped(Self.sentence(first))
  }

  /// Adds a paragraph, wrapped between words; nothing for an empty text.
  mutating func addParagraph(_ text: String) {
    let shown = ShownText.lines(of: text).filter { !$0.isEmpty }
    guard !shown.isEmpty else { return }
    lines.append("")
    for line in shown { addWrapped(line) }
  }

  private mutating func addWrapped(_ line: String) {
    var current = ""
    for word in line.split(separator: " ") {
      if !current.isEmpty, indent + 5 + current.count + word.count > SwiftExpression.lineLength {
        lines.append(current)
        current = ""
      }
      current += (current.isEmpty ? "" : " ") + word
    }
    lines.append(current)
  }

  /// The comment, with the end of its last line.
  var text: String {
    let margin = String(repeating: " ", count: indent)
    return lines.map { margin + ($0.isEmpty ? "///" : "/// " + $0) + "\n" }.joined()
  }

  private static func hasSentenceEnd(_ text: String) -> Bool {
    zip(text.unicodeScalars, text.unicodeScalars.dropFirst()).contains {
      ".!?".unicodeScalars.contains($0) && $1 == " "
    }
  }

  private static func sentence(_ text: String) -> String {
    guard let last = text.unicodeScalars.last else { return text }
    return ".!?".unicodeScalars.contains(last) ? text : text + "."
  }
}
