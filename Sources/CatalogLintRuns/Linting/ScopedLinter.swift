package import CatalogLint
package import Diagnostics
package import LanguageTags
import LintConfigurations

/// Lints a catalog as the configuration that holds for it says.
package struct ScopedLinter: Sendable {
  private let scope: LintScope
  private let catalog: String
  private let severities: FileSeverities
  /// The allowances of the configuration for the paths of this catalog.
  private let allowances: [Int]
  /// What is looked for.
  var options: LintOptions
  /// The language that the catalog is translated from, if the configuration says it.
  package let sourceLanguage: LanguageTag?

  init(_ scope: LintScope, files: [String], catalog: String) {
    self.scope = scope
    self.catalog = catalog
    severities = FileSeverities(scope, files: files, catalog: catalog)
    options = severities.options
    (options.requiredLanguages, sourceLanguage) = scope.languages(of: files + [catalog])
    options.terms = scope.terms(in: files + [catalog])
    allowances = scope.configuration.allowances.indices.filter { index in
      scope.configuration.allowances[index].path.map { scope.covers($0, files + [catalog]) }
        ?? true
    }
  }

  /// What is wrong with a catalog and not allowed; `nil` if there is more than fits into memory.
  ///
  /// - Complexity: As `Linter.lint(_:budget:)`.
  package func lint(_ catalog: LintedCatalog) -> [Diagnostic]? {
    let budget = DiagnosticBudget()
    var found = found(in: catalog, jobs: 1, budget: budget)
    if budget.isExhausted { return nil }
    var used: Set<Int> = []
    keepUnallowed(&found, &used)
    return found
  }

  /// What is wrong with a catalog, allowed or not; nothing if the budget is exhausted.
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

  /// Leaves out what is allowed, and of equal diagnostics all but one; no second array is made.
  ///
  /// - Parameter used: Takes the places of the allowances that suppressed something.
  func keepUnallowed(_ found: inout [Diagnostic], _ used: inout Set<Int>) {
    // They are sorted, so what is reported twice stands near.
    var alike: Set<Diagnostic> = []
    var last: Diagnostic?
    var count = 0
    for index in found.indices {
      let diagnostic = found[index]
      if let last, last < diagnostic { alike.removeAll(keepingCapacity: true) }
      last = diagnostic
      guard alike.insert(diagnostic).inserted, let adjusted = severities.adjusted(diagnostic),
        !isAllowed(adjusted, &used)
      else { continue }
      found[count] = adjusted
      count += 1
    }
    found.removeSubrange(count...)
  }

  func isAllowed(_ diagnostic: Diagnostic, _ used: inout Set<Int>) -> Bool {
    var isAllowed = false
    for index in allowances {
      let allowance = scope.configuration.allowances[index]
      guard allowance.rule == diagnostic.rule else { continue }
      if let key = allowance.key {
        guard let subject = diagnostic.subject?.key, key.matches(subject) else { continue }
      }
      if let language = allowance.language {
        guard let subject = diagnostic.subject?.language, LanguageTag(subject) == language else {
          continue
        }
      }
      if let path = allowance.path {
        guard scope.covers(path, [diagnostic.path ?? catalog, catalog]) else { continue }
      }
      used.insert(index)
      isAllowed = true
    }
    return isAllowed
  }
}
