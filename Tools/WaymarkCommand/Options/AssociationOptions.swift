import ArgumentParser

/// The options that select the apps and the destination of their association files.
struct AssociationOptions: ParsableArguments {
  @OptionGroup var manifests: ManifestOptions

  @OptionGroup var destination: OutputOptions

  /// The options as command-line arguments, without the options for the output.
  var arguments: [String] { manifests.arguments }
}

/// The option that selects short patterns for association files.
struct ReadableOption: ParsableArguments {
  @Flag(name: .long, help: ArgumentHelp(AssociateTexts.readable))
  var readable = false

  /// The option as a command-line argument; empty if it is not set.
  var arguments: [String] { readable ? ["--readable"] : [] }
}

/// The option that allows placeholders instead of real identities and hosts.
struct PlaceholderOption: ParsableArguments {
  @Flag(name: .long, help: ArgumentHelp(AssociateTexts.allowPlaceholders))
  var allowPlaceholders = false

  /// The option as a command-line argument; empty if it is not set.
  var arguments: [String] { allowPlaceholders ? ["--allow-placeholders"] : [] }
}
