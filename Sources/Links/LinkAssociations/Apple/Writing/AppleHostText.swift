import LinkRouting

/// The components of one app for one host, in the order in which the system tries them.
struct AppleHostText {
  var components: [AppleComponentText] = []
  var widenings: [AssociationWidening] = []
  var routes: [AppleRouteText]
  private let exclusions: [AppleRouteText]
  /// The links that exceptions exempt from the exclusions; `nil` if there are no exceptions.
  private var excepted: ExceptedRoutes?
  var variables: AppleVariables
  let proofs = ApplePathProofs()
  /// An index of the literal text at the start of the paths of ``routes``.
  private(set) var fronts = PathPrefixes([])

  /// For each of ``routes``, `true` if a widening already reports that the components of the route
  /// open links that an earlier route rejects.
  var isWidened: [Bool] = []

  /// The level of detail; requirements that are omitted as a result are reported.
  let content: AppleFileContent

  /// Writes the components of an app for a group of hosts.
  ///
  /// - Complexity: O(*p* · *r*) for *p* parameters and *r* routes with similar paths, with a proof
  ///   for each pair. The search for pairs and the proofs share one budget. After it is used up,
  ///   the remaining work is linear.
  ///
  /// - Parameter isAlone: `true` if no other manifest contributes components for the same app
  ///   identifiers, so that an exclusion affects only this app.
  init(
    _ manifest: LinkManifest, on group: HostGroups.Group, content: AppleFileContent,
    isAlone: Bool, variables: inout AppleVariables
  ) {
    self.content = content
    let types = manifest.typesByName
    var own = variables
    let listed = group.exclusions.map { manifest.exclusions[$0] }
    exclusions = listed.filter { !$0.isException }.flatMap { exclusion in
      exclusion.pattern.withoutOptionalCatchAll.map { pattern in
        AppleRouteText(exclusion, pattern: pattern, types: types, variables: &own)
      }
    }
    let ranked = group.routes.flatMap { manifest.routes[$0].variants }.enumerated()
      .map { (index: $0.offset, rank: $0.element.pattern.rank, route: $0.element) }
      .sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
    routes = ranked.map {
      AppleRouteText(
        $0.route, sharedQuery: manifest.sharedQuery, types: types,
        isReadable: content.isReadable, variables: &own)
    }
    self.variables = own
    if listed.contains(where: \.isException) {
      writeExcepted(
        ranked.map(\.route), from: listed, sharedQuery: manifest.sharedQuery, types: types)
    }
    writeExclusions()
    for index in routes.indices { write(index) }
    leaveOutEmptyComponents()
    if isAlone { leaveOutIdleExclusions() }
    widenings = (widenings + routes.flatMap(\.widenings)).unique
    widenings += manifest.redirectWidenings(of: group) + manifest.canonicalPathWidenings(of: group)
    if proofs.hasGivenUp || hasUnlistedWords {
      widenings.append(
        AssociationWidening(
          code: .proofNotFinished,
          explanation:
            "links that could be excluded, because proving that an exclusion is safe takes too long"
        ))
    }
    variables = self.variables
  }

  /// `true` if a proof may have failed because an enumeration is too long for its automaton.
  private var hasUnlistedWords: Bool {
    routes.contains { route in
      route.paths.hasUnlistedWords
        && route.widenings.contains { $0.code == .precedenceNotExpressible }
    }
  }

  // MARK: Exclusions

  /// The path pattern that matches every path with an empty component.
  static let emptyComponentPath = "*//*"

  /// Writes the components for links that exceptions exempt from the exclusions.
  private mutating func writeExcepted(
    _ models: [Route], from exclusions: [LinkManifest.Exclusion],
    sharedQuery: [ParameterDeclaration], types: [String: ParameterType]
  ) {
    let isReadable = content.isReadable
    func text(_ route: Route) -> AppleRouteText {
      AppleRouteText(
        route, sharedQuery: sharedQuery, types: types, isReadable: isReadable,
        variables: &variables)
    }
    let excepted = ExceptedRoutes(
      of: models, exclusions, types: types, proofs: PathProofs()
    ) { route in
      let text = text(route)
      return [automaton(text.path, isCaseSensitive: text.isCaseSensitive)]
    } excluded: { exclusion in
      let text = AppleRouteText(exclusion, types: types, variables: &variables)
      return [automaton(text.path, isCaseSensitive: true)]
    }
    let early = excepted.routes.map(text)
    let late = routes.enumerated().filter { !excepted.whole.contains($0.offset) }.map(\.element)
    routes = early + late
    fronts = PathPrefixes(routes.map(\.paths.leadingText))
    isWidened = Array(repeating: false, count: routes.count)
    for index in early.indices {
      for place in excepted.guards[index] {
        let exclusion = AppleRouteText(exclusions[place], types: types, variables: &variables)
        let component = Self.component(of: exclusion)
        if !components.contains(component) { components.append(component) }
      }
      write(index)
    }
    widenings += routes[..<early.count].flatMap(\.widenings).unique
    routes.removeFirst(early.count)
    self.excepted = excepted
  }

