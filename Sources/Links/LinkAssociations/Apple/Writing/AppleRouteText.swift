import LinkRouting

/// What is said about one route, or one exclusion, before it is put in order with the others.
struct AppleRouteText {
  /// The name of the route, or the pattern of the exclusion.
  let name: String
  let comment: String
  let paths: AcceptedPaths
  let isCaseSensitive: Bool
  /// A Boolean value that indicates whether every value is one wildcard; see
  /// ``AppleFileContent/isReadable``.
  let isReadable: Bool
  /// Whether a path of literals is the route's, whatever slash stands at its end.
  let takesAnySlash: Bool
  /// The pattern of its paths.
  var path = ""
  /// Whether ``path`` matches nothing but paths of the route.
  var isPathExact = true
  /// Patterns of paths that it matches and the route refuses.
  var wrongPaths: [WrongPath] = []
  /// The items that a link must have.
  var items: [AppleComponentText.Item] = []
  /// Items that no link may have.
  var wrongItems: [AppleComponentText.Item] = []
  /// An optional item with all its values in one pattern.
  var choice: AppleComponentText.Item?
  var fragment: String?
  var widenings: [AssociationWidening] = []

  /// A pattern of paths in which one parameter has a value that the router refuses.
  struct WrongPath {
    /// What stands in front of the variable.
    var front: String
    var variable: String
    /// What stands behind it.
    var back: String
    var parameter: String
  }

  /// Says an exclusion.
  init(
    _ exclusion: LinkManifest.Exclusion, types: [String: ParameterType],
    variables: inout AppleVariables
  ) {
    name = exclusion.pattern.description
    comment = "\(exclusion.pattern) stays in the browser"
    isCaseSensitive = true
    isReadable = false
    takesAnySlash = true
    paths = AcceptedPaths(exclusion.pattern, types: types, isCaseSensitive: true)
    sayPath(exclusion.pattern, types, &variables)
  }

  /// Says a route.
  init(
    _ route: Route, sharedQuery: [ParameterDeclaration], types: [String: ParameterType],
    isReadable: Bool, variables: inout AppleVariables
  ) {
    name = route.name
    comment =
      "\(route.name): opens \(route.pattern)" + (route.summary.map { ", \($0)" } ?? "")
    isCaseSensitive = route.isCaseSensitive
    self.isReadable = isReadable
    takesAnySlash = route.trailingSlash == .tolerated
    paths = AcceptedPaths(route.pattern, types: types, isCaseSensitive: route.isCaseSensitive)
    sayPath(route.pattern, types, &variables)
    if route.trailingSlash != .tolerated, !route.pattern.components.isEmpty {
      widen(
        .trailingSlashNotExpressible,
        route.trailingSlash == .required
          ? "links without a slash at the end" : "links with a slash at the end")
    }
    let own = Set(route.query.map(\.name))
    let query = route.query + sharedQuery.filter { !own.contains($0.name) }
    for parameter in query { sayItem(parameter, types, route.isFormEncoded, &variables) }
    if !query.isEmpty {
      widen(.repeatedItemNotExpressible, "links in which a parameter of the query stands twice")
    }
    if route.refusesUnknownKeys {
      widen(.unknownKeysNotExpressible, "links with parameters that the route does not declare")
    }
    sayFragment(route.fragment)
    if isReadable { widenPattern() }
  }

  /// Reports a route whose pattern is all that a readable file has of it.
  private mutating func widenPattern() {
    guard !isPathExact || !items.isEmpty || fragment != nil || !widenings.isEmpty else { return }
    widenings = [
      AssociationWidening(
        code: .patternOnly, route: name,
        explanation: "links of the pattern whose values the router rejects")
    ]
  }

  mutating func widen(
    _ code: AssociationWidening.Code, parameter: String? = nil, _ explanation: String
  ) {
    let widening = AssociationWidening(
      code: code, route: name, parameter: parameter, explanation: explanation)
    if !widenings.contains(where: { $0.code == code && $0.parameter == parameter }) {
      widenings.append(widening)
    }
  }
}
