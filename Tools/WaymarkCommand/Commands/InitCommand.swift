import ArgumentParser

/// `waymark init`: creates the first files of a project.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: InitTexts.abstract, discussion: InitTexts.discussion,
    subcommands: [InitManifestCommand.self, InitLintCommand.self, InitCICommand.self],
    defaultSubcommand: InitManifestCommand.self)
}