  private static func component(of exclusion: AppleRouteText) -> AppleComponentText {
    AppleComponentText(path: exclusion.path, excludes: true, comment: exclusion.comment)
  }

  private mutating func writeExclusions() {
    fronts = PathPrefixes(routes.map(\.paths.leadingText))
    let excluded = AvoidedPaths(
      exclusions.map(\.paths).filter(\.isExact) + (excepted?.paths ?? []))
    for exclusion in exclusions {
      let component = Self.component(of: exclusion)
      if components.contains(component) { continue }
      if mayExclude(exclusion, besides: excluded) {
        components.append(component)
      } else {
        let widening = AssociationWidening(
          code: .exclusionNotExpressible, route: exclusion.name,
          explanation: proofs.isExhausted
            ? "links that the manifest excludes, because proving that this is safe takes too long"
            : "links that the manifest excludes, because an exclusion would also affect routes")
        // An exclusion with an optional catch-all has two patterns, so its widening may already be
        // listed.
        if !widenings.contains(widening) { widenings.append(widening) }
      }
    }
    leaveOutExcluded()
    fronts = PathPrefixes(routes.map(\.paths.leadingText))
    isWidened = Array(repeating: false, count: routes.count)
    // The router rejects empty components, unless the slashes may be part of a value. Routes that
    // consist only of literals never match an empty component.
    let empty = AppleComponentText(
      path: Self.emptyComponentPath, excludes: true,
      comment: "paths with an empty component stay in the browser")
    if !content.isReadable, routes.contains(where: { !$0.paths.isLiteral }),
      routes.allSatisfy({ isDisjoint(empty, $0) })
    {
      components.append(empty)
    }
  }

  /// The maximum number of components in a file from which redundant ones are removed.
  ///
  /// The removal only makes files easier to read, and people do not read larger files.
  private static let tidiedCount = 64

  /// Removes the exclusion of empty components if the remaining exclusions have the same effect.
  private mutating func leaveOutEmptyComponents() {
    guard components.count <= Self.tidiedCount, !proofs.isExhausted,
      let place = components.firstIndex(where: { $0.path == Self.emptyComponentPath })
    else { return }
    let empty = automaton(Self.emptyComponentPath, isCaseSensitive: true)
    let isNeeded = components.enumerated().contains { index, include in
      guard !include.excludes else { return false }
      // A component applies only to links that no earlier component matches.
      let before = components[..<index].filter {
        $0.excludes && $0.items.isEmpty && $0.fragment == nil && $0.isCaseSensitive
          && $0.path != Self.emptyComponentPath
      }
      let avoided = AvoidedPaths(
        before.map { automaton($0.path, isCaseSensitive: true) },
        leadingTexts: before.map(\.leadingText))
      return !proofs.isNothing(
        in: empty, and: automaton(include.path, isCaseSensitive: include.isCaseSensitive),
        avoiding: avoided.automata(meeting: include.leadingText))
    }
    if !isNeeded { components.remove(at: place) }
  }

  /// Removes exclusions of the manifest whose links no component would open.
  ///
  /// A link that no component matches stays in the browser anyway.
  private mutating func leaveOutIdleExclusions() {
    let includes = components.filter { !$0.excludes }
    guard !includes.isEmpty else { return }
    let fronts = PathPrefixes(includes.map(\.leadingText))
    let paths = Set(exclusions.map(\.path))
    let needed = components.filter { component in
      guard component.excludes, component.route == nil, paths.contains(component.path),
        component.items.isEmpty
      else { return true }
      let excluded = automaton(component.path, isCaseSensitive: true)
      return fronts.places(meeting: component.leadingText).contains { place in
        let include = includes[place]
        return proofs.isExhausted
          || !proofs.isNothing(
            in: excluded,
            and: automaton(include.path, isCaseSensitive: include.isCaseSensitive))
      }
    }
    components = needed
  }

  /// Removes routes that are completely excluded, for example because their host is excluded.
  private mutating func leaveOutExcluded() {
    // Components with a route belong to the links of exceptions. Only the others exclude links of
    // whole routes.
    let components = components.filter { $0.route == nil }
    guard !components.isEmpty else { return }
    let excluded = AvoidedPaths(
      components.map { automaton($0.path, isCaseSensitive: true) },
      leadingTexts: components.map(\.leadingText))
    routes = routes.filter { route in
      let avoided = excluded.automata(meeting: route.paths.leadingText)
      return avoided.isEmpty || !proofs.isNothing(in: route.paths.automaton, avoiding: avoided)
    }
  }

  /// Returns `true` if the pattern of an exclusion excludes no more than the router does.
  ///
  /// - Parameter excluded: The paths that the router excludes.
  private func mayExclude(_ exclusion: AppleRouteText, besides excluded: AvoidedPaths) -> Bool {
    let text = AppleComponentText(path: exclusion.path, comment: "")
    let pattern = automaton(exclusion.path, isCaseSensitive: true)
    let avoided = excluded.automata(meeting: text.leadingText)
    return fronts.places(meeting: text.leadingText).allSatisfy { index in
      proofs.isNothing(in: pattern, and: routes[index].paths.automaton, avoiding: avoided)
    } && excepted?.permits(pattern, PathProofs()) ?? true
  }
}
