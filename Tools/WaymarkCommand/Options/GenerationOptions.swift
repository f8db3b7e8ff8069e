import ArgumentParser

/// The options for the destination of generated files, and for the report on them.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp(GenerateTexts.output, valueName: "path"), completion: .file())
  var output: String?

  @Flag(name: .long, help: ArgumentHelp(GenerateTexts.check))
  var check = false

  @Option(
    name: .long, help: ArgumentHelp(GenerateTexts.format, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  func validate() throws {
    // An empty path, for example from an unset shell variable, would mean the root folder.
    if output?.isEmpty == true { throw ValidationError(GenerateTexts.emptyOutput) }
    if check, output == nil { throw ValidationError(GenerateTexts.checkWithoutOutput) }
  }
}

/// The options for the manifests and the generated files.
struct GenerationOptions: ParsableArguments {
  @OptionGroup var manifests: ManifestFileOptions

  @OptionGroup var destination: OutputOptions
}
