import LinkManifests
import TerminalText

/// What `waymark generate` says.
enum GenerateTexts {
  static let abstract = "Turn link manifests into code, a reference or a schema."

  static let discussion = """
    Each manifest becomes one file that stands on its own. Files are replaced as a whole and only if \
    they change; --check writes nothing and says which are stale or missing.

    EXAMPLES:
      waymark generate markdown
      waymark generate schema
      waymark generate markdown --manifest shop.links.yaml --output Documentation
    """

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
        waymark generate \(name)\(options) --manifest shop.links.yaml --output \(file)
        waymark generate \(name)\(options) --manifest shop.links.yaml --output \(file) --check

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
      waymark generate schema > links.schema.json
      waymark generate schema --output links.schema.json
      waymark generate schema --output links.schema.json --check

    EXIT STATUS:
      0  done, and with --check the file is current
      1  with --check, the file is stale or missing
      2  wrong usage, or output that failed
    """

  static let output =
    "A file, or a folder for one file of each manifest (default: standard output)."
  static let check =
    "Write nothing; say which files are stale or missing, and the command that updates them."
  static let format = "text or json: how is said what was written or checked."
  static let checkWithoutOutput = "--check compares files: say which with --output."

  static func severalFiles(_ count: Int, _ path: String) -> String {
    "\(count) manifests make \(count) files, and \(TextStyle.shown(path)) is one: name a folder."
  }

  static func samePath(_ path: String, _ first: String, _ second: String) -> String {
    let manifests = "\(TextStyle.shown(first)) and \(TextStyle.shown(second))"
    return "\(manifests) would both become \(path): give one app another name, or another --output."
  }
}
