public import LinkRouting

/// The links of an app, declared in Swift rather than in a manifest file.
///
/// Declare each route as a static property, and list the routes in the manifest:
///
/// ```swift
/// enum Shop: DeclaredLinks {
///   static let item = route("item") {
///     "item"
///     PathParameter("sku", .text("A-Z 0-9 -", length: 4...12, folding: .uppercase))
///     QueryParameter("page", .integer(1...), default: 1)
///   }
///   static let basket = route("basket") { "basket" }
///
///   static let manifest = LinkManifest(app: "shop", hosts: ["shop.example"]) {
///     item
///     basket
///   }
///   static let router = Router(proven: [manifest])
/// }
/// ```
///
/// A link is matched with the router, and read with a route:
///
/// ```swift
/// let match = try Shop.router.match("https://shop.example/item/ab-12")
/// if let (sku, page) = Shop.item.values(in: match) { show(sku, page) }
/// let link = try Shop.item.link("AB-12", 2)
/// ```
///
/// A test that calls ``LinkRouting/LinkManifest/validate()`` fails if the declarations contain an
/// error.
public protocol DeclaredLinks {
  /// The manifest with all routes of the app.
  static var manifest: LinkManifest { get }
  /// The router that matches and builds the links.
  ///
  /// Store it in a static constant. It may also contain the manifests of other apps.
  static var router: Router { get }
}

extension DeclaredLinks {
  /// Declares a route.
  ///
  /// The parameters have the same meanings as those of `Route`.
  ///
  /// - Parameters:
  ///   - name: The name, unique in the app.
  ///   - title: The key of the title in the app's catalog.
  ///   - summary: A description, for readers of the manifest.
  ///   - isCaseSensitive: `false` if `A–Z` equals `a–z` in literal components.
  ///   - trailingSlash: The handling of a trailing slash.
  ///   - rejectsUnknownKeys: `true` to reject undeclared keys in the query, and in a fragment in
  ///     which the route declares keys.
  ///   - allowedKeys: The undeclared keys that the route accepts although it rejects unknown keys.
  ///   - allowsTrackingKeys: `true` if the route accepts the query keys of campaigns, such as
  ///     `utm_source`, although it rejects unknown keys.
  ///   - isFormEncoded: `true` if `+` in a value of the query or the fragment is a space.
  ///   - requirements: The requirements, in the order in which they are checked.
  ///   - conditions: The conditions on parameters of the query and the fragment.
  ///   - hosts: The hosts that serve the route; `nil` for all.
  ///   - schemes: The schemes that serve the route; `nil` for all.
  ///   - since: The first version of the app that has the route; `nil` if every earlier version has
  ///     it too.
  ///   - until: The first version that no longer has the route; `nil` if every later version has
  ///     it.
  ///   - redirect: The route that replaces this one; `nil` unless the route is retired.
  ///   - parts: The components of the path and the parameters, in order. An empty closure declares
  ///     the root.
  public static func route<Values>(
    _ name: String, title: String? = nil, summary: String? = nil, isCaseSensitive: Bool = true,
    trailingSlash: Route.TrailingSlash = .tolerated, rejectsUnknownKeys: Bool = false,
    allowedKeys: [String] = [], allowsTrackingKeys: Bool = false, isFormEncoded: Bool = false,
    requirements: [Requirement] = [], conditions: [ParameterCondition] = [],
    hosts: [String]? = nil, schemes: [String]? = nil, since: AppVersion? = nil,
    until: AppVersion? = nil, redirect: Route.Redirect? = nil,
    @RouteBuilder parts: () -> RouteParts<Values>
  ) -> DeclaredRoute<Self, Values> {
    let parts = parts()
    let dependent = Set(
      conditions.flatMap { [$0.parameter, $0.other] } + parts.namesInFragmentText)
    let fields = parts.fields.map { field in
      var field = field
      // The value of a parameter in a condition, or in a fragment without keys, cannot be dropped.
      // No link could be built from the remaining values.
      if dependent.contains(field.name) { field.dropsInvalid = false }
      return field
    }
    return DeclaredRoute(
      route: Route(
        name: name, pattern: parts.path.assembled.pattern,
        aliases: parts.aliases.map(\.assembled.pattern), query: parts.query,
        fragment: parts.fragmentItems, fragmentPattern: parts.fragmentPattern, title: title,
        summary: summary,
        isCaseSensitive: isCaseSensitive, trailingSlash: trailingSlash,
        rejectsUnknownKeys: rejectsUnknownKeys, allowedKeys: allowedKeys,
        allowsTrackingKeys: allowsTrackingKeys, isFormEncoded: isFormEncoded,
        requirements: requirements, conditions: conditions, hosts: hosts, schemes: schemes,
        since: since, until: until, redirect: redirect),
      types: parts.types, fields: fields, mistakes: parts.mistakes)
  }
}
