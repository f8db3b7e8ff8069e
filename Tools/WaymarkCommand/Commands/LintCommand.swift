import ArgumentParser
import CatalogLinting
import DiagnosticReporters
import Diagnostics
import Files
import LanguageTags
import TextPrimitives

/// `waymark lint`: reports the problems of string catalogs.
struct LintCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: LintTexts.abstract, discussion: LintTexts.discussion)

  @Argument(help: ArgumentHelp(LintTexts.pathsOrInput, valueName: "path"), completion: .file())
  var paths: [String] = []

  @Option(
    name: .long, help: ArgumentHelp(LintTexts.languages, valueName: "list"),
    transform: LanguageList.parse)
  var languages: [LanguageTag]?

  @Option(
    name: .long, help: ArgumentHelp(LintTexts.sourceLanguage, valueName: "tag"),
    transform: LanguageList.parseOne)
  var sourceLanguage: LanguageTag?

  @Option(
    name: .long, help: ArgumentHelp(LintTexts.config, valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var config: String?

  @Option(
    name: .long, help: ArgumentHelp(LintTexts.allow, valueName: "rule"),
    completion: .list(LintTexts.ruleNames))
  var allow: [String] = []

  @Option(
    name: .long, help: ArgumentHelp(LintTexts.deny, valueName: "rule"),
    completion: .list(LintTexts.ruleNames))
  var deny: [String] = []

  @Option(
    name: .long, help: ArgumentHelp(LintTexts.failOn, valueName: "severity"),
    completion: .list(FailureThreshold.allCases.map(\.rawValue)),
    transform: FailureThreshold.parse)
  var failOn = FailureThreshold.error

  @Option(
    name: .long, help: ArgumentHelp(LintTexts.format, valueName: "format"),
    completion: .list(ReportFormat.names), transform: ReportFormat.parse)
  var format = ReportFormat.text

  @Option(
    name: .long, help: ArgumentHelp(LintTexts.output, valueName: "file"), completion: .file())
  var output: String?

  @Option(
    name: .long, help: ArgumentHelp(LintTexts.baseline, valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(name: .long, help: ArgumentHelp(LintTexts.updateBaseline))
  var updateBaseline = false

  @Option(
    name: .long, help: ArgumentHelp(LintTexts.usage, valueName: "file"),
    completion: .file(extensions: ["ndjson"]))
  var usage: [String] = []

  @Option(name: .long, help: ArgumentHelp(LintTexts.since, valueName: "revision"))
  var since: String?

  @Flag(name: .long, help: ArgumentHelp(LintTexts.fix))
  var fix = false

  @Flag(name: .long, help: ArgumentHelp(LintTexts.unsafeFixes))
  var unsafeFixes = false

  @Flag(name: .long, help: ArgumentHelp(LintTexts.diff))
  var diff = false

  @Option(
    name: .long, help: ArgumentHelp(LintTexts.stdinFilename, valueName: "path"),
    completion: .file())
  var stdinFilename: String?

  @Flag(name: .shortAndLong, help: ArgumentHelp(LintTexts.verbose))
  var verbose = false

  @Flag(name: .shortAndLong, help: ArgumentHelp(LintTexts.quiet))
  var quiet = false

  @Option(
    name: .long, help: ArgumentHelp(LintTexts.severity, valueName: "severity"),
    completion: .list(Severity.allCases.map(\.rawValue)), transform: Severity.parse)
  var severity: Severity?

  @Flag(name: .long, help: ArgumentHelp(LintTexts.allFolders))
  var allFolders = false

  @Flag(name: .long, help: ArgumentHelp(LintTexts.statistics))
  var statistics = false

  @Option(name: .long, help: ArgumentHelp(LintTexts.jobs, valueName: "count"))
  var jobs: Int?

  @Flag(name: .long, help: ArgumentHelp(LintTexts.noCache))
  var noCache = false

  @Flag(name: .long, help: ArgumentHelp(LintTexts.watch))
  var watch = false

  @OptionGroup var coloring: ColorOption

  func validate() throws {
    try checkWatch()
    if unsafeFixes, !fix { throw ValidationError(LintTexts.unsafeWithoutFix) }
    try checkDiff()
    try checkInput()
    if quiet, verbose { throw ValidationError(LintTexts.quietAndVerbose) }
    if since != nil, updateBaseline { throw ValidationError(LintTexts.sinceWithUpdate) }
    if since != nil, !usage.isEmpty { throw ValidationError(LintTexts.sinceWithUsage) }
    if usage.count(where: { $0 == "-" }) > 1 { throw ValidationError(LintTexts.twoInputs) }
    if statistics, !LintTexts.formatsWithStatistics.contains(format.name) {
      throw ValidationError(LintTexts.noStatistics(format.name))
    }
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError(ParseTexts.invalidJobs) }
  }

  private func checkWatch() throws {
    guard watch else { return }
    if fix || updateBaseline { throw ValidationError(LintTexts.watchWithChanges) }
    if output != nil { throw ValidationError(LintTexts.watchWithOutput) }
    if paths.contains("-") || usage.contains("-") {
      throw ValidationError(LintTexts.watchWithInput)
    }
  }

  private func checkDiff() throws {
    guard diff else { return }
    if !fix { throw ValidationError(LintTexts.diffWithoutFix) }
    if updateBaseline { throw ValidationError(LintTexts.diffWithUpdate) }
    if statistics { throw ValidationError(LintTexts.diffWithStatistics) }
    if format != .text, format != .json { throw ValidationError(LintTexts.noDiff(format.name)) }
  }

  private func checkInput() throws {
    guard paths.contains("-") else {
      if stdinFilename != nil { throw ValidationError(LintTexts.nameWithoutInput) }
      return
    }
    if (stdinFilename ?? "").isEmpty { throw ValidationError(LintTexts.inputWithoutName) }
    if paths.count > 1 { throw ValidationError(LintTexts.inputWithPaths) }
    if since != nil || updateBaseline || !usage.isEmpty {
      throw ValidationError(LintTexts.inputWithOthers)
    }
  }

  func execute() throws(Failure) -> ExitStatus {
    try OutputFile.check(output, besides: InputPaths())
    if watch { try lintForever() }
    return try lint(try request())
  }

  /// Lints, and lints again after each change of a file, until the program is stopped.
  private func lintForever() throws(Failure) {
    var watcher = FolderWatcher()
    let request = try request()
    _ = try start(&watcher, LintRun.watchedFolders(of: request))
    var isFirst = true
    while true {
      // Clears the screen, and moves the cursor to the first line.
      if StandardOutput.isTerminal { try StandardOutput.write("\u{1B}[H\u{1B}[2J") }
      do throws(Failure) {
        _ = try lint(request)
      } catch {
        if isFirst || error.isOutputClosed { throw error }
        error.report()
      }
      isFirst = false
      let folders = LintRun.watchedFolders(of: request)
      // If a folder was not watched before, it may contain files that the run did not find, so the
      // catalogs are linted again without waiting.
      if try start(&watcher, folders) { continue }
      if !quiet { StandardError.write(LintTexts.watching(folders) + "\n") }
      do throws(FileError) {
        try watcher.wait()
      } catch {
        throw Failure(LintTexts.cannotWatch(error.path, error.message))
      }
    }
  }

  /// Starts to watch folders; returns `true` if one of them was not watched before.
  private func start(
    _ watcher: inout FolderWatcher, _ folders: [WatchedFolder]
  ) throws(Failure) -> Bool {
    do throws(FileError) {
      return try watcher.watch(folders)
    } catch {
      throw Failure(
        LintTexts.cannotWatch(error.path, error.message), hint: LintTexts.watchFewerFolders)
    }
  }

  /// Lints once, writes fix-its if `--fix` is used, and prints the report or the differences.
  private func lint(_ request: LintRequest) throws(Failure) -> ExitStatus {
    let start = System.seconds
    let outcome = try CatalogLoading.carryOut { () throws(LintRefusal) in
      let progress = ProgressLine(isShown: !quiet)
      defer { progress.end() }
      return try LintRun.run(request) { done, count in progress.show(done, of: count) }
    }
    if diff {
      try showDiffs(outcome)
    } else {
      if fix, let input = request.input {
        let text = outcome.fixedInput ?? input.bytes
        try StandardOutput.write(text.span)
      }
      let summary = DiagnosticSummary(outcome, seconds: System.seconds - start)
      try report(outcome, of: request, summary: summary)
    }
    if !quiet {
      // A text report already ends with the notice about files that were not linted.
      let side = format == .text && !diff ? nil : LintTexts.sideFiles(outcome)
      var notices = (side.map { ["info: " + $0] } ?? []) + LintTexts.notices(outcome)
      // A text report also ends with the advice for a first run.
      if format != .text, isCI, failOn != .never, let advice = firstRunAdvice(outcome, request) {
        // GitHub displays this line as a notice on the page of the workflow run.
        notices.append(
          format == .github ? "::notice title=waymark lint::\(advice)" : "info: " + advice)
      }
      for notice in notices { StandardError.write(notice + "\n") }
    }
    let problems = CatalogLoading.problems(
      outcome.failures, fruitless: outcome.fruitless, unknownFormats: outcome.unknownFormats,
      excluded: outcome.excluded)
    for problem in problems { problem.report() }
    guard problems.isEmpty else { return .failure }
    if diff { return outcome.previews.isEmpty ? .success : .rejected }
    return failOn.isReached(by: outcome.diagnostics) ? .rejected : .success
  }

  /// A Boolean value that indicates whether a CI service runs the tool, according to the variable
  /// `CI`.
  private var isCI: Bool {
    !["", "0", "false", "no"].contains((System.environment("CI") ?? "").lowercased())
  }

  private func firstRunAdvice(_ outcome: LintOutcome, _ request: LintRequest) -> String? {
    let shown = outcome.diagnostics.count { $0.severity >= max(minimumSeverity, .warning) }
    return LintTexts.firstRunAdvice(outcome, request, shown: shown, isCI: isCI)
  }

  /// The lowest severity that the report contains.
  private var minimumSeverity: Severity {
    severity ?? (quiet ? .error : format == .text && !verbose ? .warning : .info)
  }

  /// The lowest severity of diagnostics whose fix-its are applied.
  ///
  /// By default, this is the lowest severity in a text report. Therefore `--fix` makes the same
  /// changes with every output format and with `--quiet`.
  private var fixedSeverity: Severity { severity ?? (verbose ? .info : .warning) }

  /// The path of the report; `nil` for standard output.
  private var file: String? { output == "-" ? nil : output }

  private func request() throws(Failure) -> LintRequest {
    var request = LintRequest()
    request.paths = paths
    request.searchesAllFolders = allFolders
    if let stdinFilename {
      do throws(FileError) {
        request.input = LintRequest.Input(
          path: stdinFilename, bytes: try FileBytes.readStandardInput())
      } catch {
        throw Failure(RootTexts.cannotRead("-", error.message))
      }
    }
    if diff { request.destination = .diffs(root: ReportOptions(TextStyle()).root ?? "/") }
    request.languages = languages
    request.sourceLanguage = sourceLanguage
    request.configuration = config
    request.allowedRules = allow
    request.deniedRules = deny
    request.baseline = baseline
    request.since = since
    request.usage = usage
    request.output = file
    request.updatesBaseline = updateBaseline
    request.fixing = fix ? (unsafeFixes ? .unsafe : .safe) : .none
    request.fixedSeverity = fixedSeverity
    request.countsCoverage = format == .html || format == .text
    request.lintsUnchanged = format == .html
    request.jobs = jobs ?? System.processorCount
    request.cache = noCache ? nil : ToolCache.current
    return request
  }

  /// Writes the diffs that `--diff` requests: as JSON, as text for a terminal, or as a diff with
  /// the exact bytes of the files.
  private func showDiffs(_ outcome: LintOutcome) throws(Failure) {
    let report = PreviewReport(outcome.previews)
    let style = file == nil ? TextStyle.standardOutput : .file
    let isTerminal = file == nil && StandardOutput.isTerminal
    var buffer = ByteBuffer()
    if format == .json {
      report.appendJSON(to: &buffer)
    } else if isTerminal || style.isColored {
      report.appendText(style: style, isTerminal: isTerminal, to: &buffer)
    } else {
      report.appendDiffs(to: &buffer)
    }
    try OutputFile.write(buffer, to: file ?? "-", isBinary: false)
  }

  private func report(
    _ outcome: LintOutcome, of request: LintRequest, summary: DiagnosticSummary
  ) throws(Failure) {
    // Standard output contains the fixed catalog, so the report goes to standard error.
    let isBesideText = fix && request.input != nil && file == nil
    let style =
      file != nil ? TextStyle.file : isBesideText ? TextStyle.standardError : .standardOutput
    var options = ReportOptions(style, showsStatistics: statistics)
    options.rules = ReportedRule.catalogRules
    options.rulesThatRan = outcome.rules
    options.namesApplicability = true
    options.minimumSeverity = minimumSeverity
    options.showsEach = verbose
    options.countsRules = !quiet
    let input = request.input.map {
      (path: FilePath.shown($0.path), bytes: outcome.fixedInput ?? $0.bytes)
    }
    let report = DiagnosticReport(format, options) { path in
      path == input?.path ? input?.bytes : CatalogLoading.bytes(of: path)
    }
    let isCounted = statistics || format.needsSummary || format == .text && !quiet
    let full = isCounted ? summary : nil
    // If nothing could be linted, only the reason is printed.
    let isSummarized =
      format == .text && !quiet && (outcome.isComplete || outcome.statistics.catalogs > 0)
    func end(_ entries: Int) -> String {
      guard isSummarized else { return "" }
      var steps = LintTexts.nextSteps(
        outcome, showing: minimumSeverity, isChosen: severity != nil || verbose, entries: entries)
      if let advice = firstRunAdvice(outcome, request) { steps.append(advice) }
      let lines = [LintTexts.summary(outcome, request)] + steps
      return lines.map { $0 + "\n" }.joined()
    }
    if file == nil, !isBesideText {
      let entries = try report.print(outcome.diagnostics, full)
      return try StandardOutput.write(end(entries))
    }
    var buffer = ByteBuffer()
    let entries = report.write(outcome.diagnostics, full) { buffer.append($0) }
    buffer.append(end(entries))
    guard let file else { return StandardError.write(buffer.text) }
    try OutputFile.write(buffer, to: file, isBinary: false)
    if !quiet { StandardError.write(LintTexts.summary(outcome, request) + "\n") }
  }
}

/// The progress line of a lint run, which several threads update in turn.
private final class ProgressLine: @unchecked Sendable {
  // The run reports progress from one thread at a time.
  private var progress = Progress(isBesideOutput: false)
  private let isShown: Bool

  init(isShown: Bool) { self.isShown = isShown }

  func show(_ done: Int, of count: Int) {
    if isShown { progress.show { _ in LintTexts.progress(done, of: count) } }
  }

  func end() { progress.end() }
}

extension DiagnosticSummary {
  fileprivate init(_ outcome: LintOutcome, seconds: Double) {
    let statistics = outcome.statistics
    self.init(
      files: statistics.files, keys: statistics.keys, languages: statistics.languages.count,
      values: statistics.values, bytes: statistics.bytes, seconds: seconds,
      known: outcome.knownCount)
    paths = outcome.paths
    catalogs = outcome.coverage.map { ReportedCatalog($0) }
  }
}

extension ReportedCatalog {
  fileprivate init(_ coverage: CatalogCoverage) {
    self.init(
      name: coverage.name, keys: coverage.keys,
      languages: coverage.languages.map { language in
        Language(
          name: language.name, isSource: language.isSource, translated: language.translated,
          needsReview: language.needsReview, new: language.new, missing: language.missing)
      })
  }
}
