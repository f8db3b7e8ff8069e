import CatalogLint
import Diagnostics
import Files
import LanguageTags
import StringCatalogs

/// The lint run of one catalog, which reads, combines, lints and fixes its files.
///
/// Diagnostics that the configuration allows, or that a baseline or an earlier revision contains,
/// are not reported.
struct CatalogRun {
  /// The result of a run.
  struct Outcome {
    /// The diagnostics to report.
    var reported: [Diagnostic] = []
    /// The baseline entries of all diagnostics, including those that are not reported.
    var entries: [Baseline.Entry] = []
    var knownCount = 0
    var statistics = LintOutcome.Statistics()
    var fixed: [LintOutcome.Fixed] = []
    var previews: [LintOutcome.Preview] = []
    var fixedInput: [UInt8]?
    var failures: [FileError] = []
    /// The translation coverage; `nil` if it was not requested, or if the catalog has no keys.
    var coverage: CatalogCoverage?
    /// The keys of the catalog, if the run also checks uses of keys in code.
    var definitions: KeyDefinitions?
    /// The rules that ran.
    var rules: Set<String> = []
    /// The rules that ran and that apply to the file formats of the catalog.
    var applicableRules: Set<String> = []
    /// The languages for which all diagnostics were found, even if other files of the catalog were
    /// not read.
    var wholeLanguages: Set<String> = []
    /// The paths of files that are not catalogs despite their names, or contain only notes for
    /// translators.
    var foreign: [String] = []
    /// The indices of the allowances of the configuration that suppressed a diagnostic.
    var usedAllowances: Set<Int> = []
    /// `true` if the catalog was not linted, because it did not change after a revision.
    var isOmitted = false
  }

  private(set) var plan: LintPlan.Catalog
  let scope: LintScope
  private let known: KnownDiagnostics?
  private let earlier: EarlierDiagnostics?
  private let source: CatalogSource
  private let fixing: LintRequest.Fixing
  private let fixedSeverity: Severity
  private let destination: LintRequest.Destination
  let countsCoverage: Bool
  private let cache: LintCache?
  let packages: FlutterPackages
  let jobs: Int
  /// The part of the memory budget that the diagnostics of the current round use.
  private let budget: DiagnosticBudget
  private var linter: ScopedLinter
  private var options: LintOptions { linter.options }
  private var sourceLanguage: LanguageTag? { linter.sourceLanguage }
  private var outcome = Outcome()
  /// The paths of files that were not parsed completely in the last round.
  private var broken: [String] = []

  /// Creates the run of a catalog.
  ///
  /// - Parameters:
  ///   - known: The baseline, whose diagnostics are not reported.
  ///   - earlier: The diagnostics of an earlier revision, which are not reported.
  ///   - fixing: The kind of fix-its to apply.
  ///   - fixedSeverity: The minimum severity of diagnostics whose fix-its are applied.
  ///   - destination: The destination for changed files.
  ///   - cache: The cache with results of earlier runs. It must be `nil` if `usage` is not `nil`,
  ///     or if fix-its are applied.
  init(
    _ plan: LintPlan.Catalog, scope: LintScope, source: CatalogSource = .disk,
    known: KnownDiagnostics?, earlier: EarlierDiagnostics?, fixing: LintRequest.Fixing,
    atLeast fixedSeverity: Severity, to destination: LintRequest.Destination, countsCoverage: Bool,
    usage: KeyUsage? = nil, cache: LintCache? = nil,
    packages: FlutterPackages = FlutterPackages(), jobs: Int, budget: DiagnosticBudget
  ) {
    self.cache = cache
    self.packages = packages
    self.budget = DiagnosticBudget(partOf: budget)
    self.destination = destination
    self.countsCoverage = countsCoverage
    self.plan = plan
    self.scope = scope
    self.known = known
    self.earlier = earlier
    self.source = source
    self.fixing = fixing
    self.fixedSeverity = fixedSeverity
    self.jobs = jobs
    linter = ScopedLinter(
      scope, files: plan.files.map { FilePath.shown($0.path) }, catalog: plan.name)
    linter.options.usage = usage
  }

