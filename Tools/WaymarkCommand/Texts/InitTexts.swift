import Diagnostics
import ManifestDrafts

/// What `waymark init` says.
enum InitTexts {
  static let abstract = "Draft a manifest from what exists."

  static let discussion = """
    Routes, hosts, schemes and identities are read from association files, from the intent filters of an \
    Android manifest, from the URL types of an Info.plist and from lists of real links, and merged into one \
    manifest. Every option may be given several times. --apple HOST=FILE and --android HOST=FILE name the \
    host that serves a file.

    Of links, paths become routes, varying parts parameters with the types that all their values have, and \
    query keys parameters; how many links each rests on is a comment beside it. A key is required, and a type \
    narrow, only if at least three links or values show it. What looks like a secret is \
    marked as one, whatever source names it, and its values are shown nowhere. A list has a link a line \
    and may have millions. Identities that look like placeholders are marked as such.

    What cannot be carried over is listed on standard error, each with its place and the reason, beside what \
    is wrong with the sources themselves. The draft has no errors; waymark check says so.

    JSON is one object with the draft, counts, what was not carried over and what is wrong with the sources, as \
    Schemas/init.schema.json describes it.

    EXAMPLES:
      waymark init --apple apple-app-site-association --info-plist App.entitlements
      waymark init --manifest-xml AndroidManifest.xml --android shop.example=assetlinks.json
      waymark init --input access-log-links.txt --app shop --output shop.links.yaml
      sort -u links.txt | waymark init --input - --format json

    EXIT STATUS:
      0  the draft says what the sources say, but for notes
      1  not all was carried over, a source has errors, or the draft has no route
      2  wrong usage, unreadable input, or an output that is there already
    """

  static let infoPlist = "An Info.plist, or an entitlements file, as XML."
  static let hosts = "A host of the app that no file names."
  static let app = "The app's name; of a file with several apps, the end of an identifier."
  static let output = "The manifest to write; without it, standard output."
  static let force = "Replace an output that is there already."
  static let format = "text, or json for one object with the draft and the report."

  static let noSource =
    "nothing to draft from: give --apple, --android, --manifest-xml, --info-plist or --input"

  static func exists(_ path: String) -> String { "\(path) is there already" }
  static let useForce = "use --force to replace it"

  /// One line about a draft.
  static func summary(_ draft: ManifestDraft) -> String {
    let counts = draft.counts
    let left = draft.diagnostics.count { $0.severity != .info }
    let notes = draft.diagnostics.count - left
    let found = draft.sourceDiagnostics.count
    let links = counts.links > 0 ? "links: \(counts.links), " : ""
    return """
      \(links)routes: \(counts.routes), exclusions: \(counts.exclusions), not carried over: \(left), \
      notes: \(notes)\(found > 0 ? ", wrong in the sources: \(found)" : "")
      """
  }

  /// What is wrong with a line that is longer than any link.
  static let overlong = "a link has at most 8192 bytes"
}
