/// One destination of an app: a path, the parameters around it, and what must hold to go there.
public struct Route: Hashable, Sendable {
  /// What a slash at the end of the path means.
  public enum TrailingSlash: String, Hashable, Sendable, CaseIterable {
    /// Read with and without, written without.
    case tolerated
    /// Refused.
    case refused
    /// Required, and written.
    case required
  }

  /// The name of the route, unique in its app.
  public var name: String
  /// The path.
  public var pattern: RoutePattern
  /// The parameters of the query, in the order in which a canonical link spells them.
  public var query: [ParameterDeclaration]
  /// The parameters of the fragment, written like a query; without any, a fragment is ignored.
  public var fragment: [ParameterDeclaration]
  /// The key of the route's title in the app's catalog.
  public var title: String?
  /// What the destination is, for the people who read the manifest.
  public var summary: String?
  /// Whether literal components must have the case of the pattern.
  ///
  /// If not, `A–Z` equals `a–z`.
  public var isCaseSensitive: Bool
  /// What a slash at the end means.
  public var trailingSlash: TrailingSlash
  /// A Boolean value that indicates whether the route rejects query keys that it does not declare.
  public var refusesUnknownKeys: Bool
  /// The undeclared keys that a route accepts although it rejects others; a trailing `*` covers
  /// every key that starts with the part before it.
  public var allowedKeys: [String]
  /// A Boolean value that indicates whether a route that rejects undeclared keys accepts
  /// ``TrackingKeys/all``.
  public var allowsTrackingKeys: Bool
  /// Whether `+` in a query value means a space, as in HTML form data.
  public var isFormEncoded: Bool
  /// What must hold, in the order in which it is asked.
  public var requirements: [Requirement]
  /// The hosts of the app that serve the route; `nil` for all.
  public var hosts: [String]?
  /// The schemes of the app that serve the route; `nil` for all.
  public var schemes: [String]?

  /// The names of the parameters whose values decide whether a requirement applies.
  var conditions: Set<String> { Set(requirements.flatMap { $0.when.map(\.name) }) }

  /// Declares a route.
  public init(
    name: String, pattern: RoutePattern, query: [ParameterDeclaration] = [],
    fragment: [ParameterDeclaration] = [], title: String? = nil, summary: String? = nil,
    isCaseSensitive: Bool = true, trailingSlash: TrailingSlash = .tolerated,
    refusesUnknownKeys: Bool = false, allowedKeys: [String] = [],
    allowsTrackingKeys: Bool = false, isFormEncoded: Bool = false,
    requirements: [Requirement] = [],
    hosts: [String]? = nil, schemes: [String]? = nil
  ) {
    self.name = name
    self.pattern = pattern
    self.query = query
    self.fragment = fragment
    self.title = title
    self.summary = summary
    self.isCaseSensitive = isCaseSensitive
    self.trailingSlash = trailingSlash
    self.refusesUnknownKeys = refusesUnknownKeys
    self.allowedKeys = allowedKeys
    self.allowsTrackingKeys = allowsTrackingKeys
    self.isFormEncoded = isFormEncoded
    self.requirements = requirements
    self.hosts = hosts
    self.schemes = schemes
  }
}
