import LinkRouting

/// The components of one app for one host, in the order in which they are tried.
struct AppleHostText {
  var components: [AppleComponentText] = []
  var widenings: [AssociationWidening] = []
  var routes: [AppleRouteText]
  private let exclusions: [AppleRouteText]
  var variables: AppleVariables
  let proofs = ApplePathProofs()
  /// The texts with which the paths of ``routes`` begin.
  private(set) var fronts = TextFronts([])

  /// Whether values are excluded that the types refuse; if not, that is reported.
  let excludesValues: Bool

  init(
    _ manifest: LinkManifest, host: String, excludesValues: Bool, variables: inout AppleVariables
  ) {
    self.excludesValues = excludesValues
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

  /// Paths with an empty component.
  static let emptyComponentPath = "*//*"

  private mutating func writeExclusions() {
    for exclusion in exclusions {
      if mayExclude(exclusion) {
        components.append(
          AppleComponentText(path: exclusion.path, excludes: true, comment: exclusion.comment))
      } else {
        widenings.append(
          AssociationWidening(
            code: .exclusionNotExpressible, route: exclusion.name,
            explanation: proofs.isExhausted
              ? "links that the manifest excludes, because it takes too long to prove that excluding them closes no route"
              : "links that the manifest excludes, because excluding them would close routes"))
      }
    }
    leaveOutExcluded()
    fronts = TextFronts(routes.map(\.paths.leadingText))
    // An empty component is refused, unless the slashes may be those of a value; literals alone never match one.
    let empty = AppleComponentText(
      path: Self.emptyComponentPath, excludes: true, comment: "no link has an empty component")
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
