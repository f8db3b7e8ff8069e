import ArgumentParser
import CatalogConversion
import CatalogExchange
import CatalogLinting
import Files
import LanguageTags
import StringCatalogs
import TextPrimitives

/// `waymark catalog convert`: converts catalogs to another file format.
struct CatalogConvertCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: CatalogConversionTexts.abstract,
    discussion: CatalogConversionTexts.discussion)

  @Argument(help: ArgumentHelp(LintTexts.paths, valueName: "path"), completion: .file())
  var paths: [String] = []

  @Option(
    name: .long, help: ArgumentHelp(CatalogConversionTexts.target, valueName: "format"),
    completion: .list(ConversionFormat.names), transform: ConversionFormat.parse)
  var to: ConversionFormat

  @Option(
    name: .long, help: ArgumentHelp(CatalogConversionTexts.output, valueName: "folder"),
    completion: .directory)
  var output: String

  @Flag(name: .long, help: ArgumentHelp(CatalogConversionTexts.force))
  var force = false

  @Option(
    name: .long, help: ArgumentHelp(CatalogConversionTexts.allowLoss, valueName: "what"),
    completion: .list(AllowedLoss.names), transform: AllowedLoss.parse)
  var allowLoss: [AllowedLoss] = []

  @Option(
    name: .long, help: ArgumentHelp(CatalogConversionTexts.sourceLanguage, valueName: "tag"),
    transform: LanguageList.parseOne)
  var sourceLanguage: LanguageTag?

  @Flag(name: .long, help: ArgumentHelp(CatalogExchangeTexts.dryRun))
  var dryRun = false

  @Option(
    name: .long, help: ArgumentHelp(LintTexts.config, valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var config: String?

  @Option(
    name: .long, help: ArgumentHelp(OutputFormat.usualHelp, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  @OptionGroup var coloring: ColorOption

  func validate() throws {
    if output.isEmpty { throw ValidationError(CatalogConversionTexts.emptyOutput) }
  }

  func execute() throws(Failure) -> ExitStatus {
    var request = LintRequest()
    request.paths = paths
    request.configuration = config
    request.sourceLanguage = sourceLanguage
    let outcome = try CatalogLoading.carryOut { () throws(LintRefusal) in
      try ConversionRun.run(
        request, to: to, output: output, replaces: force, writes: !dryRun)
    }
    let problems =
      outcome.contested.map { Failure(CatalogConversionTexts.contested($0)) }
      + outcome.existing.map {
        Failure(CatalogConversionTexts.existing($0), hint: CatalogConversionTexts.seeForce)
      } + outcome.failures.map { Failure("\(TextStyle.shown($0.path)): \($0.message)") }
    for problem in problems { problem.report() }
    guard outcome.reading.report(), problems.isEmpty else { return .failure }
    let report = ConversionReport(
      outcome, isWritten: !dryRun, allowed: Set(allowLoss.flatMap(\.aspects)))
    var buffer = ByteBuffer()
    switch format {
    case .json: report.appendJSON(to: &buffer)
    default: report.appendText(style: .standardOutput, to: &buffer)
    }
    try StandardOutput.write(buffer)
    return report.isLossy ? .rejected : .success
  }
}

/// A value of `--allow-loss`: the kinds of loss that do not change the exit status.
struct AllowedLoss {
  let aspects: [ConversionLoss.Aspect]

  static let names = ["all"] + ConversionLoss.Aspect.allCases.map(\.rawValue)

  static func parse(_ name: String) throws -> AllowedLoss {
    if name == "all" { return AllowedLoss(aspects: ConversionLoss.Aspect.allCases) }
    guard let aspect = ConversionLoss.Aspect(rawValue: name) else {
      throw ValidationError(RootTexts.unknownValue(name, of: "--allow-loss", names))
    }
    return AllowedLoss(aspects: [aspect])
  }
}

extension ConversionFormat {
  static let names = all.map(\.name)

  static func parse(_ name: String) throws -> ConversionFormat {
    guard let format = ConversionFormat(name: name) else {
      throw ValidationError(RootTexts.unknownValue(name, of: "--to", names))
    }
    return format
  }
}
