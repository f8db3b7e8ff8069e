import LinkRouting

/// The components of one app for one host, in the order in which they are tried.
struct AppleHostText {
  private(set) var components: [AppleComponentText] = []
  private(set) var widenings: [AssociationWidening] = []
  private var routes: [AppleRouteText]
  private let exclusions: [AppleRouteText]
  private var variables: AppleVariables

  init(_ manifest: LinkManifest, host: String, variables: inout AppleVariables) {
    let types = Dictionary(
      (manifest.types + ParameterType.builtIn).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    var own = variables
    exclusions = manifest.exclusions
      .filter { $0.host.map { $0.isSameHost(as: host) } ?? true }
      .map { AppleRouteText($0, types: types, variables: &own) }
    let ranked = manifest.routes.enumerated()
      .filter { ($0.element.hosts ?? manifest.hosts).contains { $0.isSameHost(as: host) } }
      .sorted { ($0.element.pattern.rank, $0.offset) < ($1.element.pattern.rank, $1.offset) }
    routes = ranked.map {
      AppleRouteText(
        $0.element, sharedQuery: manifest.sharedQuery, types: types, variables: &own)
    }
    self.variables = own
    writeExclusions()
    for index in routes.indices { write(index) }
    widenings += routes.flatMap(\.widenings)
    variables = self.variables
  }

  // MARK: Exclusions

  private mutating func writeExclusions() {
    for exclusion in exclusions {
      if mayExclude(exclusion) {
        components.append(
          AppleComponentText(path: exclusion.path, excludes: true, comment: exclusion.comment))
      } else {
        widenings.append(
          AssociationWidening(
            code: .exclusionNotExpressible, route: exclusion.name,
            explanation:
              "links that the manifest excludes, because excluding them would close routes"))
      }
    }
    leaveOutExcluded()
    // An empty component is refused, unless the slashes may be those of a value.
    let empty = AppleComponentText(
      path: "*//*", excludes: true, comment: "no link has an empty component")
    if !routes.isEmpty, routes.allSatisfy({ isDisjoint(empty, $0) }) { components.append(empty) }
  }

  /// Leaves out routes of which nothing is left, as on a host that is excluded as a whole.
  private mutating func leaveOutExcluded() {
    let excluded = components.map { automaton($0.path, isCaseSensitive: true) }
    guard !excluded.isEmpty else { return }
    routes = routes.filter { route in
      PatternProof.isIncluded(route.paths.automaton, in: excluded, isPath: true) != .yes
    }
  }

  /// Whether the pattern of an exclusion excludes no more than the router does.
  private func mayExclude(_ exclusion: AppleRouteText) -> Bool {
    let excluded = automaton(exclusion.path, isCaseSensitive: true)
    return routes.allSatisfy { route in
      PatternProof.search(
        [excluded, route.paths.automaton],
        avoiding: exclusion.paths.isExact ? [exclusion.paths.automaton] : [], isPath: true) == .yes
    }
  }

  // MARK: Routes

  private mutating func write(_ index: Int) {
    let route = routes[index]
    func component(_ comment: String) -> AppleComponentText {
      AppleComponentText(path: route.path, isCaseSensitive: route.isCaseSensitive, comment: comment)
    }
    var excludes: [AppleComponentText] = []
    for wrong in route.wrongPaths {
      var exclusion = component("\(route.name): no \(wrong.parameter)")
      exclusion.excludes = true
      if let pattern = harmless(wrong, exclusion, behind: index) {
        exclusion.path = pattern
        excludes.append(exclusion)
      }
    }
    let hasWrongItems = !route.wrongItems.isEmpty || route.choice != nil
    let mayExcludeItems = hasWrongItems && isFree(component(""), behind: index)
    for item in route.wrongItems {
      var wrong = component("\(route.name): no \(item.name)")
      wrong.items = [item]
      wrong.excludes = true
      if mayExcludeItems { excludes.append(wrong) } else { widenPrecedence(index, item.name) }
    }
    components += excludes
    var include = component(route.comment)
    include.items = route.items
    include.fragment = route.fragment
    if let choice = route.choice {
      if mayExcludeItems {
        var chosen = include
        chosen.items.append(choice)
        var other = component("\(route.name): no \(choice.name)")
        other.items = [.init(name: choice.name, pattern: "?*")]
        other.excludes = true
        components += [chosen, other]
      } else {
        widenPrecedence(index, choice.name)
      }
    }
    components.append(include)
    closePath(index, include)
  }

  /// Excludes the rest of the links on a path of literals, which the router gives to no other route.
  private mutating func closePath(_ index: Int, _ include: AppleComponentText) {
    guard !include.items.isEmpty || include.fragment != nil else { return }
    let isTakenLater = routes[(index + 1)...].contains { !isDisjoint(include, $0) }
    guard isTakenLater else { return }
    if isFree(include, behind: index) {
      components.append(
        AppleComponentText(
          path: include.path, excludes: true, isCaseSensitive: include.isCaseSensitive,
          comment: "\(routes[index].name): what it refuses is no other route's"))
    } else {
      widenPrecedence(index, nil)
    }
  }

  /// The pattern of what a parameter may not be, without the values that would close a route; `nil` if none is left.
  private mutating func harmless(
    _ wrong: AppleRouteText.WrongPath, _ exclusion: AppleComponentText, behind index: Int
  ) -> String? {
    func isHarmless(_ value: String) -> Bool {
      var exclusion = exclusion
      exclusion.path = wrong.front + value + wrong.back
      // The route's own paths stay open whatever the pattern means.
      return isDisjoint(exclusion, routes[index]) && isFree(exclusion, behind: index)
    }
    if isHarmless("$(\(wrong.variable))") {
      return wrong.front + "$(\(wrong.variable))" + wrong.back
    }
    widenPrecedence(index, wrong.parameter)
    let values = (variables.values[wrong.variable] ?? []).filter(isHarmless)
    guard !values.isEmpty else { return nil }
    return wrong.front + "$(\(variables.name(of: values, preferred: wrong.variable)))" + wrong.back
  }

  private mutating func widenPrecedence(_ index: Int, _ parameter: String?) {
    routes[index].widen(
      .precedenceNotExpressible, parameter: parameter,
      "links that the route refuses, because excluding them would close other routes")
    // Such links may also be opened by what is said about the others.
    let path = AppleComponentText(
      path: routes[index].path, isCaseSensitive: routes[index].isCaseSensitive, comment: "")
    for later in routes.indices where later > index && !isDisjoint(path, routes[later]) {
      routes[later].widen(
        .precedenceNotExpressible,
        "links that the router gives to another route, which refuses them")
    }
  }

  /// Whether a component that excludes closes no route that is said later.
  private func isFree(_ component: AppleComponentText, behind index: Int) -> Bool {
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

  private func isDisjoint(_ component: AppleComponentText, _ route: AppleRouteText) -> Bool {
    differ(component.leadingText, route) || isProvedDisjoint(component, route)
  }

  /// Whether paths differ in the text in front of their first value, whatever its case, as most do.
  private func differ(_ leadingText: [UInt8], _ route: AppleRouteText) -> Bool {
    let other = route.paths.leadingText
    for index in 0..<min(leadingText.count, other.count) where leadingText[index] != other[index] {
      return true
    }
    return false
  }

  private func isProvedDisjoint(_ component: AppleComponentText, _ route: AppleRouteText) -> Bool {
    PatternProof.search(
      [
        automaton(component.path, isCaseSensitive: component.isCaseSensitive),
        route.paths.automaton,
      ], avoiding: [], isPath: true) == .yes
  }

  private func automaton(_ pattern: String, isCaseSensitive: Bool) -> PatternAutomaton {
    PatternAutomaton(
      variables.elements(pattern, isPath: true, isCaseSensitive: isCaseSensitive), isPath: true,
      isCaseSensitive: isCaseSensitive)
  }
}

extension RoutePattern {
  /// Where a route stands among others: literals first, then those with more literals in front, then deeper ones,
  /// catch-alls last; so what is excluded for one seldom closes one that follows.
  fileprivate var rank: Int {
    let literals = components.prefix { if case .literal = $0 { true } else { false } }.count
    if literals == components.count { return 0 }
    let hasCatchAll = components.contains(where: \.isCatchAll)
    let depth = hasCatchAll ? 0 : min(components.count, 9_999)
    return 1 + (10_000 - min(literals, 9_999)) * 10_000 + 9_999 - depth
  }
}

extension String {
  /// Whether two hosts are one, whatever the case of their ASCII letters.
  func isSameHost(as other: String) -> Bool {
    utf8.map(\.asciiLowercased) == other.utf8.map(\.asciiLowercased)
  }
}
