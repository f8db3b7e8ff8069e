/// A folder of text files that becomes a function of static strings.
///
/// The files stay what they are, with their own tools and formatters; the library reads no file.
struct EmbeddedFolder {
  /// The folder of the files, from the root of the package.
  var folder: String
  /// How the names of the files end.
  var ending: String
  /// The Swift file that is made, from the root of the package.
  var target: String
  /// `true` if other modules of the package use it.
  var isShared = false
  /// The enumeration that is a namespace for the function.
  var type: (name: String, summary: String)
  /// The function, which takes the name of a file without its ending.
  var function: (name: String, label: String, summary: String)

  /// All of them.
  static let all = [
    EmbeddedFolder(
      folder: "Sources/Catalogs/CatalogRulePages/Pages", ending: ".md",
      target: "Sources/Catalogs/CatalogRulePages/Generated/RulePages.swift",
      isShared: true, type: ("RulePages", "The pages of the rules of the linter, as Markdown."),
      function: ("page", "rule", "The page of a rule; `nil` if it has none.")),
    EmbeddedFolder(
      folder: "Sources/Support/CodePages/Pages", ending: ".md",
      target: "Sources/Support/CodePages/Generated/CodePageFiles.swift",
      type: ("CodePageFiles", "The pages of the diagnostic codes, as Markdown."),
      function: ("page", "family", "The file of a family; `nil` if there is none.")),
    EmbeddedFolder(
      folder: "Sources/Links/LinkCodeGeneration/TypeScript/Runtime", ending: ".ts",
      target: "Sources/Links/LinkCodeGeneration/TypeScript/Generated"
        + "/TypeScriptRuntime.swift",
      type: ("TypeScriptRuntime", "What generated TypeScript stands on."),
      function: ("source", "file", "The text of a file, named without its ending.")),
    EmbeddedFolder(
      folder: "Sources/Links/LinkCodeGeneration/Kotlin/Runtime", ending: ".kt",
      target: "Sources/Links/LinkCodeGeneration/Kotlin/Generated/KotlinRuntime.swift",
      type: ("KotlinRuntime", "What generated Kotlin stands on."),
      function: ("source", "file", "The text of a file, named without its ending.")),
    EmbeddedFolder(
      folder: "Tools/ci", ending: ".yml", target: "Tools/WaymarkCommand/Generated/CITemplates.swift",
      type: ("CITemplates", "The files of `waymark init ci`."),
      function: ("file", "service", "The file for a service; `nil` if there is none.")),
  ]
}
