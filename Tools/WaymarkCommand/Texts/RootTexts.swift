import ArgumentParser
import Diagnostics
import Reports
import TextPrimitives

/// The help and the messages that several commands share.
enum RootTexts {
  static let abstract = "Route deep links from one manifest, and lint string catalogs."

  static let discussion = """
    Commands that need link manifests search for *.links.yaml files if --manifest is omitted. The \
    search starts in the current folder and ends at the root of its git repository. The first \
    folder with such files is used, and the command reads all of these files. Outside a git \
    repository, only the current folder is searched. If no file is found, the command reads the \
    manifests of the five bundled apps, such as wordly and osqr.

    The commands parse, build, qr, routes, join, session new, locale and direction print messages \
    in the language of --language. Without --language, the environment variables LANGUAGE, LC_ALL, \
    LC_MESSAGES and LANG determine the language. Help, usage errors, and the output of most other \
    commands are in English. JSON output is in English unless the help of the command states \
    otherwise.

    With --color auto, the environment variable NO_COLOR turns colors off, and FORCE_COLOR turns \
    them on. If neither is set, output is colored on terminals that support colors.

    The help of a command names the JSON Schema of its JSON output, such as \
    Schemas/parse.schema.json. These files are in the source repository.

    EXAMPLES:
      waymark parse 'https://wordly.ai/attend/KXTR-7429?lang=fr'
      waymark lint --languages en,de App

    EXIT STATUS:
      0  done; warnings are possible
      1  a problem in the input, such as a rejected link or an error in a catalog
      2  wrong usage, unreadable input, an invalid manifest, or output that cannot be written
    """

  /// The sentence in the help of commands that search for link manifests.
  static let manifestSearch =
    "'waymark help' explains which manifests the command reads if --manifest is omitted."

  /// Returns the last line of a help page, which names the command for the full page.
  static func details(_ name: String) -> String {
    "Details: waymark help\(name.isEmpty ? "" : " " + name)"
  }

  /// Returns the last line of a help page, which names the command for the help of a subcommand.
  static func helpOfCommands(_ name: String) -> String {
    "Help for one command: waymark \(name)<command> --help"
  }

  static func unknownLanguage(_ text: String, among languages: [String]) -> String {
    let nearest = Spelling.nearest(to: text, among: languages)
    return """
      The language '\(TextStyle.shown(text))' is not supported: use \
      \(languages.dropLast().joined(separator: ", ")) or \(languages.last ?? "").\
      \(nearest.map { " Did you mean '\($0)'?" } ?? "")
      """
  }

  static let language = "Language of messages and titles (default: locale)."

  static let color = "Color the text: auto, always or never (default: auto)."

  static func invalidUTF8(argument index: Int) -> String { "Argument \(index) is not UTF-8" }

  static let useInput = "Pass such links with --input instead."

  /// Returns the command with a name among the subcommands of the last command of a path; `nil` if
  /// there is none.
  static func command(
    _ name: String, in path: [any ParsableCommand.Type]
  ) -> (any ParsableCommand.Type)? {
    commands(in: path).first { $0.configuration.commandName == name }
  }

  /// Returns the names of the subcommands of a path; those of the root include `help`.
  static func commandNames(in path: [any ParsableCommand.Type]) -> [String] {
    let names = commands(in: path).compactMap { $0.configuration.commandName }
    return path.isEmpty ? names + ["help"] : names
  }

  private static func commands(
    in path: [any ParsableCommand.Type]
  ) -> [any ParsableCommand.Type] {
    path.last.map { $0.configuration.subcommands } ?? Waymark.commands
  }

  /// Returns the full name of a command, as typed on a command line.
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

  static func missingProgram(_ program: String) -> String {
    "the program \(program) is not installed beside waymark or on the search path"
  }

  static func buildProgram(_ command: String) -> String {
    "Build it in a clone with '\(command)', and add the folder of the program to PATH."
  }

  static func cannotStart(_ path: String, _ message: String) -> String {
    "\(TextStyle.shown(path)) cannot be started: \(message)"
  }

  static func unknownOption(_ name: String, _ names: [String]) -> String {
    // Any one-letter option is one edit away from any other, so only long options get a
    // suggestion.
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
      return "Unknown app '\(name)'. Did you mean '\(nearest)'?"
    }
    return "Unknown app '\(name)'."
  }

  static func unknownEnvironment(_ name: String, _ names: [String]) -> String {
    let nearest = Spelling.nearest(to: name, among: names)
    return "Unknown environment '\(TextStyle.shown(name))'."
      + (nearest.map { " Did you mean '\($0)'?" } ?? "")
  }

  static func knownEnvironments(_ names: [String]) -> String {
    names.isEmpty
      ? "The manifest declares no environments. Declare them under 'environments'."
      : "The environments of the manifest are \(names.joined(separator: ", "))."
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

  static let standardInputTwice =
    "Standard input can be read only once: give the other inputs as files."

  static func cannotRead(_ path: String, _ reason: String) -> String {
    path == "-" ? "Cannot read standard input: \(reason)" : "Cannot read \(path): \(reason)"
  }

  static let searchedForManifests =
    "Without --manifest, the tool searches this folder for *.links.yaml files."

  static func lineTooLong(_ path: String, line: Int, length: Int) -> String {
    """
    \(TextStyle.shown(path)):\(line):1: error: line has \(length) bytes [line-too-long]
      expected at most \(LineReader.pieceSize) bytes
    """
  }

  static func outputIsInput(_ path: String) -> String {
    "The output would replace the input \(TextStyle.shown(path))."
  }

  static let nameAnotherOutput = "Give a different file or folder with --output."

  static let binaryOnTerminal =
    "A PNG file cannot be printed on a terminal: add --output FILE, or redirect the output."

  static func cannotWrite(_ reason: String) -> String {
    "Cannot write standard output: \(reason)"
  }

  static func cannotWrite(_ path: String, _ reason: String) -> String {
    "Cannot write \(TextStyle.shown(path)): \(reason)"
  }
}
