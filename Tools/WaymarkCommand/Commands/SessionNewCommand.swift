import ArgumentParser
import CatalogLinting
import Files
import InstantSessions
import JoinLinks
import LinkRouting
import Reports
import TextPrimitives

/// `waymark session new`: creates sessions from defaults, with their links and QR codes.
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

  @Option(name: .long, help: ArgumentHelp(SessionNewTexts.count, valueName: "number"))
  var count = 1

  @Option(
    name: .long, help: ArgumentHelp(SessionNewTexts.known, valueName: "file"),
    completion: .file())
  var known: [String] = []

  @Option(
    name: .long, help: ArgumentHelp(SessionNewTexts.qr, valueName: "folder"),
    completion: .directory)
  var qr: String?

  @Option(
    name: .long, help: ArgumentHelp(SessionNewTexts.format, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  @OptionGroup var language: LanguageOption

  @OptionGroup var coloring: ColorOption

  /// The roles, in the order in which reports list their links.
  private static let roles = [JoinRole.attendee, .presenter]

  /// The maximum number of sessions per run.
  private static let maximumCount = 100_000

  func validate() throws {
    if !(1...Self.maximumCount).contains(count) {
      throw ValidationError(SessionNewTexts.invalidCount(Self.maximumCount))
    }
    try InputFile.checkStandardInput([defaults].compactMap(\.self) + known)
  }

  func execute() throws(Failure) -> ExitStatus {
    let apps = JoinIntent.router.manifests.map(\.app)
    guard apps.contains(app) else {
      throw Failure(SessionNewTexts.unknownApp(app, apps), hint: SessionNewTexts.knownApps(apps))
    }
    let defaults = try SessionDefaultsLoader.load(self.defaults)
    var ids = KnownSessionIDs(defaults.idShape)
    for path in known { try ids.add(contentsOf: path) }
    for index in 0..<count {
      let session = try ids.session(defaults)
      if index > 0, format == .text { try StandardOutput.write("\n") }
      try report(session)
    }
    return .success
  }

  /// Writes the codes of a session, and prints a report on the session.
  private func report(_ session: InstantSession) throws(Failure) {
    var entrances: [SessionReport.Entrance] = []
    do throws(InstantSessionError) {
      for role in Self.roles {
        entrances.append(
          SessionReport.Entrance(role, link: try session.link(for: role, app: app), files: []))
      }
    } catch {
      throw Failure(SessionNewTexts.failed(error))
    }
    if let qr {
      let inputs = InputPaths(([defaults].compactMap(\.self)) + known)
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
  }
}
