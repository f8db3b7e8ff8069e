import LinkRouting

/// The components of one app for one host, in the order in which they are tried.
struct AppleHostText {
  var components: [AppleComponentText] = []
  var widenings: [AssociationWidening] = []
  var routes: [AppleRouteText]
  private let exclusions: [AppleRouteText]
  var variables: AppleVariables
  let proofs = ApplePathProofs()

  init(_ manifest: LinkManifest, host: String, variables: inout AppleVariables) {
    let types = manifest.typesByName
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
    // An empty component is refused, unless the slashes may be those of a value; literals alone never match one.
    let empty = AppleComponentText(
      path: "*//*", excludes: true, comment: "no link has an empty component")
    if routes.contains(where: { !$0.paths.isLiteral }),
      routes.allSatisfy({ isDisjoint(empty, $0) })
    {
      components.append(empty)
    }
  }

  /// Leaves out routes of which nothing is left, as on a host that is excluded as a whole.
  private mutating func leaveOutExcluded() {
    let excluded = components.map { automaton($0.path, isCaseSensitive: true) }
    guard !excluded.isEmpty else { return }
    routes = routes.filter { route in
      !proofs.isNothing(in: [route.paths.automaton], avoiding: excluded)
    }
  }

  /// Whether the pattern of an exclusion excludes no more than the router does.
  private func mayExclude(_ exclusion: AppleRouteText) -> Bool {
    let excluded = automaton(exclusion.path, isCaseSensitive: true)
    return routes.allSatisfy { route in
      proofs.isNothing(
        in: [excluded, route.paths.automaton],
        avoiding: exclusion.paths.isExact ? [exclusion.paths.automaton] : [])
    }
  }
}
