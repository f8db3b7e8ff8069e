import Diagnostics
import TextPrimitives

extension ReportFormat {
  /// Human-readable text with source lines, as compilers write it.
  public static let text = ReportFormat(
    "text", "human-readable, with source lines and carets", isGrouped: true, limit: 10
  ) { TextReporter($0) }
}

/// A reporter that writes diagnostics in the style of a compiler.
///
/// An entry consists of `path:line:column: error: message [rule]`, the source line with carets
/// under the location, notes and fix-its.
///
/// A defect that repeats in several languages is reported once, with a list of these languages.
/// Missing translations are counted by language. After the first ten entries for a rule in a
/// catalog, only the number of further entries is printed.
struct TextReporter: DiagnosticReporter {
  private let style: TextStyle
  private let showsStatistics: Bool
  private let namesApplicability: Bool
  private let countsRules: Bool
  /// The catalogs by name.
  private var catalogs: [String: ReportedCatalog] = [:]

  init(_ options: ReportOptions) {
    countsRules = options.countsRules
    style = TextStyle(isColored: options.isColored, columns: options.columns)
    showsStatistics = options.showsStatistics
    namesApplicability = options.namesApplicability
  }

  mutating func begin(_ summary: DiagnosticSummary?, to output: inout ByteBuffer) {
    catalogs = Dictionary(
      (summary?.catalogs ?? []).map { ($0.name, $0) }
    ) { first, _ in first }
  }

  mutating func append(
    _ diagnostic: Diagnostic, _ sources: inout SourceCache, to output: inout ByteBuffer
  ) {
    append(diagnostic, notes: [], &sources, to: &output)
  }

  mutating func append(
    _ group: DiagnosticGroup, _ sources: inout SourceCache, to output: inout ByteBuffer
  ) {
    switch group.kind {
    case .single: append(group.first, notes: [], &sources, to: &output)
    case .repeated:
      let notes = [repetition(of: group.alike)].compactMap(\.self) + group.otherMessages
      append(group.first, notes: notes, &sources, to: &output)
    case .remainder: appendRemainder(group, to: &output)
    case .coverage(let counting): append(group, counting, to: &output)
    }
  }

  /// Appends the number of further entries for a rule, by language: `95 more in de (12), fr (83)`.
  private func appendRemainder(_ group: DiagnosticGroup, to output: inout ByteBuffer) {
    let languages = group.languages.compactMap { language, diagnostics in
      language.map { "\($0) (\(diagnostics.count.grouped))" }
    }
    let places = languages.isEmpty ? "" : " in " + languages.joined(separator: ", ")
    appendName(group.commonPath ?? group.first.subject?.catalog, nil, to: &output)
    let message = "\(group.diagnostics.count.grouped) more\(places)"
    appendHead(group.first.severity, message, rule: group.first.rule, to: &output)
  }

