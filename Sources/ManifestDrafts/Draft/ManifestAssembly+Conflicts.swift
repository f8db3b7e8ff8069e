import Diagnostics
import LinkRouting

extension ManifestAssembly {
  /// Changes routes, or makes two of them one, where a link would be taken by both.
  mutating func repairConflicts() {
    for _ in 0..<64 {
      // What the router itself refuses was looked for above.
      guard let router = try? Router([manifest]) else { return }
      let proof = router.conflicts(limit: 1_000)
      let conflicts = proof.pairs
      if conflicts.isEmpty {
        if proof.isTotalExact || !simplifyTypes() { return }
        continue
      }
      var touched: Set<String> = []
      var removed: Set<String> = []
      for conflict in conflicts {
        guard let second = conflict.second.route, !touched.contains(second) else { continue }
        let first = conflict.first.route
        if let first, touched.contains(first) { continue }
        touched.formUnion([first, second].compactMap(\.self))
        if conflict.kind == .ambiguous, let first, sameTypes(first, second) { continue }
        if conflict.kind == .ambiguous, let first { widen(first, by: second) }
        removed.insert(second)
        let other = first.map { "the route \($0)" } ?? "an exclusion"
        report.report(
          "draft-conflict", .warning, path: nil, nil,
          "the route \(second) (\(conflict.second.pattern)) is no route of its own, since \(other)"
            + " takes links of it", notes: ["\(other) was \(conflict.first.pattern)"])
      }
      guard !touched.isEmpty else { return }
      manifest.routes.removeAll { removed.contains($0.name) }
      for name in removed { comments[ManifestLocation("routes", name)] = nil }
    }
  }

  /// Gives the values of two routes one type where they stand at the same place, so that what differs behind them
  /// decides.
  ///
  /// - Returns: Whether something was changed.
  private mutating func sameTypes(_ first: String, _ second: String) -> Bool {
    guard let left = manifest.routes.firstIndex(where: { $0.name == first }),
      let right = manifest.routes.firstIndex(where: { $0.name == second }),
      manifest.routes[left].pattern.skeleton != manifest.routes[right].pattern.skeleton
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
        "values of the routes \(first) and \(second) have one type, so that what follows tells them apart"
      )
    }
    return isChanged
  }

  /// Opens a route so that it takes the links of another one too.
  private mutating func widen(_ name: String, by other: String) {
    guard let index = manifest.routes.firstIndex(where: { $0.name == name }),
      let second = manifest.routes.first(where: { $0.name == other })
    else { return }
    var result = manifest.routes[index]
    result.pattern = union(
      result.pattern, second.pattern,
      besides: Set((result.query + result.fragment + manifest.sharedQuery).map(\.name)))
    if result.trailingSlash != second.trailingSlash { result.trailingSlash = .tolerated }
    let names = Set(second.query.map(\.name))
    for place in result.query.indices
    where result.query[place].occurrence == .required
      && !names.contains(result.query[place].name)
    {
      result.query[place].occurrence = .optional
    }
    if let hosts = result.hosts {
      result.hosts = second.hosts.map { other in
        manifest.hosts.filter { hosts.contains($0) || other.contains($0) }
      }
    }
    if let schemes = result.schemes {
      result.schemes = second.schemes.map { other in
        manifest.schemes.filter { schemes.contains($0) || other.contains($0) }
      }
    }
    manifest.routes[index] = result
  }

  /// A pattern that takes every path of two.
  private mutating func union(
    _ first: RoutePattern, _ second: RoutePattern, besides taken: Set<String>
  ) -> RoutePattern {
    var components: [RoutePattern.Component] = []
    var left = first.components[...]
    var right = second.components[...]
    var names = NamePool(taken)
    func least(_ components: ArraySlice<RoutePattern.Component>) -> Int {
      components.reduce(0) { count, component in
        if case .catchAll(_, _, let minimum) = component { count + minimum } else { count + 1 }
      }
    }
    func isRest(_ component: RoutePattern.Component?) -> Bool {
      if case .catchAll? = component { true } else { false }
    }
    while !left.isEmpty || !right.isEmpty {
      guard let one = left.first, let two = right.first, !isRest(one), !isRest(two) else {
        let minimum = min(least(left), least(right), 1)
        components.append(
          .catchAll(name: names.take("rest"), type: "text", minimum: minimum))
        break
      }
      left.removeFirst()
      right.removeFirst()
      switch (one, two) {
      case (.literal(let left), .literal(let right)) where left == right: components.append(one)
      case (
        .parameter(let name, let type, let prefix, let suffix),
        .parameter(_, let other, let front, let back)
      ):
        let isSame = prefix == front && suffix == back
        components.append(
          .parameter(
            name: names.take(name), type: openType(type, other), prefix: isSame ? prefix : "",
            suffix: isSame ? suffix : ""))
      case (.parameter(let name, let type, _, _), _), (_, .parameter(let name, let type, _, _)):
        components.append(.parameter(name: names.take(name), type: openType(type)))
      default: components.append(.parameter(name: names.take("value"), type: "text"))
      }
    }
    return RoutePattern(components)
  }
}

extension RoutePattern {
  /// The pattern without names and types.
  fileprivate var skeleton: [String] {
    components.map { component in
      switch component {
      case .literal(let text): "=" + text
      case .parameter(_, _, let prefix, let suffix): prefix + "{}" + suffix
      case .catchAll(_, _, let minimum): minimum == 0 ? "*" : "+"
      }
    }
  }
}
