import ArgumentParser

/// `waymark init`: the files with which a project starts.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: InitTexts.abstract, discussion: InitTexts.discussion,
    subcommands: [InitManifestCommand.self, InitLintCommand.self, InitCICommand.self],
    defaultSubcommand: InitManifestCommand.self)
}
