import CatalogLint
import Diagnostics

/// Removes diagnostics that an earlier revision already contained.
///
/// Two diagnostics are the same if they have equal baseline entries. Unlike in a baseline file, the
/// names of catalogs are those of the current run, and are not relative to the baseline's folder.
struct EarlierDiagnostics: DiagnosticFilter, Sendable {
  private var baseline = Baseline()
  private var hasAll = false

  /// A filter that removes all current diagnostics, for an unchanged catalog.
  static let everything: EarlierDiagnostics = {
    var diagnostics = EarlierDiagnostics([])
    diagnostics.hasAll = true
    return diagnostics
  }()

  /// Creates a filter with the diagnostics of an earlier revision.
  init(_ diagnostics: [Diagnostic]) {
    add(diagnostics)
  }

  /// Adds diagnostics of the earlier revision.
  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { baseline.insert(Baseline.Entry(diagnostic)) }
  }

  func apply(to diagnostics: inout [Diagnostic]) {
    if hasAll { diagnostics = [] } else { BaselineFilter(baseline).apply(to: &diagnostics) }
  }
}
