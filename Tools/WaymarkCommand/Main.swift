import ArgumentParser
import Synchronization

/// The entry point of the tool, which runs a command and exits with one of three statuses.
///
/// ArgumentParser parses the root command before its subcommands, which takes twice as long as
/// parsing the subcommand directly. Therefore the tool parses the subcommand directly. If that
/// fails, the tool parses the whole command line from the root to get the complete message. The
/// tool prints the message itself, because ArgumentParser would exit with status 64.
@main
enum Main {
  static func main() {
    System.holdStandardStreams()
    System.reportFileSizes()
    let status = run(RenamedOptions.updated(Array(CommandLine.arguments.dropFirst())))
    exitProcess(status.rawValue)
  }

  private static func run(_ arguments: [String]) -> ExitStatus {
    do throws(Failure) {
      try checkArguments()
      guard var command = try parse(arguments) else { return .success }
      let color = command.coloring.color
      TerminalColors.choice.withLock { $0 = color }
      return try command.execute()
    } catch {
      error.report()
      return .failure
    }
  }

  /// Rejects arguments that are not UTF-8.
  ///
  /// Swift would silently replace the invalid bytes, so a link could become a different link.
  private static func checkArguments() throws(Failure) {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { continue }
      // The system ends every argument with a NUL.
      if unsafe String(validatingCString: argument) == nil {
        throw Failure(RootTexts.invalidUTF8(argument: index), hint: RootTexts.useInput)
      }
    }
  }

  /// Returns the command that the arguments name; `nil` after printing the requested help or
  /// version.
  private static func parse(_ arguments: [String]) throws(Failure) -> (any ToolCommand)? {
    if let name = arguments.first {
      let type = Waymark.commands.first { $0.configuration.commandName == name }
      // If this parse fails, the code below parses again and reports the complete error.
      if let type, let command = try? type.parseAsRoot(Array(arguments.dropFirst())) {
        // A request for help returns a command of a different type. In this case the code below
        // parses from the root command, so that the help contains the full name of the command.
        if let command = command as? any ToolCommand { return command }
      }
      let words = name == "help" ? Array(arguments.dropFirst()) : arguments
      if type == nil, let own = words.first, RootTexts.command(own, in: []) == nil,
        let external = ExternalCommand(own)
      {
        try external.run(name == "help" ? ["--help"] : Array(words.dropFirst()))
      }
      try checkCommands(words)
    }
    do {
      let command = try Waymark.parseAsRoot(arguments)
      if let command = command as? any ToolCommand { return command }
      // The arguments are empty or start with `help`. In both cases, the tool prints a help page.
      var other = command
      try other.run()
      return nil
    } catch {
      return try answer(error, to: arguments)
    }
  }

  /// Throws an error if the arguments start with an unknown command or subcommand.
  private static func checkCommands(_ arguments: [String]) throws(Failure) {
    var parent: [any ParsableCommand.Type] = []
    for name in arguments {
      let names = RootTexts.commandNames(in: parent)
      guard !names.isEmpty, !name.hasPrefix("-") else { return }
      guard let next = RootTexts.command(name, in: parent) else {
        if names.contains(name) { return }
        if parent.isEmpty, let build = ExternalCommand.known[name] {
          throw Failure(
            RootTexts.missingProgram("waymark-" + name), hint: RootTexts.buildProgram(build))
        }
        throw Failure(RootTexts.unknownCommand(name, names), hint: RootTexts.seeHelp(of: parent))
      }
      parent.append(next)
    }
  }

  /// Prints the requested help or version and returns `nil`, or throws the usage error.
  private static func answer(
    _ error: any Error, to arguments: [String]
  ) throws(Failure) -> (any ToolCommand)? {
    var message = Waymark.fullMessage(for: error, columns: HelpPage.unlimitedColumns)
    while message.last == "\n" { message.removeLast() }
    guard Waymark.exitCode(for: error).rawValue == 0 else {
      try checkOptions(arguments)
      throw Failure(text: message)
    }
    // ArgumentParser can describe the commands as JSON, from which manual pages are generated.
    // Completion scripts pass `---completion` to get the possible values of an argument.
    if arguments == ["--experimental-dump-help"] || arguments.first == "---completion" {
      try StandardOutput.write(message + "\n")
      return nil
    }
    // `-dash` contains an `h` but does not request help.
    if !arguments.contains(where: { requests.contains($0) }) { try checkOptions(arguments) }
    if let page = HelpPage(message) {
      let isFull = arguments.first == "help"
      let path = commandPath(isFull ? arguments.dropFirst() : arguments[...])
      message = page.text(of: path, isFull ? .full : .short, columns: HelpPage.columns)
    }
    try StandardOutput.write(message + "\n")
    return nil
  }

  /// The arguments that request help or the version.
  private static let requests: Set<String> = ["-h", "--help", "-help", "help", "--version"]

  /// Returns the names of the command at the start of the arguments.
  private static func commandPath(_ arguments: ArraySlice<String>) -> [String] {
    var path: [any ParsableCommand.Type] = []
    for name in arguments {
      guard let next = RootTexts.command(name, in: path) else { break }
      path.append(next)
    }
    return path.compactMap { $0.configuration.commandName }
  }

  /// Rejects the first option that the command does not define.
  ///
  /// ArgumentParser would report a missing argument first. It also makes no suggestions for options
  /// of the root command.
  private static func checkOptions(_ arguments: [String]) throws(Failure) {
    var path: [any ParsableCommand.Type] = []
    while path.count < arguments.count,
      let next = RootTexts.command(arguments[path.count], in: path)
    {
      path.append(next)
    }
    let help = path.last.map { Waymark.helpMessage(for: $0) } ?? Waymark.helpMessage()
    let names = OptionNames.listed(in: help)
    for argument in arguments {
      if argument == "--" { return }
      let name = String(argument.prefix { $0 != "=" })
      guard OptionNames.isOption(name), !names.contains(name) else { continue }
      throw Failure(
        RootTexts.unknownOption(name, names),
        hint: RootTexts.knownOptions(names, of: path))
    }
  }
}

/// Functions for the names of options.
enum OptionNames {
  /// Returns `true` for an option, and `false` for a value such as `-` or a negative number.
  static func isOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), let first = argument.dropFirst().first else { return false }
    return !first.isNumber
  }

  /// Returns the options that a help page lists, each on a line that starts with two spaces.
  static func listed(in help: String) -> [String] {
    help.split(separator: "\n").filter { $0.hasPrefix("  -") }.flatMap { line in
      line.split(separator: " ").prefix { $0.hasPrefix("-") }
        .map { String($0.prefix { $0 != "," }) }
    }
  }
}
