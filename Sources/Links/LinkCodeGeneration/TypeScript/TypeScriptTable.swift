import LinkRouting

/// A writer of the route table that the runtime reads.
struct TypeScriptTable {
  let interface: LinkInterface
  /// The names of the parameters' properties, by route and parameter.
  let properties: [[String]]
  var types = TypeScriptTypes()
  /// `true` if a route refers to the constant `trackingKeys`.
  private(set) var usesTrackingKeys = false

  init(_ interface: LinkInterface, properties: [[String]]) {
    self.interface = interface
    self.properties = properties
  }

  /// Returns the expression of the table.
  mutating func app() -> TypeScriptExpression {
    let manifest = interface.manifest
    var routes: [TypeScriptExpression] = []
    for (route, properties) in zip(interface.routes, properties) {
      routes.append(expression(route, properties))
    }
    var members = [
      TypeScriptExpression.Member("name", .text(manifest.app)),
      .init("hosts", .texts(manifest.hosts.map(\.hostInTable))),
      .init("schemes", .texts(manifest.schemes.map(\.lowercasedASCII))),
    ]
    if manifest.upgradesHTTP { members.append(.init("upgradesHTTP", .raw("true"))) }
    members += [
      .init("routes", .list(routes)),
      .init("exclusions", .list(manifest.exclusions.map { exclusion($0) })),
    ]
    return .object(members)
  }

  private mutating func expression(
    _ route: LinkInterface.Route, _ properties: [String]
  ) -> TypeScriptExpression {
    let declaration = route.declaration
    let parameters = Array(zip(route.parameters, properties))
    func items(_ positions: LinkInterface.Parameter.Position...) -> [(
      LinkInterface.Parameter, String
    )] {
      parameters.filter { positions.contains($0.0.position) }
    }
    let path = parameters.filter { parameter, _ in
      if case .path = parameter.position { true } else { false }
    }
    var members = [
      TypeScriptExpression.Member("name", .text(route.name)),
      .init("path", self.path(declaration.pattern, path)),
    ]
    for (name, patterns) in [("otherPaths", route.otherPaths), ("aliases", route.aliasPaths)]
    where !patterns.isEmpty {
      members.append(.init(name, .list(patterns.map { self.path($0, path) })))
    }
    for (key, list) in [("query", items(.query, .sharedQuery)), ("fragment", items(.fragment))]
    where !list.isEmpty {
      members.append(.init(key, .list(list.map { item($0.0, $0.1) })))
    }
    if let (parameter, property) = items(.subdomain).first,
      let subdomain = interface.manifest.subdomain
    {
      let own = self.members(parameter, property)
      let suffix = "." + subdomain.domain.lowercasedASCII
      members.append(.init("subdomain", .object(own + [.init("suffix", .text(suffix))])))
    }
    if let pattern = declaration.fragmentPattern {
      var rest = items(.fragment)[...]
      let pieces = pattern.pieces.compactMap { piece -> TypeScriptExpression? in
        if let text = piece.text { return .text(text) }
        return rest.popFirst().map { .object(self.members($0, $1)) }
      }
      members.append(.init("fragmentPattern", .object([.init("pieces", .list(pieces))])))
    }
    if !declaration.isCaseSensitive { members.append(.init("ignoresCase", .raw("true"))) }
    if declaration.trailingSlash != .tolerated {
      members.append(.init("slash", .text(declaration.trailingSlash.rawValue)))
    }
    if declaration.rejectsUnknownKeys {
      members.append(.init("isStrict", .raw("true")))
      let allowed = allowedKeys(of: declaration)
      if !allowed.isEmpty { members.append(.init("allowedKeys", .list(allowed))) }
    }
    if declaration.isFormEncoded { members.append(.init("isForm", .raw("true"))) }
    if !declaration.conditions.isEmpty {
      let conditions = declaration.conditions.map { condition in
        var members = [
          TypeScriptExpression.Member("parameter", .text(condition.parameter)),
          .init("relation", .text(condition.relation.rawValue)),
          .init("other", .text(condition.other)),
        ]
        let kind = route.kind(of: condition)
        if !kind.isEmpty { members.append(.init("kind", .text(kind))) }
        return TypeScriptExpression.object(members)
      }
      members.append(.init("conditions", .list(conditions)))
    }
    if let redirect = declaration.redirect {
      members.append(.init("redirect", expression(redirect, of: route, properties)))
    }
    if let hosts = declaration.hosts {
      members.append(.init("hosts", .texts(hosts.map(\.hostInTable))))
    }
    if let schemes = declaration.schemes {
      members.append(.init("schemes", .texts(schemes.map(\.lowercasedASCII))))
    }
    return .object(members)
  }

