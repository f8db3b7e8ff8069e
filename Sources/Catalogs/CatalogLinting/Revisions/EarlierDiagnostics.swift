import CatalogLint
import Diagnostics

/// The diagnostics of an earlier revision, by their baseline entries.
///
/// Catalogs have the same names as in the current run, so the folder of a baseline is irrelevant.
struct EarlierDiagnostics: DiagnosticFilter, Sendable {
  private var baseline = Baseline()
  private var hasAll = false

  /// A filter for an unchanged catalog, which removes all of its current diagnostics.
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
