import Diagnostics

/// Collects what is not carried over.
struct DraftReport {
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private var counts: [String: Int] = [:]
  /// The most diagnostics of one rule; the rest is counted.
  private static let limit = 200

  mutating func report(
    _ rule: String, _ severity: Severity, path: String?, _ range: SourceRange?, _ message: String,
    notes: [String] = []
  ) {
    add(
      Diagnostic(
        rule: rule, severity: severity, path: path, range: range, message: message,
        notes: notes.map { Diagnostic.Note($0) }))
  }

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
