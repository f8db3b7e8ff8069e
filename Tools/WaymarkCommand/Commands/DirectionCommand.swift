import ArgumentParser
import Reports
import TextPrimitives

/// `waymark direction`: language tags in, directions of writing out.
struct DirectionCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "direction", abstract: DirectionTexts.abstract,
    discussion: DirectionTexts.discussion)

  @Argument(help: ArgumentHelp(DirectionTexts.tags, valueName: "tag"))
  var tags: [String] = []

  @Option(name: .long, help: ArgumentHelp(DirectionTexts.text, valueName: "string"))
  var text: String?

  @Option(
    name: .long, help: ArgumentHelp(DirectionTexts.input, valueName: "file"), completion: .file())
  var input: String?

  @Option(
    name: .long, help: ArgumentHelp(LocaleTexts.format, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  @OptionGroup var language: LanguageOption

  @OptionGroup var coloring: ColorOption

  func validate() throws {
    if tags.isEmpty, input == nil { throw ValidationError(DirectionTexts.nothingGiven) }
  }

  func execute() throws(Failure) -> ExitStatus {
    let report = DirectionReport(text: text, format: .init(format, language: language))
    var buffer = ByteBuffer()
    for tag in tags { report.append(tag, to: &buffer) }
    if !buffer.isEmpty { try StandardOutput.write(buffer) }
    if let input {
      return try InputLines.report(input) { tag, _, buffer in report.append(tag, to: &buffer) }
    }
    return .success
  }
}
