import ArgumentParser
import BundledApps
import JoinLinks
import LinkRouting
import Reports
import TextPrimitives

/// `waymark join`: shows the values that links fill into the join form.
struct JoinCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "join", abstract: JoinTexts.abstract, discussion: JoinTexts.discussion)

  @Argument(help: ArgumentHelp(ParseTexts.links, valueName: "link"))
  var links: [String] = []

  @OptionGroup var input: LinkInputOption

  @Option(
    name: .long, help: ArgumentHelp(JoinTexts.security, valueName: "[role=]level"),
    completion: .list(SecurityLevel.allCases.map(\.rawValue)), transform: SecurityChoice.parse)
  var security: [SecurityChoice] = []

  @OptionGroup var fact: FactOption

  @Flag(name: .long, help: ArgumentHelp(ParseTexts.pasted))
  var pasted = false

  @Option(
    name: .long, help: ArgumentHelp(ParseTexts.format, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  @OptionGroup var language: LanguageOption

  @OptionGroup var coloring: ColorOption

  func validate() throws {
    if links.isEmpty, input.path == nil { throw ValidationError(ParseTexts.nothingToParse) }
  }

  func execute() throws(Failure) -> ExitStatus {
    let facts = try fact.facts(of: JoinIntent.router.manifests, and: JoinReport.ownFacts)
    // JSON output does not depend on the languages of the environment.
    let texts = format == .json && language.language == nil ? .english : language.texts
    let report = JoinReport(
      format == .json ? .json : .text(.standardOutput),
      router: try ManifestLoader.router(BundledApp.all),
      security: SecurityChoice.security(security), facts: facts, isPasted: pasted, texts: texts)
    var tally = LineTally()
    var reading = LinkReading()
    var buffer = ByteBuffer()
    for link in links {
      let bytes = Array(link.utf8)
      tally.links += 1
      if !report.append(bytes.span, line: nil, &reading, to: &buffer) { tally.refused += 1 }
    }
    if !buffer.isEmpty { try StandardOutput.write(buffer) }
    if let path = input.path {
      tally.add(try LineJobs.run(path, JoinWork(report: report), jobs: System.processorCount))
    }
    return tally.refused == 0 ? .success : .rejected
  }
}

/// The work of `waymark join`, which reports on join links.
struct JoinWork: LineWork {
  let report: JoinReport

  func makeMemory() -> LinkReading { LinkReading() }

  func report(
    _ kind: LineReader.Piece, piece: borrowing ByteBuffer, memory reading: inout LinkReading,
    output: inout ByteBuffer, messages: inout ByteBuffer
  ) -> LineTally {
    var tally = LineTally()
    switch kind {
    case .lines(let first):
      piece.withSpan { bytes in
        Lines.forEach(in: bytes, firstLine: first) { link, line in
          tally.links += 1
          if !report.append(link, line: line, &reading, to: &output) { tally.refused += 1 }
        }
      }
    case .overlong(let line, let length):
      piece.withSpan { bytes in
        report.appendOverlong(bytes, length: length, line: line, to: &output)
      }
      tally.links = 1
      tally.refused = 1
    case .end: break
    }
    return tally
  }
}

/// The security of a session, as in the value of an option: `LEVEL` or `ROLE=LEVEL`.
struct SecurityChoice {
  /// The role; `nil` for both roles.
  let role: JoinRole?
  let level: SecurityLevel

  /// Parses the value of the option.
  ///
  /// - Throws: ``ValidationError`` for an unknown role or level, with the nearest one, and for
  ///   `presenter=open`.
  static func parse(_ text: String) throws -> SecurityChoice {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let levels = SecurityLevel.allCases.map(\.rawValue)
    let roles = JoinRole.allCases.map(\.rawValue)
    let name = parts[parts.count - 1]
    guard let level = SecurityLevel(rawValue: name) else {
      throw ValidationError(RootTexts.unknownValue(name, of: "--security", levels))
    }
    guard parts.count > 1 else { return SecurityChoice(role: nil, level: level) }
    guard let role = JoinRole(rawValue: parts[0]) else {
      throw ValidationError(RootTexts.unknownValue(parts[0], of: "--security", roles))
    }
    guard role != .presenter || level != .open else {
      throw ValidationError(JoinTexts.openPresenter)
    }
    return SecurityChoice(role: role, level: level)
  }

  /// Returns the security that choices specify; `nil` if there are no choices.
  ///
  /// If there are several choices for a role, the last one applies. A role without a choice
  /// requires the passcode. A presenter also requires the passcode if the choice for both roles is
  /// `open`.
  static func security(_ choices: [SecurityChoice]) -> SessionSecurity? {
    guard !choices.isEmpty else { return nil }
    var levels: [JoinRole: SecurityLevel] = [:]
    for choice in choices {
      for role in JoinRole.allCases where choice.role == nil || choice.role == role {
        levels[role] = choice.level
      }
    }
    if levels[.presenter] == .open { levels[.presenter] = .passcode }
    return SessionSecurity(
      presenter: levels[.presenter] ?? .passcode, attendee: levels[.attendee] ?? .passcode)
  }
}
