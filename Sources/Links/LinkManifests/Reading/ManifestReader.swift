import Diagnostics
import LinkRouting
import YAMLSyntax

/// A reader that converts a YAML document into a manifest, and reports all errors.
///
/// Each file `ManifestReader+….swift` reads one section of the manifest.
struct ManifestReader: YAMLFieldReader {
  let path: String
  /// The bytes of the file.
  let source: [UInt8]
  var diagnostics: [Diagnostic] = []
  var spelling = SpellingSuggestions()
  /// The names of the routes of which a part is unreadable, and therefore missing or replaced by a
  /// placeholder.
  var brokenRoutes: Set<String> = []
  /// The key of each route in the file, by name.
  var routeKeys: [String: SourceRange] = [:]
  /// The routes of groups in the document, with the keys of their groups.
  var groupedRoutes: [YAMLNode.Entry] = []
  /// The prefixes of the routes in groups, by the name of the route.
  var prefixes: [String: GroupPrefix] = [:]
  /// The names of the types that the manifest declares.
  var typeNames: Set<String> = []
  /// The names of the parameters that all routes share, and of those that the group being read adds
  /// to its routes.
  var sharedNames: Set<String> = []
  /// The names of the types for which the manifest declares aliases.
  var aliasTargets: Set<String> = []
  /// The ordered states of each fact.
  ///
  /// By default, a requirement for a state also accepts the states after it.
  var states: [String: Set<String>] = [:]
  /// `true` if the name of the app is unreadable.
  var isNameless = false
  /// `true` if an exclusion is unreadable, so that the indices of the other exclusions differ from
  /// those in the file.
  var hasBrokenExclusions = false

  /// The known key that each unknown key is read as, by the range of the unknown key in the file.
  private(set) var renamedKeys: [SourceRange: String] = [:]

  init(path: String, source: [UInt8]) {
    self.path = path
    self.source = source
  }

  mutating func recordRenamedKey(_ range: SourceRange, as key: String) {
    renamedKeys[range] = key
  }

  mutating func report(
    _ rule: String, at range: SourceRange, message: String, notes: [Diagnostic.Note] = [],
    fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: .error, path: path, range: range, message: message, notes: notes,
        fixIts: fixIts))
  }

  mutating func nearest(to word: String, among candidates: [String]) -> String? {
    spelling.nearest(to: word, among: candidates)
  }

  /// Returns `true` for a location in a part of the manifest with an unreadable value.
  ///
  /// Diagnostics of the manifest at such a location are omitted, because the reader has reported
  /// the value.
  func isBroken(_ location: ManifestLocation) -> Bool {
    switch location.steps.first {
    case .key("app"): isNameless
    case .key("exclude"): hasBrokenExclusions
    case .key("routes"):
      if case .key(let name)? = location.steps.dropFirst().first {
        brokenRoutes.contains(name)
      } else {
        brokenRoutes.contains("")
      }
    default: false
    }
  }

  /// Reads the document; the result is `nil` if it is not a mapping.
  mutating func manifest(_ root: YAMLNode) -> LinkManifest? {
    guard
      let fields = fields(
        of: root, "a manifest", ManifestKeys.manifest, hints: ForeignKeys.manifest)
    else { return nil }
    let app = fields["app"].flatMap { text($0, "the name of the app") }
    if fields["app"] == nil { reportMissingApp(root) }
    isNameless = app == nil
    var manifest = LinkManifest(app: app ?? "app")
    manifest.title = fields["title"].flatMap { text($0, "a title") }
    manifest.summary = fields["summary"].flatMap { text($0, "a summary") }
    manifest.hosts = fields["hosts"].map { texts($0, "a list of hosts") } ?? []
    manifest.schemes = fields["schemes"].map { texts($0, "a list of schemes") } ?? []
    if let node = fields["http"] {
      manifest.upgradesHTTP =
        choice(node, key: "http", words: [("reject", false), ("upgrade", true)]) ?? false
    }
    manifest.catalog = fields["catalog"].flatMap { text($0, "the file name of a catalog") }
    manifest.languages = fields["languages"].map { texts($0, "a list of languages") } ?? []
    manifest.webApp = fields["web"].flatMap { text($0, "the address of the web app") }
    manifest.types = fields["types"].map { types($0) } ?? []
    manifest.sharedQuery = fields["query"].map { parameters($0) } ?? []
    sharedNames = Set(manifest.sharedQuery.map(\.name))
    manifest.facts = fields["facts"].map { texts($0, "a list of facts") }
    manifest.states = fields["states"].map { states($0) } ?? []
    manifest.platforms = fields["platforms"].map { platforms($0) } ?? Platforms()
    manifest.environments = fields["environments"].map { environments($0) } ?? []
    manifest.routes = fields["routes"].map { routes($0) } ?? []
    manifest.routes += fields["groups"].map { groups($0) } ?? []
    manifest.exclusions = fields["exclude"].map { exclusions($0) } ?? []
    manifest.types += manifest.usedPredefinedTypes
    return manifest
  }

  private mutating func reportMissingApp(_ root: YAMLNode) {
    let head = ManifestPlaces.head(of: root)
    let file = path.split { $0 == "/" || $0 == "\\" }.last ?? path[...]
    let name = String(file.prefix { $0 != "." })
    var fixIts: [FixIt] = []
    if ManifestName.isValid(name), source[head.lowerBound] != UInt8(ascii: "{") {
      let start = SourceRange(head.lowerBound, head.lowerBound)
      fixIts = [
        FixIt(
          title: "add 'app: \(name)'", applicability: .unsafe,
          edits: [FixIt.Edit(range: start, text: "app: \(name)\n")])
      ]
    }
    report(
      "missing-key", at: head, message: "missing key 'app' in the manifest", fixIts: fixIts)
  }
}
