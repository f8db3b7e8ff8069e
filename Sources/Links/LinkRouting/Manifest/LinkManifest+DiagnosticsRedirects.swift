extension ManifestCheck {
  /// Returns the requirements that may redirect a link forever, each with its cycle.
  ///
  /// A link that fails a requirement may be redirected to another route, or to the same route with
  /// other values. The requirements of that route are then checked. If redirects form a cycle, and
  /// none of the facts that the requirements name holds, the link never reaches a destination. For
  /// each redirect, the analysis uses only the parameter values that the requirement itself names.
  func endlessRedirects() -> [RequirementPlace: [RequirementPlace]] {
    var places: [RequirementPlace] = []
    for (routeIndex, route) in manifest.routes.enumerated() {
      for (index, requirement) in route.requirements.enumerated() {
        switch requirement.otherwise {
        case .wait, .refuse: break
        case .route, .parameters:
          places.append(RequirementPlace(route: routeIndex, requirement: index))
        }
      }
    }
    guard !places.isEmpty else { return [:] }
    let byRoute = Dictionary(grouping: places, by: \.route)
    var followers: [RequirementPlace: [RequirementPlace]] = [:]
    for place in places { followers[place] = successors(of: place, byRoute) }
    return Self.cycles(in: places, followers)
  }

  /// Returns the requirements that may be the next to fail after a requirement has failed.
  private func successors(
    of place: RequirementPlace, _ byRoute: [Int: [RequirementPlace]]
  ) -> [RequirementPlace] {
    let requirement = manifest.routes[place.route].requirements[place.requirement]
    var known = Dictionary(
      requirement.when.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let next: Int
    switch requirement.otherwise {
    case .wait, .refuse: return []
    case .route(let name):
      guard let index = routes[name] else { return [] }
      next = index
    case .parameters(let assignments):
      next = place.route
      for assignment in assignments { known[assignment.name] = assignment.value }
    }
    return (byRoute[next] ?? []).filter { candidate in
      manifest.routes[next].requirements[candidate.requirement].when.allSatisfy {
        known[$0.name] == nil || known[$0.name] == $0.value
      }
    }
  }

  /// Returns cycles of a graph, by the first node of each cycle; at least one if the graph has any.
  ///
  /// Nodes without followers are removed repeatedly. Every remaining node is on a cycle, or has a
  /// path to one.
  private static func cycles(
    in places: [RequirementPlace], _ followers: [RequirementPlace: [RequirementPlace]]
  ) -> [RequirementPlace: [RequirementPlace]] {
    var leaders: [RequirementPlace: [RequirementPlace]] = [:]
    var open: [RequirementPlace: Int] = [:]
    for place in places {
      let next = followers[place] ?? []
      open[place] = next.count
      for follower in next { leaders[follower, default: []].append(place) }
    }
    var ends = places.filter { open[$0] == 0 }
    while let end = ends.popLast() {
      for leader in leaders[end] ?? [] {
        guard let count = open[leader] else { continue }
        open[leader] = count - 1
        if count == 1 { ends.append(leader) }
      }
    }
    var result: [RequirementPlace: [RequirementPlace]] = [:]
    var visited: Set<RequirementPlace> = []
    for start in places where open[start, default: 0] > 0 && !visited.contains(start) {
      var way: [RequirementPlace] = []
      var position: [RequirementPlace: Int] = [:]
      var current = start
      while !visited.contains(current) {
        visited.insert(current)
        position[current] = way.count
        way.append(current)
        let next = (followers[current] ?? []).first { open[$0, default: 0] > 0 }
        guard let next else { break }
        current = next
      }
      guard let first = position[current] else { continue }
      let cycle = Array(way[first...])
      // The cycle is reported once, at the requirement that is first in the manifest.
      let order = cycle.indices.min { left, right in
        (cycle[left].route, cycle[left].requirement)
          < (cycle[right].route, cycle[right].requirement)
      }
      guard let order else { continue }
      result[cycle[order]] = Array(cycle[order...] + cycle[..<order])
    }
    return result
  }

  mutating func reportEndless(_ cycle: [RequirementPlace], at location: ManifestLocation) {
    let names = cycle.map { manifest.routes[$0.route].name }
    let way = (names + [names.first ?? ""]).joined(separator: " → ")
    var notes = cycle.dropFirst().prefix(8).map { place in
      ManifestDiagnostic.Note(
        "then the router checks this requirement",
        location: ManifestLocation("routes", manifest.routes[place.route].name, "requires")
          .index(place.requirement).key("otherwise"))
    }
    let ends = "'otherwise: wait' or 'otherwise: refuse'"
    notes.append(
      ManifestDiagnostic.Note(
        names.count > 1
          ? "use \(ends) in one of the requirements"
          : "change a parameter of 'when', or use \(ends)"))
    report(
      "endless-redirect", at: location,
      names.count > 1
        ? "requirements redirect the link forever: \(way)"
        : "the redirect leads back to the same requirement, which fails again",
      notes: notes)
  }
}
