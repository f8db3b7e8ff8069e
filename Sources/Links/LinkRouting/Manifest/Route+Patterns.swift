extension Route {
  /// The maximum number of aliases of a route.
  static let maximumAliases = 1000

  /// The path and the aliases, as the manifest spells them.
  package var spelledPatterns: [RoutePattern] { [pattern] + aliases }

  /// The patterns of all paths that match the route; no pattern has optional parts.
  ///
  /// The paths of canonical links are first.
  package var patterns: [RoutePattern] { spelledPatterns.flatMap(\.expansions) }

  /// Returns `true` if no canonical link has the pattern at an index of ``patterns``.
  func isAlias(pattern index: some BinaryInteger) -> Bool {
    Int(index) >= pattern.expansions.count
  }

  /// Returns the location of the pattern at an index of ``patterns``.
  func location(ofPattern index: some BinaryInteger) -> ManifestLocation {
    let location = ManifestLocation("routes", name)
    var rest = Int(index) - pattern.expansions.count
    if rest < 0 { return location.key("path") }
    for (alias, pattern) in aliases.enumerated() {
      rest -= pattern.expansions.count
      if rest < 0 { return location.key("aliases").index(alias) }
    }
    return location.key("aliases")
  }

  /// Returns the location of a parameter of the fragment.
  ///
  /// All parameters of a fragment pattern have the location of the pattern.
  func location(ofFragment parameter: ParameterDeclaration) -> ManifestLocation {
    let location = ManifestLocation("routes", name, "fragment")
    return fragmentPattern == nil ? location.key(parameter.name) : location
  }

  /// Copies of the route without aliases, one for each of its patterns.
  ///
  /// A pattern with a catch-all that may be empty becomes two patterns, if other components follow
  /// the catch-all; see ``RoutePattern/withoutOptionalCatchAll``.
  ///
  /// A description of the paths of a route, such as an association file, describes each of these
  /// copies.
  package var variants: [Route] {
    let patterns = patterns.flatMap(\.withoutOptionalCatchAll)
    if patterns.count == 1, pattern.optionalParts.isEmpty, patterns[0] == pattern { return [self] }
    return patterns.map { pattern in
      var route = self
      route.pattern = pattern
      route.aliases = []
      return route
    }
  }
}

extension RoutePattern {
  /// The pattern itself, or two patterns that together match the same paths.
  ///
  /// There are two if the catch-all may be empty and other components follow it:
  /// `/files/{path:text*}/edit` becomes `/files/{path:text+}/edit` and `/files/edit`.
  ///
  /// In the patterns of association files, the slash before a catch-all is not optional, so one
  /// pattern cannot express both cases.
  package var withoutOptionalCatchAll: [RoutePattern] {
    guard let index = components.firstIndex(where: \.isCatchAll), index < components.count - 1,
      case .catchAll(let name, let type, minimum: 0) = components[index]
    else { return [self] }
    var (shorter, longer) = (components, components)
    shorter.remove(at: index)
    longer[index] = .catchAll(name: name, type: type, minimum: 1)
    return [RoutePattern(longer), RoutePattern(shorter)]
  }

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
  ///
  /// Each path of an alias must have the same parameters as one path of the route.
  func reasonAgainstAlias(of path: RoutePattern) -> String? {
    let paths = path.expansions.map(\.parameters)
    let other = expansions.first { !paths.contains($0.parameters) }
    return other?.reasonAgainstPlainAlias(of: path)
  }

  private func reasonAgainstPlainAlias(of path: RoutePattern) -> String? {
    let (own, expected) = (parameters, path.parameters)
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
    let (name, type, isSameType) =
      zip(own, expected).first { $0 != $1 }.map { ($0.name, $1.type, $0.type == $1.type) }
      ?? ("", "", false)
    return isSameType
      ? "parameter '\(name)' of the alias must match as many components as it does in the path"
      : "parameter '\(name)' of the alias must have the type '\(type)', as in the path"
  }
}
