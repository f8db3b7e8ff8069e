import Diagnostics
import LinkManifests
import LinkRouting

/// What `waymark check` says.
enum CheckTexts {
  static let abstract = "Say everything that is wrong with link manifests and association files."

  static let discussion = """
    Each manifest is checked by itself; then the routes of all of them are compared, and every pair \
    that is ambiguous or can never be reached is listed with a link that proves it. A host or scheme \
    that two apps declare is a warning.

    Association files are recognised by their content: JSON with applinks is Apple's, a JSON list is \
    Android's assetlinks.json, XML is an Android manifest, whose intent filters are compared with the \
    statements if one of each is given. Of a property list, URL types and associated domains are checked.

    JSON is one object a line, as Schemas/diagnostics.schema.json describes it.

    EXAMPLES:
      waymark check shop.links.yaml
      waymark check --format json *.links.yaml
      waymark check AndroidManifest.xml assetlinks.json
      waymark check --format sarif *.links.yaml > links.sarif

    EXIT STATUS:
      0  no errors; there may be warnings
      1  a manifest or an association file has an error
      2  wrong usage, or a file that cannot be read
    """

  static let manifests = "The manifests, *.links.yaml, and association files; - is standard input."
  static let format =
    """
    text for a person, xcode for Xcode and editors, json, sarif, github for annotations, junit, \
    checkstyle or html.
    """
  static let limit = "How many conflicts between routes are listed."
  static let invalidLimit = "--limit takes a number that is not negative."

  /// What was found in all, as one line.
  static func summary(
    _ set: ManifestSet, _ diagnostics: [Diagnostic], _ fileCount: Int, _ associationCount: Int
  ) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count { $0.severity == .warning }
    let routes = set.files.reduce(0) { $0 + $1.manifest.routes.count }
    var counts: [String] = []
    if fileCount > 0 { counts.append("manifests: \(fileCount), routes: \(routes)") }
    if associationCount > 0 { counts.append("association files: \(associationCount)") }
    counts.append("errors: \(errors), warnings: \(warnings)")
    let line = counts.joined(separator: ", ")
    guard !set.uncompared.isEmpty, fileCount > 1 else { return line }
    let names = set.uncompared.joined(separator: ", ")
    return "\(line)\nnot compared with the others because of errors: \(names)"
  }
}
