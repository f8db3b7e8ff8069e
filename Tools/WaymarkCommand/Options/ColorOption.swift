import ArgumentParser

/// The option that chooses whether text for a person has colors.
///
/// Every command has it; ``Main`` passes the choice to ``TerminalColors``.
struct ColorOption: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp(RootTexts.color, valueName: "when"),
    completion: .list(ColorChoice.allCases.map(\.rawValue)), transform: ColorChoice.parse)
  var color = ColorChoice.auto
}

/// When text for a person has colors.
enum ColorChoice: String, CaseIterable {
  /// On terminals that have colors, unless the environment tells otherwise.
  case auto
  /// Also in pipes and files.
  case always
  /// Nowhere.
  case never

  /// Reads a name.
  ///
  /// - Throws: `ValidationError` with the nearest name.
  static func parse(_ name: String) throws -> ColorChoice {
    guard let choice = ColorChoice(rawValue: name) else {
      throw ValidationError(
        RootTexts.unknownValue(name, of: "--color", allCases.map(\.rawValue)))
    }
    return choice
  }
}
