import TerminalText
import ArgumentParser
import ByteBuffers
import Reports
import LinkRouting

/// `waymark build`: a route and values in, a link out.
struct BuildCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: BuildTexts.abstract, discussion: BuildTexts.discussion)

  @Argument(
    help: ArgumentHelp(BuildTexts.app),
    completion: .list(["cocotte", "fieldnotes", "offload", "osqr", "wordly"]))
  var app: String

  @Argument(help: ArgumentHelp(BuildTexts.route))
  var route: String

  @Argument(
    help: ArgumentHelp(BuildTexts.values, valueName: "name=value"),
    transform: BuildCommand.assignment)
  var values: [ParameterAssignment] = []

  @Option(name: .long, help: ArgumentHelp(BuildTexts.scheme, valueName: "scheme"))
  var scheme: String?

  @Option(
    name: .long, help: ArgumentHelp(ManifestOptions.manifestHelp, valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var manifest: [String] = []

  @Option(
    name: .long, help: ArgumentHelp(BuildTexts.format, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  @OptionGroup var language: LanguageOption

  private static func assignment(_ text: String) throws -> ParameterAssignment {
    guard let assignment = ParameterAssignment(text) else {
      throw ValidationError(BuildTexts.noAssignment)
    }
    return assignment
  }

  func execute() throws(Failure) -> ExitStatus {
    let router = try ManifestLoader.router(ManifestLoader.load(manifest))
    let report = BuildReport(router, RouteReference(app: app, route: route), values)
    var buffer = ByteBuffer()
    let link: String
    do throws(LinkError) {
      link = try report.link(scheme: scheme)
    } catch {
      return try refuse(error, report)
    }
    if format == .json { report.appendJSON(link, to: &buffer) } else { buffer.append(link + "\n") }
    try StandardOutput.write(buffer)
    return .success
  }

  /// Reports a refusal: a name that nobody knows is wrong usage, a value that does not fit is not.
  private func refuse(_ error: LinkError, _ report: BuildReport) throws(Failure) -> ExitStatus {
    if let failure = unknownName(error, report) { throw failure }
    if format == .json {
      var buffer = ByteBuffer()
      report.appendJSON(error, to: &buffer)
      try StandardOutput.write(buffer)
    } else {
      let style = TextStyle.standardError
      StandardError.write(
        BuildTexts.refused(error, report.excerpt(of: error, style: style), language.texts) + "\n")
    }
    return .rejected
  }

  private func unknownName(_ error: LinkError, _ report: BuildReport) -> Failure? {
    switch error.code {
    case .unknownApp:
      let names = report.apps
      return Failure(RootTexts.unknownApp(app, names), hint: RootTexts.knownApps(names))
    case .unknownRoute:
      return Failure(
        BuildTexts.unknownRoute(route, app: app, report.routes), hint: BuildTexts.seeRoutes(app))
    case .unknownParameter:
      let names = report.parameters
      return Failure(
        BuildTexts.unknownParameter(error.parameter ?? "", route: route, names),
        hint: BuildTexts.knownParameters(names))
    case .unknownScheme:
      return Failure(
        BuildTexts.unknownScheme(scheme ?? "", app: app, report.schemes),
        hint: BuildTexts.knownSchemes(report.schemes))
    default: return nil
    }
  }
}
