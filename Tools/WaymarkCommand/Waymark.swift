import ArgumentParser
internal import BuildInfo
internal import CICU

/// The root command, which only lists its subcommands.
struct Waymark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "waymark", abstract: RootTexts.abstract, discussion: RootTexts.discussion,
    version: build, groupedSubcommands: groups)

  static let version = "0.2.0"

  /// The version of the tool, with its source revision and the releases of ICU and its data.
  private static var build: String {
    let revision = unsafe String(cString: waymark_revision())
    let icu = unsafe String(cString: waymark_icu_version())
    let data = waymark_icu_data_version()
    let parts = (revision.isEmpty ? [] : ["revision " + revision]) + ["ICU \(icu)", "data \(data)"]
    return "\(version) (\(parts.joined(separator: ", ")))"
  }

  /// The commands, grouped by task.
  private static let groups = [
    CommandGroup(
      name: "Links",
      subcommands: [
        ParseCommand.self, BuildCommand.self, QRCommand.self, RoutesCommand.self,
        CheckCommand.self, GenerateCommand.self, AssociateCommand.self, VerdictCommand.self,
        AuditCommand.self, SiteCommand.self,
      ]),
    CommandGroup(
      name: "String catalogs",
      subcommands: [
        LintCommand.self, RulesCommand.self, CatalogCommand.self, CacheCommand.self,
      ]),
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

/// A command of the tool, which maps its options to a library call and the result to a status.
protocol ToolCommand: ParsableCommand {
  /// Runs the command.
  ///
  /// - Throws: ``Failure``, which ends the tool with status 2.
  mutating func execute() throws(Failure) -> ExitStatus

  /// The option that determines whether text output is colored.
  var coloring: ColorOption { get }
}

/// The exit status of the tool.
enum ExitStatus: Int32 {
  /// The command has finished and found no problem.
  case success = 0
  /// The input contains a problem: a rejected link, an invalid value, a manifest with an error.
  case rejected = 1
  /// The command failed: wrong usage, unreadable input, an invalid manifest, or failed output.
  case failure = 2
}
