import LinkRouting

extension ManifestAssembly {
  /// Unites a route of custom schemes with one of hosts, if the result opens no more than both.
  ///
  /// A filter of a scheme that names no path has every path: `shop://invite` opens, although a
  /// filter with the prefix `/invite/` leaves `https://shop.example/invite` in the browser.
  mutating func uniteSchemes() {
    var places: [String: Int] = [:]
    for (place, route) in routes.enumerated() where !route.isSchemeOnly {
      places[route.key] = place
    }
    var united: Set<Int> = []
    for (place, route) in routes.enumerated() where route.isSchemeOnly {
      guard let other = places[String(route.key.dropFirst())] else { continue }
      if route.mayUnite(with: routes[other]) {
        routes[other].refine(by: route)
        united.insert(place)
      } else {
        routes[place].refineParameters(by: routes[other])
        let schemes = routes[other].schemes ?? Set(manifest.schemes)
        routes[other].schemes = schemes.subtracting(route.schemes ?? Set(manifest.schemes))
      }
    }
    routes = routes.enumerated().filter { !united.contains($0.offset) }.map(\.element)
  }
}

extension DraftRoute {
  /// Returns `true` if the paths of both routes are the same, or one source gives more precise
  /// types for them.
  fileprivate func mayUnite(with other: DraftRoute) -> Bool {
    guard trailingSlash == other.trailingSlash, leastRest == other.leastRest else { return false }
    return !isAndroid || !other.isAndroid || hasKinds(of: other)
  }

  /// The least number of components of the rest; `nil` for a route without a rest.
  private var leastRest: Int? {
    if case .rest(_, let minimum)? = components.last { minimum } else { nil }
  }
}
