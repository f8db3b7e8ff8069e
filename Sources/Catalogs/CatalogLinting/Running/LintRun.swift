import CatalogLint
import Diagnostics
import Files
import StringCatalogs

/// A lint run over files and folders, which finds catalogs, lints each, and combines the results.
///
/// Small catalogs are linted in parallel. A large catalog is linted by all threads together, so at
/// most one large catalog is in memory at a time.
package enum LintRun {
  /// A function that receives the number of finished catalogs and the total number.
  ///
  /// The function is called by one thread at a time.
  package typealias Progress = @Sendable (_ done: Int, _ count: Int) -> Void

  /// Runs the linter.
  ///
  /// - Throws: ``LintRefusal``. In this case, nothing was linted and no file was changed.
  /// - Complexity: O(*n*), where *n* is the total size of the catalogs. The memory use depends on
  ///   the largest catalog and on the number of diagnostics.
  package static func run(
    _ request: LintRequest, progress: Progress = { _, _ in }
  ) throws(LintRefusal) -> LintOutcome {
    try check(request)
    let plan = try LintPlan(request)
    try plan.check(output: request)
    let lists = try Baselines(request, plan)
    let usage = try UsageFiles.read(request)
    let budget = DiagnosticBudget(limit: request.diagnosticLimit)
    let before = try EarlierRun(request, plan, budget: budget)
    var earlier = before?.lint()
    let source = request.input.map { CatalogSource.input($0) } ?? .disk
    func lint(omitting omitted: Set<String>) -> [CatalogRun.Outcome] {
      Self.lint(
        plan, lists: lists, request: request, source: source, earlier: earlier,
        unchanged: before?.unchanged ?? [], omitted: omitted, usage: usage, budget: budget,
        progress: progress)
    }
    // With a baseline, all catalogs are linted, to find the entries whose diagnostics no longer
    // occur.
    let lintsAll = request.lintsUnchanged || !lists.all.isEmpty
    let omitted = lintsAll ? [] : before?.unchanged ?? []
    var results = lint(omitting: omitted)
    if let before {
      if !omitted.isEmpty, before.mayHaveNewUnusedAllowances(plan, results) {
        results = lint(omitting: [])
      }
      earlier?.add(before.unusedAllowances(plan, results))
    }
    return summary(
      of: results, plan, lists: lists, earlier: earlier, usage: usage, request: request,
      budget: budget)
  }

  /// Checks that the rules in a request exist, and that none of them is both allowed and denied.
  private static func check(_ request: LintRequest) throws(LintRefusal) {
    for id in request.allowedRules + request.deniedRules where RuleRegistry.rule(id) == nil {
      throw .unknownRule(id, nearest: RuleRegistry.nearest(to: id))
    }
    if let id = request.allowedRules.first(where: { request.deniedRules.contains($0) }) {
      throw .contradiction(id)
    }
  }

  // MARK: Threads

  /// The minimum size in bytes of catalogs that are linted one at a time, each by all threads.
  private static let largeSize = 1 << 20

  /// Lints the catalogs of a plan.
  ///
  /// - Parameters:
  ///   - earlier: The diagnostics of an earlier revision.
  ///   - unchanged: The names of catalogs that did not change after the earlier revision.
  ///   - omitted: The names of unchanged catalogs that are not linted. Their results contain only
  ///     the rules that would run.
  ///   - isWanted: Returns `true` for the name of a catalog to lint. For any other catalog, the
  ///     result is empty.
  static func lint(
    _ plan: LintPlan, lists: Baselines, request: LintRequest,
    source: CatalogSource = .disk, earlier: EarlierDiagnostics? = nil,
    unchanged: Set<String> = [], omitted: Set<String> = [], usage: KeyUsage? = nil,
    budget: DiagnosticBudget,
    where isWanted: (String) -> Bool = { _ in true }, progress: Progress
  ) -> [CatalogRun.Outcome] {
    let wanted = plan.catalogs.indices.filter { isWanted(plan.catalogs[$0].name) }
    let small = wanted.filter { plan.catalogs[$0].size < largeSize }
    let large = wanted.filter { plan.catalogs[$0].size >= largeSize }
    let results = Results(plan.catalogs.count, wanted: wanted.count)
    let isCached = request.fixing == .none && request.input == nil && usage == nil
    let cache = isCached ? request.cache : nil
    defer { cache?.trim() }
    let packages = FlutterPackages()
    @Sendable func lint(_ index: Int, jobs: Int) {
      let catalog = plan.catalogs[index]
      var run = CatalogRun(
        catalog, scope: plan.scopes[catalog.scope], source: source,
        known: lists.list(for: catalog.scope),
        earlier: unchanged.contains(catalog.name) ? .everything : earlier,
        fixing: request.fixing, atLeast: request.fixedSeverity, to: request.destination,
        countsCoverage: request.countsCoverage,
        usage: usage, cache: cache, packages: packages, jobs: jobs, budget: budget)
      let result = omitted.contains(catalog.name) ? run.omit() : run.run()
      results.set(index, result: result, progress: progress)
    }
    _ = SharedWork.results(small.count, jobs: request.jobs) { lint(small[$0], jobs: 1) }
    for index in large { lint(index, jobs: request.jobs) }
    return results.all
  }

  /// The results of threads, in the order of the catalogs.
  private final class Results: @unchecked Sendable {
    // The monitor guards the results and the counter.
    private let monitor = Monitor()
    private var results: [CatalogRun.Outcome?]
    private var done = 0
    private let wanted: Int

    init(_ count: Int, wanted: Int) {
      results = Array(repeating: nil, count: count)
      self.wanted = wanted
    }

    func set(_ index: Int, result: CatalogRun.Outcome, progress: Progress) {
      monitor.withLock {
        results[index] = result
        done += 1
        progress(done, wanted)
      }
    }

    var all: [CatalogRun.Outcome] {
      monitor.withLock { results.map { $0 ?? CatalogRun.Outcome() } }
    }
  }

  // MARK: Combining results

  private static func summary(
    of results: [CatalogRun.Outcome], _ plan: LintPlan, lists: Baselines,
    earlier: EarlierDiagnostics?, usage: KeyUsage?, request: LintRequest,
    budget: DiagnosticBudget
  ) -> LintOutcome {
    var outcome = LintOutcome()
    outcome.failures = plan.failures
    outcome.fruitless = plan.fruitless
    outcome.unknownFormats = plan.unknownFormats
    outcome.excluded = plan.excluded
    outcome.sideFiles = plan.sideFiles
    // Reports must not present a file as linted if it was not, because it may contain problems.
    outcome.paths = zip(plan.catalogs, results)
      .filter { $0.1.failures.isEmpty && !$0.1.isOmitted }
      .flatMap { catalog, result in
        catalog.files.map(\.path).filter { !result.foreign.contains($0) }.map(FilePath.shown)
      }
    outcome.coverage = results.compactMap(\.coverage)
    outcome.diagnostics = plan.diagnostics
    for var result in results {
      if request.updatesBaseline, result.failures.isEmpty {
        result.knownCount += result.reported.count
        result.reported = []
      }
      result.statistics.reportedCatalogs = result.reported.isEmpty ? 0 : 1
      outcome.statistics.add(result.statistics)
      outcome.rules.formUnion(result.applicableRules)
      outcome.diagnostics += result.reported
      outcome.knownCount += result.knownCount
      outcome.fixed += result.fixed
      outcome.previews += result.previews
      outcome.fixedInput = outcome.fixedInput ?? result.fixedInput
      outcome.failures += result.failures
    }
    outcome.unchangedFiles = zip(plan.catalogs, results).filter { $0.1.isOmitted }
      .reduce(0) { $0 + $1.0.files.count }
    if outcome.statistics.catalogs == 0, outcome.unchangedFiles == 0,
      results.contains(where: { !$0.foreign.isEmpty })
    {
      outcome.fruitless = request.paths.isEmpty ? ["."] : request.paths
    }
    let uses = UsageCheck(plan, results: results, usage: usage, budget: budget)
    if budget.isExhausted { return exhausted(outcome, request) }
    outcome.failures += uses.failures
    if let usage, usage.uses.isEmpty, usage.unscanned.isEmpty {
      // The scan may have covered the wrong folder, and a run that checks nothing must not succeed.
      outcome.failures += request.usage.map { FileError(path: $0, reason: .withoutUses) }
    }
    let unused = AllowanceCheck.diagnostics(plan, results, usedElsewhere: uses.usedAllowances)
    for (index, diagnostics) in [unused, uses.diagnostics].flatMap({ $0 }) {
      outcome.add(
        diagnostics, known: lists.list(for: index), earlier, isWritten: request.updatesBaseline)
    }
    outcome.diagnostics.sort()
    outcome.fixed.sort { $0.path < $1.path }
    outcome.previews.sort { $0.path < $1.path }
    outcome.failures.sort { $0.path < $1.path }
    outcome.hasBaseline = !lists.all.isEmpty
    for list in lists.all {
      var found = FoundEntries(list.known, plan: plan, results: results, scopes: list.scopes)
      for index in list.scopes where !plan.scopes[index].configuration.path.isEmpty {
        found.add(unused[index], in: plan.scopes[index].configuration.path)
      }
      for index in list.scopes where uses.isDone {
        found.add(uses: uses.diagnostics[index] ?? [], uses.paths)
      }
      if request.updatesBaseline {
        // After an incomplete run, a new baseline would lack the entries for the catalogs that were
        // not linted.
        guard outcome.isComplete else { continue }
        let baseline = found.updated()
        do throws(FileError) {
          try list.known.write(baseline)
          let count = baseline.counts.values.reduce(0, +)
          outcome.baselines.append((list.known.path, count))
        } catch {
          outcome.failures.append(error)
        }
      } else {
        outcome.goneCount += found.goneCount
        if !list.known.exists { outcome.missingBaselines.append(list.known.path) }
      }
    }
    return outcome
  }

  /// Returns the result of a run in which the diagnostics exceed the memory limit.
  ///
  /// The result contains no diagnostics, because it would otherwise depend on the order in which
  /// threads find them.
  private static func exhausted(_ outcome: LintOutcome, _ request: LintRequest) -> LintOutcome {
    var exhausted = LintOutcome()
    exhausted.fixed = outcome.fixed.sorted { $0.path < $1.path }
    let path = request.input?.path ?? request.paths.first ?? "."
    exhausted.failures = outcome.failures + [FileError(path: path, reason: .tooManyDiagnostics)]
    exhausted.failures.sort { $0.path < $1.path }
    return exhausted
  }
}

extension LintOutcome {
  /// Adds diagnostics for a configuration or for source code, except those that are not reported.
  ///
  /// A diagnostic is not reported if a baseline or an earlier revision contains it, or if it is
  /// written to the baseline.
  fileprivate mutating func add(
    _ diagnostics: [Diagnostic], known: KnownDiagnostics?, _ earlier: EarlierDiagnostics?,
    isWritten: Bool
  ) {
    var shown = diagnostics
    earlier?.apply(to: &shown)
    if isWritten && isComplete && known != nil { shown = [] }
    known?.filter.apply(to: &shown)
    knownCount += diagnostics.count - shown.count
    self.diagnostics += shown
  }
}
