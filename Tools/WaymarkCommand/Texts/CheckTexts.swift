import Diagnostics
import LinkAssociations
import LinkManifests
import LinkRouting
import TextPrimitives

/// What `waymark check` says.
enum CheckTexts {
  static let abstract = "Say everything that is wrong with link manifests and association files."

  static let discussion = """
    Each manifest is checked by itself; then the routes of all of them are compared, and every pair \
    that is ambiguous or can never be reached is listed with a link that proves it. A host or scheme \
    that two apps declare is a warning.

    Of a folder, every *.links.yaml file in it and below is checked; without a path, of the current \
    folder. Git-ignored files, hidden files and the folders that 'waymark lint' skips are skipped. Symbolic \
    links to files are followed, those to folders are not. A command reads the manifests of one folder \
    together, so only these are compared with each other; files passed as arguments are all compared.

    Association files are recognised by their content: JSON with applinks is Apple's, a JSON list is \
    Android's assetlinks.json, XML is an Android manifest, whose intent filters are compared with the \
    statements if one of each is given. Of a property list, URL types and associated domains are checked.

    Apple's files and assetlinks.json are compared with the manifests given beside them: each component \
    that opens more than the exact file of 'waymark associate' is a warning, opens-too-much, with a link \
    that it opens and the router rejects.

    JSON is one object a line, as Schemas/diagnostics.schema.json describes it.

    EXAMPLES:
      waymark check
      waymark check shop.links.yaml
      waymark check Sources
      waymark check --format json *.links.yaml
      waymark check AndroidManifest.xml assetlinks.json
      waymark check shop.links.yaml apple-app-site-association
      waymark check --format sarif *.links.yaml > links.sarif

    EXIT STATUS:
      0  no errors; there may be warnings
      1  a manifest or an association file has an error
      2  wrong usage, or a file that cannot be read
    """

  static let paths =
    "Manifests, association files and folders (default: the current folder); - is standard input."
  static let format =
    """
    text for a person, xcode for Xcode and editors, json, sarif, github for annotations, gitlab \
    for Code Quality, junit, checkstyle or html.
    """
  static let limit = "How many conflicts between routes are listed."
  static let invalidLimit = "--limit takes a number that is not negative."

  /// A link that a component opens and the router rejects.
  static func excess(_ opening: ExcessOpening) -> String {
    "such as \(TextStyle.shown(opening.witness)) [\(opening.error.code.rawValue)]"
  }

  static let exactFile =
    "write the exact file with 'waymark associate', or keep it if the app shows such links well"

  static func noManifests(below folder: String) -> String {
    "No manifest was found below \(TextStyle.shown(folder)): the name of one ends with .links.yaml."
  }

  /// What was found in all, as one line.
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
    return "\(line)\nnot compared with the others because of errors: \(names)"
  }
}
