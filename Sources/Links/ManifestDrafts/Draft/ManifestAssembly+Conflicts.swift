import Diagnostics
import LinkRouting

extension ManifestAssembly {
  /// Changes or removes routes that match the same link, if the router prefers neither of them, and
  /// removes routes that no link reaches.
  ///
  /// If one of two routes contains the other, the contained route is removed from the hosts and
  /// schemes that both have. Otherwise, values at the same positions get the same type, if this
  /// separates the routes. If it does not, one of the routes is removed from these hosts and
  /// schemes, and reported.
  mutating func repairConflicts() {
    for _ in 0..<64 {
      // All errors for which the router would reject the manifest have already been repaired.
      guard let router = try? Router([manifest]) else { return }
      let proof = router.conflicts(limit: 1_000)
      if proof.pairs.isEmpty {
        if proof.isTotalExact || !simplifyTypes() { return }
        continue
      }
      var changed: Set<String> = []
      for conflict in proof.pairs {
        guard let second = conflict.second.route, !changed.contains(second) else { continue }
        if let first = conflict.first.route {
          guard !changed.contains(first) else { continue }
          if conflict.kind == .ambiguous {
            changed.formUnion(separate(first, second))
            continue
          }
        }
        changed.insert(second)
        leaveOut(conflict)
      }
      guard !changed.isEmpty else { return }
      leaveOutRoutesWithoutOrigin()
    }
  }

  /// Removes and reports the second route of a conflict.
  ///
  /// Patterns with precedence match all links of this route, so it would have no effect.
  private mutating func leaveOut(_ conflict: Router.Conflict) {
    guard let name = conflict.second.route else { return }
    let other = conflict.first.route.map { "route '\($0)'" } ?? "an exclusion"
    report.report(
      "draft-conflict", .warning, path: nil, nil,
      "route '\(name)' is not carried over, because it shares links with \(other)",
      notes: [
        "the pattern of route '\(name)' is '\(conflict.second.pattern)'",
        "the other pattern is '\(conflict.first.pattern)'",
      ])
    manifest.routes.removeAll { $0.name == name }
    comments[ManifestLocation("routes", name)] = nil
  }

  /// Changes the types of two routes, or removes one of them from the hosts and schemes that both
  /// have, so that no link matches both.
  ///
  /// - Returns: The names of the changed routes.
  private mutating func separate(_ first: String, _ second: String) -> Set<String> {
    guard let left = manifest.routes.firstIndex(where: { $0.name == first }),
      let right = manifest.routes.firstIndex(where: { $0.name == second })
    else { return [] }
    let (one, two) = (manifest.routes[left], manifest.routes[right])
    if one.contains(two) { return leaveOut(right, besides: left, isContained: true) }
    if two.contains(one) { return leaveOut(left, besides: right, isContained: true) }
    if giveSameTypes(left, right) { return [first, second] }
    // Keep the route with a catch-all, because it matches more links.
    return two.pattern.hasCatchAll && !one.pattern.hasCatchAll
      ? leaveOut(left, besides: right, isContained: false)
      : leaveOut(right, besides: left, isContained: false)
  }

  /// Removes from a route all hosts and schemes that a second route also has.
  private mutating func leaveOut(_ index: Int, besides other: Int, isContained: Bool) -> Set<String>
  {
    let (route, kept) = (manifest.routes[index], manifest.routes[other])
    let hosts = Set(kept.hosts ?? manifest.hosts)
    let schemes = Set(kept.schemes ?? manifest.schemes)
    let ownHosts = (route.hosts ?? manifest.hosts).filter { !hosts.contains($0) }
    let ownSchemes = (route.schemes ?? manifest.schemes).filter { !schemes.contains($0) }
    if ownHosts != manifest.hosts { manifest.routes[index].hosts = ownHosts }
    if ownSchemes != manifest.schemes { manifest.routes[index].schemes = ownSchemes }
    let what =
      ownHosts.isEmpty && ownSchemes.isEmpty
      ? "is not carried over" : "is carried over only in part"
    report.report(
      isContained ? "draft-contained-path" : "draft-conflict", isContained ? .info : .warning,
      path: nil, nil,
      isContained
        ? "'\(route.pattern)' has no separate route, because route '\(kept.name)' matches its links"
        : "route '\(route.name)' \(what), because it shares links with route '\(kept.name)'",
      notes: ["the pattern of route '\(kept.name)' is '\(kept.pattern)'"]
        + (isContained
          ? []
          : [
            "the pattern of route '\(route.name)' is '\(route.pattern)'",
            "neither route has precedence",
          ]))
    return [route.name]
  }

  /// Removes the routes that have no host or scheme left.
  private mutating func leaveOutRoutesWithoutOrigin() {
    let names = manifest.routes.filter {
      $0.hosts?.isEmpty ?? manifest.hosts.isEmpty && $0.schemes?.isEmpty ?? manifest.schemes.isEmpty
    }.map(\.name)
    let lost = Set(names)
    manifest.routes.removeAll { lost.contains($0.name) }
    for name in lost { comments[ManifestLocation("routes", name)] = nil }
  }

  /// Gives values at the same positions of two routes the same type, which accepts any text.
  ///
  /// The components after these values then distinguish the routes.
  ///
  /// - Returns: `true` if a route was changed.
  private mutating func giveSameTypes(_ left: Int, _ right: Int) -> Bool {
    guard manifest.routes[left].pattern.skeleton != manifest.routes[right].pattern.skeleton
    else { return false }
    var components = manifest.routes[left].pattern.components
    var others = manifest.routes[right].pattern.components
    var isChanged = false
    for index in 0..<min(components.count, others.count) {
      guard case .parameter(let name, let type, let prefix, let suffix) = components[index],
        case .parameter(let other, let otherType, prefix, suffix) = others[index],
        type != otherType
      else { continue }
      let shared = openType(type, otherType)
      guard shared != type || shared != otherType else { continue }
      components[index] = .parameter(name: name, type: shared, prefix: prefix, suffix: suffix)
      others[index] = .parameter(name: other, type: shared, prefix: prefix, suffix: suffix)
      isChanged = true
    }
    manifest.routes[left].pattern = RoutePattern(components)
    manifest.routes[right].pattern = RoutePattern(others)
    if isChanged {
      report.report(
        "draft-shared-type", .info, path: nil, nil,
        "routes '\(manifest.routes[left].name)' and '\(manifest.routes[right].name)'"
          + " get the same type for values at the same position",
        notes: ["only the components after the values distinguish the routes"])
    }
    return isChanged
  }
}

extension RoutePattern {
  /// The pattern without the names and types of its values.
  fileprivate var skeleton: [String] {
    components.map { component in
      switch component {
      case .literal(let text): "=" + text
      case .parameter(_, _, let prefix, let suffix): prefix + "{}" + suffix
      case .compound(let pieces): pieces.map { $0.text ?? "{}" }.joined()
      case .catchAll(_, _, let minimum): minimum == 0 ? "*" : "+"
      }
    }
  }
}
