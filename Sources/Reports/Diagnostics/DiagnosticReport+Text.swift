package import TerminalText
package import Diagnostics

extension DiagnosticReport {
  /// Diagnostics as compilers print them: `file:line:column: error: message [rule]`, the line of the
  /// source with carets under the place, notes and fix-its.
  package func text(of diagnostics: [Diagnostic], style: TextStyle) -> String {
    diagnostics.map { text(of: $0, style) }.joined()
  }

  private func text(of diagnostic: Diagnostic, _ style: TextStyle) -> String {
    let role: TextStyle.Role =
      switch diagnostic.severity {
      case .error: .failure
      case .warning: .warning
      case .info: .label
      }
    let place = place(diagnostic.path, diagnostic.range)
    let severity = style.styled(diagnostic.severity.rawValue, role)
    let message = style.styled(DisplayCell.shown(diagnostic.message), .strong)
    var text = "\(name(diagnostic.path, place))\(severity): \(message) [\(diagnostic.rule)]\n"
    if let place { text += excerpt(of: place, style) }
    for note in diagnostic.notes {
      let place = self.place(note.path ?? diagnostic.path, note.range)
      let kind = style.styled("note", .label)
      text += "\(name(note.path, place))\(kind): \(DisplayCell.shown(note.message))\n"
      if let place { text += excerpt(of: place, style) }
    }
    for fixIt in diagnostic.fixIts {
      text += "\(style.styled("help", .success)): \(DisplayCell.shown(fixIt.title))\n"
    }
    return text
  }

  /// Where something is, in front of a message.
  private func name(_ path: String?, _ place: Place?) -> String {
    guard let place else { return path.map { DisplayCell.shown($0) + ": " } ?? "" }
    let position = place.position
    return "\(DisplayCell.shown(place.source.path)):\(position.line):\(position.column): "
  }

  /// The line of a place with carets under it.
  private func excerpt(of place: Place, _ style: TextStyle) -> String {
    let number = String(place.position.line)
    let lines = place.source.lines
    guard let start = lines.offset(of: LineIndex.Position(line: place.position.line, column: 1))
    else { return "" }
    let line = lines.text(ofLine: place.position.line)
    // Tabs would move what follows by a number of columns that only the terminal knows.
    let cells = DisplayCell.cells(line).map { cell in
      cell.text == "\u{2409}" ? DisplayCell(text: " ", width: 1, source: cell.source) : cell
    }
    let lower = place.range.lowerBound - start
    // Of a range over several lines, the first is shown.
    let upper = min(max(lower, place.range.upperBound - start), max(lower, line.utf8.count))
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number + " | "
    let marked = MarkedLine(cells, marking: lower..<upper, columns: style.columns - gutter.count)
    let blank = String(repeating: " ", count: gutter.count - 2) + "| "
    let carets = marked.carets.drop { $0 == " " }
    let indent = String(repeating: " ", count: marked.carets.count - carets.count)
    return gutter + marked.text + "\n" + blank + indent + style.styled(String(carets), .caret)
      + "\n"
  }
}
