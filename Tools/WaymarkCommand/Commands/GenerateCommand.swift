import ArgumentParser
import LinkCodeGeneration
import LinkManifests

/// `waymark generate`: generates code and documents from manifests.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: GenerateTexts.abstract,
    discussion: GenerateTexts.discussion,
    subcommands: [
      GenerateSwiftCommand.self, GenerateKotlinCommand.self, GenerateTypeScriptCommand.self,
      GenerateMarkdownCommand.self, GenerateSchemaCommand.self,
    ])
}

/// `waymark generate swift`: generates an enumeration of links.
struct GenerateSwiftCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift", abstract: GenerateTexts.swiftAbstract,
    discussion: GenerateTexts.discussion(of: .swift, GenerateTexts.swiftNotes))

  @Option(
    name: .long, help: ArgumentHelp(GenerateTexts.access, valueName: "level"),
    completion: .list(SwiftGenerator.Access.allCases.map(\.rawValue)),
    transform: SwiftGenerator.Access.parse)
  var access: SwiftGenerator.Access?

  @OptionGroup var options: GenerationOptions

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    let arguments = access.map { ["--access", $0.rawValue] } ?? []
    return try CodeWriting(options, arguments: arguments)
      .run(SwiftGenerator(access: access ?? .public))
  }
}

/// `waymark generate kotlin`: generates a sealed class of links.
struct GenerateKotlinCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "kotlin", abstract: GenerateTexts.kotlinAbstract,
    discussion: GenerateTexts.discussion(
      of: .kotlin, GenerateTexts.kotlinNotes, options: " --package com.example.links"))

  @Option(name: .long, help: ArgumentHelp(GenerateTexts.package, valueName: "name"))
  var package: String?

  @Flag(name: .long, help: ArgumentHelp(GenerateTexts.intents))
  var android = false

  @OptionGroup var options: GenerationOptions

  @OptionGroup var coloring: ColorOption

  func validate() throws {
    if let package, !KotlinGenerator.isPackage(package) {
      throw ValidationError(GenerateTexts.invalidPackage(package))
    }
  }

  func execute() throws(Failure) -> ExitStatus {
    let arguments = (package.map { ["--package", $0] } ?? []) + (android ? ["--android"] : [])
    return try CodeWriting(options, arguments: arguments)
      .run(KotlinGenerator(package: package, readsIntents: android))
  }
}

/// `waymark generate typescript`: generates a discriminated union of links.
struct GenerateTypeScriptCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "typescript", abstract: GenerateTexts.typeScriptAbstract,
    discussion: GenerateTexts.discussion(of: .typescript, GenerateTexts.typeScriptNotes))

  @OptionGroup var options: GenerationOptions

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    try CodeWriting(options).run(TypeScriptGenerator())
  }
}

/// `waymark generate markdown`: generates a reference of links.
struct GenerateMarkdownCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "markdown", abstract: GenerateTexts.markdownAbstract,
    discussion: GenerateTexts.discussion(of: .markdown))

  @OptionGroup var options: GenerationOptions

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    try CodeWriting(options).run(MarkdownGenerator())
  }
}

/// `waymark generate schema`: generates the JSON Schema of manifests.
struct GenerateSchemaCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: GenerateTexts.schemaAbstract,
    discussion: GenerateTexts.schemaDiscussion)

  @OptionGroup var options: OutputOptions

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    let output = CodeOutput(options, target: .schema, arguments: [])
    return try output.deliver([CodeOutput.Item(file: ManifestSchema.file, manifest: nil)])
  }
}

extension SwiftGenerator.Access {
  /// Returns the access level with a name.
  ///
  /// - Throws: ``ValidationError`` for an unknown name, with the most similar name, if any.
  static func parse(_ name: String) throws -> Self {
    guard let access = Self(rawValue: name) else {
      throw ValidationError(
        RootTexts.unknownValue(name, of: "--access", allCases.map(\.rawValue)))
    }
    return access
  }
}
