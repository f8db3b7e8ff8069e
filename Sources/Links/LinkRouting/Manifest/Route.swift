/// A destination of an app: a path, its parameters, and its requirements.
public struct Route: Hashable, Sendable {
  /// The handling of a trailing slash in a path.
  public enum TrailingSlash: String, Hashable, Sendable, CaseIterable {
    /// A link may end in a slash, but a canonical link does not.
    case tolerated
    /// A link must not end in a slash.
    case refused
    /// A link must end in a slash, and so does a canonical link.
    case required
  }

  /// The name of the route, unique in its app.
  public var name: String
  /// The path of the route's canonical links.
  public var pattern: RoutePattern
  /// Other paths that match the route, such as paths of earlier versions of a website.
  ///
  /// Each of them has the parameters of ``pattern``, with the same types and in the same order. A
  /// canonical link never has such a path.
  public var aliases: [RoutePattern]
  /// The parameters of the query, in the order in which a canonical link spells them.
  public var query: [ParameterDeclaration]
  /// The parameters of the fragment, in the order in which a canonical link spells them.
  ///
  /// If the route has a ``fragmentPattern``, these are its parameters. Otherwise, they are written
  /// like those of a query. A route without fragment parameters ignores the fragment.
  public var fragment: [ParameterDeclaration] {
    get { fragmentPattern?.declarations ?? fragmentItems }
    set { fragmentItems = newValue }
  }
  /// The pattern of the fragment; `nil` if the fragment is written like a query.
  public var fragmentPattern: FragmentPattern?
  private var fragmentItems: [ParameterDeclaration]
  /// The key of the route's title in the app's catalog.
  public var title: String?
  /// A description of the destination, for readers of the manifest.
  public var summary: String?
  /// A Boolean value that indicates whether literal components are case-sensitive.
  ///
  /// If the value is `false`, `A–Z` equals `a–z`.
  public var isCaseSensitive: Bool
  /// The handling of a trailing slash in the path.
  public var trailingSlash: TrailingSlash
  /// A Boolean value that indicates whether the route rejects undeclared keys.
  ///
  /// The property affects the query, and also a fragment in which the route declares keys.
  public var rejectsUnknownKeys: Bool
  /// The undeclared keys that the route accepts even if it rejects all other undeclared keys.
  ///
  /// A trailing `*` covers every key that starts with the part before it.
  public var allowedKeys: [String]
  /// A Boolean value that indicates whether the route accepts ``TrackingKeys/all``.
  ///
  /// The property affects only a route that rejects undeclared keys.
  public var allowsTrackingKeys: Bool
  /// A Boolean value that indicates whether `+` in a value of the query or the fragment is a space,
  /// as in HTML form data.
  public var isFormEncoded: Bool
  /// The requirements, in the order in which they are checked.
  public var requirements: [Requirement]
  /// The hosts of the app that serve the route; `nil` for all.
  public var hosts: [String]?
  /// The schemes of the app that serve the route; `nil` for all.
  public var schemes: [String]?
  /// The first version of the app that has the route; `nil` if every earlier version has it too.
  public var since: AppVersion?
  /// The first version of the app that no longer has the route; `nil` if every later version has
  /// it.
  ///
  /// Association files contain a route only if all installed versions have it. A router and
  /// generated code contain every route.
  public var until: AppVersion?

  /// The conditions on parameters of the query and the fragment.
  public var conditions: [ParameterCondition]

  /// The route that replaces this one; `nil` unless the route is retired.
  public var redirect: Redirect?

  /// The names of the parameters that decide whether a requirement applies.
  var requirementParameters: Set<String> { Set(requirements.flatMap { $0.when.map(\.name) }) }

  /// Creates a route.
  public init(
    name: String, pattern: RoutePattern, aliases: [RoutePattern] = [],
    query: [ParameterDeclaration] = [], fragment: [ParameterDeclaration] = [],
    fragmentPattern: FragmentPattern? = nil, title: String? = nil, summary: String? = nil,
    isCaseSensitive: Bool = true, trailingSlash: TrailingSlash = .tolerated,
    rejectsUnknownKeys: Bool = false, allowedKeys: [String] = [],
    allowsTrackingKeys: Bool = false, isFormEncoded: Bool = false,
    requirements: [Requirement] = [], conditions: [ParameterCondition] = [],
    hosts: [String]? = nil, schemes: [String]? = nil, since: AppVersion? = nil,
    until: AppVersion? = nil, redirect: Redirect? = nil
  ) {
    self.name = name
    self.pattern = pattern
    self.aliases = aliases
    self.query = query
    fragmentItems = fragment
    self.fragmentPattern = fragmentPattern
    self.title = title
    self.summary = summary
    self.isCaseSensitive = isCaseSensitive
    self.trailingSlash = trailingSlash
    self.rejectsUnknownKeys = rejectsUnknownKeys
    self.allowedKeys = allowedKeys
    self.allowsTrackingKeys = allowsTrackingKeys
    self.isFormEncoded = isFormEncoded
    self.requirements = requirements
    self.conditions = conditions
    self.hosts = hosts
    self.schemes = schemes
    self.since = since
    self.until = until
    self.redirect = redirect
  }
}
