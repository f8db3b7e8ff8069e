import LinkRouting

extension LinkManifest {
  /// Returns a widening for each retired route with links that may be rejected after the redirect.
  ///
  /// A platform opens all links of the retired route. The router builds the link of the new route.
  /// It rejects the original link if the new link does not match the new route, or does not meet
  /// the conditions of the new route.
  ///
  /// - Complexity: O(*r*) proofs for each retired route, where *r* is the number of routes and
  ///   exclusions. The proofs have the budget of ``PathProofs``.
  func redirectWidenings(of group: HostGroups.Group) -> [AssociationWidening] {
    let retired = group.routes.filter { routes[$0].redirect != nil }
    guard !retired.isEmpty else { return [] }
    let check = RedirectFailures(self)
    return retired.compactMap { index in
      guard let redirect = routes[index].redirect,
        let target = routes.first(where: { $0.name == redirect.route }),
        check.mayFail(redirect, of: routes[index], to: target)
      else { return nil }
      return AssociationWidening(
        code: .redirectNotExpressible, route: routes[index].name,
        explanation: "links that are rejected after the redirect to the route '\(target.name)'")
    }
  }
}

/// A search for links of a retired route for which no valid link of the new route exists.
private struct RedirectFailures {
  private let manifest: LinkManifest
  private let types: [String: ParameterType]
  /// The paths of all routes, with the names and the breadths of the routes.
  private let others: [(route: String, breadth: [Int], paths: AcceptedPaths)]
  /// The paths of all exclusions.
  private let excluded: [AcceptedPaths]
  private let proofs = PathProofs()

  init(_ manifest: LinkManifest) {
    let types = manifest.typesByName
    self.manifest = manifest
    self.types = types
    others = manifest.routes.flatMap(\.variants).map { route in
      (
        route.name, AndroidHostPlan.breadth(route.pattern),
        AcceptedPaths(route.pattern, types: types, isCaseSensitive: route.isCaseSensitive)
      )
    }
    excluded = manifest.exclusions.filter { !$0.isException }.map {
      AcceptedPaths($0.pattern, types: types, isCaseSensitive: true)
    }
  }

  /// Returns `false` only if, for every link of a retired route, a valid link of the new route
  /// exists.
  func mayFail(_ redirect: Route.Redirect, of route: Route, to target: Route) -> Bool {
    !target.conditions.isEmpty || mayLackHalf(redirect, of: route, to: target)
      || hasOtherValues(redirect, of: route, to: target)
      || mayBeDots(redirect, of: route, to: target) || mayMatchOther(redirect, to: target)
  }

  /// `true` if a fragment without keys may have values for only some of its parameters.
  private func mayLackHalf(
    _ redirect: Route.Redirect, of route: Route, to target: Route
  ) -> Bool {
    guard let pattern = target.fragmentPattern, pattern.declarations.count > 1 else { return false }
    let own = Set(route.fragmentPattern?.declarations.map(\.name) ?? [])
    let sources = pattern.declarations.map { redirect.source(of: $0.name) }
    let isFixed = sources.map { if case .text = $0 { true } else { false } }
    let isShared = sources.map {
      if case .parameter(let name) = $0 { own.contains(name) } else { false }
    }
    // The values of a fragment without keys are all present or all absent.
    return isFixed.contains(false) && isShared.contains(false)
  }

  /// `true` if a value of the query or the fragment cannot be a component of the new path.
  private func hasOtherValues(
    _ redirect: Route.Redirect, of route: Route, to target: Route
  ) -> Bool {
    let own = Set(route.pattern.parameterNames)
    return target.pattern.parameters.contains { parameter in
      guard case .parameter(let name) = redirect.source(of: parameter.name), !own.contains(name),
        let type = types[parameter.type]
      else { return false }
      var count = 1
      if case .text(let rule) = type.kind { count = max(1, rule.characterLength.lowerBound) }
      let candidates = ["", ".", ".."] + ["/", "\\"].map { String(repeating: $0, count: count) }
      return candidates.contains { value in
        let isDots = value == "." || value == ".."
        return type.accepts(value) && (isDots || !type.acceptsInPath(value))
      }
    }
  }

  /// `true` if a value that has literals around it in the retired path may be `.` or `..`, and is a
  /// whole component of the new path.
  private func mayBeDots(_ redirect: Route.Redirect, of route: Route, to target: Route) -> Bool {
    target.pattern.components.contains { component in
      guard case .parameter(let name, let typeName, prefix: "", suffix: "") = component,
        case .parameter(let source) = redirect.source(of: name), let type = types[typeName]
      else { return false }
      let isWhole = ([route.pattern] + route.aliases).allSatisfy { pattern in
        !pattern.parameterNames.contains(source)
          || pattern.components.contains {
            if case .parameter(source, _, prefix: "", suffix: "") = $0 { true } else { false }
          }
      }
      return !isWhole && [".", ".."].contains(where: type.accepts)
    }
  }

  /// `true` if the new path may be excluded, or may match a route that precedes the new route.
  private func mayMatchOther(_ redirect: Route.Redirect, to target: Route) -> Bool {
    target.variants.contains { variant in
      let own = AcceptedPaths(
        filled(variant.pattern, redirect), types: types, isCaseSensitive: target.isCaseSensitive)
      let breadth = AndroidHostPlan.breadth(variant.pattern)
      return excluded.contains { proofs.mayMeet(own, $0) }
        || others.contains { other in
          other.route != target.name && other.breadth.lexicographicallyPrecedes(breadth)
            && proofs.mayMeet(own, other.paths)
        }
    }
  }

  /// Returns a pattern in which the fixed values of a redirect replace parameters.
  private func filled(_ pattern: RoutePattern, _ redirect: Route.Redirect) -> RoutePattern {
    func piece(_ piece: RoutePattern.Piece) -> RoutePattern.Piece {
      guard case .parameter(let name, _) = piece,
        case .text(let text) = redirect.source(of: name)
      else { return piece }
      return .literal(text)
    }
    return RoutePattern(
      pattern.components.map { component in
        if case .catchAll(let name, _, _) = component,
          case .text(let text) = redirect.source(of: name)
        {
          return .literal(text)
        }
        return component.pieces.map { .compound($0.map(piece)) } ?? component
      })
  }
}
