import ArgumentParser

/// `waymark session`: the commands about sessions.
struct SessionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "session", abstract: SessionTexts.abstract,
    discussion: SessionTexts.discussion, subcommands: [SessionNewCommand.self])
}
