import Diagnostics

/// Collects the losses of a draft and the problems of its sources.
struct DraftReport {
  private var losses = DiagnosticList()
  private var findings = DiagnosticList()

  /// Adds a part of a source that is not carried over.
  mutating func report(
    _ rule: String, _ severity: Severity, path: String?, _ range: SourceRange?, _ message: String,
    notes: [String] = []
  ) {
    losses.add(
      Diagnostic(
        rule: rule, severity: severity, path: path, range: range, message: message,
        notes: notes.map { Diagnostic.Note($0) }))
  }

  /// Adds a part of a source that is not carried over.
  mutating func add(_ diagnostic: Diagnostic) { losses.add(diagnostic) }

  /// Adds the problems of a source, except those of severity `info`.
  ///
  /// The draft has the behavior of the platform for such a source, so a problem is not necessarily
  /// a loss.
  mutating func add(findings: [Diagnostic]) {
    for diagnostic in findings where diagnostic.severity != .info { self.findings.add(diagnostic) }
  }

  /// The parts of the sources that are not carried over.
  var diagnostics: [Diagnostic] { losses.all }
  /// The problems of the sources.
  var sourceDiagnostics: [Diagnostic] { findings.all }
}

/// A list of diagnostics without duplicates, with a limit for each rule.
private struct DiagnosticList {
  private var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private var counts: [String: Int] = [:]
  /// The maximum number of diagnostics of one rule; further ones are only counted.
  private static let limit = 200

  mutating func add(_ diagnostic: Diagnostic) {
    guard seen.insert(diagnostic).inserted else { return }
    counts[diagnostic.rule, default: 0] += 1
    if counts[diagnostic.rule, default: 0] <= Self.limit { diagnostics.append(diagnostic) }
  }

  /// The diagnostics, with a note about those beyond the limit.
  var all: [Diagnostic] {
    diagnostics
      + counts.filter { $0.value > Self.limit }.sorted { $0.key < $1.key }.map { rule, count in
        Diagnostic(
          rule: rule, severity: .info,
          message: "\(count - Self.limit) more of this code are not listed")
      }
  }
}
