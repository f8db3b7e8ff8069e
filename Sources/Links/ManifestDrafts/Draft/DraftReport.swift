import Diagnostics

/// Collects what is not carried over, and what is wrong with the sources themselves.
struct DraftReport {
  private var losses = DiagnosticList()
  private var findings = DiagnosticList()

  /// Adds something that is not carried over.
  mutating func report(
    _ rule: String, _ severity: Severity, path: String?, _ range: SourceRange?, _ message: String,
    notes: [String] = []
  ) {
    losses.add(
      Diagnostic(
        rule: rule, severity: severity, path: path, range: range, message: message,
        notes: notes.map { Diagnostic.Note($0) }))
  }

  /// Adds something that is not carried over.
  mutating func add(_ diagnostic: Diagnostic) { losses.add(diagnostic) }

  /// Adds what the reader of a source found wrong with it, but for notes.
  ///
  /// The draft says what the platform does with such a source, so that nothing of it need be lost.
  mutating func add(findings: [Diagnostic]) {
    for diagnostic in findings where diagnostic.severity != .info { self.findings.add(diagnostic) }
  }

  /// What is not carried over.
  var diagnostics: [Diagnostic] { losses.all }
  /// What is wrong with the sources.
  var sourceDiagnostics: [Diagnostic] { findings.all }
}

/// Diagnostics, each once, and not too many of a rule.
private struct DiagnosticList {
  private var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private var counts: [String: Int] = [:]
  /// The most diagnostics of one rule; the rest is counted.
  private static let limit = 200

  mutating func add(_ diagnostic: Diagnostic) {
    guard seen.insert(diagnostic).inserted else { return }
    counts[diagnostic.rule, default: 0] += 1
    if counts[diagnostic.rule, default: 0] <= Self.limit { diagnostics.append(diagnostic) }
  }

  /// The diagnostics, with a word about those that are too many to list.
  var all: [Diagnostic] {
    diagnostics
      + counts.filter { $0.value > Self.limit }.sorted { $0.key < $1.key }.map { rule, count in
        Diagnostic(
          rule: rule, severity: .info,
          message: "\(count - Self.limit) more of the kind are not listed")
      }
  }
}
