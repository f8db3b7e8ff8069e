import LinkCodeGeneration
import LinkManifests
import TextPrimitives

/// The help and the messages of `waymark generate`.
enum GenerateTexts {
  static let abstract = "Generate code and documentation for link manifests."

  static let discussion = """
    The commands generate one self-contained file for each manifest; schema generates one file in \
    total. An existing file is replaced as a whole, and only if its content changes. With --check, \
    the commands write nothing, and list the files that are missing or stale (out of date).

    EXAMPLES:
      waymark generate markdown
      waymark generate swift --manifest shop.links.yaml --output ShopLink.swift
      waymark generate kotlin --package com.example.links --output Links
      waymark generate typescript --manifest shop.links.yaml --output src --check
      waymark generate schema
    """

  static let swiftAbstract = "Generate a Swift enumeration with a case for each route."
  static let kotlinAbstract = "Generate a Kotlin sealed class with a subclass for each route."
  static let typeScriptAbstract = "Generate a TypeScript union type with a member for each route."
  static let swiftNotes = """
    The code imports the library LinkRouting. In a Swift package, the build plug-in GenerateLinks \
    generates the same code during the build, so this command is not needed.


    """
  static let kotlinNotes = """
    The code needs only the standard libraries of Kotlin and Java, and compiles with Kotlin 1.3 \
    and later. One package can contain several generated files. With --android, the class can also \
    read the link of an android.content.Intent, and the code requires the Android SDK.


    """
  static let typeScriptNotes = """
    The code is a TypeScript module without dependencies, which runs in browsers and on servers.


    """
  static let access = "Access level of the enumeration: public (default), package or internal."
  static let package = "Package of the generated files (default: none)."
  static let intents = "Let the class also read the links of Android intents."

  static func invalidPackage(_ name: String) -> String {
    "'\(TextStyle.shown(name))' is not a package name: expected identifiers separated by dots, such"
      + " as com.example.links."
  }

  static let markdownAbstract = "Generate Markdown documentation of routes."
  static let schemaAbstract = "Generate the JSON Schema of link manifests."

  /// Returns the detailed help of a command that generates code.
  static func discussion(of target: CodeTarget, _ notes: String = "", options: String = "")
    -> String
  {
    let name = target.rawValue
    let file = "ShopLink." + target.fileExtension
    return """
      \(notes)Without --output, the command prints the files. The path of --output is a folder if \
      it ends with a slash, if it is an existing folder, or if it does not exist and does not end \
      with .\(target.fileExtension). In a folder, the command writes a file for each manifest, \
      named after the app, such as \(file) for the app shop.

      With --check, the command writes nothing, and lists the files at the path of \
      --output that are missing or stale (out of date). \(RootTexts.manifestSearch)

      JSON output contains one object per line, for a file (Schemas/generate.schema.json) or for a \
      diagnostic of a manifest (Schemas/diagnostics.schema.json).

      EXAMPLES:
        waymark generate \(name)\(options)
        waymark generate \(name) --manifest shop.links.yaml --output \(file)
        waymark generate \(name)\(options) --output Links --check

      EXIT STATUS:
        0  done; with --check, every file is current
        1  a manifest contains an error; with --check, a file is stale or missing
        2  wrong usage, an unreadable file, or output that cannot be written
      """
  }

  static let schemaDiscussion = """
    The schema is the same for every app. An editor with the YAML language server uses the schema \
    for a manifest that begins with this line:

      # yaml-language-server: $schema=links.schema.json

    The schema detects structural mistakes, such as a value of the wrong type. 'waymark check' \
    also detects contradictions between the parts of a manifest, such as a reference to an \
    undeclared type.

    JSON output contains one object (Schemas/generate.schema.json).

    EXAMPLES:
      waymark generate schema
      waymark generate schema --output links.schema.json
      waymark generate schema --output links.schema.json --check

    EXIT STATUS:
      0  done; with --check, the file is current
      1  with --check, the file is stale or missing
      2  wrong usage, or output that cannot be written
    """

  static let output = "File or folder to write (default: standard output)."
  static let check = "Write nothing; list stale or missing files."
  static let format = "Output format of the report: text (default) or json."
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
