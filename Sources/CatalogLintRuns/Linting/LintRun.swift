import CatalogLint
import Diagnostics
import Dispatch
import Foundation
import LintConfigurations
import StringCatalogs

/// A run of the linter over files and folders: finds catalogs, looks at each, and puts together what is found.
///
/// Small catalogs are looked at beside each other; a large one has all threads to itself, so that no more than
/// one of them is in memory.
package enum LintRun {
  /// Says how far a run is: the catalogs that are done, and how many there are.
  ///
  /// It is called by one thread at a
  /// time.
  package typealias Progress = @Sendable (_ done: Int, _ count: Int) -> Void

  /// Carries a request out.
  ///
  /// - Throws: ``LintRefusal``; then nothing was looked at and no file has changed.
  /// - Complexity: O(*n*) in the bytes of the catalogs. The memory is that of the largest one, and of what is found.
  package static func run(
    _ request: LintRequest, progress: Progress = { _, _ in }
  ) throws(LintRefusal) -> LintOutcome {
    try check(request)
    let plan = try LintPlan(request)
    try plan.check(output: request)
    let lists = try KnownLists(request, plan)
    let usage = try UsageFiles.read(request)
    let earlier = try earlier(request)
    let results = lint(plan, lists, request, earlier: earlier, usage: usage, progress)
    return summary(of: results, plan, lists, earlier, usage, request)
  }

  /// The rules that a request looks for in at least one place by default, for reports that list them.
  private static func check(_ request: LintRequest) throws(LintRefusal) {
    for id in request.allowedRules + request.deniedRules where RuleRegistry.rule(id) == nil {
      throw .unknownRule(id, nearest: RuleRegistry.nearest(to: id))
    }
    if let id = request.allowedRules.first(where: { request.deniedRules.contains($0) }) {
      throw .contradiction(id)
    }
  }

  /// What there was at the revision that a request names, whatever was known or fixed then.
  private static func earlier(_ request: LintRequest) throws(LintRefusal) -> EarlierDiagnostics? {
    guard let revision = request.since else { return nil }
    var earlier = request
    earlier.fixing = .none
    earlier.countsCoverage = false
    let files = try RevisionFiles(at: revision, in: LintPlan.existing(request))
    let plan = try LintPlan(earlier, at: files)
    let results = lint(plan, KnownLists(), earlier, .revision(files)) { _, _ in }
    let unused = AllowanceCheck.diagnostics(plan, results).values.flatMap(\.self)
    return EarlierDiagnostics(results.flatMap(\.reported) + unused)
  }

  // MARK: Threads

  /// Catalogs of at least so many bytes are looked at one after the other, each by all threads.
  private static let largeSize = 1 << 20

  private static func lint(
    _ plan: LintPlan, _ lists: KnownLists, _ request: LintRequest,
    _ source: CatalogSource = .disk, earlier: EarlierDiagnostics? = nil,
    usage: KeyUsage? = nil, _ progress: Progress
  ) -> [CatalogRun.Outcome] {
    let count = plan.catalogs.count
    let small = plan.catalogs.indices.filter { plan.catalogs[$0].size < largeSize }
    let large = plan.catalogs.indices.filter { plan.catalogs[$0].size >= largeSize }
    let results = Results(count)
    @Sendable func lint(_ index: Int, jobs: Int) {
      let catalog = plan.catalogs[index]
      var run = CatalogRun(
        catalog, plan.scopes[catalog.scope], source, lists.list(for: catalog.scope), earlier,
        fixing: request.fixing, countsCoverage: request.countsCoverage,
        usage: usage, jobs: jobs)
      results.set(index, run.run(), progress)
    }
    let threads = max(1, min(request.jobs, small.count))
    if threads == 1 {
      for index in small { lint(index, jobs: 1) }
    } else {
      let next = Counter()
      DispatchQueue.concurrentPerform(iterations: threads) { _ in
        while let place = next.next(below: small.count) { lint(small[place], jobs: 1) }
      }
    }
    for index in large { lint(index, jobs: request.jobs) }
    return results.all
  }

  /// Hands out numbers.
  private final class Counter: @unchecked Sendable {
    // Touched under the lock only.
    private let lock = NSLock()
    private var count = 0

    func next(below end: Int) -> Int? {
      lock.withLock {
        guard count < end else { return nil }
        count += 1
        return count - 1
      }
    }
  }

  /// The results of threads, in the order of the catalogs.
  private final class Results: @unchecked Sendable {
    // Touched under the lock only.
    private let lock = NSLock()
    private var results: [CatalogRun.Outcome?]
    private var done = 0

    init(_ count: Int) { results = Array(repeating: nil, count: count) }

    func set(_ index: Int, _ result: CatalogRun.Outcome, _ progress: Progress) {
      lock.withLock {
        results[index] = result
        done += 1
        progress(done, results.count)
      }
    }

    var all: [CatalogRun.Outcome] { lock.withLock { results.compactMap { $0 } } }
  }

  // MARK: Putting together

  private static func summary(
    of results: [CatalogRun.Outcome], _ plan: LintPlan, _ lists: KnownLists,
    _ earlier: EarlierDiagnostics?, _ usage: KeyUsage?, _ request: LintRequest
  ) -> LintOutcome {
    var outcome = LintOutcome()
    outcome.failures = plan.failures
    outcome.fruitless = plan.fruitless
    outcome.unknownFormats = plan.unknownFormats
    outcome.excluded = plan.excluded
    // A file that nobody has looked at must not pass for one without a diagnostic.
    outcome.paths = zip(plan.catalogs, results).filter { $0.1.failures.isEmpty }
      .flatMap { $0.0.files.map { FilePath.shown($0.path) } }
    outcome.coverage = results.compactMap(\.coverage)
    outcome.diagnostics = plan.diagnostics
    for var result in results {
      if request.updatesBaseline, result.failures.isEmpty {
        result.knownCount += result.reported.count
        result.reported = []
      }
      result.statistics.reportedCatalogs = result.reported.isEmpty ? 0 : 1
      outcome.statistics.add(result.statistics)
      outcome.diagnostics += result.reported
      outcome.knownCount += result.knownCount
      outcome.fixed += result.fixed
      outcome.failures += result.failures
    }
    let uses = UsageCheck(plan, results, usage)
    outcome.failures += uses.failures
    let unused = AllowanceCheck.diagnostics(plan, results, usedElsewhere: uses.usedAllowances)
    for (index, diagnostics) in [unused, uses.diagnostics].flatMap({ $0 }) {
      outcome.add(
        diagnostics, known: lists.list(for: index), earlier, isWritten: request.updatesBaseline)
    }
    outcome.diagnostics.sort()
    outcome.fixed.sort { $0.path < $1.path }
    outcome.failures.sort { $0.path < $1.path }
    for list in lists.all {
      var found = FoundEntries(list.known, plan, results, scopes: list.scopes)
      for index in list.scopes where !plan.scopes[index].configuration.path.isEmpty {
        found.add(unused[index], in: plan.scopes[index].configuration.path)
      }
      for index in list.scopes where uses.isDone {
        found.add(uses: uses.diagnostics[index] ?? [], uses.paths)
      }
      if request.updatesBaseline {
        // A list that is written from half of the catalogs would forget the others.
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
}

extension LintOutcome {
  /// Adds what is wrong in a configuration, but for what is known or written to the list of that.
  fileprivate mutating func add(
    _ diagnostics: [Diagnostic], known: KnownDiagnostics?, _ earlier: EarlierDiagnostics?,
    isWritten: Bool
  ) {
    var shown = earlier?.hiding(diagnostics) ?? diagnostics
    if let known {
      let found = shown
      var entries = known.entries(of: found)[...]
      shown =
        isWritten && isComplete
        ? [] : known.baseline.hiding(found) { _ in entries.removeFirst() }
    }
    knownCount += diagnostics.count - shown.count
    self.diagnostics += shown
  }
}
