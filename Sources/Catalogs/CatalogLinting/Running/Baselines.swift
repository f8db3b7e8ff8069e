import CatalogLint
import Diagnostics
import Files

/// The baselines of a run: one for all catalogs, or those that the configurations name.
struct Baselines: Sendable {
  /// A file, and the places of the scopes for which it holds.
  struct List: Sendable {
    let known: KnownDiagnostics
    var scopes: [Int]
  }

  private(set) var all: [List] = []

  /// No list.
  init() {}

  init(_ request: LintRequest, _ plan: LintPlan) throws(LintRefusal) {
    for (index, path) in Self.paths(request, plan).enumerated() {
      guard let path else { continue }
      let absolute = FilePath.absolute(path)
      if let place = all.firstIndex(where: { FilePath.absolute($0.known.path) == absolute }) {
        all[place].scopes.append(index)
        continue
      }
      // One that a configuration names may not have been written yet.
      let isRequired = request.baseline != nil && !request.updatesBaseline
      let known = try KnownDiagnostics(reading: path, isRequired: isRequired)
      all.append(List(known: known, scopes: [index]))
    }
    if request.updatesBaseline, all.isEmpty { throw .noBaseline }
  }

  /// The file for each of the scopes; `nil` where there is none.
  static func paths(_ request: LintRequest, _ plan: LintPlan) -> [String?] {
    plan.scopes.map { scope in
      let named = scope.configuration.baseline.map { name in
        name.hasPrefix("/")
          ? name
          : FilePath.relative(
            FilePath.parts("/" + scope.folder.joined(separator: "/") + "/" + name),
            to: FilePath.parts("."))
      }
      return request.baseline ?? named
    }
  }

  /// The list for a scope; `nil` if it has none.
  func list(for scope: Int) -> KnownDiagnostics? {
    all.first { $0.scopes.contains(scope) }?.known
  }
}

/// What a run has found, beside what a list of known diagnostics has.
struct FoundEntries {
  private let known: KnownDiagnostics
  private var found = Baseline()
  /// The rules that were looked for in each catalog that was looked at, by its name in the list.
  private var rules: [String: Set<String>] = [:]
  /// The languages that were looked at as a whole in each of those.
  private var languages: [String: Set<String>] = [:]
  /// Whether sources were looked at.
  private var hasUses = false
  /// The files and folders that were searched.
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

  /// Adds what was found in a configuration.
  ///
  /// - Parameter diagnostics: `nil` if nothing was looked for.
  mutating func add(_ diagnostics: [Diagnostic]?, in configuration: String) {
    rules[known.name(of: configuration), default: []]
      .formUnion(diagnostics == nil ? [] : ["unused-suppression"])
    for entry in known.entries(of: diagnostics ?? []) { found.insert(entry) }
  }

  /// Adds what was found in sources.
  ///
  /// - Parameter paths: The sources whose uses of keys were looked at.
  mutating func add(uses diagnostics: [Diagnostic], _ paths: Set<String>) {
    hasUses = true
    for path in paths { rules[known.name(of: path), default: []].formUnion(KeyUsage.rules) }
    for entry in known.entries(of: diagnostics) { found.insert(entry) }
  }

  /// How many of the known diagnostics do not occur anymore, as far as they were looked for.
  lazy var goneCount: Int = {
    known.baseline.counts.reduce(0) { sum, known in
      guard isExamined(known.key) else { return sum }
      let missing = known.value - found.counts[known.key, default: 0]
      return sum &+ max(0, missing)
    }
  }()

  /// The list of what was found, and of what was not looked at in this run.
  mutating func updated() -> Baseline {
    var baseline = found
    for (entry, count) in known.baseline.counts where !isExamined(entry) {
      // What was found of it is known already.
      let rest = count - found.counts[entry, default: 0]
      if rest > 0 { baseline.insert(entry, count: rest) }
    }
    return baseline
  }

  /// Whether a run would have found what an entry stands for: also where its catalog is gone.
  private func isExamined(_ entry: Baseline.Entry) -> Bool {
    if let rules = rules[entry.catalog] {
      // Where only some files of a catalog were named, nobody has looked at the others, nor at what they have
      // and these have not.
      if let languages = languages[entry.catalog], !known.isBelow(searched, entry.catalog),
        entry.language.map({ !languages.contains($0) }) ?? true
          || RuleRegistry.rule(entry.rule)?.family == .coverage
      {
        return false
      }
      // What a rule found that is no more, nobody finds again.
      return rules.contains(entry.rule) || RuleRegistry.rule(entry.rule) == nil
    }
    if !hasUses, KeyUsage.rules.contains(entry.rule) { return false }
    return known.isBelow(searched, entry.catalog)
  }
}
