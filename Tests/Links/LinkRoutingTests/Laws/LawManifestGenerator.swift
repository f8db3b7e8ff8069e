import LinkRouting
import LinkTestSupport
import TestSupport

/// Generates random manifests for tests of properties that hold for every manifest.
///
/// The manifests use every kind of type, text around parameters, several parameters in one
/// component, optional parts, catch-alls, lists, defaults, required parameters, fragments, slash
/// policies, and exclusions.
struct LawManifestGenerator {
  var values: ValueGenerator

  init(seed: UInt64) {
    values = ValueGenerator(seed: seed)
  }

  private static let types: [ParameterType] = [
    ParameterType(
      "code",
      .text(
        TextRule(allowed: ScalarSet(parsing: "A-Z 0-9 -"), length: 4...9, folding: .uppercase))),
    ParameterType(
      "slug",
      .text(
        TextRule(allowed: ScalarSet(parsing: "a-z - _ . ~"), length: 1...8, folding: .lowercase))),
    ParameterType(
      "secret", .text(TextRule(allowed: ScalarSet(parsing: "A-Z a-z 0-9"), length: 4...16)),
      isSecret: true),
    ParameterType(
      "path", .text(TextRule(allowed: ScalarSet(parsing: "a-z / \\ . %"), length: 1...6))),
    ParameterType(
      "unicode",
      .text(
        TextRule(allowed: ScalarSet(parsing: "à-ÿ U+4E00-U+4FFF U+1F600-U+1F64F"), length: 1...3))),
    ParameterType("two", .text(TextRule(length: 2...2))),
    ParameterType("small", .integer(-3...12)),
    ParameterType("level", .enumeration(["low", "a b", "é/è", "high"])),
  ]
  private static let names =
    types.map(\.name) + ["text", "integer", "uuid", "language", "date", "boolean"]
  /// Types whose values do not contain the tilde that separates the parameters of a component.
  private static let namesWithoutTilde = [
    "code", "secret", "small", "level", "integer", "uuid", "language", "date", "boolean",
  ]
  private static let literals = [
    "a", "b", "item", "new", "A", "é", "a+b", "x y", "@me", "low", "7",
  ]

  /// Returns a manifest.
  ///
  /// - Parameter clashes: `true` if two routes may match the same links. Otherwise, each route has
  ///   a unique first component.
  mutating func manifest(clashes: Bool) -> LinkManifest {
    var routes: [Route] = []
    for index in 0..<Int.random(in: 1...6, using: &values.random) {
      var route = route(index)
      if !clashes {
        route.pattern = RoutePattern(
          [.literal("\(Self.literals[index])\(index)")] + route.pattern.components)
      }
      route.pattern = values.random.optionalParts(of: route.pattern)
      if values.random.oneIn(3) { route.aliases = [alias(of: route, index, clashes: clashes)] }
      routes.append(route)
    }
    if values.random.oneIn(2) { routes.append(retired(values.random.pick(routes))) }
    let hosts = values.random.pick([
      [], ["h.example"], ["h.example", "k.example:8443", "*.k.example"],
    ])
    var manifest = LinkManifest(
      app: "gen", hosts: hosts,
      schemes: hosts.isEmpty || values.random.oneIn(2) ? ["gen", "gen2"] : [], types: Self.types,
      sharedQuery: values.random.oneIn(3) ? [.make("shared: slug?")] : [], routes: routes,
      exclusions: exclusions())
    if hosts.count == 1, values.random.oneIn(2) {
      manifest.hosts += values.random.pick([
        ["{sub:code}.k.example", "code.k.example"], ["{sub:slug}.h.example"],
      ])
    }
    if !hosts.isEmpty, values.random.oneIn(3) { limitToHosts(&manifest) }
    return manifest
  }

  /// Limits some routes and exclusions to some hosts.
  private mutating func limitToHosts(_ manifest: inout LinkManifest) {
    let exact = manifest.hosts.filter { !$0.hasPrefix("*") && !$0.hasPrefix("{") }
    manifest.hosts.insert(contentsOf: ["m.example", "n.example"], at: exact.count)
    // All routes of an app have the parameter of its host.
    let hasSubdomain = manifest.hosts.contains { $0.hasPrefix("{") }
    for index in manifest.routes.indices where !hasSubdomain && values.random.oneIn(2) {
      manifest.routes[index].hosts = values.random.pick([
        exact, [exact[0]], ["m.example", exact[0]], ["n.example", "m.example"],
      ])
    }
    for index in manifest.exclusions.indices where values.random.oneIn(2) {
      manifest.exclusions[index].host = values.random.pick([exact[0], "m.example"])
    }
  }

  private mutating func exclusions() -> [LinkManifest.Exclusion] {
    guard values.random.oneIn(3) else { return [] }
    let first = RoutePattern.Component.literal(values.random.pick(Self.literals))
    guard values.random.oneIn(2) else {
      return [LinkManifest.Exclusion(pattern: RoutePattern([first]))]
    }
    return [
      LinkManifest.Exclusion(
        pattern: RoutePattern([first, component("kept")]), isException: true),
      LinkManifest.Exclusion(
        pattern: RoutePattern([first, .catchAll(name: "rest", type: "text")])),
    ]
  }

