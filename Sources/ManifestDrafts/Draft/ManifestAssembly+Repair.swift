import Diagnostics
import LinkRouting

extension ManifestAssembly {
  /// The manifest, after everything is left out of it that would be an error.
  mutating func draft() -> ManifestDraft {
    writeRoutes()
    repairSyntax()
    repairConflicts()
    // Nothing is left to do, unless widening made something that no manifest may have.
    repairSyntax()
    leaveOutUnusedTypes()
    comments[ManifestLocation()] = [
      "A draft: read it, name what has no good name, and say what only you know.",
      "waymark check says what is wrong with it.",
    ]
    var counts = ManifestDraft.Counts()
    counts.routes = manifest.routes.count
    counts.exclusions = manifest.exclusions.count
    return ManifestDraft(
      manifest: manifest, comments: comments, diagnostics: report.all, counts: counts)
  }

  // MARK: One manifest by itself

  private mutating func repairSyntax() {
    // Each round leaves something out, or ends.
    for _ in 0..<64 {
      let errors = manifest.diagnostics().filter { $0.severity == .error }
      guard !errors.isEmpty else { return }
      let before = manifest
      leaveOut(errors)
      if manifest == before { break }
    }
    guard manifest.diagnostics().contains(where: { $0.severity == .error }) else { return }
    // Nothing of it can stand.
    for diagnostic in manifest.diagnostics() where diagnostic.severity == .error {
      report.report("draft-left-out", .error, path: nil, nil, diagnostic.message)
    }
    manifest = LinkManifest(app: manifest.app, hosts: [Self.placeholderHost])
    comments = [:]
  }

  private mutating func leaveOut(_ errors: [ManifestDiagnostic]) {
    var hosts: Set<Int> = []
    var schemes: Set<Int> = []
    var exclusions: Set<Int> = []
    var routes: Set<String> = []
    for error in errors {
      let steps = error.location.steps
      switch (steps.first, steps.dropFirst().first) {
      case (.key("hosts")?, .index(let index)?): hosts.insert(index)
      case (.key("schemes")?, .index(let index)?): schemes.insert(index)
      case (.key("exclude")?, .index(let index)?): exclusions.insert(index)
      case (.key("routes")?, .key(let name)?): routes.insert(name)
      case (.key("platforms")?, .key("apple")?): repairApple()
      case (.key("platforms")?, .key("android")?): repairAndroid()
      case (.key("app")?, _): manifest.app = "app"
      case (.key("hosts")?, _) where manifest.hosts.isEmpty:
        manifest.hosts = [Self.placeholderHost]
      case (.key("types")?, .key(let name)?):
        if let index = manifest.types.firstIndex(where: { $0.name == name }) {
          manifest.types[index].kind = .text(TextRule())
        }
      default: continue
      }
      report.report(
        "draft-left-out", .warning, path: nil, nil,
        "\(error.location) is not carried over: \(error.message)")
    }
    let lost = Set(hosts.map { manifest.hosts[$0] })
    let lostSchemes = Set(schemes.map { manifest.schemes[$0] })
    manifest.hosts.remove(hosts)
    manifest.schemes.remove(schemes)
    manifest.exclusions.remove(exclusions)
    manifest.exclusions.removeAll { $0.host.map(lost.contains) ?? false }
    for index in manifest.routes.indices {
      manifest.routes[index].hosts?.removeAll(where: lost.contains)
      manifest.routes[index].schemes?.removeAll(where: lostSchemes.contains)
    }
    manifest.routes.removeAll { routes.contains($0.name) }
  }

  private mutating func repairApple() {
    guard var apple = manifest.platforms.apple else { return }
    apple.appIDs = apple.appIDs.unique
    if apple.isPlaceholder || apple.appIDs.isEmpty {
      manifest.platforms.apple = nil
    } else {
      apple.isPlaceholder = true
      manifest.platforms.apple = apple
    }
  }

  private mutating func repairAndroid() {
    guard var android = manifest.platforms.android else { return }
    android.fingerprints = android.fingerprints.unique
    if android.isPlaceholder {
      manifest.platforms.android = nil
    } else {
      android.isPlaceholder = true
      manifest.platforms.android = android
    }
  }

  // MARK: Routes against each other

  /// Changes routes, or makes two of them one, where a link would be taken by both.
  private mutating func repairConflicts() {
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

  /// Gives values in paths a type that proofs are quick with, since routes that cannot be proved to be free of
  /// conflicts are refused: first language tags, whose grammar is large, then all.
  ///
  /// - Returns: Whether something was changed.
  private mutating func simplifyTypes() -> Bool {
    for types in [["language"], nil] as [Set<String>?] {
      var changed: [String] = []
      for index in manifest.routes.indices {
        let route = manifest.routes[index]
        var components = route.pattern.components
        for place in components.indices {
          switch components[place] {
          case .parameter(let name, let type, let prefix, let suffix)
          where types?.contains(type) ?? (type != "text"):
            components[place] = .parameter(
              name: name, type: openType(type), prefix: prefix, suffix: suffix)
          case .catchAll(let name, let type, let minimum)
          where types?.contains(type) ?? (type != "text"):
            components[place] = .catchAll(name: name, type: openType(type), minimum: minimum)
          default: break
          }
        }
        let pattern = RoutePattern(components)
        guard pattern != route.pattern else { continue }
        manifest.routes[index].pattern = pattern
        changed.append(route.name)
      }
      guard !changed.isEmpty else { continue }
      let names = changed.prefix(8).joined(separator: ", ") + (changed.count > 8 ? ", …" : "")
      report.report(
        "draft-simpler-type", .warning, path: nil, nil,
        "values in paths are of any text, since conflicts could not be looked for in time: \(names)",
        notes: ["give them types again one by one, and ask waymark check"])
      return true
    }
    return false
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
    return isChanged
  }

  /// The name of a type of any text, which is a secret if one of some types is.
  private mutating func openType(_ types: String...) -> String {
    for index in manifest.types.indices
    where manifest.types[index].isSecret && types.contains(manifest.types[index].name) {
      manifest.types[index].kind = .text(TextRule())
      return manifest.types[index].name
    }
    return "text"
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

  private mutating func leaveOutUnusedTypes() {
    var used: Set<String> = []
    func note(_ pattern: RoutePattern) {
      for component in pattern.components {
        switch component {
        case .literal: break
        case .parameter(_, let type, _, _), .catchAll(_, let type, _): used.insert(type)
        }
      }
    }
    for route in manifest.routes {
      note(route.pattern)
      for case .named(let name) in (route.query + route.fragment).map(\.type) { used.insert(name) }
    }
    for exclusion in manifest.exclusions { note(exclusion.pattern) }
    manifest.types.removeAll { !used.contains($0.name) }
  }
}

extension Array {
  /// Removes the elements at some places.
  fileprivate mutating func remove(_ places: Set<Int>) {
    guard !places.isEmpty else { return }
    self = enumerated().filter { !places.contains($0.offset) }.map(\.element)
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
