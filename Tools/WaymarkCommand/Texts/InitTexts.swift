import Diagnostics
import ManifestDrafts

/// The help and the messages of `waymark init`.
enum InitTexts {
  static let abstract = "Create a link manifest, a waymark.yaml file, or a CI job."

  static let discussion = """
    Without a subcommand, 'waymark init' runs 'waymark init manifest'.

    EXAMPLES:
      waymark init ci github
      waymark init lint
      waymark init manifest --apple apple-app-site-association
    """

  static let manifestAbstract = "Draft a link manifest from existing files and links."

  static let manifestDiscussion = """
    Reads routes, hosts, schemes and identities from association files, from the intent filters of \
    an Android manifest, from property lists (Info.plist and entitlements), and from lists of real \
    links. Merges them into one manifest. The options for input files may be repeated.

    The paths of real links become routes. Path segments that vary become parameters, and so do \
    query keys. The type of a parameter accepts all of its values. A comment states the number of \
    links for each route. A query parameter is required only if every link of the route contains \
    it, and there are at least three links. A parameter gets a narrow type, such as integer, only \
    if several different values fit the type. For a date or a UUID, one value is enough.

    A list of links contains one link per line, and may contain millions of links. Blank lines and \
    lines that begin with # are ignored.

    A parameter that looks like a secret is marked as secret, and its values are never printed. An \
    identity that looks like a placeholder is marked as a placeholder.

    Standard error lists each problem in the sources, and each part that the manifest cannot \
    express, with the position and the reason. The draft itself passes 'waymark check'.

    JSON output is one object with the draft, the counts, the parts that the manifest cannot \
    express, and the problems in the sources (Schemas/init.schema.json).

    EXAMPLES:
      echo 'https://shop.example/item/12?size=large' | waymark init manifest --input -
      waymark init manifest --apple apple-app-site-association --info-plist App.entitlements
      waymark init manifest --manifest-xml AndroidManifest.xml \
    --android shop.example=assetlinks.json
      waymark init manifest --input access-log-links.txt --app shop --output shop.links.yaml

    EXIT STATUS:
      0  the manifest expresses everything in the sources; notes are possible
      1  a part cannot be expressed, a source contains an error, or no route is found
      2  wrong usage, unreadable input, or an existing output file
    """

  static let lintAbstract = "Create a waymark.yaml file for a project's string catalogs."

  static let lintDiscussion = """
    Finds the string catalogs as 'waymark lint' does, and writes the file waymark.yaml to the \
    current folder. The file requires the languages that more than half of the catalogs contain. \
    If the translations into a language may be incomplete, remove the language from the file. The \
    other settings are in the file as comments.

    JSON output is one object (Schemas/generate.schema.json).

    EXAMPLES:
      waymark init lint
      waymark init lint --output - App

    EXIT STATUS:
      0  the file was written
      1  the file was written, but a catalog has a syntax error
      2  wrong usage, a path without a catalog, an unreadable file, or an existing output file
    """

  static let ciAbstract = "Create a CI job or pre-commit hook that lints string catalogs."

  static let ciDiscussion = """
    The service determines the default path of the file. It is .github/workflows/waymark.yml for \
    github, .gitlab/waymark.yml for gitlab, bitbucket-pipelines.yml for bitbucket, and \
    .pre-commit-config.yaml for pre-commit. The job or hook installs the tool from PyPI, runs \
    'waymark lint', and fails if a catalog has an error.

    JSON output is one object (Schemas/generate.schema.json).

    EXAMPLES:
      waymark init ci github
      waymark init ci gitlab --output -

    EXIT STATUS:
      0  the file was written
      2  wrong usage, or an existing output file
    """

  static let catalogPaths = "Catalog files or folders (default: current folder)."
  static let service = "Service: github, gitlab, bitbucket or pre-commit."
  static let fixedOutput = "File to write (default: the usual path); - is standard output."
  static let resultFormat = "Output format of the report: text (default) or json."

  static func languages(_ draft: LintConfigurationDraft) -> String {
    if draft.catalogs == 0 { return "no string catalogs found; list your languages in the file" }
    let catalogs = LintTexts.counted(draft.catalogs, one: "catalog", other: "catalogs")
    return "languages \(draft.languages.joined(separator: ", ")) of \(catalogs)"
  }

  static func job(_ service: CIService) -> String {
    service == .preCommit ? "a hook that lints string catalogs" : "a job that lints string catalogs"
  }

  static func wrote(_ path: String, _ summary: String) -> String { "wrote \(path): \(summary)\n" }

  static let infoPlist = "Info.plist or entitlements file, in XML format; may be repeated."
  static let hosts = "Additional host of the app; may be repeated."
  static let app = """
    Name of the app in the manifest (default: from the sources). From a file with several apps, \
    the first app whose bundle ID or package ends with this name is read, or else the first app.
    """
  static let output = "Manifest to write (default: standard output)."
  static let force = "Replace an existing file."
  static let format = "Output format: text (default), or json (draft and report)."

  static let noSource =
    """
    No source for a manifest: give --apple, --android, --manifest-xml, --info-plist or --input. \
    For other files, see 'waymark init lint' and 'waymark init ci'.
    """

  static func exists(_ path: String) -> String { "\(path) already exists" }
  static let useForce = "Use --force to replace it."

  /// Returns the numbers of routes, exclusions, and problems of a draft, as one line.
  static func summary(_ draft: ManifestDraft) -> String {
    let counts = draft.counts
    let left = draft.diagnostics.count { $0.severity != .info }
    let notes = draft.diagnostics.count - left
    let found = draft.sourceDiagnostics.count
    let links = counts.links > 0 ? "links: \(counts.links), " : ""
    return """
      \(links)routes: \(counts.routes), exclusions: \(counts.exclusions), \
      not expressed in the manifest: \(left), \
      notes: \(notes)\(found > 0 ? ", problems in the sources: \(found)" : "")
      """
  }

  /// The reason for skipping a line that is longer than ``LineReader/pieceSize``.
  static let overlong = "a link has at most 8192 bytes"
}
