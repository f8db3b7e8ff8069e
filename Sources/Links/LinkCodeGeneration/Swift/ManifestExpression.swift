import LinkRouting

/// Functions that write a manifest as a Swift expression.
///
/// The expressions call the initializers of `LinkManifest` and its parts, none of which needs
/// `try`.
enum ManifestExpression {
  static func expression(_ manifest: LinkManifest) -> SwiftExpression {
    var arguments: [SwiftExpression.Argument] = []
    arguments.add("app", manifest.app)
    arguments.add("title", manifest.title)
    arguments.add("summary", manifest.summary)
    arguments.add("hosts", elements: manifest.hosts) { .string($0) }
    arguments.add("schemes", elements: manifest.schemes) { .string($0) }
    arguments.add("upgradesHTTP", manifest.upgradesHTTP, unless: false)
    arguments.add("catalog", manifest.catalog)
    arguments.add("languages", elements: manifest.languages) { .string($0) }
    arguments.add("webApp", manifest.webApp)
    if let types = list(of: manifest.types, named: "types", expression) {
      arguments.add("types", types)
    }
    arguments.add("sharedQuery", elements: manifest.sharedQuery, transform: expression)
    if let facts = manifest.facts {
      arguments.add("facts", .array(facts.map { .string($0) }))
    }
    arguments.add("states", elements: manifest.states, transform: expression)
    if manifest.platforms != Platforms() {
      arguments.add("platforms", expression(manifest.platforms))
    }
    if let routes = list(of: manifest.routes, named: "routes", expression) {
      arguments.add("routes", routes)
    }
    arguments.add("exclusions", elements: manifest.exclusions) { exclusion in
      var arguments: [SwiftExpression.Argument] = []
      arguments.add("pattern", expression(exclusion.pattern))
      arguments.add("host", exclusion.host)
      arguments.add("isException", exclusion.isException, unless: false)
      return .call("LinkManifest.Exclusion", arguments)
    }
    return .call("LinkManifest", arguments)
  }

  /// A part of a list that is too long for one expression.
  ///
  /// Generated code declares each part as a constant, and joins the parts.
  struct Part {
    var name: String
    /// The type of the elements.
    var type: String
    var summary: String
    var value: SwiftExpression
  }

  /// Returns the parts of all lists that are too long for one expression.
  static func parts(of manifest: LinkManifest) -> [Part] {
    func parts<Element>(
      _ elements: [Element], name: String, transform: (Element) -> SwiftExpression
    ) -> [Part] {
      starts(of: elements).map { start in
        let part = elements[start...].prefix(longestList)
        return Part(
          name: "\(name)From\(start)", type: "\(Element.self)",
          summary: "The \(name) of the manifest from index \(start) on",
          value: .array(part.map(transform)))
      }
    }
    return parts(manifest.types, name: "types", transform: expression)
      + parts(manifest.routes, name: "routes", transform: expression)
  }

  /// The maximum number of elements in one expression.
  ///
  /// The memory use of the compiler grows with the square of this number, and reaches gigabytes for
  /// two hundred routes.
  private static let longestList = 16

  /// Returns the start indices of the parts of a long list; empty for a short list.
  private static func starts<Element>(of elements: [Element]) -> [Int] {
    elements.count <= longestList
      ? [] : Array(stride(from: 0, to: elements.count, by: longestList))
  }

  /// Returns a list, or the joined parts of a long list; `nil` for an empty list.
  private static func list<Element>(
    of elements: [Element], named name: String, _ transform: (Element) -> SwiftExpression
  ) -> SwiftExpression? {
    if elements.isEmpty { return nil }
    let starts = starts(of: elements)
    return starts.isEmpty
      ? .array(elements.map(transform)) : .joined(starts.map { "\(name)From\($0)" })
  }

  private static func expression(_ order: StateOrder) -> SwiftExpression {
    var arguments: [SwiftExpression.Argument] = []
    arguments.add("fact", order.fact)
    arguments.add("states", .array(order.states.map { .string($0) }))
    arguments.add("asides", elements: order.asides) { aside in
      var arguments: [SwiftExpression.Argument] = []
      arguments.add("name", aside.name)
      arguments.add("reached", aside.reached)
      return .call("StateOrder.Aside", arguments)
    }
    return .call("StateOrder", arguments)
  }

  private static func expression(_ platforms: Platforms) -> SwiftExpression {
    var arguments: [SwiftExpression.Argument] = []
    if let apple = platforms.apple {
      var inner: [SwiftExpression.Argument] = []
      inner.add("appIDs", .array(apple.appIDs.map { .string($0) }))
      if let number = apple.appStoreID {
        inner.add("appStoreID", .raw(SwiftNumbers.decimal(number)))
      }
      inner.add("isPlaceholder", apple.isPlaceholder, unless: false)
      arguments.add("apple", .call("Platforms.Apple", inner))
    }
    if let android = platforms.android {
      var inner: [SwiftExpression.Argument] = []
      inner.add("package", android.package)
      inner.add("fingerprints", .array(android.fingerprints.map { .string($0) }))
      inner.add("isPlaceholder", android.isPlaceholder, unless: false)
      arguments.add("android", .call("Platforms.Android", inner))
    }
    return .call("Platforms", arguments)
  }

