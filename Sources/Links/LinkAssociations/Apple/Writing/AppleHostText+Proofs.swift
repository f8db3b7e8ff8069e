extension AppleHostText {
  /// Whether a component that excludes closes no route that is said later.
  func isFree(_ component: AppleComponentText, behind index: Int) -> Bool {
    let route = routes[index]
    // A path of literals is its route's, whatever types others have.
    let ownsPath =
      route.paths.isLiteral && route.takesAnySlash && route.isCaseSensitive && route.isPathExact
      && component.path == route.path
    guard !proofs.isExhausted else { return false }
    let later = routes(meeting: component, behind: index)
    guard proofs.spend(later.count) else { return false }
    return later.allSatisfy { later in
      ownsPath && !routes[later].paths.isLiteral || isDisjoint(component, routes[later])
    }
  }

  /// The routes behind one whose paths do not differ from those of a component in the text in front of their first
  /// value, whatever its case, as most do.
  func routes(meeting component: AppleComponentText, behind index: Int) -> [Int] {
    fronts.places(meeting: component.leadingText).filter { $0 > index }
  }

  /// Whether a component takes no path of a route.
  func isDisjoint(_ component: AppleComponentText, _ route: AppleRouteText) -> Bool {
    route.paths.differs(from: component) || isProvedDisjoint(component, route)
  }

  private func isProvedDisjoint(_ component: AppleComponentText, _ route: AppleRouteText) -> Bool {
    proofs.isDisjoint(component, route.paths, isCaseSensitive: route.isCaseSensitive) {
      automaton(component.path, isCaseSensitive: component.isCaseSensitive)
    }
  }

  /// The automaton of a pattern of paths.
  func automaton(_ pattern: String, isCaseSensitive: Bool) -> PatternAutomaton {
    proofs.automaton(pattern, isCaseSensitive: isCaseSensitive, variables)
  }
}
