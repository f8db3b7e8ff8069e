public import LinkRouting

extension LinkManifest {
  /// Creates a manifest from routes that are declared in Swift.
  ///
  /// The manifest declares the types that the routes use: the app's own types in the order of their
  /// first use, the predefined types, and the type of the app's languages. The result equals the
  /// manifest of a file with the same declarations.
  ///
  /// - Parameters:
  ///   - app: The name of the app in code.
  ///   - title: The display name of the app.
  ///   - summary: A description of the app, for readers of the manifest.
  ///   - hosts: The hosts of the https links, with the canonical host first. One of them may be the
  ///     host of a ``Subdomain``.
  ///   - types: The types that the manifest declares although no route uses them, such as those of
  ///     a ``Subdomain``.
  ///   - schemes: The app's own schemes, with the canonical scheme first.
  ///   - upgradesHTTP: `true` if the router reads `http` links as `https` links.
  ///   - catalog: The string catalog that contains the titles.
  ///   - languages: The languages of the app.
  ///   - webApp: The https address of the web app.
  ///   - sharedQuery: The query parameters that all routes share.
  ///   - facts: The facts that requirements refer to; `nil` to allow any name.
  ///   - states: The states that requirements refer to.
  ///   - platforms: The identities of the app on the platforms.
  ///   - environments: The environments, in addition to the one that the other parameters describe.
  ///   - routes: The routes and exclusions.
  public init(
    app: String, title: String? = nil, summary: String? = nil, hosts: [String] = [],
    types: [ParameterType] = [], schemes: [String] = [], upgradesHTTP: Bool = false,
    catalog: String? = nil,
    languages: [String] = [], webApp: String? = nil, sharedQuery: [ParameterDeclaration] = [],
    facts: [String]? = nil,
    states: [StateOrder] = [], platforms: Platforms = Platforms(),
    environments: [Environment] = [], @RouteListBuilder routes: () -> RouteList
  ) {
    var list = routes()
    list.types += types
    self.init(
      app: app, title: title, summary: summary, hosts: hosts, schemes: schemes,
      upgradesHTTP: upgradesHTTP, catalog: catalog, languages: languages, webApp: webApp,
      types: list.declaredTypes, sharedQuery: sharedQuery, facts: facts, states: states,
      platforms: platforms, environments: environments, routes: list.routes,
      exclusions: list.exclusions.map(\.exclusion))
    declarationDiagnostics = list.mistakes.map { $0.diagnostic(app: app) }
  }
}

/// The routes and exclusions of a manifest.
///
/// A ``RouteListBuilder`` creates the list.
public struct RouteList: Sendable {
  var routes: [Route] = []
  var exclusions: [ExcludedPath] = []
  /// The types that the routes and exclusions use.
  var types: [ParameterType] = []
  /// The mistakes in the declarations of the routes, with their locations in the manifest.
  private var routeMistakes: [DeclarationMistake] = []

  init() {}

  init(_ route: DeclaredRoute<some Any, some Any>) {
    routes = [route.route]
    types = route.types
    let location = ManifestLocation("routes", route.route.name)
    routeMistakes = route.mistakes.map { mistake in
      mistake.located(at: ManifestLocation(location.steps + mistake.location.steps))
    }
  }

  init(_ path: ExcludedPath) {
    exclusions = [path]
    types = path.types
  }

  init(_ lists: [RouteList]) {
    routes = lists.flatMap(\.routes)
    exclusions = lists.flatMap(\.exclusions)
    types = lists.flatMap(\.types)
    routeMistakes = lists.flatMap(\.routeMistakes)
  }

  /// All mistakes in the declarations, with their locations in the manifest.
  var mistakes: [DeclarationMistake] {
    routeMistakes
      + exclusions.enumerated().flatMap { index, path in
        path.mistakes.map { $0.located(at: ManifestLocation("exclude").index(index)) }
      }
  }

  /// The types without duplicates: the app's own types, the predefined types, and the type of the
  /// app's languages.
  ///
  /// The reader of manifest files declares the types in the same order. Different types of the same
  /// name remain, so that the diagnostics of the manifest report them.
  var declaredTypes: [ParameterType] {
    var own: [ParameterType] = []
    let predefined = ParameterType.predefinedNames.compactMap(ParameterType.predefined)
    for type in types where !predefined.contains(type) && !own.contains(type) { own.append(type) }
    let isLocale = { (type: ParameterType) in type.name == ParameterType.localeName }
    return own.filter { !isLocale($0) } + predefined.filter(types.contains) + own.filter(isLocale)
  }
}

/// Builds the list of routes in a manifest.
@resultBuilder
public enum RouteListBuilder {
  /// Converts a route to a list.
  public static func buildExpression<Links, Values>(
    _ route: DeclaredRoute<Links, Values>
  ) -> RouteList {
    RouteList(route)
  }

  /// Converts an exclusion to a list.
  public static func buildExpression(_ path: ExcludedPath) -> RouteList {
    RouteList(path)
  }

  /// Joins lists.
  public static func buildBlock(_ lists: RouteList...) -> RouteList { RouteList(lists) }

  /// Joins the lists of a loop.
  public static func buildArray(_ lists: [RouteList]) -> RouteList { RouteList(lists) }

  /// Returns the list of an `if` statement, or an empty list if its condition is false.
  public static func buildOptional(_ list: RouteList?) -> RouteList { list ?? RouteList() }

  /// Returns the list of the first branch.
  public static func buildEither(first list: RouteList) -> RouteList { list }

  /// Returns the list of the second branch.
  public static func buildEither(second list: RouteList) -> RouteList { list }
}
