import ArgumentParser

/// Which apps' files are written, and where they go.
struct AssociationOptions: ParsableArguments {
  @OptionGroup var manifests: ManifestOptions

  @OptionGroup var destination: OutputOptions

  /// What a command was given, as it is typed, without its output.
  var arguments: [String] { manifests.arguments }
}

/// The patterns that association files have.
struct ReadableOption: ParsableArguments {
  @Flag(name: .long, help: ArgumentHelp(AssociateTexts.readable))
  var readable = false

  /// The option as it is typed.
  var arguments: [String] { readable ? ["--readable"] : [] }
}

/// Whether identities may be written that only hold the place of real ones.
struct PlaceholderOption: ParsableArguments {
  @Flag(name: .long, help: ArgumentHelp(AssociateTexts.allowPlaceholders))
  var allowPlaceholders = false

  /// The option as it is typed.
  var arguments: [String] { allowPlaceholders ? ["--allow-placeholders"] : [] }
}
