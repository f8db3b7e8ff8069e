extension AppleHostText {
  /// `true` if a proof shows that an excluding component blocks no link of a later route.
  func isFree(_ component: AppleComponentText, behind index: Int) -> Bool {
    let route = routes[index]
    // If the path of this route consists only of literals, the router prefers this route to later
    // routes that match the path with a value.
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

  /// Returns the indices of the later routes whose paths may begin like those of a component.
  ///
  /// Only the text before the first value is compared, regardless of case. Most routes differ in
  /// this text.
  func routes(meeting component: AppleComponentText, behind index: Int) -> [Int] {
    fronts.places(meeting: component.leadingText).filter { $0 > index }
  }

  /// `true` if a component provably matches no path of a route.
  func isDisjoint(_ component: AppleComponentText, _ route: AppleRouteText) -> Bool {
    route.paths.differs(from: component) || isProvedDisjoint(component, route)
  }

  private func isProvedDisjoint(_ component: AppleComponentText, _ route: AppleRouteText) -> Bool {
    proofs.isDisjoint(component, route.paths, isCaseSensitive: route.isCaseSensitive) {
      automaton(component.path, isCaseSensitive: component.isCaseSensitive)
    }
  }

  /// Returns the automaton of a path pattern.
  func automaton(_ pattern: String, isCaseSensitive: Bool) -> PatternAutomaton {
    proofs.automaton(pattern, isCaseSensitive: isCaseSensitive, variables)
  }
}
