import LinkRouting

extension ManifestAssembly {
  /// Merges routes of custom schemes with routes of hosts if no additional links open as a result.
  ///
  /// An intent filter that declares a custom scheme but no path matches every path. For example,
  /// `shop://invite` opens, although a filter with the prefix `/invite/` leaves
  /// `https://shop.example/invite` in the browser.
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
  /// Returns `true` if the routes can be merged and no additional links open as a result.
  ///
  /// Both routes must have the same trailing slash and the same minimum of a catch-all. If only
  /// Android files describe both routes, their values must also have the same types. Otherwise,
  /// each value of the merged route has the more precise of its two types.
  fileprivate func mayUnite(with other: DraftRoute) -> Bool {
    guard trailingSlash == other.trailingSlash, leastRest == other.leastRest else { return false }
    return !isAndroid || !other.isAndroid || hasKinds(of: other)
  }

  /// The minimum number of components of a catch-all; `nil` if the route has no catch-all.
  private var leastRest: Int? {
    if case .rest(_, let minimum)? = components.last { minimum } else { nil }
  }
}
