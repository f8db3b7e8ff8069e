import CatalogLint
import Diagnostics
import Files

/// The baselines of a run: one for all catalogs, or those that the configurations specify.
struct Baselines: Sendable {
  /// A baseline, and the indices in ``LintPlan/scopes`` of the configurations to which it applies.
  struct List: Sendable {
    let known: KnownDiagnostics
    var scopes: [Int]
  }

  private(set) var all: [List] = []

  /// Creates an empty list of baselines.
  init() {}

  init(_ request: LintRequest, _ plan: LintPlan) throws(LintRefusal) {
    for (index, path) in Self.paths(request, plan).enumerated() {
      guard let path else { continue }
      let absolute = FilePath.absolute(path)
      if let place = all.firstIndex(where: { FilePath.absolute($0.known.path) == absolute }) {
        all[place].scopes.append(index)
        continue
      }
      // A baseline that a configuration specifies may not have been written yet, so only one that
      // the request specifies must exist.
      let isRequired = request.baseline != nil && !request.updatesBaseline
      let known = try KnownDiagnostics(reading: path, isRequired: isRequired)
      all.append(List(known: known, scopes: [index]))
    }
    if request.updatesBaseline, all.isEmpty { throw .noBaseline }
  }

  /// Returns the path of the baseline for each scope; `nil` if there is none.
  static func paths(_ request: LintRequest, _ plan: LintPlan) -> [String?] {
    plan.scopes.map { scope in
      let named = scope.configuration.baseline.map { name in
        name.hasPrefix("/")
          ? name
          : FilePath.relative(FilePath.parts(scope.path(name)), to: FilePath.parts("."))
      }
      return request.baseline ?? named
    }
  }

  /// Returns the baseline for a scope; `nil` if there is none.
  func list(for scope: Int) -> KnownDiagnostics? {
    all.first { $0.scopes.contains(scope) }?.known
  }
}

/// The diagnostics that a run found, and the parts of the project that it covered.
struct FoundEntries {
  private let known: KnownDiagnostics
  private var found = Baseline()
  /// The rules that ran in each linted catalog, by the name of the catalog in the baseline.
  private var rules: [String: Set<String>] = [:]
  /// The languages that were linted completely in each linted catalog.
  private var languages: [String: Set<String>] = [:]
  /// `true` if the run checked the uses of keys in source code.
  private var hasUses = false
  /// The searched files and folders.
  private var searched: [[String]] = []

  init(
    _ known: KnownDiagnostics, plan: LintPlan, results: [CatalogRun.Outcome], scopes: [Int]
  ) {
    self.known = known
    searched = plan.searched
    for (catalog, result) in zip(plan.catalogs, results)
    where scopes.contains(catalog.scope) && result.failures.isEmpty {
      let name = known.name(of: catalog.name)
      rules[name] = result.rules
      languages[name] = result.wholeLanguages
      for entry in result.entries { found.insert(entry) }
    }
  }

  /// Adds the diagnostics for a configuration.
  ///
  /// - Parameter diagnostics: The diagnostics; `nil` if the configuration was not checked.
  mutating func add(_ diagnostics: [Diagnostic]?, in configuration: String) {
    rules[known.name(of: configuration), default: []]
      .formUnion(diagnostics == nil ? [] : ["unused-suppression"])
    for entry in known.entries(of: diagnostics ?? []) { found.insert(entry) }
  }

  /// Adds the diagnostics for source code.
  ///
  /// - Parameter paths: The source files whose uses of keys were checked.
  mutating func add(uses diagnostics: [Diagnostic], _ paths: Set<String>) {
    hasUses = true
    for path in paths { rules[known.name(of: path), default: []].formUnion(KeyUsage.rules) }
    for entry in known.entries(of: diagnostics) { found.insert(entry) }
  }

  /// The number of diagnostics in the baseline that no longer occur.
  ///
  /// Only diagnostics that the run would have found are counted.
  lazy var goneCount: Int = {
    known.baseline.counts.reduce(0) { sum, known in
      guard isExamined(known.key) else { return sum }
      let missing = known.value - found.counts[known.key, default: 0]
      return sum &+ max(0, missing)
    }
  }()

  /// Returns a baseline with the current diagnostics, and with entries that the run did not cover.
  mutating func updated() -> Baseline {
    var baseline = found
    for (entry, count) in known.baseline.counts where !isExamined(entry) {
      // The found diagnostics of the entry are already in the new baseline.
      let rest = count - found.counts[entry, default: 0]
      if rest > 0 { baseline.insert(entry, count: rest) }
    }
    return baseline
  }

  /// Returns `true` if the run would have found the diagnostics of a baseline entry.
  ///
  /// It also returns `true` if the entry's catalog no longer exists in the searched folders.
  private func isExamined(_ entry: Baseline.Entry) -> Bool {
    if let rules = rules[entry.catalog] {
      // If only some files of a catalog were passed, its other languages were not linted. Coverage
      // was not checked either, because it compares all files.
      if let languages = languages[entry.catalog], !known.isBelow(searched, entry.catalog),
        entry.language.map({ !languages.contains($0) }) ?? true
          || RuleRegistry.rule(entry.rule)?.family == .coverage
      {
        return false
      }
      // A rule that no longer exists cannot find the diagnostic again.
      return rules.contains(entry.rule) || RuleRegistry.rule(entry.rule) == nil
    }
    if !hasUses, KeyUsage.rules.contains(entry.rule) { return false }
    return known.isBelow(searched, entry.catalog)
  }
}
