import ArgumentParser
internal import BuildInfo
internal import CICU

/// The root of the commands: it only lists them.
struct Waymark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "waymark", abstract: RootTexts.abstract, discussion: RootTexts.discussion,
    version: build, subcommands: commands)

  static let version = "0.2.0"

  /// The version, and what the program was built from.
  private static var build: String {
    let revision = unsafe String(cString: waymark_revision())
    let icu = unsafe String(cString: waymark_icu_version())
    let data = waymark_icu_data_version()
    let parts = (revision.isEmpty ? [] : ["revision " + revision]) + ["ICU \(icu)", "data \(data)"]
    return "\(version) (\(parts.joined(separator: ", ")))"
  }

  static let commands: [any ParsableCommand.Type] = [
    ParseCommand.self, JoinCommand.self, BuildCommand.self, QRCommand.self, RoutesCommand.self,
    CheckCommand.self,
    InitCommand.self, GenerateCommand.self, AssociateCommand.self, VerdictCommand.self,
    LocaleCommand.self, DirectionCommand.self, BubblesCommand.self, SessionCommand.self,
    LintCommand.self, RulesCommand.self, CatalogCommand.self, CompletionsCommand.self,
  ]
}

/// A command of the tool: options in, a call of a library, an exit status out.
protocol ToolCommand: ParsableCommand {
  /// Does the work.
  ///
  /// - Throws: ``Failure``, which ends the tool with status 2.
  mutating func execute() throws(Failure) -> ExitStatus

  /// A Boolean value that indicates whether text for a person has colors.
  var coloring: ColorOption { get }
}

/// What the tool says when it ends.
enum ExitStatus: Int32 {
  /// Everything asked for was done, and all is well.
  case success = 0
  /// The content is not well: a link was refused, a value does not fit, a manifest has an error.
  case rejected = 1
  /// The work could not be done: wrong usage, unreadable input, an invalid manifest, failed output.
  case failure = 2
}
