import ArgumentParser
import CatalogExchange
import CatalogLinting
import DiagnosticReporters
import Files
import LanguageTags
import TextPrimitives

/// `waymark catalog export`: exports strings for translators.
struct CatalogExportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: CatalogExchangeTexts.exportAbstract,
    discussion: CatalogExchangeTexts.exportDiscussion)

  @Argument(help: ArgumentHelp(LintTexts.paths, valueName: "path"), completion: .file())
  var paths: [String] = []

  @Option(
    name: .long, help: ArgumentHelp(CatalogExchangeTexts.exportLanguage, valueName: "tag"),
    transform: LanguageList.parseOne)
  var language: LanguageTag

  @Flag(name: .long, help: ArgumentHelp(CatalogExchangeTexts.missing))
  var missing = false

  @Option(
    name: .long, help: ArgumentHelp(CatalogExchangeTexts.exportFormat, valueName: "format"),
    completion: .list(ExchangeFormat.names), transform: ExchangeFormat.parse)
  var format = ExchangeFormat.csv

  @Flag(name: .long, help: ArgumentHelp(CatalogExchangeTexts.mark))
  var byteOrderMark = false

  @Option(
    name: .long, help: ArgumentHelp(CatalogExchangeTexts.output, valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    name: .long, help: ArgumentHelp(LintTexts.config, valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var config: String?

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    try OutputFile.check(output, besides: InputPaths())
    var request = LintRequest()
    request.paths = paths
    request.configuration = config
    request.output = output
    let outcome = try CatalogLoading.carryOut { () throws(LintRefusal) in
      try ExportRun.run(request, language: language, onlyMissing: missing)
    }
    guard outcome.sources.isEmpty || !outcome.units.isEmpty else {
      throw Failure(CatalogExchangeTexts.isSource(language.description))
    }
    let text: String
    switch format {
    case .csv: text = UnitTable.text(of: outcome.units, hasMark: byteOrderMark)
    case .xliff:
      guard outcome.units.isEmpty || outcome.sourceLanguage != nil else {
        throw Failure(CatalogExchangeTexts.severalSources)
      }
      let document = UnitDocument.text(
        of: outcome.units, from: outcome.sourceLanguage, to: language)
      text = document.text
      for unit in document.leftOut {
        StandardError.write(
          CatalogExchangeTexts.leftOut(unit.id.catalog, unit.id.key) + "\n")
      }
    }
    var buffer = ByteBuffer(capacity: text.utf8.count)
    buffer.append(text)
    try OutputFile.write(buffer, to: output ?? "-", isBinary: false)
    StandardError.write(
      CatalogExchangeTexts.exported(
        outcome.units.count, outcome.units.reduce(0) { $0 + $1.words }) + "\n")
    return outcome.reading.report(hasLostEntries: true) ? .success : .failure
  }
}

/// The file formats of exported strings.
enum ExchangeFormat: String, CaseIterable {
  case csv
  case xliff

  static let names = allCases.map(\.rawValue)

  static func parse(_ name: String) throws -> ExchangeFormat {
    guard let format = ExchangeFormat(rawValue: name) else {
      throw ValidationError(RootTexts.unknownValue(name, of: "--format", names))
    }
    return format
  }
}

extension CatalogReading {
  /// Reports the files that could not be read, and returns `true` if there was nothing to report.
  ///
  /// - Parameter hasLostEntries: `true` if entries that could not be read are also reported.
  func report(hasLostEntries: Bool = false) -> Bool {
    let report = DiagnosticReport(.text, ReportOptions(.standardError)) { path in
      CatalogLoading.bytes(of: path)
    }
    let lost = hasLostEntries ? lostEntries : []
    StandardError.write(report.text(of: errors + lost))
    let problems = CatalogLoading.problems(
      failures, fruitless: fruitless, unknownFormats: unknownFormats, excluded: excluded)
    for problem in problems { problem.report() }
    return isComplete && lost.isEmpty
  }
}
