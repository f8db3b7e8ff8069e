/// A destination of an app: a path, its parameters, and its requirements.
public struct Route: Hashable, Sendable {
  /// The meaning of a slash at the end of the path.
  public enum TrailingSlash: String, Hashable, Sendable, CaseIterable {
    /// A link may have the slash, and a canonical link does not.
    case tolerated
    /// The route rejects the slash.
    case refused
    /// The route requires the slash, and a canonical link has it.
    case required
  }

  /// The name of the route, unique in its app.
  public var name: String
  /// The path.
  public var pattern: RoutePattern
  /// The parameters of the query, in the order in which a canonical link spells them.
  public var query: [ParameterDeclaration]
  /// The parameters of the fragment, written like a query.
  ///
  /// A route without them ignores the fragment.
  public var fragment: [ParameterDeclaration]
  /// The key of the route's title in the app's catalog.
  public var title: String?
  /// A description of the destination, for readers of the manifest.
  public var summary: String?
  /// A Boolean value that indicates whether literal components must have the case of the pattern.
  ///
  /// If it is `false`, `A–Z` equals `a–z`.
  public var isCaseSensitive: Bool
  /// The meaning of a slash at the end of the path.
  public var trailingSlash: TrailingSlash
  /// A Boolean value that indicates whether the route rejects query keys that it does not declare.
  public var refusesUnknownKeys: Bool
  /// The undeclared keys that a route accepts although it rejects undeclared keys.
  ///
  /// A trailing `*` covers every key that starts with the part before it.
  public var allowedKeys: [String]
  /// A Boolean value that indicates whether the route accepts ``TrackingKeys/all``.
  ///
  /// It has an effect only on a route that rejects undeclared keys.
  public var allowsTrackingKeys: Bool
  /// A Boolean value that indicates whether `+` in a query value is a space, as in HTML form data.
  public var isFormEncoded: Bool
  /// The requirements, in the order in which they are checked.
  public var requirements: [Requirement]
  /// The hosts of the app that serve the route; `nil` for all.
  public var hosts: [String]?
  /// The schemes of the app that serve the route; `nil` for all.
  public var schemes: [String]?

  /// The names of the parameters that decide whether a requirement applies.
  var conditions: Set<String> { Set(requirements.flatMap { $0.when.map(\.name) }) }

  /// Creates a route.
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
