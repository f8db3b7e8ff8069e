import ArgumentParser
import CatalogExchange
import CatalogLinting
import DiagnosticReporters
import Diagnostics
import Files
import LanguageTags
import StringCatalogs
import TextPrimitives

/// `waymark catalog import`: imports translations into catalogs.
struct CatalogImportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: CatalogExchangeTexts.importAbstract,
    discussion: CatalogExchangeTexts.importDiscussion)

  @Argument(
    help: ArgumentHelp(CatalogExchangeTexts.importFile, valueName: "file"),
    completion: .file(extensions: ["csv", "xliff", "xlf"]))
  var file: String

  @Argument(help: ArgumentHelp(LintTexts.paths, valueName: "path"), completion: .file())
  var paths: [String] = []

  @Option(
    name: .long, help: ArgumentHelp(CatalogExchangeTexts.importLanguage, valueName: "tag"),
    transform: LanguageList.parseOne)
  var language: LanguageTag?

  @Flag(name: .long, help: ArgumentHelp(CatalogExchangeTexts.dryRun))
  var dryRun = false

  @Option(
    name: .long, help: ArgumentHelp(OutputFormat.usualHelp, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  @Option(
    name: .long, help: ArgumentHelp(LintTexts.config, valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var config: String?

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    let units = try read()
    var request = LintRequest()
    request.paths = paths
    request.configuration = config
    let outcome = try CatalogLoading.carryOut { () throws(LintRefusal) in
      try ImportRun.run(units, request, language: language, writes: !dryRun)
    }
    let report = ImportReport(outcome, path: file, isDryRun: dryRun)
    var buffer = ByteBuffer()
    switch format {
    case .json: report.appendJSON(to: &buffer)
    default: report.appendText(style: .standardOutput, to: &buffer)
    }
    try StandardOutput.write(buffer)
    for failure in outcome.failures {
      Failure("\(TextStyle.shown(failure.path)): \(failure.message)").report()
    }
    guard outcome.reading.report(), outcome.failures.isEmpty else { return .failure }
    return outcome.refusals.isEmpty ? .success : .rejected
  }

  /// Returns the units of the file, which is read as XLIFF if it is XML, and otherwise as a table.
  private func read() throws(Failure) -> [ImportedUnit] {
    let bytes = try InputFile.read(file)
    let front = bytes.prefix(64).drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
    do throws(CatalogError) {
      return front.first == UInt8(ascii: "<")
        ? try UnitDocument.read(bytes) : try UnitTable.read(bytes)
    } catch {
      let report = DiagnosticReport(.text, ReportOptions(.standardError)) { [file] path in
        path == file ? bytes : nil
      }
      var text = report.text(of: [
        Diagnostic(
          rule: error.code.rawValue, severity: .error, path: file, range: error.range,
          message: "expected \(error.expected)")
      ])
      while text.last == "\n" { text.removeLast() }
      throw Failure(text: text)
    }
  }
}