  private static func expression(_ route: Route) -> SwiftExpression {
    var arguments: [SwiftExpression.Argument] = []
    arguments.add("name", route.name)
    arguments.add("pattern", expression(route.pattern))
    arguments.add("aliases", elements: route.aliases) { expression($0) }
    arguments.add("query", elements: route.query, transform: expression)
    if let pattern = route.fragmentPattern {
      arguments.add("fragmentPattern", expression(pattern))
    } else {
      arguments.add("fragment", elements: route.fragment, transform: expression)
    }
    arguments.add("title", route.title)
    arguments.add("summary", route.summary)
    arguments.add("isCaseSensitive", route.isCaseSensitive, unless: true)
    if route.trailingSlash != .tolerated {
      arguments.add("trailingSlash", .raw(".\(route.trailingSlash)"))
    }
    arguments.add("rejectsUnknownKeys", route.rejectsUnknownKeys, unless: false)
    if !route.allowedKeys.isEmpty {
      arguments.add("allowedKeys", .array(route.allowedKeys.map { .string($0) }))
    }
    arguments.add("allowsTrackingKeys", route.allowsTrackingKeys, unless: false)
    arguments.add("isFormEncoded", route.isFormEncoded, unless: false)
    arguments.add("requirements", elements: route.requirements, transform: expression)
    arguments.add("conditions", elements: route.conditions) { condition in
      .call(
        "ParameterCondition",
        [
          .init("parameter", .string(condition.parameter)),
          .init("relation", .raw(".\(condition.relation)")),
          .init("other", .string(condition.other)),
        ])
    }
    if let hosts = route.hosts { arguments.add("hosts", .array(hosts.map { .string($0) })) }
    if let schemes = route.schemes { arguments.add("schemes", .array(schemes.map { .string($0) })) }
    for (label, version) in [("since", route.since), ("until", route.until)] {
      guard let version else { continue }
      let numbers = version.numbers.map { SwiftExpression.raw(SwiftNumbers.decimal($0)) }
      arguments.add(label, .call("AppVersion", [.init(nil, .array(numbers))]))
    }
    if let redirect = route.redirect { arguments.add("redirect", expression(redirect)) }
    return .call("Route", arguments)
  }

  private static func expression(_ redirect: Route.Redirect) -> SwiftExpression {
    var arguments: [SwiftExpression.Argument] = []
    arguments.add("to", redirect.route)
    arguments.add("values", elements: redirect.values) { value in
      let source: SwiftExpression =
        switch value.source {
        case .parameter(let name): .call(".parameter", [.init(nil, .string(name))])
        case .text(let text): .call(".text", [.init(nil, .string(text))])
        }
      return .call(
        "Route.Redirect.Value", [.init(nil, .string(value.parameter)), .init(nil, source)])
    }
    return .call("Route.Redirect", arguments)
  }

  static func expression(_ pattern: RoutePattern) -> SwiftExpression {
    let components = pattern.components.map { component -> SwiftExpression in
      var arguments: [SwiftExpression.Argument] = []
      switch component {
      case .literal(let text): return .call(".literal", [.init(nil, .string(text))])
      case .parameter(let name, let type, let prefix, let suffix):
        arguments.add("name", name)
        arguments.add("type", type)
        if !prefix.isEmpty { arguments.add("prefix", prefix) }
        if !suffix.isEmpty { arguments.add("suffix", suffix) }
        return .call(".parameter", arguments)
      case .compound(let pieces):
        return .call(".compound", [.init(nil, .array(pieces.map(expression)))])
      case .catchAll(let name, let type, let minimum):
        arguments.add("name", name)
        arguments.add("type", type)
        if minimum != 0 { arguments.add("minimum", .raw(String(minimum))) }
        return .call(".catchAll", arguments)
      }
    }
    var arguments = [SwiftExpression.Argument(nil, .array(components))]
    arguments.add("optionalParts", elements: pattern.optionalParts) {
      .raw("\($0.lowerBound)..<\($0.upperBound)")
    }
    return .call("RoutePattern", arguments)
  }

  private static func expression(_ pattern: FragmentPattern) -> SwiftExpression {
    var arguments = [
      SwiftExpression.Argument(nil, .array(pattern.pieces.map { expression($0) }))
    ]
    arguments.add("isRequired", pattern.isRequired, unless: false)
    return .call("FragmentPattern", arguments)
  }

  private static func expression(_ piece: RoutePattern.Piece) -> SwiftExpression {
    switch piece {
    case .literal(let text): return .call(".literal", [.init(nil, .string(text))])
    case .parameter(let name, let type):
      var arguments: [SwiftExpression.Argument] = []
      arguments.add("name", name)
      arguments.add("type", type)
      return .call(".parameter", arguments)
    }
  }

  private static func expression(_ requirement: Requirement) -> SwiftExpression {
    var arguments: [SwiftExpression.Argument] = []
    arguments.add("fact", requirement.fact)
    switch requirement.need {
    case .holds: break
    case .equals(let value):
      arguments.add("need", .call(".equals", [.init(nil, .string(value))]))
    case .atLeast(let value):
      arguments.add("need", .call(".atLeast", [.init(nil, .string(value))]))
    }
    arguments.add("when", elements: requirement.when, transform: expression)
    switch requirement.otherwise {
    case .wait: break
    case .refuse: arguments.add("otherwise", .raw(".refuse"))
    case .route(let name):
      arguments.add("otherwise", .call(".route", [.init(nil, .string(name))]))
    case .parameters(let assignments):
      let list = SwiftExpression.array(assignments.map(expression))
      arguments.add("otherwise", .call(".parameters", [.init(nil, list)]))
    }
    return .call("Requirement", arguments)
  }

  private static func expression(_ assignment: Requirement.Assignment) -> SwiftExpression {
    var arguments: [SwiftExpression.Argument] = []
    arguments.add("name", assignment.name)
    arguments.add("value", assignment.value)
    return .call("Requirement.Assignment", arguments)
  }
}
