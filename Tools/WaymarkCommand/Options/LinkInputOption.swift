import ArgumentParser

/// The option that names a file of links.
struct LinkInputOption: ParsableArguments {
  /// The help of the option, which every command that reads links uses.
  static let help = "File of links, one per line; - is standard input."

  @Option(
    name: .customLong("input"), help: ArgumentHelp(LinkInputOption.help, valueName: "file"),
    completion: .file())
  var path: String?

  /// Checks that standard input is read at most once.
  ///
  /// - Parameter others: The paths of the other files that the command reads.
  func checkStandardInput(besides others: [String]) throws(ValidationError) {
    try InputFile.checkStandardInput(others + (path.map { [$0] } ?? []))
  }
}
