import FiniteAutomata
import LinkRouting

/// The hosts of a manifest, grouped by their routes and exclusions.
///
/// The hosts of a group have the same files, which are written only once.
struct HostGroups: Sendable {
  /// Hosts with the same routes and exclusions.
  struct Group: Sendable {
    /// The hosts in the order of the manifest, as the manifest spells them, but with `*` in place
    /// of a parameter.
    var hosts: [String]
    /// The indices of the routes that the hosts serve.
    var routes: [Int]
    /// The indices of the exclusions that apply to the hosts.
    var exclusions: [Int]
    /// `true` if a link may open: the hosts have a route whose paths are not all excluded.
    ///
    /// If it is `false`, the hosts need no file, because a file that only excludes links has no
    /// effect.
    var isOpen = false
    /// `true` if the group contains the host with a parameter, whose values the platforms do not
    /// check, or the domain of that host.
    var hasSubdomain = false
  }

  private(set) var groups: [Group] = []
  /// The hosts on which a link may open, in the order of the manifest.
  private(set) var openHosts: [String] = []
  /// The hosts that serve the files of ``openHosts``.
  var fileHosts: [String] { openHosts.map(WildcardHost.domain) }
  private var groupOfHost: [String: Int] = [:]

  /// Groups the hosts of a manifest.
  ///
  /// In addition to the complexity below, each group with exclusions needs proofs, whose number
  /// the budget of ``PathProofs`` limits.
  ///
  /// - Complexity: O(*h* + *g* · *r* log *r*), where *h* is the number of hosts in the manifest and
  ///   in its routes, *g* the number of groups, and *r* the number of routes and exclusions.
  init(_ manifest: LinkManifest) {
    var routes: [String: [Int]] = [:]
    for (index, route) in manifest.routes.enumerated() {
      for host in Set((route.hosts ?? []).map(AndroidHostPlan.declaredKey)) {
        routes[host, default: []].append(index)
      }
    }
    var exclusions: [String: [Int]] = [:]
    for (index, exclusion) in manifest.exclusions.enumerated() {
      if let host = exclusion.host {
        exclusions[AndroidHostPlan.declaredKey(host), default: []].append(index)
      }
    }
    struct Own: Hashable {
      var routes: [Int]
      var exclusions: [Int]
    }
    var known: [Own: Int] = [:]
    let declared = manifest.hosts.map(WildcardHost.withoutParameter)
    for host in declared {
      let key = AndroidHostPlan.key(host)
      let own = Own(routes: routes[key] ?? [], exclusions: exclusions[key] ?? [])
      if let index = known[own] {
        groups[index].hosts.append(host)
      } else {
        known[own] = groups.count
        groups.append(
          Group(hosts: [host], routes: own.routes, exclusions: own.exclusions))
      }
      groupOfHost[key] = known[own]
    }
    let sharedRoutes = manifest.routes.indices.filter { manifest.routes[$0].hosts == nil }
    let sharedExclusions = manifest.exclusions.indices.filter {
      manifest.exclusions[$0].host == nil
    }
    let types = manifest.typesByName
    for index in groups.indices {
      groups[index].routes = (groups[index].routes + sharedRoutes).sorted()
      groups[index].exclusions = (groups[index].exclusions + sharedExclusions).sorted()
      groups[index].isOpen = Self.isOpen(groups[index], manifest, types)
    }
    openHosts = declared.filter { group(of: $0)?.isOpen ?? false }
    // Devices read the file of the domain for the host with a parameter.
    if let host = manifest.subdomain?.host {
      for host in [host, WildcardHost.domain(of: host)] {
        if let index = index(of: host) { groups[index].hasSubdomain = true }
      }
    }
    // Devices read the files of a wildcard from its domain.
    for host in declared where WildcardHost.isWildcard(host) {
      let domain = WildcardHost.domain(of: AndroidHostPlan.key(host))
      groupOfHost[domain] = groupOfHost[domain] ?? index(of: host)
    }
  }

  /// Returns the group of a host, regardless of case; `nil` if the manifest does not declare it.
  ///
  /// An undeclared domain has the group of its wildcard.
  func group(of host: String) -> Group? { index(of: host).map { groups[$0] } }

  /// Returns the index of the group of a host in ``groups``.
  func index(of host: String) -> Int? { groupOfHost[AndroidHostPlan.declaredKey(host)] }

  private static func isOpen(
    _ group: Group, _ manifest: LinkManifest, _ types: [String: ParameterType]
  ) -> Bool {
    if group.exclusions.isEmpty || group.routes.isEmpty { return !group.routes.isEmpty }
    let proofs = PathProofs()
    let avoided = AvoidedPaths(
      ExceptedRoutes.certain(
        group.exclusions.map { manifest.exclusions[$0] }, types: types, proofs))
    return group.routes.flatMap { manifest.routes[$0].variants }.contains { route in
      let paths = AcceptedPaths(
        route.pattern, types: types, isCaseSensitive: route.isCaseSensitive)
      let avoided = avoided.automata(meeting: paths.leadingText)
      return avoided.isEmpty || !proofs.isNothing(in: paths.automaton, avoiding: avoided)
    }
  }
}

/// Paths that a proof ignores, indexed by the text at their start.
struct AvoidedPaths {
  private let paths: [any FiniteAutomaton]
  private let fronts: PathPrefixes

  /// Creates a set of accepted paths.
  ///
  /// - Complexity: O(*n* log *n*) for paths of *n* states.
  init(_ paths: [AcceptedPaths]) {
    self.init(paths.map(\.automaton), leadingTexts: paths.map(\.leadingText))
  }

  /// Creates a set of the paths that automata accept.
  ///
  /// - Parameter leadingTexts: For each automaton, the text at the start of all its paths.
  init(_ automata: [PatternAutomaton], leadingTexts: [[UInt8]]) {
    paths = automata
    fronts = PathPrefixes(leadingTexts)
  }

  /// Returns the automata of the paths that may begin with the given text.
  func automata(meeting text: [UInt8]) -> [any FiniteAutomaton] {
    fronts.places(meeting: text).map { paths[$0] }
  }
}

extension LinkManifest {
  /// The types that routes may name; those of the manifest override built-in ones.
  var typesByName: [String: ParameterType] {
    Dictionary(
      (types + ParameterType.builtIn).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }
}
