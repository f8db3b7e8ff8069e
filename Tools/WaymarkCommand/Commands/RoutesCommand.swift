import ArgumentParser
import BundledApps
import LinkCodeGeneration
import LinkManifests
import Reports
import TextPrimitives

/// `waymark routes`: lists the routes of apps.
struct RoutesCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "routes", abstract: RoutesTexts.abstract, discussion: RoutesTexts.discussion)

  @OptionGroup var manifests: ManifestOptions

  @Option(
    name: .long, help: ArgumentHelp(RoutesTexts.format, valueName: "format"),
    completion: .list(OutputFormat.allCases.map(\.rawValue)),
    transform: { try OutputFormat.parse($0, among: OutputFormat.allCases) })
  var format = OutputFormat.text

  @OptionGroup var language: LanguageOption

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    let origin = try manifests.files.origin()
    let environment = manifests.files.environment
    let files = try ManifestLoader.files(at: origin.paths, environment: environment)
    let selected = try manifests.selected(
      origin == .bundled ? BundledApp.all : files.map(\.manifest), of: origin)
    var buffer = ByteBuffer()
    switch format {
    case .text:
      let titles =
        origin == .bundled
        ? RouteTitles.ofBundledApps(language.chain)
        : RouteTitles.titles(of: files, language.chain)
      RouteTableReport(selected, titles: titles).appendText(style: .standardOutput, to: &buffer)
    case .json: RouteTableReport(selected).appendJSON(to: &buffer)
    case .markdown:
      let sections = selected.map { MarkdownGenerator().section(of: $0) }
      buffer.append(sections.joined(separator: "\n"))
    }
    try StandardOutput.write(buffer)
    return .success
  }
}

/// The help of `waymark routes`.
enum RoutesTexts {
  static let abstract = "List the routes that link manifests declare."

  static let discussion = """
    Text output contains the titles of the routes, in the language of --language or of the \
    environment. The titles come from the string catalog that the manifest names with a path \
    relative to the folder of the manifest. If the catalog contains no title for a route, the key \
    of the title is printed. The headings are in English, like the keys of a manifest. JSON and \
    Markdown output contain the keys of the titles.

    \(RootTexts.manifestSearch)

    JSON output contains one object per line (Schemas/routes.schema.json). Markdown output \
    contains a section for each app, as in 'waymark generate markdown'.

    EXAMPLES:
      waymark routes
      waymark routes --app wordly --language ja
      waymark routes --app wordly --format json
      waymark routes --manifest shop.links.yaml --format markdown > ROUTES.md
    """

  static let format = "Output format: text (default), json or markdown."

  static func faultyCatalog(_ path: String) -> String {
    "warning: \(TextStyle.shown(path)) has errors, so titles may be missing; "
      + "'waymark lint' lists the errors"
  }
}
