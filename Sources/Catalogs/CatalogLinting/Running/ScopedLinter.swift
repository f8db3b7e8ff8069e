package import CatalogLint
package import Diagnostics
package import LanguageTags

/// A linter together with the configuration that applies to a catalog.
package struct ScopedLinter: Sendable {
  private var severities: SeverityFilter
  private var allowances: AllowanceFilter
  /// The options of the linter.
  var options: LintOptions
  /// The source language of the catalog, if the configuration specifies one.
  package let sourceLanguage: LanguageTag?

  init(_ scope: LintScope, files: [String], catalog: String) {
    let severities = FileSeverities(scope, files: files, catalog: catalog)
    self.severities = SeverityFilter(severities: severities)
    allowances = AllowanceFilter(scope, files: files, catalog: catalog)
    options = severities.options
    (options.requiredLanguages, sourceLanguage) = scope.languages(of: files + [catalog])
    options.terms = scope.terms(in: files + [catalog])
  }

  /// Returns the diagnostics that the configuration does not allow.
  ///
  /// The result is `nil` if the diagnostics exceed the memory limit.
  ///
  /// - Complexity: That of `Linter.lint(_:budget:)`.
  package func lint(_ catalog: LintedCatalog) -> [Diagnostic]? {
    let budget = DiagnosticBudget()
    var found = found(in: catalog, jobs: 1, budget: budget)
    if budget.isExhausted { return nil }
    var filters = self
    filters.keepUnallowed(&found)
    return found
  }

  /// Returns all diagnostics, including those that the configuration allows.
  ///
  /// The result is empty if the budget is exhausted.
  func found(
    in catalog: LintedCatalog, jobs: Int, budget: DiagnosticBudget
  ) -> [Diagnostic] {
    let found = Linter(options, jobs: jobs).lint(catalog, budget: budget)
    guard
      let qualified = QualifiedFiles(
        catalog.name, catalog.files, sourceLanguage: sourceLanguage)
    else { return found }
    let all = qualified.lint(found, options, jobs: jobs, budget: budget)
    return budget.isExhausted ? [] : all
  }

  /// Removes duplicates and allowed diagnostics, and applies the severities configured for files.
  mutating func keepUnallowed(_ diagnostics: inout [Diagnostic]) {
    allowances.used = []
    var copies = CopyFilter()
    copies.apply(to: &diagnostics)
    severities.apply(to: &diagnostics)
    allowances.apply(to: &diagnostics)
  }

  /// Returns `true` if the configuration allows a diagnostic.
  mutating func isAllowed(_ diagnostic: Diagnostic) -> Bool {
    var diagnostic = diagnostic
    return !allowances.keeps(&diagnostic)
  }

  /// The indices of the allowances that removed a diagnostic when they were last applied.
  var usedAllowances: Set<Int> { allowances.used }
}
