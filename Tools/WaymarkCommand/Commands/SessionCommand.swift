import ArgumentParser

/// `waymark session`: contains the commands for sessions.
struct SessionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "session", abstract: SessionTexts.abstract,
    discussion: SessionTexts.discussion, subcommands: [SessionNewCommand.self])
}
