import ByteBuffers
import Diagnostics
import TerminalText

extension ReportFormat {
  /// Text for a person: as compilers write it, with the line of the source.
  public static let text = ReportFormat("text", "for a person, with the line and carets") {
    TextReporter($0)
  }
}

/// Diagnostics as compilers print them: `path:line:column: error: message [rule]`, the line of the source with
/// carets under the place, notes and fix-its.
struct TextReporter: DiagnosticReporter {
  private let style: TextStyle
  private let showsStatistics: Bool
  private let namesApplicability: Bool

  init(_ options: ReportOptions) {
    style = TextStyle(isColored: options.isColored, columns: options.columns)
    showsStatistics = options.showsStatistics
    namesApplicability = options.namesApplicability
  }

  mutating func append(
    _ diagnostic: Diagnostic, _ sources: inout SourceCache, to output: inout ByteBuffer
  ) {
    let role: TextStyle.Role =
      switch diagnostic.severity {
      case .error: .failure
      case .warning: .warning
      case .info: .label
      }
    let place = sources.place(diagnostic.path, diagnostic.range)
    appendName(diagnostic.path, place, to: &output)
    output.append(style.styled(diagnostic.severity.rawValue, role) + ": ")
    output.append(style.styled(DisplayCell.shown(diagnostic.message), .strong))
    output.append(" [\(diagnostic.rule)]\n")
    if let place { appendExcerpt(of: place, to: &output) }
    for note in diagnostic.notes {
      let place = sources.place(note.path ?? diagnostic.path, note.range)
      appendName(place == nil ? note.path : note.path ?? diagnostic.path, place, to: &output)
      output.append("\(style.styled("note", .label)): \(DisplayCell.shown(note.message))\n")
      if let place { appendExcerpt(of: place, to: &output) }
    }
    for fixIt in diagnostic.fixIts {
      output.append("\(style.styled("help", .success)): \(DisplayCell.shown(fixIt.title))")
      output.append(namesApplicability ? " (\(Self.name(of: fixIt.applicability)))\n" : "\n")
    }
  }

  private static func name(of applicability: FixIt.Applicability) -> String {
    switch applicability {
    case .safe: "safe"
    case .unsafe: "unsafe"
    case .displayOnly: "by hand"
    }
  }

  mutating func end(_ summary: DiagnosticSummary?, to output: inout ByteBuffer) {
    guard let summary else { return }
    let counts = summary.counts(inFull: showsStatistics).map { "\($0.name): \($0.value)" }
    output.append(counts.joined(separator: ", ") + "\n")
  }

  /// Where something is, in front of a message.
  private func appendName(
    _ path: String?, _ place: SourcePlace?, to output: inout ByteBuffer
  ) {
    guard let path else { return }
    output.append(DisplayCell.shown(path) + ":")
    if let start = place?.start { output.append("\(start.line):\(start.column):") }
    output.append(UInt8(ascii: " "))
  }

  /// The line of a place with carets under it; of a range over several lines, the first.
  private func appendExcerpt(of place: SourcePlace, to output: inout ByteBuffer) {
    let number = String(place.start.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number + " | "
    // A character that shows itself has at most four bytes; marks that take no column are not waited for.
    let part = place.lines.excerpt(around: place.range, reach: style.columns * 4)
    // Tabs would move what follows by a number of columns that only the terminal knows.
    let cells = DisplayCell.cells(part.front + part.marked + part.back).map { cell in
      cell.text == "\u{2409}" ? DisplayCell(text: " ", width: 1, source: cell.source) : cell
    }
    let start = part.front.utf8.count
    let marked = MarkedLine(
      cells, marking: start..<start + part.marked.utf8.count, columns: style.columns - gutter.count,
      hasMoreInFront: part.hasMoreInFront, hasMoreBehind: part.hasMoreBehind)
    let carets = marked.carets.drop { $0 == " " }
    let indent = String(repeating: " ", count: marked.carets.count - carets.count)
    let blank = String(repeating: " ", count: gutter.count - 2) + "| "
    output.append("\(gutter)\(marked.text)\n\(blank)\(indent)")
    output.append(style.styled(String(carets), .caret) + "\n")
  }
}
