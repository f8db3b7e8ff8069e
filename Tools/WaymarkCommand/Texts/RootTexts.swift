import ArgumentParser
import Diagnostics
import Reports
import TextPrimitives

/// The messages and help that are not those of one command.
enum RootTexts {
  static let abstract = "Route deep links from one manifest, and lint string catalogs."

  static let discussion = """
    Without --manifest, a command reads the *.links.yaml files of the nearest folder that has any, from \
    the current folder up to the root of its git repository (outside of a repository, of the current \
    folder only). If no folder has one, it reads the manifests of the five bundled apps.

    Messages for a person are in the language of --language, else of LANGUAGE, LC_ALL, LC_MESSAGES or LANG. \
    Help, JSON, messages about the command line, and commands without --language are in English. With \
    --color auto, NO_COLOR and FORCE_COLOR decide, then the terminal.

    EXAMPLES:
      waymark parse 'https://wordly.ai/attend/KXTR-7429?lang=fr'
      waymark lint --languages en,de App

    EXIT STATUS:
      0  done, without a problem
      1  a problem in the input, such as a rejected link or an error in a catalog
      2  wrong usage, unreadable input, an invalid manifest, or failed output
    """

  /// The line at the end of a help page that names the page with the explanation.
  static func details(_ name: String) -> String {
    "Details: waymark help\(name.isEmpty ? "" : " " + name)"
  }

  /// The line at the end of a help page that explains how to get the page of a subcommand.
  static func helpOfCommands(_ name: String) -> String {
    "Help for one command: waymark \(name)<command> --help"
  }

  static func unknownLanguage(_ text: String, among languages: [String]) -> String {
    let nearest = Spelling.nearest(to: text, among: languages)
    return """
      The tool does not speak '\(TextStyle.shown(text))': use \
      \(languages.dropLast().joined(separator: ", ")) or \(languages.last ?? "").\
      \(nearest.map { " Did you mean '\($0)'?" } ?? "")
      """
  }

  static let language = "Language of messages (default: from the environment)."

  static let color = "Color the text: auto, always or never (default: auto)."

  static func invalidUTF8(argument index: Int) -> String { "Argument \(index) is not UTF-8" }

  static let useInput = "Links of any bytes are read with --input."

  /// A command by its name, among those of the root or of another command.
  static func command(
    _ name: String, in path: [any ParsableCommand.Type]
  ) -> (any ParsableCommand.Type)? {
    commands(in: path).first { $0.configuration.commandName == name }
  }

  /// The names of the commands of the root, `help` too, or of another command.
  static func commandNames(in path: [any ParsableCommand.Type]) -> [String] {
    let names = commands(in: path).compactMap { $0.configuration.commandName }
    return path.isEmpty ? names + ["help"] : names
  }

  private static func commands(
    in path: [any ParsableCommand.Type]
  ) -> [any ParsableCommand.Type] {
    path.last.map { $0.configuration.subcommands } ?? Waymark.commands
  }

  /// A command as it is typed.
  private static func name(of path: [any ParsableCommand.Type]) -> String {
    (["waymark"] + path.compactMap { $0.configuration.commandName }).joined(separator: " ")
  }

  static func seeHelp(of path: [any ParsableCommand.Type]) -> String {
    "See '\(name(of: path)) --help' for the commands."
  }

  static func unknownCommand(_ name: String, _ names: [String]) -> String {
    if let nearest = Spelling.nearest(to: name, among: names) {
      return "Unknown command '\(name)'. Did you mean '\(nearest)'?"
    }
    return "Unknown command '\(name)'."
  }

  static func unknownOption(_ name: String, _ names: [String]) -> String {
    // One letter is near to every other.
    let isLong = name.hasPrefix("--")
    let nearest = isLong ? Spelling.nearest(to: name, among: names) : nil
    return "Unknown option '\(name)'." + (nearest.map { " Did you mean '\($0)'?" } ?? "")
  }

  static func knownOptions(_ names: [String], of path: [any ParsableCommand.Type]) -> String {
    let tool = name(of: path)
    return "The options of \(tool) are \(names.joined(separator: ", ")). See '\(tool) --help'."
  }

  static func unknownValue(_ value: String, of option: String, _ values: [String]) -> String {
    let list = values.joined(separator: ", ")
    if let nearest = Spelling.nearest(to: value, among: values) {
      return "'\(value)' is not one of \(list). Did you mean '\(nearest)'?"
    }
    return "'\(value)' is not one of \(list)."
  }

  static func unknownApp(_ name: String, _ names: [String]) -> String {
    if let nearest = Spelling.nearest(to: name, among: names) {
      return "There is no app '\(name)'. Did you mean '\(nearest)'?"
    }
    return "There is no app '\(name)'."
  }

  static func knownApps(_ names: [String], _ origin: ManifestOrigin) -> String {
    let apps = names.joined(separator: ", ")
    switch origin {
    case .bundled:
      return "The bundled apps are \(apps). Name the manifest of another app with --manifest FILE."
    case .files(let paths):
      let files = paths.map { TextStyle.shown($0) }.joined(separator: ", ")
      return "The apps of \(files) are \(apps). Name other manifests with --manifest FILE."
    }
  }

  static let standardInputTwice = "Standard input can be only one thing: give all others as files."

  static func cannotRead(_ path: String, _ reason: String) -> String {
    path == "-" ? "Cannot read standard input: \(reason)" : "Cannot read \(path): \(reason)"
  }

  static let searchedForManifests =
    "Without --manifest, the *.links.yaml files of this folder are searched for."

  static func lineTooLong(_ path: String, line: Int, length: Int) -> String {
    """
    \(TextStyle.shown(path)):\(line):1: error: The line has \(length) bytes [line-too-long]
      expected at most \(LineReader.pieceSize) bytes
    """
  }

  static func outputIsInput(_ path: String) -> String {
    "The output cannot go to \(TextStyle.shown(path)): that file is read, and would be lost."
  }

  static let nameAnotherOutput = "Name another file or folder with --output."

  static let binaryOnTerminal =
    "A picture is not printed on a terminal: give --output FILE, or send it to another program."

  static func cannotWrite(_ reason: String) -> String {
    "Cannot write standard output: \(reason)"
  }

  static func cannotWrite(_ path: String, _ reason: String) -> String {
    "Cannot write \(TextStyle.shown(path)): \(reason)"
  }
}
