import LinkRouting

/// Measures building a router from 10,000 routes, including the checks of all pairs of routes.
///
/// Foundation has no router, so there is no comparison.
func routerBuildingBenchmarks() {
  let distinct = ManyRoutes(count: 10_000).manifest
  measure("build a router: 10,000 routes", input: distinct, goal: .milliseconds(20)) { manifest in
    try Router([manifest])
  }
  prove("prove 10,000 routes: all distinct", distinct)
  prove("prove 10,000 routes: all the same", identical())
  prove("prove 10,000 routes: types overlap everywhere", overlapping())
}

private func prove(_ name: String, _ manifest: LinkManifest) {
  guard let router = try? Router([manifest]) else { preconditionFailure("no router: \(name)") }
  measure(name, input: router, goal: .seconds(1)) { router in router.conflicts(limit: 100) }
}

/// A manifest in which each of the 49,995,000 pairs of routes is ambiguous.
private func identical() -> LinkManifest {
  manifest { _ in [.literal("item"), .parameter(name: "id", type: "text")] }
}

/// A manifest whose routes contain the six built-in types in every combination.
///
/// Each route has five parameters and ends with a literal.
private func overlapping() -> LinkManifest {
  let types = ParameterType.builtIn.map(\.name)
  return manifest { index in
    var rest = index
    let parameters = (0..<5).map { place -> RoutePattern.Component in
      defer { rest /= types.count }
      return .parameter(name: "p\(place)", type: types[rest % types.count])
    }
    return parameters + [.literal("end\(rest)")]
  }
}

private func manifest(_ components: (Int) -> [RoutePattern.Component]) -> LinkManifest {
  LinkManifest(
    app: "many", hosts: ["many.example"],
    routes: (0..<10_000).map { index in
      Route(name: "route\(index)", pattern: RoutePattern(components(index)))
    })
}
