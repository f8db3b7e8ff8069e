import LinkRouting

/// A query or fragment parameter, as described by a source.
struct DraftParameter: Hashable {
  /// The key in links, such as `page` or `ids[]`.
  var name: String
  var value: DraftValue
  var occurrence: ParameterDeclaration.Occurrence
}

/// A fragment without keys, such as `comment-17`, as described by a source.
struct DraftFragment: Hashable {
  var pieces: [DraftPiece]
  /// `true` if every link of the route has such a fragment.
  var isRequired: Bool

  /// Marks values as secret if ``SecretNames`` contains their names.
  ///
  /// For a value without a name, the literal text before the value is used as its name.
  mutating func markSecrets() {
    var last = ""
    pieces = pieces.map { piece in
      if case .literal(let text) = piece { last = text }
      return piece.mapValue { $0.marked(named: $0.name ?? last) }
    }
  }

  /// Returns a fragment that describes both this fragment and a second one; `nil` if their literals
  /// differ.
  ///
  /// - Parameter combine: A function that combines two values at the same position into one value.
  func combined(
    _ other: Self, _ combine: (DraftValue, DraftValue) -> DraftValue
  ) -> Self? {
    guard pieces.skeleton == other.pieces.skeleton else { return nil }
    return Self(
      pieces: zip(pieces, other.pieces).map { $0.combined($1, combine) },
      isRequired: isRequired && other.isRequired)
  }
}

/// A route, as described by one or more sources.
struct DraftRoute {
  var components: [DraftComponent]
  var query: [DraftParameter] = []
  var fragment: [DraftParameter] = []
  /// The fragment without keys; `nil` if the route accepts any fragment or has keys in it.
  var fragmentText: DraftFragment?
  /// The name of the route in the source.
  var name: String?
  var summary: String?
  var isCaseSensitive = true
  /// The treatment of a trailing slash: tolerated, required or rejected.
  var trailingSlash: Route.TrailingSlash = .tolerated
  /// The hosts; `nil` for all hosts of the app.
  var hosts: Set<String>?
  /// The schemes; `nil` for all schemes of the app.
  var schemes: Set<String>?
  /// `true` if the source describes queries.
  ///
  /// If such a source lacks a parameter that a different source requires, the parameter becomes
  /// optional.
  var saysQueries = true
  /// `true` if only Android files describe the route.
  ///
  /// Android's patterns cannot limit the number of path components.
  var isAndroid = false
  /// The evidence that comments give for the route, such as the number of links and some examples.
  var evidence: [String] = []
  /// The names that diagnostics and comments use for the sources of the route, such as `links`.
  var origins: [String] = []

  /// `true` if the route has only custom schemes and no host.
  var isSchemeOnly: Bool { hosts?.isEmpty ?? false }

  /// A key that is equal for routes that are merged into one.
  ///
  /// Such routes have the same path and case sensitivity. Either all or none of them have hosts.
  var key: String {
    (isSchemeOnly ? "s" : "") + (isCaseSensitive ? "" : "i") + components.skeleton
  }

  /// Adds an alternative description of the route from the same source; a link may match either.
  mutating func formUnion(_ other: DraftRoute) {
    combine(other) { $0.union($1) }
    query = Self.union(query, other.query)
    fragment = Self.union(fragment, other.fragment)
  }

  /// Adds a description of the route from a different source; each value keeps the more precise of
  /// its two types.
  mutating func refine(by other: DraftRoute) {
    combine(other) { $0.refined(by: $1) }
    refineParameters(by: other)
  }

  /// Adds the parameters in a description of the route from a different source.
  ///
  /// A required parameter of one description becomes optional if the other description covers
  /// queries, but lacks the parameter.
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
    fragmentText = combinedFragment(other, combine)
    name = name ?? other.name
    summary = summary ?? other.summary
    hosts = hosts.flatMap { hosts in other.hosts.map { hosts.union($0) } }
    schemes = schemes.flatMap { schemes in other.schemes.map { schemes.union($0) } }
    isAndroid = isAndroid && other.isAndroid
    if trailingSlash != other.trailingSlash { trailingSlash = .tolerated }
    evidence += other.evidence
    for origin in other.origins where !origins.contains(origin) { origins.append(origin) }
  }

  /// Returns the fragment without keys of both descriptions; `nil` if no pattern describes both.
  private func combinedFragment(
    _ other: DraftRoute, _ combine: (DraftValue, DraftValue) -> DraftValue
  ) -> DraftFragment? {
    guard fragment.isEmpty, other.fragment.isEmpty else { return nil }
    if var known = fragmentText ?? other.fragmentText,
      fragmentText == nil || other.fragmentText == nil
    {
      // A description without a fragment accepts links without one, so the fragment becomes
      // optional. This does not apply to a source that never describes queries and fragments.
      if fragmentText == nil ? saysQueries : other.saysQueries { known.isRequired = false }
      return known
    }
    return fragmentText.flatMap { left in
      other.fragmentText.flatMap { left.combined($0, combine) }
    }
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

/// A path whose links stay in the browser, or an exception to later exclusions, as described by a
/// source.
struct DraftExclusion: Hashable {
  var components: [DraftComponent]
  var host: String?
  /// `true` if later exclusions do not apply to the path.
  var isException = false
}

/// The routes, exclusions, hosts, schemes and identities that one source describes.
struct SourceDraft {
  var routes: [DraftRoute] = []
  var exclusions: [DraftExclusion] = []
  var hosts: [String] = []
  var schemes: [String] = []
  var appIDs: [String] = []
  var packages: [String] = []
  var fingerprints: [String] = []
  /// `true` if `http` links open like `https` links; `nil` if this is unknown.
  var upgradesHTTP: Bool?
  private var places: [String: Int] = [:]

  /// Adds a route, or merges it into the route with the same key.
  ///
  /// - Returns: `true` if the merged route accepts only links that one of the two routes accepts.
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

  /// The message for several patterns that became one route, which may match more links.
  static let united =
    "several patterns for one path became one route, which may match more links"

  mutating func add(_ exclusion: DraftExclusion) {
    if !exclusions.contains(exclusion) { exclusions.append(exclusion) }
  }

  /// Adds an exclusion that does not apply to the paths that earlier components open.
  ///
  /// - Parameter opened: The paths that the exclusion would otherwise block.
  /// - Returns: `false` if the exclusion was not added, because an opened path belongs to a
  ///   case-insensitive route, and exceptions are case-sensitive.
  mutating func add(_ exclusion: DraftExclusion, besides opened: [[DraftComponent]]) -> Bool {
    let areExact = opened.allSatisfy { components in
      !routes.contains { $0.components == components && !$0.isCaseSensitive }
    }
    guard areExact else { return false }
    for components in opened {
      add(DraftExclusion(components: components, host: exclusion.host, isException: true))
    }
    add(exclusion)
    return true
  }

  mutating func add(host: String) {
    if !hosts.contains(host) { hosts.append(host) }
  }

  mutating func add(scheme: String) {
    if !schemes.contains(scheme) { schemes.append(scheme) }
  }
}
