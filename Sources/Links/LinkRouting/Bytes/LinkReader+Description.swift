extension LinkReader {
  /// Returns the kind of a parameter's type.
  package func kind(of parameter: Parameter) -> ParameterType.Kind {
    table.types[Int(parameter.type)].source.kind
  }

  /// Returns the path pattern of the route with the given names, or `nil` if there is no such
  /// route.
  package func pattern(of reference: RouteReference) -> RoutePattern? {
    router.manifests.first { $0.app == reference.app }?
      .routes.first { $0.name == reference.route }?.pattern
  }
}

extension Route {
  /// Returns the name of the type of a parameter, or `nil` if the type has no name.
  ///
  /// The result is also `nil` for a parameter that all routes of the app share, because the route
  /// itself does not declare it.
  package func typeName(of parameter: String) -> String? {
    if let found = pattern.parameters.first(where: { $0.name == parameter }) { return found.type }
    guard let declaration = (query + fragment).first(where: { $0.name == parameter }) else {
      return nil
    }
    if case .named(let name) = declaration.type { return name }
    return nil
  }
}
