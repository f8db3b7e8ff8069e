import LinkRouting

/// A resolver of the types of a manifest's parameters, which also names inline enumerations.
struct TypeResolution {
  private let manifest: LinkManifest
  private let declared: [String: ParameterType]

  init(_ manifest: LinkManifest) {
    self.manifest = manifest
    declared = Dictionary(
      (manifest.types + ParameterType.builtIn).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns a route with its parameters.
  ///
  /// The method ``types(of:)`` sets the ``LinkInterface/Parameter/namedType`` of each parameter
  /// later.
  func route(_ route: Route) -> LinkInterface.Route {
    var parameters = pathParameters(of: route)
    parameters += route.query.map { parameter($0, .query) }
    parameters += manifest.sharedQuery.map { parameter($0, .sharedQuery) }
    if let subdomain = manifest.subdomain(of: route) {
      parameters.append(parameter(subdomain.declaration, .subdomain))
    }
    parameters += route.fragment.map { parameter($0, .fragment) }
    let conditional = Set(route.conditions.flatMap { [$0.parameter, $0.other] })
    for index in parameters.indices {
      parameters[index].dependsOnOthers =
        conditional.contains(parameters[index].name)
        || route.fragmentPattern != nil && parameters[index].position == .fragment
    }
    return LinkInterface.Route(declaration: route, parameters: parameters)
  }

  private func pathParameters(of route: Route) -> [LinkInterface.Parameter] {
    let optional = route.pattern.optionalParameterNames
    return route.pattern.components.enumerated().flatMap { index, component in
      RoutePattern([component]).parameters.map { parameter in
        LinkInterface.Parameter(
          name: parameter.name, key: parameter.name, position: .path(component: index),
          type: named(parameter.type),
          occurrence: parameter.minimum.map { .repeated(minimum: $0) }
            ?? (optional.contains(parameter.name) ? .optional : .required),
          dropsInvalidValues: false)
      }
    }
  }

  private func parameter(
    _ declaration: ParameterDeclaration, _ position: LinkInterface.Parameter.Position
  ) -> LinkInterface.Parameter {
    let type: ParameterType =
      switch declaration.type {
      case .named(let name): named(name)
      case .inline(let kind): ParameterType("", kind)
      }
    let occurrence: LinkInterface.Occurrence =
      switch declaration.occurrence {
      case .required: .required
      case .optional: declaration.defaultValue.map { .defaulted($0) } ?? .optional
      case .repeated: .repeated(minimum: 0)
      }
    return LinkInterface.Parameter(
      name: declaration.name, key: declaration.key, position: position, type: type,
      occurrence: occurrence, dropsInvalidValues: declaration.dropsInvalidValues)
  }

  private func named(_ name: String) -> ParameterType {
    // The fallback is never used: a manifest with an undeclared type is rejected before generation.
    declared[name] ?? ParameterType(name, .text(TextRule()))
  }

  /// Returns the named types of the routes, and sets their indices in the parameters.
  ///
  /// An inline enumeration gets the name of its parameter. The name of the route, or `query` for a
  /// shared query parameter, is prepended if another parameter with this name has different words,
  /// or if a declared type has this name.
  func types(of routes: inout [LinkInterface.Route]) -> [LinkInterface.NamedType] {
    let own = Dictionary(
      manifest.types.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let used = Set(routes.flatMap { $0.parameters.map(\.type.name) })
    var types: [LinkInterface.NamedType] = []
    var indexes: [String: Int] = [:]
    for type in manifest.types where used.contains(type.name) && own[type.name] != nil {
      indexes[type.name] = types.count
      types.append(
        LinkInterface.NamedType(
          name: type.name, kind: type.kind, isSecret: type.isSecret, isDeclared: true,
          customTypes: type.customTypes))
    }
    var kinds: [String: Set<ParameterType.Kind>] = [:]
    for parameter in routes.flatMap(\.parameters) where parameter.isOwnChoice {
      kinds[IdentifierCase.pascal.identifier(parameter.name), default: []].insert(
        parameter.type.kind)
    }
    let taken = Set(types.map { IdentifierCase.pascal.identifier($0.name) })
    var choices: [String: Int] = [:]
    for route in routes.indices {
      for index in routes[route].parameters.indices {
        let parameter = routes[route].parameters[index]
        if !parameter.isOwnChoice {
          routes[route].parameters[index].namedType = indexes[parameter.type.name]
          continue
        }
        let plain = IdentifierCase.pascal.identifier(parameter.name)
        let isAlone = kinds[plain]?.count == 1 && !taken.contains(plain)
        let owner = parameter.position == .sharedQuery ? "query" : routes[route].name
        let name = isAlone ? parameter.name : owner + "-" + parameter.name
        let key = IdentifierCase.pascal.identifier(name)
        if let known = choices[key], types[known].kind == parameter.type.kind {
          routes[route].parameters[index].namedType = known
        } else {
          choices[key] = types.count
          routes[route].parameters[index].namedType = types.count
          types.append(
            LinkInterface.NamedType(
              name: name, kind: parameter.type.kind, isSecret: false, isDeclared: false))
        }
      }
    }
    return types
  }
}

extension LinkInterface.Parameter {
  /// `true` if the parameter has an inline enumeration.
  fileprivate var isOwnChoice: Bool {
    guard type.name.isEmpty, case .enumeration = type.kind else { return false }
    return true
  }
}
