import Diagnostics
import TextPrimitives

extension ReportFormat {
  /// A page of HTML that needs nothing else: what was found, and how far translations are.
  public static let html = ReportFormat(
    "html", "one page for a browser, with coverage and filters", needsSummary: true,
    isGrouped: true
  ) { HTMLReporter($0) }
}

/// Diagnostics as one page of HTML without a network, a file beside it, or a date.
///
/// The page is of bounded size: it counts all diagnostics, and shows so many entries of them, the
/// errors first.
struct HTMLReporter: DiagnosticReporter {
  /// The most entries of a page.
  static let limit = 2000

  /// An entry as the page has it: a diagnostic or a group of them.
  struct Row {
    /// Its place among all.
    let number: Int
    let severity: Severity
    let rule: String
    let path: String?
    let catalog: String?
    /// The number of its diagnostics in each language; `nil` for none.
    let languages: [(name: String?, count: Int)]
    let html: String

    /// The number of its diagnostics.
    var count: Int { languages.reduce(0) { $0 + $1.count } }
  }

  private let options: ReportOptions
  private var counts = HTMLCounts()
  private var number = 0
  /// The first entries of each severity.
  private var rows: [Severity: [Row]] = [:]
  /// The catalogs by their names.
  private var catalogs: [String: ReportedCatalog] = [:]

  init(_ options: ReportOptions) { self.options = options }

  mutating func begin(_ summary: DiagnosticSummary?, to output: inout ByteBuffer) {
    catalogs = Dictionary(
      (summary?.catalogs ?? []).map { ($0.name, $0) }
    ) { first, _ in first }
  }

  mutating func append(
    _ diagnostic: Diagnostic, _ sources: inout SourceCache, to output: inout ByteBuffer
  ) {
    append(DiagnosticGroup(kind: .single, diagnostics: [diagnostic]), &sources, to: &output)
  }

  mutating func append(
    _ group: DiagnosticGroup, _ sources: inout SourceCache, to output: inout ByteBuffer
  ) {
    for diagnostic in group.diagnostics { counts.add(diagnostic) }
    number += 1
    let first = group.first
    // Once there are enough of those that are more severe, no other is shown.
    let moreSevere = rows.reduce(0) { $0 + ($1.key >= first.severity ? $1.value.count : 0) }
    guard moreSevere < Self.limit else { return }
    var row = ByteBuffer()
    row.appendRow(group, of: first.subject?.catalog.flatMap { catalogs[$0] }, &sources)
    rows[first.severity, default: []].append(
      Row(
        number: number, severity: first.severity, rule: first.rule,
        path: group.commonPath, catalog: first.subject?.catalog,
        languages: group.languages.map { ($0.name, $0.diagnostics.count) }, html: row.text))
  }

  mutating func end(_ summary: DiagnosticSummary?, to output: inout ByteBuffer) {
    let mostSevere = Severity.allCases.sorted(by: >).flatMap { rows[$0] ?? [] }
    let shown = mostSevere.prefix(Self.limit).sorted { $0.number < $1.number }
    rows = [:]
    HTMLPage(options: options, summary: summary, counts: counts, rows: shown).write(to: &output)
  }
}

/// How many diagnostics there are of what.
struct HTMLCounts {
  /// A rule at a severity.
  struct Kind: Hashable {
    let rule: String
    let severity: Severity
  }

  private(set) var all = 0
  private(set) var kinds: [Kind: Int] = [:]

  mutating func add(_ diagnostic: Diagnostic) {
    all += 1
    kinds[Kind(rule: diagnostic.rule, severity: diagnostic.severity), default: 0] += 1
  }

  func count(_ severity: Severity) -> Int {
    kinds.reduce(0) { $0 + ($1.key.severity == severity ? $1.value : 0) }
  }

  /// The kinds, the gravest first, then the most frequent.
  var sorted: [(kind: Kind, count: Int)] {
    kinds.map { (kind: $0.key, count: $0.value) }.sorted { left, right in
      if left.kind.severity != right.kind.severity {
        return left.kind.severity > right.kind.severity
      }
      if left.count != right.count { return left.count > right.count }
      return left.kind.rule < right.kind.rule
    }
  }
}
