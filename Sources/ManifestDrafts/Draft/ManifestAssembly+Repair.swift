import Diagnostics
import LinkRouting

extension ManifestAssembly {
  /// The manifest, after everything is left out of it that would be an error.
  mutating func draft() -> ManifestDraft {
    writeRoutes()
    repairSyntax()
    repairConflicts()
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

  /// Makes routes one, or leaves the later one out, where a link would be taken by both.
  private mutating func repairConflicts() {
    for _ in 0..<64 {
      guard let router = try? Router([manifest]) else {
        // What the router itself refuses was looked for above.
        return
      }
      let conflicts = router.conflicts(limit: 1_000).pairs
      guard !conflicts.isEmpty else { return }
      var touched: Set<String> = []
      var removed: Set<String> = []
      for conflict in conflicts {
        guard let second = conflict.second.route, !touched.contains(second) else { continue }
        if let first = conflict.first.route {
          guard !touched.contains(first) else { continue }
          touched.insert(first)
          if conflict.kind == .ambiguous { widen(first, by: second) }
        }
        touched.insert(second)
        removed.insert(second)
        let other = conflict.first.route.map { "the route \($0)" } ?? "an exclusion"
        report.report(
          "draft-conflict", .warning, path: nil, nil,
          "the route \(second) (\(conflict.second.pattern)) is left out, since \(other) takes its links",
          notes: ["\(other) is \(conflict.first.pattern)"])
      }
      guard !removed.isEmpty else { return }
      manifest.routes.removeAll { removed.contains($0.name) }
      for name in removed { comments[ManifestLocation("routes", name)] = nil }
    }
  }

  /// Opens the values of a route that another one of the same form would have.
  private mutating func widen(_ name: String, by other: String) {
    guard let index = manifest.routes.firstIndex(where: { $0.name == name }),
      let second = manifest.routes.first(where: { $0.name == other }),
      manifest.routes[index].pattern.components.count == second.pattern.components.count
    else { return }
    let route = manifest.routes[index]
    var components: [RoutePattern.Component] = []
    for (left, right) in zip(route.pattern.components, second.pattern.components) {
      switch (left, right) {
      case _ where left == right: components.append(left)
      case (.parameter(let name, _, let prefix, let suffix), .parameter(_, _, let front, let back)):
        let isSame = prefix == front && suffix == back
        components.append(
          .parameter(
            name: name, type: "text", prefix: isSame ? prefix : "", suffix: isSame ? suffix : ""))
      case (.catchAll(let name, _, let least), .catchAll(_, _, let other)):
        components.append(.catchAll(name: name, type: "text", minimum: min(least, other)))
      default: components.append(left)
      }
    }
    var result = route
    result.pattern = RoutePattern(components)
    let names = Set(second.query.map(\.name))
    for place in result.query.indices where result.query[place].occurrence == .required {
      if !names.contains(result.query[place].name) { result.query[place].occurrence = .optional }
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