  private func expression(
    _ redirect: LinkRouting.Route.Redirect, of route: LinkInterface.Route, _ properties: [String]
  ) -> TypeScriptExpression {
    // The fallback is never used: a manifest with an unknown route is rejected before generation.
    let target = interface.routes.firstIndex { $0.name == redirect.route } ?? 0
    let parameters = zip(interface.routes[target].parameters, self.properties[target])
    var members: [TypeScriptExpression.Member] = []
    for (parameter, property) in parameters {
      switch redirect.source(of: parameter.name) {
      case .text(let text):
        members.append(.init(property, .object([.init("text", .text(text))])))
      case .parameter(let name):
        guard let slot = route.parameters.firstIndex(where: { $0.name == name }) else { continue }
        members.append(.init(property, .object([.init("from", .text(properties[slot]))])))
      }
    }
    return .object([
      .init("route", .text(redirect.route)), .init("values", .object(members)),
    ])
  }

  /// Returns the undeclared keys that a strict route accepts.
  private mutating func allowedKeys(of route: Route) -> [TypeScriptExpression] {
    usesTrackingKeys = usesTrackingKeys || route.allowsTrackingKeys
    return (route.allowsTrackingKeys ? [.raw("...trackingKeys")] : [])
      + route.allowedKeys.map { .text($0) }
  }

  private mutating func exclusion(_ exclusion: LinkManifest.Exclusion) -> TypeScriptExpression {
    let route = TypeResolution(interface.manifest).route(
      Route(name: "", pattern: exclusion.pattern))
    let own = route.parameters.filter { parameter in
      if case .path = parameter.position { true } else { false }
    }
    var members = [
      TypeScriptExpression.Member("path", path(exclusion.pattern, own.map { ($0, $0.name) }))
    ]
    if let host = exclusion.host { members.append(.init("host", .text(host.hostInTable))) }
    if exclusion.isException { members.append(.init("isException", .raw("true"))) }
    return .object(members)
  }

  private mutating func path(
    _ pattern: RoutePattern, _ parameters: [(LinkInterface.Parameter, String)]
  ) -> TypeScriptExpression {
    let names = pattern.parameterNames
    var rest = parameters.filter { names.contains($0.0.name) }[...]
    var components: [TypeScriptExpression] = []
    for component in pattern.components {
      if case .literal(let text) = component {
        components.append(.text(text))
        continue
      }
      if case .compound(let pieces) = component {
        let list = pieces.compactMap { piece -> TypeScriptExpression? in
          if let text = piece.text { return .text(text) }
          return rest.popFirst().map { .object(self.members($0, $1)) }
        }
        components.append(.object([.init("pieces", .list(list))]))
        continue
      }
      guard let (parameter, property) = rest.popFirst() else { continue }
      let value = TypeScriptExpression.object(self.members(parameter, property))
      switch component {
      case .literal, .compound: break
      case .parameter(_, _, let prefix, let suffix):
        var members = [TypeScriptExpression.Member("value", value)]
        if !prefix.isEmpty { members.append(.init("prefix", .text(prefix))) }
        if !suffix.isEmpty { members.append(.init("suffix", .text(suffix))) }
        components.append(.object(members))
      case .catchAll(_, _, let minimum):
        components.append(.object([.init("rest", value), .init("minimum", .raw("\(minimum)"))]))
      }
    }
    return .list(components)
  }

  private mutating func members(
    _ parameter: LinkInterface.Parameter, _ property: String
  ) -> [TypeScriptExpression.Member] {
    var members = [TypeScriptExpression.Member("name", .text(parameter.name))]
    if property != parameter.name { members.append(.init("property", .text(property))) }
    return members + [.init("type", types.reference(parameter))]
  }

  private mutating func item(
    _ parameter: LinkInterface.Parameter, _ property: String
  ) -> TypeScriptExpression {
    var members = self.members(parameter, property)
    if parameter.key != parameter.name { members.append(.init("key", .text(parameter.key))) }
    switch parameter.occurrence {
    case .required: members.append(.init("occurs", .text("once")))
    case .optional: break
    case .defaulted(let text):
      members.append(.init("default", .text(parameter.type.canonicalText(text))))
    case .repeated: members.append(.init("occurs", .text("repeatedly")))
    }
    if parameter.occurrence != .required, !parameter.dropsInvalidValues {
      members.append(.init("rejectsInvalid", .raw("true")))
    }
    return .object(members)
  }
}

extension ParameterType {
  /// Returns the canonical spelling of a valid value.
  fileprivate func canonicalText(_ text: String) -> String {
    do throws(LinkError) {
      return try value(of: text).text
    } catch {
      // The fallback is never used: a manifest with an invalid default is rejected before
      // generation.
      return text
    }
  }
}

extension String {
  /// A host in lower case, in which `*` replaces a parameter.
  fileprivate var hostInTable: String { WildcardHost.withoutParameter(lowercasedASCII) }

  fileprivate var lowercasedASCII: String {
    String(decoding: utf8.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