  /// Runs the linter and applies fix-its.
  mutating func run() -> Outcome {
    // If a file could not be read, its strings would be reported as missing. Therefore, nothing is
    // linted.
    guard !budget.isExhausted, var bytes = readBytes() else { return outcome }
    let key = cache.map { cacheKey(of: bytes, in: $0) }
    if let key, let findings = cache?.findings(for: key) {
      bytes = []
      return budget.take(findings.diagnostics) ? finish(with: findings) : outcome
    }
    var contents = parse(bytes)
    bytes = []
    outcome.foreign = plan.removeForeign(&contents)
    if contents.isEmpty {
      store(CatalogFindings(), for: key)
      return outcome
    }
    noteRules()
    let originals = fixing == .none ? [] : contents.map { FileFingerprint($0.originalBytes) }
    var found = lint(contents, key: key)
    if fixing == .none { contents = [] }
    keepUnallowed(&found)
    if fixing != .none, fix(&contents, &found) {
      let changed = contents.map { $0.originalBytes }
      // The parsed files are no longer needed, so their memory is freed.
      contents = []
      if !deliver(changed, over: originals) {
        // The report must describe the current files on disk, which another process may have
        // changed.
        guard let bytes = readBytes() else { return outcome }
        var contents = parse(bytes)
        outcome.foreign += plan.removeForeign(&contents)
        found = lint(contents)
        keepUnallowed(&found)
      }
    }
    failForBroken(found)
    outcome.reported = report(found)
    return outcome
  }

  /// Returns the outcome of a catalog that is not linted: the rules that would run.
  mutating func omit() -> Outcome {
    outcome.isOmitted = true
    noteRules()
    return outcome
  }

  /// Returns the outcome for findings from the cache.
  private mutating func finish(with findings: CatalogFindings) -> Outcome {
    outcome.foreign = findings.foreign
    plan.remove(findings.foreign)
    if plan.files.isEmpty { return outcome }
    noteRules()
    var found = use(findings)
    keepUnallowed(&found)
    failForBroken(found)
    outcome.reported = report(found)
    return outcome
  }

  private mutating func noteRules() {
    for rule in RuleRegistry.all where options.looksFor(rule) {
      outcome.rules.insert(rule.id)
      if options.isConfigured(rule), plan.files.contains(where: { rule.applies(to: $0.format) }) {
        outcome.applicableRules.insert(rule.id)
      }
    }
  }

  /// Returns the content of the files; `nil` if a file cannot be read, which adds a failure.
  private mutating func readBytes() -> [[UInt8]]? {
    let (files, source) = (plan.files, source)
    let results = SharedWork.results(files.count, jobs: jobs) { place in
      Self.read(files[place], source)
    }
    var contents: [[UInt8]] = []
    for (file, result) in zip(files, results) {
      switch result {
      case .success(let content): contents.append(content)
      case .failure(let error):
        fail(FileError(path: FilePath.shown(file.path), reason: error.reason))
      }
    }
    return contents.count == plan.files.count ? contents : nil
  }

  private static func read(
    _ file: FoundCatalog.File, _ source: CatalogSource
  ) -> Result<[UInt8], FileError> {
    do throws(FileError) {
      return .success(try source.bytes(of: file.path))
    } catch {
      return .failure(error)
    }
  }

  private func parse(_ contents: [[UInt8]]) -> [CatalogFile] {
    let files = plan.files
    return SharedWork.results(files.count, jobs: jobs) { place in
      let file = files[place]
      return CatalogFile.read(contents[place], format: file.format, language: file.language)
        .decoded(language: file.language)
    }
  }

  private mutating func fail(_ error: FileError) {
    outcome.failures.append(error)
    outcome.statistics.catalogs = 1
    let diagnostic = scope.diagnostic(for: error, catalog: plan.name)
    if let diagnostic, !linter.isAllowed(diagnostic) { outcome.reported.append(diagnostic) }
    outcome.usedAllowances = linter.usedAllowances
  }

  /// Adds a failure for each file that was not parsed completely and has no diagnostic for the
  /// error.
  ///
  /// Otherwise, an empty report would imply that the rest of the file contains no errors.
  private mutating func failForBroken(_ found: [Diagnostic]) {
    for path in broken where outcome.failures.allSatisfy({ $0.path != path }) {
      if found.contains(where: { $0.path == path && Self.fatalRules.contains($0.rule) }) {
        continue
      }
      outcome.failures.append(FileError(path: path, reason: .unparsable))
    }
  }

