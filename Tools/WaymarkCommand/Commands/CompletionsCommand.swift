import ArgumentParser

/// `waymark completions`: prints a shell's completion script.
struct CompletionsCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: CompletionsTexts.abstract,
    discussion: CompletionsTexts.discussion)

  @Argument(
    help: ArgumentHelp(CompletionsTexts.shell, valueName: "shell"),
    completion: .list(["bash", "zsh", "fish"]), transform: Self.shell)
  var shell: CompletionShell

  @OptionGroup var coloring: ColorOption

  private static func shell(_ name: String) throws -> CompletionShell {
    guard let shell = CompletionShell(rawValue: name) else {
      throw ValidationError(
        RootTexts.unknownValue(name, of: "shell", CompletionShell.allCases.map(\.rawValue)))
    }
    return shell
  }

  func execute() throws(Failure) -> ExitStatus {
    try StandardOutput.write(Waymark.completionScript(for: shell) + "\n")
    return .success
  }
}

/// The help of `waymark completions`.
enum CompletionsTexts {
  static let abstract = "Print the completion script of a shell."

  static let discussion = """
    EXAMPLES:
      source <(waymark completions bash)
      waymark completions bash > ~/.local/share/bash-completion/completions/waymark
      waymark completions zsh > ~/.zsh/completions/_waymark
      waymark completions fish > ~/.config/fish/completions/waymark.fish
    """

  static let shell = "Shell: bash, zsh or fish."
}
