import CatalogLint
import Diagnostics
import StringCatalogs

/// The run over what there was at the revision that a request names, whatever was known or fixed then.
///
/// A catalog that is the same today is looked at once, today: what is found in it was found then, too, because the
/// configurations are those of today in both runs.
struct EarlierRun {
  /// The names of the catalogs that are the same today.
  let unchanged: Set<String>
  private let files: RevisionFiles
  private let plan: LintPlan
  private let results: [CatalogRun.Outcome]

  /// Looks at what has changed since; `nil` if the request names no revision.
  init?(
    _ request: LintRequest, _ today: LintPlan, budget: DiagnosticBudget
  ) throws(LintRefusal) {
    guard let revision = request.since else { return nil }
    var earlier = request
    earlier.fixing = .none
    earlier.countsCoverage = false
    files = try RevisionFiles(at: revision, in: LintPlan.existing(request))
    plan = try LintPlan(earlier, at: files)
    unchanged = Self.unchanged(plan, today: today, files: files)
    results = LintRun.lint(
      plan, lists: Baselines(), request: earlier, source: .revision(files), budget: budget,
      where: { [unchanged] in !unchanged.contains($0) }
    ) { _, _ in }
  }

  private static func unchanged(
    _ plan: LintPlan, today: LintPlan, files: RevisionFiles
  ) -> Set<String> {
    let current = Dictionary(
      today.catalogs.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return Set(
      plan.catalogs.filter { catalog in
        guard let other = current[catalog.name], other.files == catalog.files,
          today.scopes[other.scope].configuration.path
            == plan.scopes[catalog.scope].configuration.path
        else { return false }
        return catalog.files.allSatisfy { files.isUnchanged($0.path) }
      }.map(\.name))
  }

  /// What was found in the catalogs that have changed since.
  func lint() -> EarlierDiagnostics { EarlierDiagnostics(results.flatMap(\.reported)) }

  /// The entries under `allow` that suppressed nothing then.
  ///
  /// - Parameter results: What was found today, for the catalogs that are the same.
  func unusedAllowances(
    _ today: LintPlan, _ results: [CatalogRun.Outcome]
  ) -> [Diagnostic] {
    let current = Dictionary(
      zip(today.catalogs.map(\.name), results), uniquingKeysWith: { first, _ in first })
    let all = zip(plan.catalogs, self.results).map { catalog, result in
      unchanged.contains(catalog.name) ? current[catalog.name] ?? result : result
    }
    return AllowanceCheck.diagnostics(plan, all).values.flatMap(\.self)
  }
}
