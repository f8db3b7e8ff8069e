import ArgumentParser
import CatalogLinting
import DiagnosticReporters
import Diagnostics
import StringCatalogs
import TextPrimitives

/// `waymark catalog`: counts, sorts, exchanges, and converts string catalogs.
struct CatalogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog", abstract: CatalogTexts.abstract, discussion: CatalogTexts.discussion,
    subcommands: [
      CatalogStatsCommand.self, CatalogSortCommand.self, CatalogExportCommand.self,
      CatalogImportCommand.self, CatalogPseudoCommand.self, CatalogConvertCommand.self,
    ])
}

/// `waymark catalog stats`: counts translated strings.
struct CatalogStatsCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: CatalogTexts.statsAbstract,
    discussion: CatalogTexts.statsDiscussion)

  @Argument(help: ArgumentHelp(LintTexts.paths, valueName: "path"), completion: .file())
  var paths: [String] = []

  @Option(
    name: .long, help: ArgumentHelp(LintTexts.config, valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var config: String?

  @Option(
    name: .long, help: ArgumentHelp(CatalogTexts.statsFormat, valueName: "format"),
    completion: .list(OutputFormat.allCases.map(\.rawValue)),
    transform: { try OutputFormat.parse($0, among: OutputFormat.allCases) })
  var format = OutputFormat.text

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    var request = LintRequest()
    request.paths = paths
    request.configuration = config
    let outcome = try CatalogLoading.carryOut { () throws(LintRefusal) in
      try CoverageRun.run(request)
    }
    let report = CoverageReport(outcome.catalogs)
    var buffer = ByteBuffer()
    switch format {
    case .json: report.appendJSON(to: &buffer)
    case .markdown: report.appendMarkdown(to: &buffer)
    case .text:
      report.appendText(
        style: .standardOutput, hasBars: StandardOutput.isTerminal, to: &buffer)
    }
    try StandardOutput.write(buffer)
    let errors = DiagnosticReport(.text, ReportOptions(.standardError)) { path in
      CatalogLoading.bytes(of: path)
    }
    StandardError.write(errors.text(of: outcome.errors))
    let problems = CatalogLoading.problems(
      outcome.failures, fruitless: outcome.fruitless, unknownFormats: outcome.unknownFormats,
      excluded: outcome.excluded)
    for problem in problems { problem.report() }
    guard problems.isEmpty, outcome.errors.isEmpty else { return .failure }
    if outcome.catalogs.isEmpty { StandardError.write(CatalogTexts.nothingToTranslate + "\n") }
    return .success
  }
}

/// `waymark catalog sort`: sorts keys in Xcode's order.
struct CatalogSortCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "sort", abstract: CatalogTexts.sortAbstract,
    discussion: CatalogTexts.sortDiscussion)

  @Argument(
    help: ArgumentHelp(LintTexts.paths, valueName: "path"),
    completion: .file(extensions: ["xcstrings"]))
  var paths: [String] = []

  @Flag(name: .long, help: ArgumentHelp(CatalogTexts.check))
  var check = false

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    let outcome = SortingRun.run(paths, writes: !check)
    var text = ""
    for path in outcome.unsorted {
      text += "\(TextStyle.shown(path)): \(check ? CatalogTexts.unsorted : CatalogTexts.sorted)\n"
    }
    text += CatalogTexts.summary(outcome.unsorted.count, outcome.sortedCount, isCheck: check) + "\n"
    try StandardOutput.write(text)
    let report = DiagnosticReport(.text, ReportOptions(.standardError)) { path in
      outcome.errors.first { $0.path == path }?.bytes
    }
    StandardError.write(
      report.text(
        of: outcome.errors.map { path, _, error in
          Diagnostic(
            rule: error.code.rawValue, severity: .error, path: path, range: error.range,
            message: "expected \(error.expected)")
        }))
    let problems = CatalogLoading.problems(
      outcome.failures, fruitless: outcome.fruitless, unknownFormats: [])
    for problem in problems { problem.report() }
    guard problems.isEmpty, outcome.errors.isEmpty else { return .failure }
    return check && !outcome.unsorted.isEmpty ? .rejected : .success
  }
}
