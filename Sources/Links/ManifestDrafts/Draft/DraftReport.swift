import Diagnostics

/// The diagnostics about losses in a draft and about problems in its sources.
struct DraftReport {
  private var losses = DiagnosticList()
  private var findings = DiagnosticList()

  /// Reports a part of a source that the draft does not contain.
  mutating func report(
    _ rule: String, _ severity: Severity, path: String?, _ range: SourceRange?, _ message: String,
    notes: [String] = []
  ) {
    losses.add(
      Diagnostic(
        rule: rule, severity: severity, path: path, range: range, message: message,
        notes: notes.map { Diagnostic.Note($0) }))
  }

  /// Adds a diagnostic about a part of a source that the draft does not contain.
  mutating func add(_ diagnostic: Diagnostic) { losses.add(diagnostic) }

  /// Adds the problems in a source, except those of severity `info`.
  ///
  /// The draft reproduces the platform's behavior for the source, so a problem is not necessarily a
  /// loss.
  mutating func add(findings: [Diagnostic]) {
    for diagnostic in findings where diagnostic.severity != .info { self.findings.add(diagnostic) }
  }

  /// The parts of the sources that the draft does not contain.
  var diagnostics: [Diagnostic] { losses.all }
  /// The problems in the sources.
  var sourceDiagnostics: [Diagnostic] { findings.all }
}

/// A list of diagnostics without duplicates, with a limit for each rule.
private struct DiagnosticList {
  private var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private var counts: [String: Int] = [:]
  /// The maximum number of diagnostics for one rule; additional ones are only counted.
  private static let limit = 200

  mutating func add(_ diagnostic: Diagnostic) {
    guard seen.insert(diagnostic).inserted else { return }
    counts[diagnostic.rule, default: 0] += 1
    if counts[diagnostic.rule, default: 0] <= Self.limit { diagnostics.append(diagnostic) }
  }

  /// The diagnostics, followed by one for each rule that exceeds the limit, which contains the
  /// number of omitted diagnostics.
  var all: [Diagnostic] {
    diagnostics
      + counts.filter { $0.value > Self.limit }.sorted { $0.key < $1.key }.map { rule, count in
        let omitted = count - Self.limit
        return Diagnostic(
          rule: rule, severity: .info,
          message: omitted == 1
            ? "1 more diagnostic with this code is not listed"
            : "\(omitted) more diagnostics with this code are not listed")
      }
  }
}