  private static let fatalRules: Set<String> = ["invalid-encoding", "syntax", "unreadable-file"]

  // MARK: Linting

  /// Lints the files, and returns the diagnostics.
  ///
  /// - Parameter key: The key under which the cache stores the findings; `nil` to not store them.
  private mutating func lint(_ contents: [CatalogFile], key: String? = nil) -> [Diagnostic] {
    let files = zip(plan.files, contents).map { file, content in
      packages.file(file.path, content, qualifiers: file.folder?.qualifiers ?? "")
    }
    let catalog = LintedCatalog(
      name: plan.name, files: files, sourceLanguage: sourceLanguage, atlas: .icu)
    var findings = CatalogFindings()
    findings.statistics = statistics(of: catalog)
    if countsCoverage {
      let coverage = CatalogCoverage(catalog, required: options.requiredLanguages ?? [])
      // Some XML files of Android contain no strings, so they have no coverage.
      findings.coverage = coverage.keys > 0 ? coverage : nil
    }
    findings.wholeLanguages = catalog.wholeLanguages
    outcome.definitions = options.usage.map { _ in KeyDefinitions(catalog) }
    findings.broken = files.filter { file in
      file.content.errors.contains { CatalogError.Code.fatal.contains($0.code) }
    }.map(\.path)
    // The memory for the diagnostics of the previous round is released.
    budget.release()
    findings.diagnostics = linter.found(in: catalog, jobs: jobs, budget: budget)
    demoteUnbuilt(&findings.diagnostics)
    store(findings, for: key)
    return use(findings)
  }

  /// Adds findings to the outcome, except for the diagnostics, which it returns.
  private mutating func use(_ findings: CatalogFindings) -> [Diagnostic] {
    outcome.statistics = findings.statistics
    outcome.coverage = findings.coverage
    outcome.wholeLanguages = findings.wholeLanguages
    broken = findings.broken.filter { isReported($0) }
    return findings.diagnostics
  }

  /// Stores findings in the cache, unless the memory for diagnostics was exhausted.
  private func store(_ findings: CatalogFindings, for key: String?) {
    guard let cache, let key, !budget.isExhausted else { return }
    var findings = findings
    findings.foreign = outcome.foreign
    cache.store(findings, for: key)
  }

  /// Lowers the severity of diagnostics in files that are not built into the app.
  ///
  /// A file is not built if a list of languages in its folder, such as `LINGUAS`, omits its
  /// language. In such a file, errors become warnings, and warnings about coverage become info.
  /// Errors that end the parsing of a file keep their severity, and so do rules with a configured
  /// severity.
  private func demoteUnbuilt(_ found: inout [Diagnostic]) {
    guard found.contains(where: { Self.severityIfUnbuilt($0) != nil }) else { return }
    let unbuilt = unbuiltFiles
    if unbuilt.isEmpty { return }
    for index in found.indices {
      guard let severity = Self.severityIfUnbuilt(found[index]), let path = found[index].path,
        let list = unbuilt[path],
        !Self.fatalRules.contains(found[index].rule), options.severities[found[index].rule] == nil
      else { continue }
      found[index].severity = severity
      found[index].notes.append(
        Diagnostic.Note("\(list) does not list the language, so the file is not built"))
    }
  }

  /// Returns the lower severity of a diagnostic in a file that is not built; `nil` to keep it.
  private static func severityIfUnbuilt(_ diagnostic: Diagnostic) -> Severity? {
    switch diagnostic.severity {
    case .error: .warning
    case .warning where RuleRegistry.rule(diagnostic.rule)?.family == .coverage: .info
    case .warning, .info: nil
    }
  }

