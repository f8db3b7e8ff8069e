extension AppleHostText {
  /// Whether a component that excludes closes no route that is said later.
  func isFree(_ component: AppleComponentText, behind index: Int) -> Bool {
    let route = routes[index]
    // A path of literals is its route's, whatever types others have.
    let ownsPath =
      route.paths.isLiteral && route.takesAnySlash && route.isCaseSensitive && route.isPathExact
      && component.path == route.path
    let leadingText = component.leadingText
    return routes[(index + 1)...].allSatisfy { later in
      ownsPath && !later.paths.isLiteral || differ(leadingText, later)
        || isProvedDisjoint(component, later)
    }
  }

  /// Whether a component takes no path of a route.
  func isDisjoint(_ component: AppleComponentText, _ route: AppleRouteText) -> Bool {
    differ(component.leadingText, route) || isProvedDisjoint(component, route)
  }

  /// Whether paths differ in the text in front of their first value, whatever its case, as most do.
  private func differ(_ leadingText: [UInt8], _ route: AppleRouteText) -> Bool {
    route.paths.differs(fromText: leadingText)
  }

  private func isProvedDisjoint(_ component: AppleComponentText, _ route: AppleRouteText) -> Bool {
    proofs.isNothing(in: [
      automaton(component.path, isCaseSensitive: component.isCaseSensitive), route.paths.automaton,
    ])
  }

  /// The automaton of a pattern of paths.
  func automaton(_ pattern: String, isCaseSensitive: Bool) -> PatternAutomaton {
    proofs.automaton(pattern, isCaseSensitive: isCaseSensitive, variables)
  }
}
