import ByteBuffers
import Diagnostics

extension ReportFormat {
  /// A page of HTML that needs nothing else: what was found, and how far translations are.
  public static let html = ReportFormat(
    "html", "one page for a browser, with coverage and filters", needsSummary: true
  ) { HTMLReporter($0) }
}

/// Diagnostics as one page of HTML without a network, a file beside it, or a date.
///
/// The page is of bounded size: it counts all diagnostics, and shows so many of them, the errors first.
struct HTMLReporter: DiagnosticReporter {
  /// The most diagnostics of a page.
  static let limit = 2000

  /// A diagnostic as the page has it.
  struct Row {
    /// Its place among all.
    let number: Int
    let diagnostic: Diagnostic
    let html: String
  }

  private let options: ReportOptions
  private var counts = HTMLCounts()
  /// The first diagnostics of each severity.
  private var rows: [Severity: [Row]] = [:]

  init(_ options: ReportOptions) { self.options = options }

  mutating func append(
    _ diagnostic: Diagnostic, _ sources: inout SourceCache, to output: inout ByteBuffer
  ) {
    counts.add(diagnostic)
    // Once there are enough of the graver ones, no other is shown.
    let graver = rows.reduce(0) { $0 + ($1.key >= diagnostic.severity ? $1.value.count : 0) }
    guard graver < Self.limit else { return }
    var row = ByteBuffer()
    row.appendRow(diagnostic, &sources)
    var shown = diagnostic
    // What is written is not kept twice.
    (shown.notes, shown.fixIts, shown.message) = ([], [], "")
    rows[diagnostic.severity, default: []].append(
      Row(number: counts.all, diagnostic: shown, html: row.text))
  }

  mutating func end(_ summary: DiagnosticSummary?, to output: inout ByteBuffer) {
    let gravest = Severity.allCases.sorted(by: >).flatMap { rows[$0] ?? [] }
    let shown = gravest.prefix(Self.limit).sorted { $0.number < $1.number }
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