  /// The paths of files that are not built, each with the name of the list that omits its language.
  var unbuiltFiles: [String: String] {
    var lists: [String: LinguasFile?] = [:]
    var unbuilt: [String: String] = [:]
    for file in plan.files {
      guard let name = file.format.traits.languageList else { continue }
      let folder = file.path.lastIndex(of: "/").map { String(file.path[...$0]) } ?? ""
      let path = folder + name
      if lists[path] == nil { lists[path] = .some(Self.languageList(at: path)) }
      guard let list = lists[path] ?? nil, list.lacks(file.path) else { continue }
      unbuilt[FilePath.shown(file.path)] = name
    }
    return unbuilt
  }

  private static func languageList(at path: String) -> LinguasFile? {
    guard FilePath.isRegular(path) == true else { return nil }
    do throws(FileError) {
      return LinguasFile(try FileBytes.read(path, limit: 1 << 20))
    } catch {
      // If the list cannot be read, all files are assumed to be built.
      return nil
    }
  }

  private mutating func keepUnallowed(_ found: inout [Diagnostic]) {
    linter.keepUnallowed(&found)
    outcome.usedAllowances = linter.usedAllowances
    var input = InputFilter(path: source.input)
    input.apply(to: &found)
  }

  /// Returns `true` if a file's diagnostics are reported.
  ///
  /// If the request specifies an input, only the input's diagnostics are reported.
  private func isReported(_ path: String?) -> Bool { source.input.map { $0 == path } ?? true }

  /// Returns the diagnostics that are neither in the baseline nor in the earlier revision.
  private mutating func report(_ found: [Diagnostic]) -> [Diagnostic] {
    if let known { outcome.entries = known.entries(of: found) }
    let shown = shown(found)
    outcome.knownCount = found.count - shown.count
    return shown
  }

  private func shown(_ found: [Diagnostic]) -> [Diagnostic] {
    var shown = found
    earlier?.apply(to: &shown)
    known?.filter.apply(to: &shown)
    return shown
  }

  private func statistics(of catalog: LintedCatalog) -> LintOutcome.Statistics {
    var statistics = LintOutcome.Statistics()
    statistics.catalogs = 1
    statistics.files = catalog.files.count
    statistics.keys = catalog.keys.count
    statistics.languages = Set(catalog.languages.map { $0.name })
    for file in catalog.files {
      statistics.values += file.content.values.count
      statistics.bytes += file.content.bytes.count
      let count = file.content.longValueCount
      statistics.longValues += count
      if count > 0, statistics.longValuePath == nil { statistics.longValuePath = file.path }
    }
    return statistics
  }

  // MARK: Fixing

  /// The maximum number of rounds in which fix-its are applied.
  private static let maximumRounds = 10

  /// Applies fix-its until none of them can be applied, in at most ten rounds.
  ///
  /// - Returns: `true` if a fix-it was applied.
  private mutating func fix(_ contents: inout [CatalogFile], _ found: inout [Diagnostic]) -> Bool {
    var counts = Array(repeating: 0, count: contents.count)
    for _ in 0..<Self.maximumRounds {
      let selections = selections(among: shown(found))
      guard selections.contains(where: { $0.count > 0 }) else { break }
      // The old diagnostics are released first, to make memory available for the fixed files.
      found = []
      let hasChanges = apply(selections, to: &contents, &counts)
      found = lint(contents)
      keepUnallowed(&found)
      if !hasChanges { break }
    }
    outcome.fixed = zip(plan.files, counts).filter { $0.1 > 0 }
      .map { LintOutcome.Fixed(path: FilePath.shown($0.0.path), count: $0.1) }
    return !outcome.fixed.isEmpty
  }

  /// Returns, for each file, the fix-its that can be applied together.
  private func selections(among shown: [Diagnostic]) -> [FixSelection] {
    let empty = FixSelection(upTo: fixing == .unsafe ? .unsafe : .safe)
    var selections = Array(repeating: empty, count: plan.files.count)
    let paths = plan.files.map { FilePath.shown($0.path) }
    let places = Dictionary(zip(paths, paths.indices), uniquingKeysWith: { first, _ in first })
    for diagnostic in shown
    where diagnostic.severity >= fixedSeverity && !diagnostic.fixIts.isEmpty {
      guard let path = diagnostic.path, let place = places[path] else { continue }
      selections[place].add(diagnostic.fixIts)
    }
    return selections
  }

