import ArgumentParser
internal import BuildInfo
internal import CICU

/// The root of the commands, which only lists them.
struct Waymark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "waymark", abstract: RootTexts.abstract, discussion: RootTexts.discussion,
    version: build, groupedSubcommands: groups)

  static let version = "0.2.0"

  /// The version, and what the program was built from.
  private static var build: String {
    let revision = unsafe String(cString: waymark_revision())
    let icu = unsafe String(cString: waymark_icu_version())
    let data = waymark_icu_data_version()
    let parts = (revision.isEmpty ? [] : ["revision " + revision]) + ["ICU \(icu)", "data \(data)"]
    return "\(version) (\(parts.joined(separator: ", ")))"
  }

  /// The commands by what a person wants to do.
  private static let groups = [
    CommandGroup(
      name: "Links",
      subcommands: [
        ParseCommand.self, BuildCommand.self, QRCommand.self, RoutesCommand.self,
        CheckCommand.self, GenerateCommand.self, AssociateCommand.self, VerdictCommand.self,
      ]),
    CommandGroup(
      name: "String catalogs",
      subcommands: [LintCommand.self, RulesCommand.self, CatalogCommand.self]),
    CommandGroup(
      name: "Sessions, languages and speech",
      subcommands: [
        JoinCommand.self, SessionCommand.self, LocaleCommand.self, DirectionCommand.self,
        BubblesCommand.self,
      ]),
    CommandGroup(
      name: "Setup and help",
      subcommands: [InitCommand.self, ExplainCommand.self, CompletionsCommand.self]),
  ]

  /// All commands, in the order of the groups.
  static let commands = groups.flatMap(\.subcommands)
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

/// The exit status of the tool.
enum ExitStatus: Int32 {
  /// The work is done, and no problem was found.
  case success = 0
  /// The input has a problem: a rejected link, an invalid value, a manifest with an error.
  case rejected = 1
  /// The work could not be done: wrong usage, unreadable input, an invalid manifest, failed output.
  case failure = 2
}
