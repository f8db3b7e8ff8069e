import LinkRouting

/// The patterns of a route or an exclusion, before they are combined with other routes.
struct AppleRouteText {
  /// The name of the route, or the pattern of the exclusion.
  let name: String
  let comment: String
  let paths: AcceptedPaths
  let isCaseSensitive: Bool
  /// `true` if each value is written as one wildcard; see ``AppleFileContent/isReadable``.
  let isReadable: Bool
  /// `true` if the route accepts its paths with and without a trailing slash.
  let takesAnySlash: Bool
  /// The pattern for the paths of the route or the exclusion.
  var path = ""
  /// `true` if ``path`` matches only paths of the route.
  var isPathExact = true
  /// Patterns for paths that ``path`` matches but the router rejects.
  var wrongPaths: [WrongPath] = []
  /// The query items that a link must contain.
  var items: [AppleComponentText.Item] = []
  /// Query items with patterns for invalid values, which a link must not contain.
  var wrongItems: [AppleComponentText.Item] = []
  /// The first optional query item whose pattern matches exactly its valid values.
  ///
  /// If no other route is affected, the file excludes links with other values of this item. For
  /// further optional items of this kind, it excludes only values with invalid characters or
  /// lengths.
  var choice: AppleComponentText.Item?
  var fragment: String?
  var widenings: [AssociationWidening] = []
  /// The names of the parameters that have a different key, by key.
  private var namesByKey: [String: String] = [:]

  /// A pattern for paths with an invalid value of one parameter.
  ///
  /// A variable of the file lists the invalid values.
  struct WrongPath {
    /// The pattern before the variable.
    var front: String
    var variable: String
    /// The pattern after the variable.
    var back: String
    var parameter: String
  }

  /// Creates the patterns of an exclusion.
  ///
  /// - Parameter pattern: A pattern for some of the excluded paths; `nil` for all of them.
  init(
    _ exclusion: LinkManifest.Exclusion, pattern: RoutePattern? = nil,
    types: [String: ParameterType], variables: inout AppleVariables
  ) {
    let pattern = pattern ?? exclusion.pattern
    name = exclusion.pattern.description
    comment = "\(pattern) stays in the browser"
    isCaseSensitive = true
    isReadable = false
    takesAnySlash = true
    paths = AcceptedPaths(pattern, types: types, isCaseSensitive: true)
    sayPath(pattern, types, &variables)
  }

  /// Creates the patterns of a route.
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
          ? "links without a trailing slash" : "links with a trailing slash")
    }
    let own = Set(route.query.map(\.name))
    let query = route.query + sharedQuery.filter { !own.contains($0.name) }
    for parameter in query + route.fragment where parameter.key != parameter.name {
      namesByKey[parameter.key] = parameter.name
    }
    for parameter in query { sayItem(parameter, types, route.isFormEncoded, &variables) }
    if !query.isEmpty {
      widen(.repeatedItemNotExpressible, "links with a repeated query parameter")
    }
    if !route.conditions.isEmpty {
      widen(.conditionNotExpressible, "links that do not meet the conditions of the route")
    }
    if route.rejectsUnknownKeys {
      widen(.unknownKeysNotExpressible, "links with parameters that the route does not declare")
    }
    if let pattern = route.fragmentPattern {
      setFragment(
        to: pattern, types: types, isForm: route.isFormEncoded, variables: &variables)
    } else {
      sayFragment(route.fragment)
    }
    if isReadable { widenPattern() }
  }

  /// Replaces all widenings with one, because a readable file contains only the pattern of a route.
  private mutating func widenPattern() {
    guard !isPathExact || !items.isEmpty || fragment != nil || !widenings.isEmpty else { return }
    widenings = [
      AssociationWidening(
        code: .patternOnly, route: name,
        explanation: "links that match the pattern, but contain values that the router rejects")
    ]
  }

  /// Reports a reason why the file opens links that the router rejects.
  ///
  /// - Parameter parameter: The key of a parameter; the report contains its name.
  mutating func widen(
    _ code: AssociationWidening.Code, parameter: String? = nil, _ explanation: String
  ) {
    let parameter = parameter.map { namesByKey[$0] ?? $0 }
    let widening = AssociationWidening(
      code: code, route: name, parameter: parameter, explanation: explanation)
    if !widenings.contains(where: { $0.code == code && $0.parameter == parameter }) {
      widenings.append(widening)
    }
  }
}