  /// Returns a retired route with the parameters of its target in a different order.
  private mutating func retired(_ target: Route) -> Route {
    var redirects: [Route.Redirect.Value] = []
    let query = target.query.map { declaration in
      var own = declaration
      own.name = "old-" + declaration.name
      own.key = own.name
      redirects.append(.init(declaration.name, .parameter(own.name)))
      return own
    }
    let parameters = target.pattern.components.filter { component in
      if case .literal = component { false } else { true }
    }
    return Route(
      name: "retired", pattern: RoutePattern([.literal("retired")] + parameters),
      query: query.reversed(), fragment: target.fragment,
      redirect: Route.Redirect(to: target.name, values: redirects))
  }

  private mutating func alias(of route: Route, _ index: Int, clashes: Bool) -> RoutePattern {
    var components: [RoutePattern.Component] = clashes ? [] : [.literal("alias\(index)")]
    for component in route.pattern.components {
      if case .literal = component { continue }
      if values.random.oneIn(3) { components.append(.literal(values.random.pick(Self.literals))) }
      components.append(component)
    }
    return RoutePattern(components)
  }

  private mutating func route(_ index: Int) -> Route {
    var components: [RoutePattern.Component] = []
    for place in 0..<Int.random(in: 0...3, using: &values.random) {
      components.append(component("p\(place)"))
    }
    if values.random.oneIn(5) {
      components.append(
        .catchAll(
          name: "rest", type: values.random.pick(Self.names),
          minimum: Int.random(in: 0...1, using: &values.random)))
      for place in 0..<Int.random(in: 0...2, using: &values.random) {
        components.append(component("t\(place)"))
      }
    }
    var query: [ParameterDeclaration] = []
    for place in 0..<Int.random(in: 0...4, using: &values.random) {
      query.append(declaration("q\(place)"))
    }
    return Route(
      name: "r\(index)", pattern: RoutePattern(components), query: query,
      fragment: values.random.oneIn(4) ? [declaration("f")] : [],
      fragmentPattern: values.random.oneIn(4) ? fragment() : nil,
      isCaseSensitive: !values.random.oneIn(4),
      trailingSlash: components.isEmpty
        ? .tolerated : values.random.pick([.tolerated, .tolerated, .refused, .required]),
      rejectsUnknownKeys: values.random.oneIn(4), isFormEncoded: values.random.oneIn(3))
  }

  private mutating func fragment() -> FragmentPattern {
    var pieces: [RoutePattern.Piece] = [
      .literal(values.random.pick(["~L", "/c/", "é+", "a&b="])),
      .parameter(name: "f1", type: values.random.pick(Self.namesWithoutTilde)),
    ]
    if values.random.oneIn(2) {
      pieces += [
        .literal(values.random.pick(["~", "~é", ".~."])),
        .parameter(name: "f2", type: values.random.pick(Self.namesWithoutTilde)),
      ]
    }
    return FragmentPattern(pieces, isRequired: values.random.oneIn(3))
  }

  private mutating func component(_ name: String) -> RoutePattern.Component {
    switch Int.random(in: 0..<6, using: &values.random) {
    case 0...1: .literal(values.random.pick(Self.literals))
    case 2...3: .parameter(name: name, type: values.random.pick(Self.names))
    case 4:
      .compound([
        .literal(values.random.pick(["", "v", "~", "é"])),
        .parameter(name: name, type: values.random.pick(Self.namesWithoutTilde)),
        .literal(values.random.pick(["~", "~é", ".~."])),
        .parameter(name: name + "-b", type: values.random.pick(Self.namesWithoutTilde)),
        .literal(values.random.pick(["", "~", ".json"])),
      ])
    default:
      .parameter(
        name: name, type: values.random.pick(Self.names),
        prefix: values.random.pick(["", "v", "é", "@", "."]),
        suffix: values.random.pick(["", ".json", "-é", "."]))
    }
  }

  private mutating func declaration(_ name: String) -> ParameterDeclaration {
    let type = values.random.pick(Self.names)
    var declaration = ParameterDeclaration(
      name: values.random.oneIn(4) ? name + "-a_long_name" : name, type: .named(type),
      occurrence: values.random.pick([.required, .optional, .optional, .repeated]))
    if declaration.occurrence == .optional, values.random.oneIn(2) {
      let kind =
        (Self.types + ParameterType.builtIn).first { $0.name == type }?.kind ?? .boolean
      declaration.defaultValue = values.text(of: kind, inPath: false)
      if values.random.oneIn(3) { declaration.invalid = .reject }
    }
    if values.random.oneIn(3) {
      declaration.key = values.random.pick(["\(name)[]", "filter[\(name)]", "$\(name):a.b-c_d~"])
    }
    return declaration
  }
}
