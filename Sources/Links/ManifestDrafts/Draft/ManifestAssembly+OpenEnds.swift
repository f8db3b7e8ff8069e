import Diagnostics
import LinkRouting

// Removal of routes whose links a different route also matches.

extension ManifestAssembly {
  /// Removes catch-all routes that exist only because Android's patterns cannot count components.
  ///
  /// A route is removed only if a different source has a route with one value in place of the
  /// catch-all. That route gets the parameters of the removed route.
  mutating func leaveOutOpenEnds() {
    var narrow: [String: [Int]] = [:]
    for (place, route) in routes.enumerated() where !route.isAndroid {
      guard case .value(let prefix, _, let suffix)? = route.components.last, prefix.isEmpty,
        suffix.isEmpty
      else { continue }
      let front = Array(route.components.dropLast()).skeleton
      narrow[route.isCaseSensitive ? front : front.lowercased(), default: []].append(place)
    }
    var left: Set<Int> = []
    var closed: [Int: String] = [:]
    for (place, route) in routes.enumerated() {
      guard case .rest? = route.components.last, route.isAndroid else {
        // The pattern `/a/.*` becomes two routes: one for longer paths, and this one for `/a/`.
        if route.isAndroid, route.trailingSlash == .required {
          closed[place] = route.components.skeleton
        }
        continue
      }
      let front = Array(route.components.dropLast())
      let kept =
        narrow[front.skeleton]?.first
        ?? narrow[front.skeleton.lowercased()]?.first { !routes[$0].isCaseSensitive }
      guard let kept, Self.hasHosts(of: route, routes[kept]) else { continue }
      left.insert(place)
      sayOptional(route, routes[kept])
      routes[kept].refineParameters(by: route)
      let origins = routes[kept].origins.joined(separator: ", ")
      report.report(
        "draft-open-end", .info, path: nil, nil,
        "the route matches only one component after '\(Self.text(front))', although longer paths"
          + " open the app according to \(route.origins.joined(separator: ", "))",
        notes: ["according to \(origins), paths with more components do not open the app"])
    }
    let fronts = Set(left.map { Array(routes[$0].components.dropLast()).skeleton })
    left.formUnion(closed.filter { fronts.contains($0.value) }.keys)
    routes = routes.enumerated().filter { !left.contains($0.offset) }.map(\.element)
  }

  /// Reports the parameters that become optional because only one of two sources requires them.
  private mutating func sayOptional(_ route: DraftRoute, _ kept: DraftRoute) {
    for parameter in route.query
    where parameter.occurrence == .required && kept.saysQueries
      && !kept.query.contains(where: { $0.name == parameter.name })
    {
      report.report(
        "draft-optional-item", .info, path: nil, nil,
        "parameter '\(parameter.name)' of '\(Self.text(kept.components))' is optional,"
          + " because only some sources require it",
        notes: ["required by \(route.origins.joined(separator: ", "))"])
    }
  }

  /// Removes routes whose paths another route matches with an empty catch-all.
  ///
  /// Routes with query or fragment parameters, or with evidence from links, are kept.
  mutating func leaveOutCovered() {
    var open: [String: [DraftRoute]] = [:]
    for route in routes {
      guard case .rest(_, minimum: 0)? = route.components.last,
        !(route.query + route.fragment).contains(where: { $0.occurrence == .required }),
        route.fragmentText?.isRequired != true
      else { continue }
      open[Array(route.components.dropLast()).skeleton, default: []].append(route)
    }
    guard !open.isEmpty else { return }
    routes.removeAll { route in
      guard !route.components.isEmpty, route.evidence.isEmpty, route.query.isEmpty,
        route.fragment.isEmpty, route.fragmentText == nil
      else {
        return false
      }
      return open[route.components.skeleton]?.contains {
        Self.hasHosts(of: route, $0) && Self.hasSchemes(of: route, $0)
          && (route.isCaseSensitive || !$0.isCaseSensitive)
      } ?? false
    }
  }

  /// Returns `true` if the second route has every host of the first route.
  private static func hasHosts(of route: DraftRoute, _ other: DraftRoute) -> Bool {
    guard let hosts = other.hosts else { return true }
    return route.hosts?.isSubset(of: hosts) ?? false
  }

  private static func hasSchemes(of route: DraftRoute, _ other: DraftRoute) -> Bool {
    guard let schemes = other.schemes else { return true }
    return route.schemes?.isSubset(of: schemes) ?? false
  }

  static func text(_ components: some Sequence<DraftComponent>) -> String {
    let text = components.map { component in
      switch component {
      case .literal(let text): "/" + text
      case .value(let prefix, _, let suffix): "/\(prefix){…}\(suffix)"
      case .compound(let pieces):
        "/" + pieces.map { $0.value == nil ? $0.skeleton : "{…}" }.joined()
      case .rest: "/…"
      }
    }.joined()
    return text.isEmpty ? "/" : text
  }
}
