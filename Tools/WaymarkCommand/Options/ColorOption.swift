import ArgumentParser

/// The option that determines whether text output is colored.
///
/// Every command has this option. ``Main`` passes the value to ``TerminalColors``.
struct ColorOption: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp(RootTexts.color, valueName: "when"),
    completion: .list(ColorChoice.allCases.map(\.rawValue)), transform: ColorChoice.parse)
  var color = ColorChoice.auto
}

/// The condition under which text output is colored.
enum ColorChoice: String, CaseIterable {
  /// On terminals that support colors, unless the environment specifies otherwise.
  case auto
  /// Everywhere, including pipes and files.
  case always
  /// Nowhere.
  case never

  /// Returns the choice with a name.
  ///
  /// - Throws: `ValidationError` for an unknown name, with the most similar name, if any.
  static func parse(_ name: String) throws -> ColorChoice {
    guard let choice = ColorChoice(rawValue: name) else {
      throw ValidationError(
        RootTexts.unknownValue(name, of: "--color", allCases.map(\.rawValue)))
    }
    return choice
  }
}