  /// Applies fix-its to the files.
  ///
  /// - Returns: `true` if at least one file has changed.
  private func apply(
    _ selections: [FixSelection], to contents: inout [CatalogFile], _ counts: inout [Int]
  ) -> Bool {
    var hasChanges = false
    for (index, file) in plan.files.enumerated() where selections[index].count > 0 {
      guard apply(selections[index], to: &contents[index], file) else { continue }
      counts[index] += selections[index].count
      hasChanges = true
    }
    return hasChanges
  }

  /// Applies fix-its to a file, unless the parser would then find more errors than before.
  ///
  /// To save memory, the old and the new file are never both parsed: only their bytes are in memory
  /// at the same time.
  ///
  /// - Returns: `true` if the file has changed.
  private func apply(
    _ selection: FixSelection, to content: inout CatalogFile, _ file: FoundCatalog.File
  ) -> Bool {
    func read(_ bytes: [UInt8]) -> CatalogFile {
      CatalogFile.read(bytes, format: file.format, language: file.language)
    }
    let errors = content.errors.count { $0.severity == .error }
    let encoding = FixEncoding(of: content)
    var bytes = content.bytes
    content = read([])
    let reversal = FixReversal(of: selection, in: bytes, encoding)
    do throws(FixIt.Edit.ApplyingError) {
      let changed = try selection.apply(to: bytes, encoding)
      guard changed != bytes else {
        content = read(bytes)
        return false
      }
      bytes = []
      content = read(changed)
      if content.errors.count(where: { $0.severity == .error }) <= errors { return true }
      content = read([])
      bytes = reversal.apply(to: changed)
    } catch {
      // If the edits are invalid for the file, it is not changed, and its diagnostics are still
      // reported.
    }
    content = read(bytes)
    return false
  }

  /// Writes or previews the changed files, or adds the changed input to the result, as the request
  /// specifies.
  ///
  /// - Returns: `false` if a changed file could not be written.
  private mutating func deliver(
    _ changed: [[UInt8]], over originals: [FileFingerprint]
  ) -> Bool {
    switch destination {
    case .diffs(let root):
      preview(changed, over: originals, root: root)
    case .files:
      guard source.input != nil else { return write(changed, over: originals) }
      let place = plan.files.firstIndex { isReported(FilePath.shown($0.path)) }
      outcome.fixedInput = place.map { changed[$0] }
    }
    return true
  }

  /// Adds a diff of each changed file to the result.
  private mutating func preview(
    _ changed: [[UInt8]], over originals: [FileFingerprint], root: String
  ) {
    let fixed = outcome.fixed
    for (index, file) in plan.files.enumerated()
    where FileFingerprint(changed[index]) != originals[index] {
      let path = FilePath.shown(file.path)
      do throws(FileError) {
        let original = try source.bytes(of: file.path)
        guard FileFingerprint(original) == originals[index] else {
          throw FileError(path: path, reason: .changed)
        }
        guard UnifiedDiff.canShow(original), UnifiedDiff.canShow(changed[index]) else {
          throw FileError(path: path, reason: .notText)
        }
        let parts = FilePath.parts(file.path, below: FilePath.parts(root))
        let name = (parts ?? FilePath.parts(file.path)).joined(separator: "/")
        outcome.previews.append(
          LintOutcome.Preview(
            path: path, count: fixed.first { $0.path == path }?.count ?? 0,
            diff: UnifiedDiff.diff(from: original, to: changed[index], path: name)))
      } catch {
        outcome.failures.append(FileError(path: path, reason: error.reason))
      }
    }
    outcome.fixed = []
  }

  /// Writes the changed files.
  ///
  /// - Returns: `true` if all of them were written.
  private mutating func write(_ changed: [[UInt8]], over originals: [FileFingerprint]) -> Bool {
    var isComplete = true
    for (index, file) in plan.files.enumerated()
    where FileFingerprint(changed[index]) != originals[index] {
      do throws(FileError) {
        try AtomicFile.write(changed[index], to: file.path, replacing: originals[index])
      } catch {
        let path = FilePath.shown(file.path)
        outcome.failures.append(FileError(path: path, reason: error.reason))
        outcome.fixed.removeAll { $0.path == path }
        isComplete = false
      }
    }
    return isComplete
  }
}
