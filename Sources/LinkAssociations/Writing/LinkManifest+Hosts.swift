import LinkRouting

extension LinkManifest {
  /// The types that routes may name, those of the manifest before those that every manifest has.
  var typesByName: [String: ParameterType] {
    Dictionary(
      (types + ParameterType.builtIn).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The hosts on which a link may open: a route is served there, and not everything is excluded.
  ///
  /// A host that is none of them needs no file: a file that only excludes says what no file says as well.
  var openHosts: [String] { hosts.filter(servesRoutes) }

  /// Whether a route is served on a host, and not all of its paths are excluded there.
  func servesRoutes(on host: String) -> Bool {
    let routes = routes.filter { ($0.hosts ?? hosts).contains { $0.isSameHost(as: host) } }
    let excluded = exclusions.filter { $0.host.map { $0.isSameHost(as: host) } ?? true }
    if excluded.isEmpty { return !routes.isEmpty }
    let types = typesByName
    let proofs = PathProofs()
    let avoided = excluded.map { AcceptedPaths($0.pattern, types: types, isCaseSensitive: true) }
      .filter(\.isExact).map(\.automaton)
    return routes.contains { route in
      let paths = AcceptedPaths(
        route.pattern, types: types, isCaseSensitive: route.isCaseSensitive)
      return !proofs.isNothing(in: [paths.automaton], avoiding: avoided)
    }
  }
}
