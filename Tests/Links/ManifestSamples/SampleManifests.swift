import Diagnostics
import LinkManifests
package import LinkRouting
import LinkTestSupport
import TestSupport

/// Generates valid manifests with unusual content.
///
/// They contain every type and occurrence, nested literals, catch-alls, lists, defaults,
/// requirements, reserved words of many languages as names, and emoji and code in titles.
///
/// The content of a manifest depends only on its seed and number.
package struct SampleManifests {
  private var values: ValueGenerator

  private init(seed: UInt64) {
    values = ValueGenerator(seed: seed)
  }

  /// Returns the manifest with a number.
  ///
  /// The manifest contains no errors, and is the same after it is written as YAML and read again.
  package static func manifest(_ number: Int, seed: UInt64) -> LinkManifest {
    var attempt: UInt64 = 0
    while true {
      let own = seed &* 0x9E37_79B9 &+ UInt64(number) &* 0x1_0001 &+ attempt &<< 40
      var samples = SampleManifests(seed: own)
      let manifest = samples.manifest(named: "sample\(number)")
      let text = Array(ManifestWriter().text(of: manifest).utf8)
      let (file, diagnostics) = ManifestFile.read(text, path: "sample\(number).links.yaml")
      if let file, !diagnostics.contains(where: { $0.severity == .error }) { return file.manifest }
      attempt += 1
    }
  }

  /// Returns the content of a manifest's file.
  package static func yaml(of manifest: LinkManifest) -> String {
    ManifestWriter().text(of: manifest)
  }

  // MARK: Names

  /// Names whose identifiers are distinct even if case is ignored.
  ///
  /// Most of them are reserved words of some language, or names that generated code uses.
  private static let names = [
    "class", "func", "fun", "in", "default", "self", "init", "protocol", "var", "let", "val", "is",
    "as", "when", "object", "typeof", "interface", "package", "import", "null", "true", "enum",
    "case",
    "switch", "return", "extends", "function", "constructor", "delete", "new", "void", "with",
    "yield",
    "async", "await", "none", "some", "link", "links", "values", "writer", "route", "manifest",
    "router", "parse", "toString", "hashCode", "equals", "description", "rawValue", "allCases",
    "string", "int", "value", "error", "name", "type", "this", "super", "throw", "try", "nil",
    "operator", "static", "where", "while", "do", "for", "if", "else", "break", "any", "secret",
    "data",
    "companion", "sealed", "inner", "out", "inout", "by", "it", "field", "number", "boolean",
    "never",
    "unknown", "undefined", "arguments", "eval", "debugger", "bytes", "index", "start", "end",
    "span",
    "long_name-of_several-words", "x", "a1", "Upper", "snake_case", "kebab-case", "kind", "tag",
    "list",
    "map", "set", "array", "symbol", "optional", "required", "scheme", "host", "query", "fragment",
    "path", "text2", "range", "code", "expected", "result", "success", "failure", "decode",
    "encode",
  ]

  private static let wordLists = [
    ["low", "medium", "high"], ["on", "off"], ["class", "self", "init", "default", "none"],
    ["a b", "é", "c/d"], ["1", "2", "three-4"], ["recommendation_ready", "asr_failed"],
    ["🎉", "日本"],
    ["true", "false", "null"], ["allCases", "rawValue", "hashValue", "valueOf"],
  ]

  private static let patterns = [
    TextPattern("[A-Z]{2}[0-9]{1,4}", folding: .uppercase), TextPattern("(ab|c)*d?"),
    TextPattern("[^é\\d]{1,3}x+"), TextPattern("[a-f]+(-[0-9]{2})?", folding: .lowercase),
    TextPattern("[0-9]{3,6}", check: .luhn), TextPattern("[0-9A-Z]{2,9}", check: .mod37Mod36),
    TextPattern("([0-9]-?){9}[0-9X]", folding: .uppercase, check: .isbn10),
    TextPattern("[A-Z]{2}[0-9A-Z]{4,9}", check: .iban),
    TextPattern("[A-Z]{2,5}", folding: .uppercase, check: .mod27Mod26),
    TextPattern("[0-9]{2,5}[0-9X]", check: .mod11Radix2),
    TextPattern("[0-9]{3,8}", check: .gs1), TextPattern("[0-9A-Z]{4,9}", check: .mod97Radix10),
    TextPattern(decimal: DecimalRule(units: 0...999_999, scale: 2)),
    TextPattern(decimal: DecimalRule(units: -90_000...90_000, scale: 3, fraction: .trimmed)),
    TextPattern(decimal: DecimalRule(scale: 1)),
    TextPattern("(true|no|日本|\\*/|\\$\\{x\\}|\"`)"),
  ]

  private static let literals = [
    "a", "b", "item", "new", "A", "é", "a+b", "x y", "@me", "low", "7", "v1.2", "~", "日本", "a:b",
  ]

  private mutating func title() -> String? {
    switch values.random.pick([0, 1, 2, 3]) {
    case 0: nil
    case 1: values.random.pick(["🎉 Party 🎊", "👩‍👩‍👧‍👦", "Ünïcode \u{202E}drawkcab", "L'été"])
    case 2: values.random.pick(HostileTexts.lines)
    default: "Sample"
    }
  }

  private mutating func summary() -> String? {
    switch values.random.pick([0, 1, 2]) {
    case 0: nil
    case 1: values.random.pick(HostileTexts.lines + HostileTexts.breaks)
    default:
      values.random.pick([
        "One sentence", "Two. Sentences!",
        "A summary that is long enough to be wrapped by whoever "
          + "writes it into a comment of at most one hundred characters a line, twice at least",
      ])
    }
  }

  // MARK: Types

  private mutating func types() -> [ParameterType] {
    var names = Self.names.shuffled(using: &values.random)[...]
    var types: [ParameterType] = []
    for _ in 0..<Int.random(in: 2...6, using: &values.random) {
      guard let name = names.popFirst() else { break }
      types.append(ParameterType(name, kind(), isSecret: values.random.oneIn(4)))
    }
    return types
  }

  private mutating func kind() -> ParameterType.Kind {
    switch Int.random(in: 0..<11, using: &values.random) {
    case 10:
      .text(TextRule(length: values.random.pick([0...9, 4...12, 8...8]), unit: .bytes))
    case 9: .pattern(values.random.pick(Self.patterns))
    case 0:
      .text(
        TextRule(allowed: ScalarSet(parsing: "A-Z 0-9 -"), length: 4...64, folding: .uppercase))
    case 1:
      .text(
        TextRule(allowed: ScalarSet(parsing: "a-z - _ . ~"), length: 1...40, folding: .lowercase))
    case 2:
      .text(
        TextRule(
          length: 0...TextRule.maximumLength, allowsLineBreaks: values.random.oneIn(2),
          allowsInvisible: !values.random.oneIn(3)))
    case 3:
      .text(
        TextRule(allowed: ScalarSet(parsing: "à-ÿ U+4E00-U+4FFF U+1F600-U+1F64F"), length: 1...6))
    case 4: .integer(values.random.pick([-3...12, 0...Int.max, Int.min...(-1), 1...1]))
    case 5: .enumeration(values.random.pick(Self.wordLists))
    case 6: .uuid
    case 7: .languageTag
    default: values.random.pick([.date, .boolean])
    }
  }

  // MARK: Routes

  private mutating func manifest(named name: String) -> LinkManifest {
    let languages = values.random.oneIn(3) ? ["en", "fr-CA", "zh-Hant"] : []
    let types = types() + (languages.isEmpty ? [] : [.locale(languages: languages)])
    let typeNames =
      types.map(\.name)
      + ["text", "integer", "uuid", "language", "date", "boolean"].filter { name in
        !types.contains { $0.name == name }
      }
    let hosts = values.random.pick([[], ["h.example"], ["h.example", "k.example:8443"]])
    var names = Self.names.shuffled(using: &values.random)[...]
    var shared: [ParameterDeclaration] = []
    if values.random.oneIn(3) {
      shared.append(declaration("sharedOne", typeNames, types))
      if shared[0].occurrence == .required { shared[0].occurrence = .optional }
    }
    var routes: [Route] = []
    let count = values.random.oneIn(8) ? 12 : Int.random(in: 1...6, using: &values.random)
    for index in 0..<count {
      guard let name = names.popFirst() else { break }
      routes.append(route(name, index, typeNames, types))
    }
    if values.random.oneIn(2), let name = names.popFirst() {
      routes.append(retired(name, values.random.pick(routes)))
    }
    if routes.count > 1, values.random.oneIn(2) {
      routes[0].requirements = [
        Requirement(fact: "signedIn"),
        Requirement(fact: "level", need: .equals("high"), otherwise: .refuse),
      ]
    }
    var manifest = LinkManifest(
      app: name, title: title(), summary: summary(), hosts: hosts,
      schemes: hosts.isEmpty || values.random.oneIn(2) ? [name, name + "-two"] : [],
      languages: languages, types: types,
      sharedQuery: shared, routes: routes,
      exclusions: exclusions(of: routes))
    if !hosts.isEmpty, values.random.oneIn(3) { addSubdomain(to: &manifest) }
    return manifest
  }

  /// Adds a host whose first label is a parameter.
  private mutating func addSubdomain(to manifest: inout LinkManifest) {
    let kind = values.random.pick([
      ParameterType.Kind.text(
        TextRule(allowed: ScalarSet(parsing: "A-Z 0-9 -"), length: 1...8, folding: .uppercase)),
      .text(TextRule(allowed: ScalarSet(parsing: "A-Z a-z _ -"), length: 2...6)),
      .enumeration(["low", "high-1", "in"]), .pattern(TextPattern("[a-z]+(-[a-z0-9]{1,3})?")),
    ])
    manifest.types.append(ParameterType("label", kind))
    manifest.hosts += ["{subdomain:label}.k.example", "low.k.example"]
  }

  /// Returns no exclusion, one exclusion, or an exception for a route followed by the exclusion of
  /// all other links.
  private mutating func exclusions(of routes: [Route]) -> [LinkManifest.Exclusion] {
    guard values.random.oneIn(3) else { return [] }
    guard values.random.oneIn(2), let route = routes.first, routes.count > 1 else {
      return [LinkManifest.Exclusion(pattern: RoutePattern([.literal("excluded")]))]
    }
    let all = RoutePattern.Component.catchAll(name: "rest", type: "text")
    let path = RoutePattern(route.pattern.components)
    return [
      LinkManifest.Exclusion(pattern: path, isException: true),
      LinkManifest.Exclusion(
        pattern: RoutePattern(
          route.pattern.components.prefix(1).filter { component in
            if case .literal = component { true } else { false }
          } + [all])),
    ]
  }

  private mutating func route(
    _ name: String, _ index: Int, _ types: [String], _ declared: [ParameterType]
  ) -> Route {
    var names = Self.names.shuffled(using: &values.random)[...]
    // A unique first component keeps the routes distinct, so that a link can be built for every
    // value.
    var components: [RoutePattern.Component] = [
      .literal(values.random.pick(Self.literals) + "\(index)")
    ]
    for _ in 0..<Int.random(in: 0...3, using: &values.random) {
      components.append(component(names.popFirst() ?? "p", types))
    }
    if values.random.oneIn(4) {
      components.append(compound(names.popFirst() ?? "p", names.popFirst() ?? "q"))
    }
    if values.random.oneIn(5) {
      components.append(
        .catchAll(
          name: names.popFirst() ?? "rest", type: values.random.pick(types),
          minimum: Int.random(in: 0...1, using: &values.random)))
      for _ in 0..<Int.random(in: 0...2, using: &values.random) {
        components.append(component(names.popFirst() ?? "t", types))
      }
    }
    var query: [ParameterDeclaration] = []
    let count = values.random.oneIn(10) ? 9 : Int.random(in: 0...4, using: &values.random)
    for _ in 0..<count { query.append(declaration(names.popFirst() ?? "q", types, declared)) }
    let isStrict = values.random.oneIn(4)
    var aliases: [RoutePattern] = []
    if values.random.oneIn(3) {
      let parameters = components.filter { component in
        if case .literal = component { false } else { true }
      }
      aliases.append(RoutePattern([.literal("alias \(index)")] + parameters))
    }
    let fragment =
      values.random.oneIn(5) ? [declaration(names.popFirst() ?? "f", types, declared)] : []
    var fragmentPattern: FragmentPattern?
    if fragment.isEmpty, values.random.oneIn(4) {
      let pattern = compound(names.popFirst() ?? "g", names.popFirst() ?? "h")
      let pieces = [RoutePattern.Piece.literal("L")]
      fragmentPattern = FragmentPattern(
        pieces + (pattern.pieces ?? []), isRequired: values.random.oneIn(3))
    }
    var conditions: [ParameterCondition] = []
    if values.random.oneIn(3) {
      let kind = values.random.pick([
        ParameterType.Kind.date, .integer(-20...20),
        .pattern(TextPattern(decimal: DecimalRule(units: -900...900, scale: 2))),
      ])
      let pair = ["a", "b"].map { suffix in
        ParameterDeclaration(
          name: names.popFirst() ?? "pair-\(suffix)", type: .inline(kind), occurrence: .optional)
      }
      query += pair
      let relation = values.random.pick(ParameterCondition.Relation.allCases)
      conditions.append(
        ParameterCondition(parameter: pair[1].name, relation: relation, other: pair[0].name))
    }
    return Route(
      name: name, pattern: values.random.optionalParts(of: RoutePattern(components)),
      aliases: aliases, query: query, fragment: fragment, fragmentPattern: fragmentPattern,
      title: title(), summary: summary(), isCaseSensitive: !values.random.oneIn(4),
      trailingSlash: values.random.pick([.tolerated, .tolerated, .refused, .required]),
      rejectsUnknownKeys: isStrict,
      allowedKeys: isStrict ? values.random.pick([[], ["x_*", "a"], ["é"]]) : [],
      allowsTrackingKeys: isStrict && values.random.oneIn(2),
      isFormEncoded: values.random.oneIn(4), conditions: conditions)
  }

  /// Returns a retired route that redirects to another route.
  ///
  /// Its parameters are those of the other route, under the same or other names.
  private mutating func retired(_ name: String, _ target: Route) -> Route {
    var redirects: [Route.Redirect.Value] = []
    var query: [ParameterDeclaration] = []
    for declaration in target.query {
      var own = declaration
      own.key = own.name
      switch values.random.pick([0, 1, 2, 3]) {
      case 0:
        own.name = "old-" + declaration.name
        own.key = own.name
        redirects.append(.init(declaration.name, .parameter(own.name)))
      case 1:
        own.name = "old_" + declaration.name
        own.key = own.name
        own.defaultValue = nil
        own.occurrence = .required
        redirects.append(.init(declaration.name, .parameter(own.name)))
      case 2: own.key = "$" + declaration.name
      default: if declaration.occurrence != .required { continue }
      }
      query.append(own)
    }
    let parameters = target.pattern.components.filter { component in
      if case .literal = component { false } else { true }
    }
    return Route(
      name: name, pattern: RoutePattern([.literal("retired")] + parameters), query: query,
      fragment: target.fragment, isFormEncoded: values.random.oneIn(4),
      redirect: Route.Redirect(to: target.name, values: redirects))
  }

  /// Returns a component with two parameters, between which its text can be split in only one way.
  private mutating func compound(_ first: String, _ second: String) -> RoutePattern.Component {
    let types = ["integer", "uuid", "language", "date", "boolean"]
    return .compound([
      .literal(values.random.pick(["", "v", "~", "é"])),
      .parameter(name: first, type: values.random.pick(types)),
      .literal(values.random.pick(["~", "_", "~é", ".~."])),
      .parameter(name: second, type: values.random.pick(types)),
      .literal(values.random.pick(["", "~", ".json"])),
    ])
  }

  private mutating func component(_ name: String, _ types: [String]) -> RoutePattern.Component {
    switch Int.random(in: 0..<5, using: &values.random) {
    case 0...1: .literal(values.random.pick(Self.literals))
    case 2...3: .parameter(name: name, type: values.random.pick(types))
    default:
      .parameter(
        name: name, type: values.random.pick(types),
        prefix: values.random.pick(["", "v", "é", "@"]),
        suffix: values.random.pick(["", ".json", "-é"]))
    }
  }

  private mutating func declaration(
    _ name: String, _ types: [String], _ declared: [ParameterType]
  ) -> ParameterDeclaration {
    let type: ParameterDeclaration.TypeReference
    let resolved: ParameterType
    if values.random.oneIn(5) {
      let kind = values.random.oneIn(2) ? .enumeration(values.random.pick(Self.wordLists)) : kind()
      type = .inline(kind)
      resolved = ParameterType("", kind)
    } else {
      let name = values.random.pick(types)
      type = .named(name)
      resolved =
        (declared + ParameterType.builtIn).first { $0.name == name } ?? ParameterType("", .boolean)
    }
    var declaration = ParameterDeclaration(
      name: name, type: type,
      occurrence: values.random.pick([.required, .optional, .optional, .repeated]))
    if declaration.occurrence == .optional, !resolved.isSecret, values.random.oneIn(2) {
      declaration.defaultValue = values.text(of: resolved.kind, inPath: false)
    }
    if declaration.occurrence != .required, values.random.oneIn(4) {
      declaration.invalid = values.random.pick([.reject, .drop])
    }
    if values.random.oneIn(4) {
      declaration.key = values.random.pick(["\(name)[]", "filter[\(name)]", "$\(name).a:b"])
    }
    return declaration
  }
}
