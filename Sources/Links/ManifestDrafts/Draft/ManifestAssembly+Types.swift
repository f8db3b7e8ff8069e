import Diagnostics
import LinkRouting

extension ManifestAssembly {
  /// Simplifies the types of values in paths, so that proofs are fast.
  ///
  /// The router rejects routes that cannot be proved to be free of conflicts. One call replaces the
  /// types for language tags, which have a large grammar, or all types if no value has a type for
  /// language tags.
  ///
  /// - Returns: `true` if a type was changed.
  mutating func simplifyTypes() -> Bool {
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
      let names =
        (changed.count == 1 ? "route " : "routes ")
        + changed.prefix(8).joined(separator: ", ") + (changed.count > 8 ? ", …" : "")
      report.report(
        "draft-simpler-type", .warning, path: nil, nil,
        "path parameters of \(names) accept any text, because the search for conflicts took too"
          + " long",
        notes: ["give these parameters narrower types one by one, and run 'waymark check'"])
      return true
    }
    return false
  }

  /// Makes the first secret type among the given ones accept any text, and returns its name;
  /// returns `text` if none of them is secret.
  mutating func openType(_ types: String...) -> String {
    for index in manifest.types.indices
    where manifest.types[index].isSecret && types.contains(manifest.types[index].name) {
      manifest.types[index].kind = .text(TextRule())
      return manifest.types[index].name
    }
    return "text"
  }

  mutating func leaveOutUnusedTypes() {
    var used: Set<String> = []
    func note(_ pattern: RoutePattern) {
      used.formUnion(pattern.parameters.map(\.type))
    }
    for route in manifest.routes {
      note(route.pattern)
      for case .named(let name) in (route.query + route.fragment).map(\.type) { used.insert(name) }
    }
    for exclusion in manifest.exclusions { note(exclusion.pattern) }
    manifest.types.removeAll { !used.contains($0.name) }
  }
}
