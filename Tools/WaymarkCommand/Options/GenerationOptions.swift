import ArgumentParser

/// Where generated files go, and how that is reported.
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
    // An empty path, as of a shell's variable that is not set, would be the root of the file system.
    if output?.isEmpty == true { throw ValidationError(GenerateTexts.emptyOutput) }
    if check, output == nil { throw ValidationError(GenerateTexts.checkWithoutOutput) }
  }
}

/// Which manifests become code.
struct GenerationOptions: ParsableArguments {
  @OptionGroup var manifests: ManifestFileOptions

  @OptionGroup var destination: OutputOptions
}
