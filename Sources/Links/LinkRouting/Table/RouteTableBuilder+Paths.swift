extension RouteTable {
  /// One path of a route with optional parts, which contains all, some or none of these parts.
  struct OptionalPath: Sendable {
    /// The index of the entry, which has only the parameters of this path.
    var entry: Int32
    /// The indices of the entry's parameters among those of the path with all parts.
    var slots: [Int]
  }

  /// The parameters of a path that lacks optional parameters.
  struct PartialPath: Sendable {
    /// The indices of the parameters among those of the path with all parts.
    var slots: [Int]
    /// The number of parameters of the path with all parts.
    var fullCount: Int
  }
}

extension RouteTableBuilder {
  /// Adds an entry for each path of a route and its aliases, except the route's own path with all
  /// optional parts.
  mutating func addPaths(of route: Route, entry: Int32, in manifest: LinkManifest) {
    let expansions = route.pattern.expansions
    var paths = [(parameters: route.pattern.parameters, entry: entry)]
    for (index, pattern) in expansions.enumerated().dropFirst() {
      var other = route
      other.pattern = pattern
      let full = entries[Int(entry)]
      let path = addEntry(other, app: full.app, index: full.route)
      entries[Int(path)].pattern = Int16(index)
      entries[Int(path)].flags.insert(.partial)
      pathsOfEntry[entry, default: []].append((pattern, path))
      paths.append((pattern.parameters, path))
    }
    if paths.count > 1 {
      optionalPaths[entries[Int(entry)].firstMark] = paths.map { path in
        RouteTable.OptionalPath(
          entry: path.entry,
          slots: path.parameters.compactMap { paths[0].parameters.firstIndex(of: $0) })
      }
      for path in optionalPaths[entries[Int(entry)].firstMark] ?? [] {
        partialPaths[entries[Int(path.entry)].firstMark] = RouteTable.PartialPath(
          slots: path.slots, fullCount: paths[0].parameters.count)
      }
    }
    addAliases(of: route, entry: entry, paths: paths, in: manifest)
  }

  /// Adds an entry for each path of each alias; an alias that is not valid for the route is
  /// reported instead.
  ///
  /// Each entry is a copy of the entry for the route's path with the same parameters. A match of an
  /// alias therefore differs from a match of that path only in its captures.
  private mutating func addAliases(
    of route: Route, entry: Int32, paths: [(parameters: [RoutePattern.Parameter], entry: Int32)],
    in manifest: LinkManifest
  ) {
    var number = route.pattern.expansions.count
    for (index, alias) in route.aliases.prefix(Route.maximumAliases).enumerated() {
      let expansions = alias.expansions
      defer { number += expansions.count }
      if let reason = alias.reasonAgainstAlias(of: route.pattern) {
        let place = ManifestLocation("routes", route.name, "aliases").index(index)
        diagnostics.append(
          ManifestDiagnostic(
            code: "alias-parameters", app: manifest.app, location: place, message: reason))
        continue
      }
      for (offset, pattern) in expansions.enumerated() {
        let path = paths.first { $0.parameters == pattern.parameters }
        guard let path else { continue }
        let copy = copy(of: path.entry)
        entries[Int(copy)].pattern = Int16(number + offset)
        pathsOfEntry[entry, default: []].append((pattern, copy))
      }
    }
  }
}
