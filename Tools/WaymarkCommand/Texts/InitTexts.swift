import Diagnostics
import ManifestDrafts

/// The help and the messages of `waymark init`.
enum InitTexts {
  static let abstract = "Create a link manifest, a waymark.yaml, or a CI job."

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
    an Android manifest, from the URL types of an Info.plist, and from lists of real links. Merges \
    them into one manifest. Every option may be repeated.

    The paths of links become routes, and their varying segments and query keys become parameters. \
    The type of a parameter fits all of its values. A comment states the number of links for each \
    route. A parameter is required only if every link of the route contains it, and at least three \
    do. It gets a narrow type, such as integer, only if several values fit; for a date or a UUID, \
    one value is enough. A list contains one link per line, and may contain millions of links.

    A parameter that looks like a secret is marked as secret, and its values are never printed. An \
    identity that looks like a placeholder is marked as a placeholder.

    Standard error lists each problem in the sources, and each part that the manifest cannot \
    express, with its position and the reason. The draft itself passes 'waymark check'.

    JSON output is one object with the draft, the counts, the parts that the manifest cannot \
    express, and the problems in the sources (Schemas/init.schema.json).

    EXAMPLES:
      echo 'https://shop.example/item/12?size=large' | waymark init manifest --input -
      waymark init manifest --apple apple-app-site-association --info-plist App.entitlements
      waymark init manifest --manifest-xml AndroidManifest.xml \
    --android shop.example=assetlinks.json
      waymark init manifest --input access-log-links.txt --app shop --output shop.links.yaml

    EXIT STATUS:
      0  the manifest expresses all of the sources; notes are possible
      1  a part cannot be expressed, a source contains an error, or no route is found
      2  wrong usage, unreadable input, or an existing output file
    """

  static let lintAbstract = "Create a waymark.yaml for the string catalogs of a project."

  static let lintDiscussion = """
    Finds the string catalogs as 'waymark lint' does, and requires the languages of more than half \
    of them. Delete a language that may be incomplete. The file contains the other settings as \
    comments.

    JSON output is one object (Schemas/generate.schema.json).

    EXAMPLES:
      waymark init lint
      waymark init lint --output - App

    EXIT STATUS:
      0  done
      1  the file was written, but a catalog has a syntax error
      2  wrong usage, a path without a catalog, or an existing output file
    """

  static let ciAbstract = "Create a CI job or hook that lints string catalogs."

  static let ciDiscussion = """
    github writes .github/workflows/waymark.yml, gitlab .gitlab/waymark.yml, bitbucket \
    bitbucket-pipelines.yml, and pre-commit .pre-commit-config.yaml. The job installs the tool \
    with pip and fails if a catalog has an error.

    JSON output is one object (Schemas/generate.schema.json).

    EXAMPLES:
      waymark init ci github
      waymark init ci gitlab --output -

    EXIT STATUS:
      0  done
      2  wrong usage, or an existing output file
    """

  static let catalogPaths = "Files and folders (default: the current folder)."
  static let service = "github, gitlab, bitbucket or pre-commit."
  static let fixedOutput = "File to write; - is standard output."
  static let resultFormat = "Output format of the report: text or json."

  static func languages(_ draft: LintConfigurationDraft) -> String {
    if draft.catalogs == 0 { return "no string catalogs found; list your languages in the file" }
    let catalogs = LintTexts.counted(draft.catalogs, one: "catalog", other: "catalogs")
    return "languages \(draft.languages.joined(separator: ", ")) of \(catalogs)"
  }

  static func job(_ service: CIService) -> String {
    service == .preCommit ? "a hook that lints string catalogs" : "a job that lints string catalogs"
  }

  static func wrote(_ path: String, _ summary: String) -> String { "wrote \(path): \(summary)\n" }

  static let infoPlist = "Info.plist or entitlements file, as XML."
  static let hosts = "Host of the app, if no file names it."
  static let app =
    "App to draft if files contain several: its name, or the end of its bundle id or package."
  static let output = "Manifest to write (default: standard output)."
  static let force = "Replace an existing file."
  static let format = "Output format: text, or json (draft and report)."

  static let noSource =
    """
    No source for a manifest: give --apple, --android, --manifest-xml, --info-plist or --input. \
    For other files, see 'waymark init lint' and 'waymark init ci'.
    """

  static func exists(_ path: String) -> String { "\(path) already exists" }
  static let useForce = "Use --force to replace it."

  /// Returns the counts of a draft, as one line.
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
