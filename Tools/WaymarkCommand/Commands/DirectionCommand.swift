import ArgumentParser
import Reports
import TextPrimitives

/// `waymark direction`: finds the writing direction of languages and strings.
struct DirectionCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "direction", abstract: DirectionTexts.abstract,
    discussion: DirectionTexts.discussion)

  @Argument(help: ArgumentHelp(DirectionTexts.tags, valueName: "tag"))
  var tags: [String] = []

  @Option(name: .long, help: ArgumentHelp(DirectionTexts.text, valueName: "string"))
  var text: String?

  @OptionGroup var leading: LeadingTokensOption

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
    if tags.isEmpty, input == nil, text == nil {
      throw ValidationError(DirectionTexts.nothingGiven)
    }
  }

  func execute() throws(Failure) -> ExitStatus {
    let report = DirectionReport(
      text: text, skipping: leading.skipped, format: .init(format, language: language))
    var buffer = ByteBuffer()
    var isRejected = false
    // Without a tag, the string is assumed to be in the language of the tool's messages.
    let isTextAlone = tags.isEmpty && input == nil
    for tag in isTextAlone ? [language.texts.language] : tags {
      report.append(tag, to: &buffer)
      isRejected = warn(of: tag, report) || isRejected
    }
    if !buffer.isEmpty { try StandardOutput.write(buffer) }
    if let input {
      let status = try InputLines.report(input) { tag, _, buffer in
        report.append(tag, to: &buffer)
        isRejected = warn(of: tag, report) || isRejected
      }
      if status != .success { return status }
    }
    return isRejected ? .rejected : .success
  }

  /// Prints a warning if a tag does not name a language, and returns `true` for such a tag.
  private func warn(of tag: String, _ report: DirectionReport) -> Bool {
    guard let problem = report.problem(of: tag) else { return false }
    StandardError.write(language.texts.warning(of: problem, tag: tag) + "\n")
    return true
  }
}
