import Diagnostics
import TextPrimitives

extension ReportFormat {
  /// A self-contained HTML page with the diagnostics and the translation coverage.
  public static let html = ReportFormat(
    "html", "one page for a browser, with coverage and filters", needsSummary: true,
    isGrouped: true
  ) { HTMLReporter($0) }
}

/// A reporter that writes one self-contained HTML page.
///
/// The page loads nothing from the network or from other files, and it contains no date. Its size
/// is bounded: it counts all diagnostics, but lists a limited number of entries, preferably the
/// most severe.
struct HTMLReporter: DiagnosticReporter {
  /// The maximum number of entries on a page.
  static let limit = 2000

  /// An entry of the page, which is a diagnostic or a group of diagnostics.
  struct Row {
    /// The position of the entry among all entries.
    let number: Int
    let severity: Severity
    let rule: String
    let path: String?
    let catalog: String?
    /// The number of diagnostics by language; the name is `nil` for diagnostics without a language.
    let languages: [(name: String?, count: Int)]
    let html: String

    /// The number of diagnostics.
    var count: Int { languages.reduce(0) { $0 + $1.count } }
  }

  private let options: ReportOptions
  private var counts = HTMLCounts()
  private var number = 0
  /// The first entries with each severity.
  private var rows: [Severity: [Row]] = [:]
  /// The catalogs by name.
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
    // An entry is skipped once enough entries of the same or a higher severity are kept.
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

/// The numbers of diagnostics for each rule and severity.
struct HTMLCounts {
  /// A rule together with a severity.
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

  /// The rules and severities, most severe first, then most frequent first.
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
