import ArgumentParser
import CatalogExchange
import CatalogLinting
import Files
import LanguageTags
import TextPrimitives

/// `waymark catalog pseudo`: adds a pseudo-language to catalogs.
struct CatalogPseudoCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "pseudo", abstract: CatalogExchangeTexts.pseudoAbstract,
    discussion: CatalogExchangeTexts.pseudoDiscussion)

  @Argument(help: ArgumentHelp(LintTexts.paths, valueName: "path"), completion: .file())
  var paths: [String] = []

  @Option(
    name: .long, help: ArgumentHelp(CatalogExchangeTexts.style, valueName: "style"),
    completion: .list(PseudoStyle.names), transform: PseudoStyle.parse)
  var style: PseudoStyle

  @Option(
    name: .long, help: ArgumentHelp(CatalogExchangeTexts.pseudoLanguage, valueName: "tag"),
    transform: LanguageList.parseOne)
  var language: LanguageTag?

  @Option(
    name: .long, help: ArgumentHelp(CatalogExchangeTexts.folder, valueName: "folder"),
    completion: .directory)
  var output: String?

  @Flag(name: .long, help: ArgumentHelp(CatalogExchangeTexts.dryRun))
  var dryRun = false

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
    guard let language = language ?? LanguageTag(style.language) else {
      throw Failure(RootTexts.unknownValue(style.language, of: "--language", []))
    }
    let outcome = try CatalogLoading.carryOut { () throws(LintRefusal) in
      try PseudoRun.run(
        request, style: style, language: language, output: output, writes: !dryRun)
    }
    var buffer = ByteBuffer()
    ImportReport(outcome, path: nil, isDryRun: dryRun)
      .appendText(style: .standardOutput, to: &buffer)
    try StandardOutput.write(buffer)
    for failure in outcome.failures {
      Failure("\(TextStyle.shown(failure.path)): \(failure.message)").report()
    }
    guard outcome.reading.report(hasLostEntries: true), outcome.failures.isEmpty else {
      return .failure
    }
    return outcome.refusals.isEmpty ? .success : .rejected
  }
}

extension PseudoStyle {
  static let names = allCases.map(\.rawValue)

  static func parse(_ name: String) throws -> PseudoStyle {
    guard let style = PseudoStyle(rawValue: name) else {
      throw ValidationError(RootTexts.unknownValue(name, of: "--style", names))
    }
    return style
  }
}
