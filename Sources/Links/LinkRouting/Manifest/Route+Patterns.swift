extension Route {
  /// The maximum number of aliases of a route.
  static let maximumAliases = 1000

  /// The patterns of all paths that match the route, with the canonical one first.
  package var patterns: [RoutePattern] { [pattern] + aliases }

  /// Returns the location of the pattern at an index of ``patterns``.
  func location(ofPattern index: some BinaryInteger) -> ManifestLocation {
    let location = ManifestLocation("routes", name)
    return index == 0 ? location.key("path") : location.key("aliases").index(Int(index) - 1)
  }

  /// The route once for each of its patterns, without aliases.
  ///
  /// Everything that describes the paths of a route, such as an association file, describes each of
  /// these routes.
  package var variants: [Route] {
    if aliases.isEmpty { return [self] }
    return patterns.map { pattern in
      var route = self
      route.pattern = pattern
      route.aliases = []
      return route
    }
  }
}

extension RoutePattern {
  /// A parameter of a path.
  package struct Parameter: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The name of the type.
    package var type: String
    /// The minimum number of components of a catch-all; `nil` for a parameter of one component.
    package var minimum: Int?
  }

  /// The parameters in order.
  package var parameters: [Parameter] {
    components.flatMap { component -> [Parameter] in
      switch component {
      case .literal: []
      case .parameter(let name, let type, _, _): [Parameter(name: name, type: type)]
      case .compound(let pieces):
        pieces.compactMap { piece in
          if case .parameter(let name, let type) = piece {
            Parameter(name: name, type: type)
          } else {
            nil
          }
        }
      case .catchAll(let name, let type, let minimum):
        [Parameter(name: name, type: type, minimum: minimum)]
      }
    }
  }

  /// Returns the reason why the pattern cannot be an alias of another pattern, or `nil`.
  func reasonAgainstAlias(of path: RoutePattern) -> String? {
    let (own, expected) = (parameters, path.parameters)
    if own == expected { return nil }
    if let missing = expected.first(where: { parameter in
      !own.contains { $0.name == parameter.name }
    }) {
      return "alias lacks the parameter '\(missing.name)' of the path"
    }
    if let extra = own.first(where: { parameter in
      !expected.contains { $0.name == parameter.name }
    }) {
      return "alias has the parameter '\(extra.name)', which the path lacks"
    }
    guard own.map(\.name) == expected.map(\.name) else {
      return "the parameters of the alias are in a different order than those of the path"
    }
    let (name, type) = zip(own, expected).first { $0 != $1 }.map { ($0.name, $1.type) } ?? ("", "")
    return "parameter '\(name)' of the alias differs from that of the path, of the type '\(type)'"
  }
}
