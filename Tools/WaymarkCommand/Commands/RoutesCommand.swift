import ArgumentParser
import LinkCodeGeneration
import LinkManifests
import Reports
import TextPrimitives

/// `waymark routes`: every route of every app.
struct RoutesCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "routes", abstract: RoutesTexts.abstract, discussion: RoutesTexts.discussion)

  @OptionGroup var manifests: ManifestOptions

  @Option(
    name: .long, help: ArgumentHelp(RoutesTexts.format, valueName: "format"),
    completion: .list(OutputFormat.allCases.map(\.rawValue)),
    transform: { try OutputFormat.parse($0, among: OutputFormat.allCases) })
  var format = OutputFormat.text

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    let manifests = try manifests.selected(from: manifests.files.origin())
    let report = RouteTableReport(manifests)
    var buffer = ByteBuffer()
    switch format {
    case .text: report.appendText(style: .standardOutput, to: &buffer)
    case .json: report.appendJSON(to: &buffer)
    case .markdown:
      let sections = manifests.map { MarkdownGenerator().section(of: $0) }
      buffer.append(sections.joined(separator: "\n"))
    }
    try StandardOutput.write(buffer)
    return .success
  }
}

/// What `waymark routes` says of itself.
enum RoutesTexts {
  static let abstract = "List the routes of the apps."

  static let discussion = """
    JSON is one object a line, as Schemas/routes.schema.json describes it; Markdown is a section for \
    each app, as in 'waymark generate markdown'.

    EXAMPLES:
      waymark routes
      waymark routes --app wordly --format json
      waymark routes --manifest shop.links.yaml --format markdown > ROUTES.md
    """

  static let format = "text, json or markdown."
}
