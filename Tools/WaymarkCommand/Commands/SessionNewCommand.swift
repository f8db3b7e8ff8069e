import ArgumentParser
import ByteBuffers
import CatalogLintRuns
import InstantSessions
import JoinLinks
import LinkRouting
import Reports
import TerminalText

/// `waymark session new`: an organisation's defaults in, a session with its links and codes out.
struct SessionNewCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: SessionNewTexts.abstract,
    discussion: SessionNewTexts.discussion)

  @Option(
    name: .long, help: ArgumentHelp(SessionNewTexts.app, valueName: "name"),
    completion: .list(["osqr", "wordly"]))
  var app = "wordly"

  @Option(
    name: .long, help: ArgumentHelp(SessionNewTexts.defaults, valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var defaults: String?

  @Option(
    name: .long, help: ArgumentHelp(SessionNewTexts.qr, valueName: "folder"),
    completion: .directory)
  var qr: String?

  @Option(
    name: .long, help: ArgumentHelp(SessionNewTexts.format, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  @OptionGroup var language: LanguageOption

  /// The order in which the entrances are reported.
  private static let roles = [JoinRole.attendee, .presenter]

  func execute() throws(Failure) -> ExitStatus {
    let apps = JoinIntent.router.manifests.map(\.app)
    guard apps.contains(app) else {
      throw Failure(SessionNewTexts.unknownApp(app, apps), hint: SessionNewTexts.knownApps(apps))
    }
    let defaults = try SessionDefaultsLoader.load(self.defaults)
    let session: InstantSession
    var entrances: [SessionReport.Entrance] = []
    do throws(InstantSessionError) {
      session = try InstantSession(defaults)
      for role in Self.roles {
        entrances.append(
          SessionReport.Entrance(role, link: try session.link(for: role, app: app), files: []))
      }
    } catch {
      throw Failure(SessionNewTexts.failed(error))
    }
    if let qr {
      let inputs = InputPaths(self.defaults.map { [$0] } ?? [])
      entrances = try SessionCodes(session, language.texts)
        .write(entrances, to: qr, besides: inputs)
    }
    let report = SessionReport(session, app: app, entrances)
    var buffer = ByteBuffer()
    switch format {
    case .json: report.appendJSON(to: &buffer)
    default: report.appendText(.standardOutput, language.texts, to: &buffer)
    }
    try StandardOutput.write(buffer)
    return .success
  }
}
