import ArgumentParser
import LocaleNegotiation
import Reports
import TextPrimitives

/// `waymark locale`: chooses a supported language from the user's preferences.
struct LocaleCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "locale", abstract: LocaleTexts.abstract, discussion: LocaleTexts.discussion)

  @Option(name: .long, help: ArgumentHelp(LocaleTexts.prefer, valueName: "list"))
  var prefer: String?

  @Option(name: .long, help: ArgumentHelp(LocaleTexts.acceptLanguage, valueName: "field"))
  var acceptLanguage: String?

  @Option(name: .long, help: ArgumentHelp(LocaleTexts.supported, valueName: "list"))
  var supported: String?

  @Option(name: .long, help: ArgumentHelp(LocaleTexts.defaultLanguage, valueName: "tag"))
  var `default`: String?

  @Flag(name: .long, help: ArgumentHelp(LocaleTexts.nearest))
  var nearest = false

  @Option(
    name: .long, help: ArgumentHelp(LocaleTexts.input, valueName: "file"), completion: .file())
  var input: String?

  @Flag(name: .long, help: ArgumentHelp(LocaleTexts.explain))
  var explain = false

  @Option(
    name: .long, help: ArgumentHelp(LocaleTexts.format, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  @OptionGroup var language: LanguageOption

  @OptionGroup var coloring: ColorOption

  func validate() throws {
    if [prefer, acceptLanguage, input].compactMap(\.self).count > 1 {
      throw ValidationError(LocaleTexts.severalSources)
    }
    if nearest, !NegotiationPolicy.offersNearest {
      throw ValidationError(LocaleTexts.noDistances)
    }
    if let supported, PreferenceChain(list: supported).preferences.isEmpty {
      throw ValidationError(LocaleTexts.nothingSupported)
    }
  }

  func execute() throws(Failure) -> ExitStatus {
    let languages =
      supported.map { PreferenceChain(list: $0).preferences.map(\.text) } ?? ReportTexts.languages
    let policy = nearest ? NegotiationPolicy(nearest: .favoringLanguage) : .strict
    let negotiator = Negotiator(
      supported: languages, defaultLanguage: `default`, policy: policy)
    for (index, _) in negotiator.unusableLanguages {
      StandardError.write(LocaleTexts.unusable(languages[index]) + "\n")
    }
    if let tag = `default`, NormalizedTag.normalize(tag).tag == nil {
      StandardError.write(LocaleTexts.unusableDefault(tag) + "\n")
    }
    let report = LocaleReport(
      negotiator, explains: explain, format: .init(format, language: language))
    if let input {
      return try InputLines.report(input) { text, line, buffer in
        report.append(PreferenceChain(list: text), line: line, to: &buffer)
      }
    }
    var buffer = ByteBuffer()
    report.append(chain, line: nil, to: &buffer)
    try StandardOutput.write(buffer)
    return .success
  }

  private var chain: PreferenceChain {
    if let prefer { return PreferenceChain(list: prefer) }
    if let acceptLanguage { return PreferenceChain(acceptLanguage: acceptLanguage) }
    return .environment
  }
}

extension LocaleReport.Format {
  /// Creates the report format that corresponds to an output format.
  init(_ format: OutputFormat, language: LanguageOption) {
    self = format == .json ? .json : .text(.standardOutput, language.texts)
  }
}
