import CatalogLint
import Diagnostics
import StringCatalogs

/// A lint run at the git revision of a request, without baselines and fixes.
///
/// Unchanged catalogs are linted only in the current run, if at all. Both runs use the current
/// configurations, so only changes to catalogs affect the diagnostics.
struct EarlierRun {
  /// The names of the unchanged catalogs.
  let unchanged: Set<String>
  private let files: RevisionFiles
  private let plan: LintPlan
  private let results: [CatalogRun.Outcome]

  /// Lints the catalogs that changed after the revision; `nil` if the request has no revision.
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

  /// Returns the earlier diagnostics of the catalogs that changed after the revision.
  func lint() -> EarlierDiagnostics { EarlierDiagnostics(results.flatMap(\.reported)) }

  /// Returns `true` if an entry under `allow` may have become unused after the revision.
  ///
  /// - Parameter results: The current results. An entry that only an omitted catalog uses seems to
  ///   be unused.
  func mayHaveNewUnusedAllowances(_ today: LintPlan, _ results: [CatalogRun.Outcome]) -> Bool {
    let earlier = Set(unusedAllowances(today, results))
    let current = AllowanceCheck.diagnostics(today, results).values.flatMap(\.self)
    return current.contains { !earlier.contains($0) }
  }

  /// Returns diagnostics for entries under `allow` that were already unused at the revision.
  ///
  /// - Parameter results: The current results, which also apply to unchanged catalogs.
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
