import Diagnostics
import LinkAssociations
import LinkManifests
import LinkRouting
import TextPrimitives

/// The help and the messages of `waymark check`.
enum CheckTexts {
  static let abstract = "Check link manifests and association files."

  static let discussion = """
    Checks each manifest, then compares the routes of manifests that belong together. Reports each \
    ambiguous pair of routes, which match the same link with equal precedence, and each route that \
    no link reaches. The diagnostic contains a link that demonstrates the problem. A host or \
    scheme that two apps declare causes a warning.

    If an argument is a folder, the command checks all *.links.yaml files in the folder and its \
    subfolders. It skips git-ignored files, hidden files, and the folders that 'waymark lint' \
    skips. It follows symbolic links to files, but not to folders. The manifests in the same \
    folder are compared with each other, because other commands read them together. All files that \
    are passed as arguments are also compared with each other.

    The command detects the kind of an association file from the content: a JSON object with \
    applinks is Apple's file, a JSON array is Android's assetlinks.json, and XML is an Android \
    manifest or a property list. If one assetlinks.json and one Android manifest are given, the \
    statements are compared with the intent filters. In a property list, the URL types and the \
    associated domains are checked.

    If link manifests are given too, Apple's files and assetlinks.json files are compared with \
    them. If a component opens more links than the file that 'waymark associate' writes, the \
    warning opens-too-much shows such a link, which the router rejects.

    The output formats are text, xcode, json, sarif, github, gitlab, junit, checkstyle and html. \
    JSON output contains one object per line (Schemas/diagnostics.schema.json).

    EXAMPLES:
      printf 'app: shop\\nhosts: [shop.example]\\nroutes: { cart: /cart }\\n' > shop.links.yaml \
    && waymark check
      waymark check --format json *.links.yaml
      waymark check AndroidManifest.xml assetlinks.json
      waymark check shop.links.yaml apple-app-site-association
      waymark check --format sarif *.links.yaml > links.sarif

    EXIT STATUS:
      0  no errors; warnings are possible
      1  a manifest or an association file contains an error
      2  wrong usage, or an unreadable file
    """

  static let paths =
    "Files and folders to check (default: the current folder); - is standard input."
  static let format = "Output format (default: text), such as json or sarif."
  static let limit = "Maximum number of route conflicts to list"
  static let invalidLimit = "--limit needs a number that is not less than 0."

  /// Returns the note with a link that a component opens and the router rejects.
  static func excess(_ opening: ExcessOpening) -> String {
    "the router rejects \(TextStyle.shown(opening.witness)) [\(opening.error.code.rawValue)]"
  }

  static let exactFile =
    "write a stricter file with 'waymark associate', or keep this one if the app handles such links"

  static func noManifests(below folder: String) -> String {
    "No manifest (*.links.yaml) was found in \(TextStyle.shown(folder)) or its subfolders."
  }

  /// Returns the counts of all files and diagnostics, on one line.
  static func summary(
    _ sets: [ManifestSet], _ diagnostics: [Diagnostic], manifestCount: Int, associationCount: Int
  ) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count { $0.severity == .warning }
    let routes = sets.reduce(0) { $0 + $1.files.reduce(0) { $0 + $1.manifest.routes.count } }
    var counts: [String] = []
    if manifestCount > 0 { counts.append("manifests: \(manifestCount), routes: \(routes)") }
    if associationCount > 0 { counts.append("association files: \(associationCount)") }
    counts.append("errors: \(errors), warnings: \(warnings)")
    let line = counts.joined(separator: ", ")
    let uncompared = sets.filter { $0.isOfSeveral }.flatMap(\.uncompared)
    guard !uncompared.isEmpty else { return line }
    let names = uncompared.joined(separator: ", ")
    return "\(line)\nnot compared with other manifests because of errors: \(names)"
  }
}
