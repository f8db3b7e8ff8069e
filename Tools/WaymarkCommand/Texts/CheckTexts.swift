import Diagnostics
import LinkAssociations
import LinkManifests
import LinkRouting
import TextPrimitives

/// The help and the messages of `waymark check`.
enum CheckTexts {
  static let abstract = "Check link manifests and association files."

  static let discussion = """
    Checks each manifest, then compares the routes of all of them. Each ambiguous pair of routes, \
    and each route that no link reaches, is listed with a link that proves it. A host or scheme \
    that two apps declare is a warning.

    In a folder, checks every *.links.yaml file, also in subfolders. Skips git-ignored files, \
    hidden files, and the folders that 'waymark lint' skips. Follows symbolic links to files, but \
    not to folders. Compares the manifests of each folder with each other, because a command reads \
    them together. Compares all files that are passed as arguments.

    The content of an association file shows its kind: JSON with applinks is Apple's, a JSON list \
    is Android's assetlinks.json, and XML is an Android manifest, whose intent filters are \
    compared with the statements if one of each is given. Checks the URL types and associated \
    domains of a property list.

    Compares Apple's files and assetlinks.json with the manifests given beside them. A component \
    that opens more links than the exact file of 'waymark associate' is a warning, opens-too-much, \
    with a link that the router rejects.

    The output formats are text, xcode, json, sarif, github, gitlab, junit, checkstyle and html. \
    JSON output has one object per line, as Schemas/diagnostics.schema.json describes it.

    EXAMPLES:
      printf 'app: shop\\nhosts: [shop.example]\\nroutes: { cart: /cart }\\n' > shop.links.yaml \
    && waymark check
      waymark check --format json *.links.yaml
      waymark check AndroidManifest.xml assetlinks.json
      waymark check shop.links.yaml apple-app-site-association
      waymark check --format sarif *.links.yaml > links.sarif

    EXIT STATUS:
      0  no errors; warnings are possible
      1  a manifest or an association file has an error
      2  wrong usage, or an unreadable file
    """

  static let paths = "Files and folders (default: the current folder); - is standard input."
  static let format = "Output format: text, json, sarif, github, junit, …"
  static let limit = "Number of listed conflicts between routes."
  static let invalidLimit = "--limit needs a number that is not less than 0."

  /// Returns the note with a link that a component opens and the router rejects.
  static func excess(_ opening: ExcessOpening) -> String {
    "such as \(TextStyle.shown(opening.witness)) [\(opening.error.code.rawValue)]"
  }

  static let exactFile =
    "write the exact file with 'waymark associate', or keep this file if the app handles such links"

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
