import CatalogLint
import Diagnostics

/// What was found at an earlier revision, by the identities that lists of known diagnostics have.
///
/// Catalogs have the names of today's run, so that nothing has to be known of the folder of a list.
struct EarlierDiagnostics: DiagnosticFilter, Sendable {
  private var baseline = Baseline()
  private var hasAll = false

  /// What was found in a catalog that is the same today: all of it.
  static let everything: EarlierDiagnostics = {
    var diagnostics = EarlierDiagnostics([])
    diagnostics.hasAll = true
    return diagnostics
  }()

  /// Takes what was found.
  init(_ diagnostics: [Diagnostic]) {
    add(diagnostics)
  }

  /// Takes more of it.
  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { baseline.insert(Baseline.Entry(diagnostic)) }
  }

  func apply(to diagnostics: inout [Diagnostic]) {
    if hasAll { diagnostics = [] } else { BaselineFilter(baseline).apply(to: &diagnostics) }
  }
}