  /// Returns a note such as `also in de, fr (2 times)`; `nil` if the defect is not repeated.
  private func repetition(of group: DiagnosticGroup) -> String? {
    let own = group.first.subject?.language
    let others = group.diagnostics.filter { $0.subject?.language != own }
    let ownCount = group.diagnostics.count - others.count
    let here = ownCount == 1 ? nil : "\(ownCount.grouped) times" + (own.map { " in \($0)" } ?? "")
    let list = DiagnosticGroup(kind: group.kind, diagnostics: others).languageList
    let elsewhere = others.isEmpty ? nil : "also in " + list
    let parts = [here, elsewhere].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private mutating func append(
    _ diagnostic: Diagnostic, notes: [String], _ sources: inout SourceCache,
    to output: inout ByteBuffer
  ) {
    let place = sources.place(diagnostic.path, diagnostic.range)
    appendName(diagnostic.path, place, to: &output)
    appendHead(diagnostic.severity, diagnostic.headline, rule: diagnostic.rule, to: &output)
    if let place { appendExcerpt(of: place, to: &output) }
    for note in notes {
      output.append("\(style.styled("note", .label)): \(DisplayCell.shown(note))\n")
    }
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

  /// Appends the total count of a coverage group, followed by a line for each language.
  private func append(
    _ group: DiagnosticGroup, _ counting: CountingWords, to output: inout ByteBuffer
  ) {
    let catalog = group.first.subject?.catalog
    appendName(group.commonPath ?? catalog, nil, to: &output)
    appendHead(group.first.severity, group.total(counting), rule: group.first.rule, to: &output)
    for line in group.coverage(counting, of: catalog.flatMap { catalogs[$0] }) {
      output.append("  " + DisplayCell.shown(line.name.map { $0 + ": " } ?? "") + line.count)
      if !line.keys.isEmpty {
        let keys = line.keys.map { "'\($0)'" }.joined(separator: ", ")
        output.append(line.keyCount > line.keys.count ? "; first: " : ": ")
        output.append(DisplayCell.shown(keys))
      } else if let note = line.note {
        output.append("; " + DisplayCell.shown(note))
      }
      output.append(UInt8(ascii: "\n"))
    }
  }

  private func appendHead(
    _ severity: Severity, _ message: String, rule: String, to output: inout ByteBuffer
  ) {
    let role: TextStyle.Role =
      switch severity {
      case .error: .failure
      case .warning: .warning
      case .info: .label
      }
    output.append(style.styled(severity.rawValue, role) + ": ")
    output.append(style.styled(DisplayCell.shown(message), .strong) + " [\(rule)]\n")
  }

  private static func name(of applicability: FixIt.Applicability) -> String {
    switch applicability {
    case .safe: "safe"
    case .unsafe: "unsafe"
    case .displayOnly: "display-only"
    }
  }

  mutating func end(_ summary: DiagnosticSummary?, to output: inout ByteBuffer) {
    guard let summary else { return }
    if countsRules { appendRules(summary, to: &output) }
    guard showsStatistics || !countsRules else { return }
    let counts = summary.counts(inFull: showsStatistics).map { "\($0.name): \($0.value)" }
    output.append(counts.joined(separator: ", ") + "\n")
  }

  /// Appends a table with the counts of each rule, sorted by the number of errors, then of
  /// warnings.
  private func appendRules(_ summary: DiagnosticSummary, to output: inout ByteBuffer) {
    guard !summary.rules.isEmpty else { return }
    let severities = Severity.allCases.sorted(by: >)
    let rows = summary.rules.map { rule, counts in (rule, severities.map { counts[$0] ?? 0 }) }
      .sorted { left, right in
        for (first, second) in zip(left.1, right.1) where first != second { return first > second }
        return left.0 < right.0
      }
    let width = rows.map { $0.0.count }.max() ?? 0
    func line(_ name: String, _ columns: [String]) -> String {
      let padding = String(repeating: " ", count: max(0, width - name.count))
      return name + padding
        + columns.map { String(repeating: " ", count: max(2, 10 - $0.count)) + $0 }.joined()
    }
    output.append("\n" + style.styled(line("rule", ["errors", "warnings", "info"]), .label) + "\n")
    for (rule, counts) in rows {
      output.append(line(rule, counts.map { $0 == 0 ? "-" : $0.grouped }) + "\n")
    }
    if summary.summaries > 0 {
      let verb = summary.summaries == 1 ? "summarizes" : "summarize"
      output.append(
        "\(summary.summaries.grouped) of these diagnostics \(verb) strings that are also reported "
          + "individually.\n"
      )
    }
    output.append(UInt8(ascii: "\n"))
  }

  /// Appends the path, line and column with which a message starts.
  private func appendName(
    _ path: String?, _ place: SourcePlace?, to output: inout ByteBuffer
  ) {
    guard let path else { return }
    output.append(DisplayCell.shown(path) + ":")
    if let start = place?.start { output.append("\(start.line):\(start.column):") }
    output.append(UInt8(ascii: " "))
  }

  /// Appends the first line of a location, with carets under it.
  private func appendExcerpt(of place: SourcePlace, to output: inout ByteBuffer) {
    let number = String(place.start.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number + " | "
    // A character of one column takes at most four bytes, except with combining marks, for which
    // the excerpt is not extended.
    let part = place.lines.excerpt(around: place.range, reach: style.columns * 4)
    // Tabs become spaces, because their width depends on the terminal.
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
