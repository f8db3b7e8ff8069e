import ArgumentParser
import Reports
import LinkRouting
import TextPrimitives

/// `waymark build`: builds the link of a route from values.
struct BuildCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: BuildTexts.abstract, discussion: BuildTexts.discussion)

  @Argument(help: ArgumentHelp(BuildTexts.app), completion: RouteCompletions.apps)
  var app: String

  @Argument(help: ArgumentHelp(BuildTexts.route), completion: RouteCompletions.routes)
  var route: String

  @Argument(
    help: ArgumentHelp(BuildTexts.values, valueName: "name=value"),
    completion: RouteCompletions.assignments, transform: BuildCommand.assignment)
  var values: [ParameterAssignment] = []

  @Option(name: .long, help: ArgumentHelp(BuildTexts.scheme, valueName: "scheme"))
  var scheme: String?

  @OptionGroup var manifests: ManifestFileOptions

  @Option(
    name: .long, help: ArgumentHelp(BuildTexts.format, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  @OptionGroup var language: LanguageOption

  @OptionGroup var coloring: ColorOption

  static func assignment(_ text: String) throws -> ParameterAssignment {
    guard let assignment = ParameterAssignment(text) else {
      throw ValidationError(BuildTexts.noAssignment)
    }
    return assignment
  }

  func execute() throws(Failure) -> ExitStatus {
    let origin = try manifests.origin()
    let router = try ManifestLoader.router(
      ManifestLoader.load(origin, environment: manifests.environment))
    let report = BuildReport(
      router, reference: RouteReference(app: app, route: route), values: values)
    var buffer = ByteBuffer()
    let link: String
    do throws(LinkError) {
      link = try report.link(scheme: scheme)
    } catch {
      let refusal = BuildRefusal(
        error, app: app, route: route, scheme: scheme, manifests: manifests, origin: origin)
      return try refusal.report(report, isJSON: format == .json, language.texts)
    }
    if format == .json { report.appendJSON(link, to: &buffer) } else { buffer.append(link + "\n") }
    try StandardOutput.write(buffer)
    return .success
  }
}
