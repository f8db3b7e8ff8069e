import LinkRouting

/// A parameter of a query or a fragment, as a source describes it.
struct DraftParameter: Hashable {
  var name: String
  var value: DraftValue
  var occurrence: ParameterDeclaration.Occurrence
}

/// A route, as one source or several describe it.
struct DraftRoute {
  var components: [DraftComponent]
  var query: [DraftParameter] = []
  var fragment: [DraftParameter] = []
  /// What the source calls it.
  var name: String?
  var summary: String?
  var isCaseSensitive = true
  /// The meaning of a slash at the end.
  var trailingSlash: Route.TrailingSlash = .tolerated
  /// The hosts; `nil` for all of the app.
  var hosts: Set<String>?
  /// The schemes; `nil` for all of the app.
  var schemes: Set<String>?
  /// Whether the source says something about queries, so that what it does not name need not be there.
  var saysQueries = true
  /// Whether only Android's files say it, whose patterns cannot count components.
  var isAndroid = false
  /// What was seen of the route.
  var evidence: [String] = []
  /// Where it comes from, in words.
  var origins: [String] = []

  /// A Boolean value that indicates whether no host serves the route, only custom schemes do.
  var isSchemeOnly: Bool { hosts?.isEmpty ?? false }

  /// The key of routes that are one route: they have one path, and all or none of them have hosts.
  var key: String {
    (isSchemeOnly ? "s" : "") + (isCaseSensitive ? "" : "i") + components.skeleton
  }

  /// Adds what the same source says about the route elsewhere: a link may be of either form.
  mutating func formUnion(_ other: DraftRoute) {
    combine(other) { $0.union($1) }
    query = Self.union(query, other.query)
    fragment = Self.union(fragment, other.fragment)
  }

  /// Adds what another source says about the route: the account that says more is kept.
  mutating func refine(by other: DraftRoute) {
    combine(other) { $0.refined(by: $1) }
    refineParameters(by: other)
  }

  /// Adds what another source says about the parameters of the route.
  mutating func refineParameters(by other: DraftRoute) {
    query = Self.refined(
      query, other.query, leftSays: saysQueries, rightSays: other.saysQueries)
    fragment = Self.refined(
      fragment, other.fragment, leftSays: saysQueries, rightSays: other.saysQueries)
    saysQueries = saysQueries || other.saysQueries
  }

  private mutating func combine(
    _ other: DraftRoute, _ combine: (DraftValue, DraftValue) -> DraftValue
  ) {
    components = zip(components, other.components).map { $0.combined($1, combine) }
    name = name ?? other.name
    summary = summary ?? other.summary
    hosts = hosts.flatMap { hosts in other.hosts.map { hosts.union($0) } }
    schemes = schemes.flatMap { schemes in other.schemes.map { schemes.union($0) } }
    isAndroid = isAndroid && other.isAndroid
    if trailingSlash != other.trailingSlash { trailingSlash = .tolerated }
    evidence += other.evidence
    for origin in other.origins where !origins.contains(origin) { origins.append(origin) }
  }

  private static func union(_ left: [DraftParameter], _ right: [DraftParameter]) -> [DraftParameter]
  {
    var result = left
    for index in result.indices {
      guard let other = right.first(where: { $0.name == result[index].name }) else {
        if result[index].occurrence == .required { result[index].occurrence = .optional }
        continue
      }
      result[index].value = result[index].value.union(other.value)
      result[index].occurrence = looser(result[index].occurrence, other.occurrence)
    }
    for var parameter in right where !left.contains(where: { $0.name == parameter.name }) {
      if parameter.occurrence == .required { parameter.occurrence = .optional }
      result.append(parameter)
    }
    return result
  }

  private static func refined(
    _ left: [DraftParameter], _ right: [DraftParameter], leftSays: Bool, rightSays: Bool
  ) -> [DraftParameter] {
    var result = left
    for index in result.indices {
      guard let other = right.first(where: { $0.name == result[index].name }) else {
        if rightSays, result[index].occurrence == .required { result[index].occurrence = .optional }
        continue
      }
      result[index].value = result[index].value.refined(by: other.value)
      result[index].occurrence = looser(result[index].occurrence, other.occurrence)
    }
    for var parameter in right where !left.contains(where: { $0.name == parameter.name }) {
      if leftSays, parameter.occurrence == .required { parameter.occurrence = .optional }
      result.append(parameter)
    }
    return result
  }

  private static func looser(
    _ left: ParameterDeclaration.Occurrence, _ right: ParameterDeclaration.Occurrence
  ) -> ParameterDeclaration.Occurrence {
    if left == .repeated || right == .repeated { return .repeated }
    return left == .optional ? left : right
  }
}

/// Links that stay in the browser, as a source describes them.
struct DraftExclusion: Hashable {
  var components: [DraftComponent]
  var host: String?
}

/// Everything that one source says.
struct SourceDraft {
  var routes: [DraftRoute] = []
  var exclusions: [DraftExclusion] = []
  var hosts: [String] = []
  var schemes: [String] = []
  var appIDs: [String] = []
  var packages: [String] = []
  var fingerprints: [String] = []
  /// A Boolean value that indicates whether `http` links open as their `https` counterparts do;
  /// `nil` if unknown.
  var upgradesHTTP: Bool?
  private var places: [String: Int] = [:]

  /// Adds a route, or what is said of a route that is there already.
  ///
  /// - Returns: Whether the routes still take exactly what they took apart.
  @discardableResult
  mutating func add(_ route: DraftRoute) -> Bool {
    guard let place = places[route.key] else {
      places[route.key] = routes.count
      routes.append(route)
      return true
    }
    let isExact = routes[place].unitesExactly(with: route)
    routes[place].formUnion(route)
    return isExact
  }

  /// What is said of forms of one path that are one route, which takes their combinations too.
  static let united =
    "several forms of one path are one route, which also takes what stands between them"

  mutating func add(_ exclusion: DraftExclusion) {
    if !exclusions.contains(exclusion) { exclusions.append(exclusion) }
  }

  mutating func add(host: String) {
    if !hosts.contains(host) { hosts.append(host) }
  }

  mutating func add(scheme: String) {
    if !schemes.contains(scheme) { schemes.append(scheme) }
  }
}
