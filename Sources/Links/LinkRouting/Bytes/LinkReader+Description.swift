extension LinkReader {
  /// What values of a parameter look like.
  package func kind(of parameter: Parameter) -> ParameterType.Kind {
    table.types[Int(parameter.type)].source.kind
  }

  /// The pattern of a route by name.
  package func pattern(of reference: RouteReference) -> RoutePattern? {
    router.manifests.first { $0.app == reference.app }?
      .routes.first { $0.name == reference.route }?.pattern
  }
}

extension Route {
  /// The name of the type of a parameter; `nil` if its type has none.
  ///
  /// Parameters that every route of the app has are not the route's own, and have none here.
  package func typeName(of parameter: String) -> String? {
    for component in pattern.components {
      switch component {
      case .literal: continue
      case .parameter(parameter, let type, _, _), .catchAll(parameter, let type, _): return type
      case .parameter, .catchAll: continue
      }
    }
    guard let declaration = (query + fragment).first(where: { $0.name == parameter }) else {
      return nil
    }
    if case .named(let name) = declaration.type { return name }
    return nil
  }
}
