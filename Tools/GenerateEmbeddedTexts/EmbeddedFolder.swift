/// A folder of text files that becomes a Swift function that returns static strings.
///
/// The files keep their own format, so their usual editors and formatters work. The library reads
/// no files at run time.
struct EmbeddedFolder {
  /// The folder of the files, relative to the root of the package.
  var folder: String
  /// The suffix of the names of the files to embed.
  var ending: String
  /// The generated Swift file, relative to the root of the package.
  var target: String
  /// `true` if other modules of the package use the function.
  var isShared = false
  /// The enumeration that is the namespace of the function.
  var type: (name: String, summary: String)
  /// The function, whose parameter is the name of a file without the suffix.
  var function: (name: String, label: String, summary: String)

  /// All embedded folders of the package.
  static let all = [
    EmbeddedFolder(
      folder: "Sources/Catalogs/CatalogRulePages/Pages", ending: ".md",
      target: "Sources/Catalogs/CatalogRulePages/Generated/RulePages.swift",
      isShared: true, type: ("RulePages", "The pages of the rules of the linter, as Markdown."),
      function: ("page", "rule", "Returns the page of a rule; `nil` if it has none.")),
    EmbeddedFolder(
      folder: "Sources/Support/CodePages/Pages", ending: ".md",
      target: "Sources/Support/CodePages/Generated/CodePageFiles.swift",
      type: ("CodePageFiles", "The pages of the diagnostic codes, as Markdown."),
      function: ("page", "family", "Returns the file of a family; `nil` if there is none.")),
    EmbeddedFolder(
      folder: "Sources/Links/LinkCodeGeneration/TypeScript/Runtime", ending: ".ts",
      target: "Sources/Links/LinkCodeGeneration/TypeScript/Generated"
        + "/TypeScriptRuntime.swift",
      type: ("TypeScriptRuntime", "The runtime of generated TypeScript, as source files."),
      function: ("source", "file", "Returns the content of a file, named without extension.")),
    EmbeddedFolder(
      folder: "Sources/Links/LinkCodeGeneration/Kotlin/Runtime", ending: ".kt",
      target: "Sources/Links/LinkCodeGeneration/Kotlin/Generated/KotlinRuntime.swift",
      type: ("KotlinRuntime", "The runtime of generated Kotlin, as source files."),
      function: ("source", "file", "Returns the content of a file, named without extension.")),
    EmbeddedFolder(
      folder: "Sources/Links/LinkSite/Resources", ending: "",
      target: "Sources/Links/LinkSite/Generated/SiteResources.swift",
      type: ("SiteResources", "The script, the style sheet and the template of sites."),
      function: ("file", "name", "Returns the content of a file; `nil` if there is none.")),
    EmbeddedFolder(
      folder: "Tools/ci", ending: ".yml",
      target: "Tools/WaymarkCommand/Generated/CITemplates.swift",
      type: ("CITemplates", "The files of `waymark init ci`."),
      function: ("file", "service", "Returns the file for a service; `nil` if there is none.")),
  ]
}
