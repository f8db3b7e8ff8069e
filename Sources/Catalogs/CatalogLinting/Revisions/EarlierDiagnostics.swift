import CatalogLint
import Diagnostics

/// The diagnostics of an earlier revision, by their baseline entries.
///
/// The entries contain the same catalog names as in the current run, instead of names relative to a
/// baseline's folder.
struct EarlierDiagnostics: DiagnosticFilter, Sendable {
  private var baseline = Baseline()
  private var hasAll = false

  /// A filter that removes all current diagnostics, for an unchanged catalog.
  static let everything: EarlierDiagnostics = {
    var diagnostics = EarlierDiagnostics([])
    diagnostics.hasAll = true
    return diagnostics
  }()

  /// Creates a filter with diagnostics of the revision.
  init(_ diagnostics: [Diagnostic]) {
    add(diagnostics)
  }

  /// Adds diagnostics of the revision.
  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { baseline.insert(Baseline.Entry(diagnostic)) }
  }

  func apply(to diagnostics: inout [Diagnostic]) {
    if hasAll { diagnostics = [] } else { BaselineFilter(baseline).apply(to: &diagnostics) }
  }
}
