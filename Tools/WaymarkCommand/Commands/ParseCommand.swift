import ArgumentParser
import Reports
import LinkRouting
import TextPrimitives

/// `waymark parse`: parses links, and explains why a link is rejected.
struct ParseCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse", abstract: ParseTexts.abstract, discussion: ParseTexts.discussion)

  @Argument(help: ArgumentHelp(ParseTexts.links, valueName: "link"))
  var links: [String] = []

  @OptionGroup var input: LinkInputOption

  @OptionGroup var manifests: ManifestOptions

  @Option(
    name: .long, help: ArgumentHelp(ParseTexts.format, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  @OptionGroup var fact: FactOption

  @OptionGroup var language: LanguageOption

  @Option(name: .long, help: ArgumentHelp(ParseTexts.jobs, valueName: "count"))
  var jobs: Int?

  @Flag(name: .long, help: ArgumentHelp(ParseTexts.showSecrets))
  var showSecrets = false

  @Flag(name: .long, help: ArgumentHelp(ParseTexts.pasted))
  var pasted = false

  @OptionGroup var coloring: ColorOption

  func validate() throws {
    if links.isEmpty, input.path == nil { throw ValidationError(ParseTexts.nothingToParse) }
    try input.checkStandardInput(besides: manifests.files.manifest)
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError(ParseTexts.invalidJobs) }
  }

  func execute() throws(Failure) -> ExitStatus {
    let origin = try manifests.files.origin()
    let router = try manifests.router(from: origin)
    let facts = try fact.facts(of: router.manifests)
    let reader = LinkReader(router, masksSecrets: !showSecrets)
    let report: LinkReport =
      format == .json
      ? .json(JSONLinkReport(reader, isPasted: pasted, facts: facts))
      : .text(
        TextLinkReport(
          reader, origin: origin, style: .standardOutput, texts: language.texts, isPasted: pasted,
          facts: facts))
    var tally = LineTally()
    var reading = LinkReading()
    var buffer = ByteBuffer()
    for link in links {
      let bytes = Array(link.utf8)
      tally.links += 1
      if !report.append(bytes.span, line: nil, &reading, to: &buffer) { tally.refused += 1 }
    }
    if !buffer.isEmpty { try StandardOutput.write(buffer) }
    if let input = input.path {
      tally.add(
        try LineJobs.run(
          input, LinkWork(report: report), jobs: jobs ?? System.processorCount))
    }
    return tally.refused == 0 ? .success : .rejected
  }
}
