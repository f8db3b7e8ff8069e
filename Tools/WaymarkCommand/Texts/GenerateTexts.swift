import LinkCodeGeneration
import LinkManifests
import TextPrimitives

/// The help and the messages of `waymark generate`.
enum GenerateTexts {
  static let abstract = "Generate code, a reference or a schema from manifests."

  static let discussion = """
    Each manifest becomes one self-contained file. A file is replaced as a whole, and only if it \
    changes. --check writes nothing, but lists stale or missing files.

    EXAMPLES:
      waymark generate markdown
      waymark generate swift --manifest shop.links.yaml --output ShopLink.swift
      waymark generate kotlin --package com.example.links --output Links
      waymark generate typescript --manifest shop.links.yaml --output src --check
      waymark generate schema
    """

  static let swiftAbstract = "Generate an enumeration of links in Swift."
  static let kotlinAbstract = "Generate a sealed class of links in Kotlin."
  static let typeScriptAbstract = "Generate a discriminated union of links in TypeScript."
  static let swiftNotes = """
    The code imports the library LinkRouting. In a package, the plug-in GenerateLinks generates \
    this code during the build, so this command is not needed.


    """
  static let kotlinNotes = """
    The code needs only the standard libraries of Kotlin and Java, and compiles with Kotlin 1.3 \
    and later. One package may contain several generated files. With --android, the class also \
    reads the link of an android.content.Intent, and the code needs the Android SDK.


    """
  static let typeScriptNotes = """
    The code is a module without dependencies, for browsers and servers.


    """
  static let access = "Access level of the type: public, package or internal."
  static let package = "Package of the file (default: none)."
  static let intents = "Also read links from Android intents."

  static func invalidPackage(_ name: String) -> String {
    "'\(TextStyle.shown(name))' is not a package name: expected identifiers separated by dots, such"
      + " as com.example.links."
  }

  static let markdownAbstract = "Generate a reference of links in Markdown."
  static let schemaAbstract = "Generate the JSON Schema of link manifests."

  /// Returns the detailed help of a command that generates code.
  static func discussion(of target: CodeTarget, _ notes: String = "", options: String = "")
    -> String
  {
    let name = target.rawValue
    let file = "ShopLink." + target.fileExtension
    return """
      \(notes)Without --output, the files are printed. --output names a folder if the path is an \
      existing folder, ends with a slash, or does not end with .\(target.fileExtension). In a \
      folder, the command writes a file for each manifest, named after its app, such as \(file).

      JSON output contains one object per line. An object describes a file, as in \
      Schemas/generate.schema.json, or a diagnostic, as in Schemas/diagnostics.schema.json.

      EXAMPLES:
        waymark generate \(name)\(options)
        waymark generate \(name) --manifest shop.links.yaml --output \(file)
        waymark generate \(name)\(options) --output Links --check

      EXIT STATUS:
        0  done; with --check, every file is current
        1  a manifest contains an error; with --check, a file is stale or missing
        2  wrong usage, an unreadable file, or failed output
      """
  }

  static let schemaDiscussion = """
    The schema is the same for every app. An editor with the YAML language server applies it to a \
    manifest that begins with the line

      # yaml-language-server: $schema=links.schema.json

    It finds mistakes in the structure of a manifest. 'waymark check' also finds contradictions \
    between the parts of a manifest, such as a reference to an undeclared type.

    EXAMPLES:
      waymark generate schema
      waymark generate schema --output links.schema.json
      waymark generate schema --output links.schema.json --check

    EXIT STATUS:
      0  done; with --check, the file is current
      1  with --check, the file is stale or missing
      2  wrong usage, or failed output
    """

  static let output = "File, or folder if there are several files."
  static let check = "Write nothing; list stale or missing files."
  static let format = "Output format of the report: text or json."
  static let checkWithoutOutput = "--check needs --output with the files to compare."
  static let emptyOutput = "--output is empty: give a file or a folder."

  static func severalFiles(_ count: Int, _ path: String) -> String {
    "\(count) manifests need \(count) files, but \(TextStyle.shown(path)) is one: give a folder."
  }

  static func samePath(_ path: String, first: String, second: String) -> String {
    let manifests = "\(TextStyle.shown(first)) and \(TextStyle.shown(second))"
    return "\(manifests) would both be written to \(path): rename an app, or use two folders."
  }
}
