import LinkCodeGeneration
import LinkManifests
import TextPrimitives

/// What `waymark generate` says.
enum GenerateTexts {
  static let abstract = "Turn link manifests into code, a reference or a schema."

  static let discussion = """
    Each manifest becomes one file that stands on its own. Files are replaced as a whole and only if \
    they change; --check writes nothing and says which are stale or missing.

    EXAMPLES:
      waymark generate swift --manifest shop.links.yaml --output ShopLink.swift
      waymark generate kotlin --package com.example.links --output Links
      waymark generate typescript --manifest shop.links.yaml --output src --check
      waymark generate markdown
      waymark generate schema
    """

  static let swiftAbstract = "Make an enumeration of an app's links, in Swift."
  static let kotlinAbstract = "Make a sealed class of an app's links, in Kotlin."
  static let typeScriptAbstract = "Make a discriminated union of an app's links, in TypeScript."
  static let swiftNotes = """
    The code needs the library LinkRouting. A package that uses the plug-in GenerateLinks gets it when it \
    is built, without this command.


    """
  static let kotlinNotes = """
    The code needs the standard libraries of Kotlin and Java only, and compiles with Kotlin 1.3 and later. \
    Several such files may be in one package.


    """
  static let typeScriptNotes = """
    The code is a module that needs nothing else, in a browser or elsewhere.


    """
  static let access = "Who may use the type: public, package or internal (default: public)."
  static let package = "The package of the file (default: none)."

  static func invalidPackage(_ name: String) -> String {
    "'\(TextStyle.shown(name))' is no package: write identifiers with dots between, such as"
      + " com.example.links."
  }

  static let markdownAbstract = "Make a reference of links for people, in Markdown."
  static let schemaAbstract = "Make the JSON Schema of link manifests, for editors."

  /// What the commands have in common: where files go and how the tool ends.
  static func discussion(of target: CodeTarget, _ notes: String = "", options: String = "")
    -> String
  {
    let name = target.rawValue
    let file = "ShopLink." + target.fileExtension
    return """
      \(notes)Without --output, the files are printed. A path is a folder if it is one, ends with a slash, or \
      has not the ending .\(target.fileExtension); there each manifest gets a file by the name of its app, \
      such as \(file).

      JSON is one object a line for each file, as Schemas/generate.schema.json describes it, or for each \
      diagnostic, as Schemas/diagnostics.schema.json does.

      EXAMPLES:
        waymark generate \(name)\(options)
        waymark generate \(name) --manifest shop.links.yaml --output \(file)
        waymark generate \(name)\(options) --output Links --check

      EXIT STATUS:
        0  done, and with --check every file is current
        1  a manifest has an error, or with --check a file is stale or missing
        2  wrong usage, a file that cannot be read, or output that failed
      """
  }

  static let schemaDiscussion = """
    The schema is the same for every app. An editor with the language server of YAML uses it for a \
    manifest that begins with the line

      # yaml-language-server: $schema=links.schema.json

    It refuses mistakes in the shape of a manifest; what one part says about another, such as the name of \
    a type that nobody declares, only 'waymark check' knows.

    EXAMPLES:
      waymark generate schema
      waymark generate schema --output links.schema.json
      waymark generate schema --output links.schema.json --check

    EXIT STATUS:
      0  done, and with --check the file is current
      1  with --check, the file is stale or missing
      2  wrong usage, or output that failed
    """

  static let output =
    "A file, or a folder for one file of each manifest (default: standard output); missing folders are made."
  static let check =
    "Write nothing; say which files are stale or missing, and the command that updates them."
  static let format = "text or json: how is said what was written or checked."
  static let checkWithoutOutput = "--check compares files: say which with --output."
  static let emptyOutput = "--output is empty: name a file or a folder."

  static func severalFiles(_ count: Int, _ path: String) -> String {
    "\(count) manifests make \(count) files, and \(TextStyle.shown(path)) is one: name a folder."
  }

  static func samePath(_ path: String, first: String, second: String) -> String {
    let manifests = "\(TextStyle.shown(first)) and \(TextStyle.shown(second))"
    return "\(manifests) would both become \(path): give one app another name, or another --output."
  }
}
