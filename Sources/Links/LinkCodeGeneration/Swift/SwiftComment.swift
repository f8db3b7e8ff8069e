import TextPrimitives

/// A documentation comment that contains strings from a manifest as plain text.
struct SwiftComment {
  private let indent: Int
  private var lines: [String] = []

  init(indent: Int) {
    self.indent = indent
  }

  /// Returns a string as one line that is safe in a comment.
  static func line(_ text: String) -> String { ShownText.line(text) }

  /// Adds a string as one line, without wrapping it.
  mutating func add(_ text: String) {
    lines.append(Self.line(text))
  }

  /// Adds the summary of a declaration.
  ///
  /// The summary of a declaration must be one sentence. If `text`, the summary in the manifest,
  /// consists of several sentences or lines, `other` is written as the summary, and `text` follows
  /// as a paragraph. If `text` is missing or blank, only `other` is written.
  mutating func addSummary(_ text: String?, orElse other: String) {
    let shown = ShownText.lines(of: text ?? "")
    guard let first = shown.first, shown.count == 1, !Self.hasSentenceEnd(first) else {
      add(other)
      addParagraph(text ?? "")
      return
    }
    addWrapped(Self.sentence(first))
  }

  /// Adds a paragraph that is wrapped between words; an empty string adds nothing.
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

  /// The comment, including its last line break.
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
