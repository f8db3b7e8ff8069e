import ArgumentParser
import LinkManifests

/// `waymark generate`: what manifests become in other languages.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: GenerateTexts.abstract,
    discussion: GenerateTexts.discussion,
    subcommands: [GenerateMarkdownCommand.self, GenerateSchemaCommand.self])
}

/// `waymark generate markdown`: a reference of links for people.
struct GenerateMarkdownCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "markdown", abstract: GenerateTexts.markdownAbstract,
    discussion: GenerateTexts.discussion(of: .markdown))

  @OptionGroup var options: GenerationOptions

  func execute() throws(Failure) -> ExitStatus {
    try CodeWriting(options).run(MarkdownGenerator())
  }
}

/// `waymark generate schema`: the JSON Schema of manifests.
struct GenerateSchemaCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: GenerateTexts.schemaAbstract,
    discussion: GenerateTexts.schemaDiscussion)

  @OptionGroup var options: OutputOptions

  func execute() throws(Failure) -> ExitStatus {
    let output = CodeOutput(options, target: .schema, arguments: [])
    return try output.deliver([CodeOutput.Item(file: ManifestSchema.file, manifest: nil)])
  }
}
