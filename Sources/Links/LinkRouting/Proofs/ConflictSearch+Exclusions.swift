// An entry of an ordered list of exclusions has no effect if earlier entries match all of its
// links. An exception also has no effect if no later exclusion matches any of its links.

extension ConflictSearch {
  /// An entry of a list of exclusions that has no effect.
  struct IdleExclusion {
    var place: Place
    /// The earlier entries that match all of its links; empty for an exception that affects no
    /// later exclusion.
    var takers: [Place]
    /// One of its links.
    var witness: String?
  }

  /// A path in a trie, with all patterns that have this path.
  struct ListedPattern {
    var path: Path
    var end: Terminal
    var places: [Place]
  }

  /// Returns the entries without effect in the lists of exclusions that contain exceptions.
  func idleExclusions() -> [IdleExclusion] {
    var counts: [Place: Int] = [:]
    var found: [Place: (count: Int, takers: Set<Place>, witness: String?)] = [:]
    for site in sites.sites where site.exclusionRoot >= 0 {
      guard let lists = table.exclusionLayers[site.exclusionRoot] else {
        // The lists at this site have no exceptions. Their entries are only counted, and never
        // reported.
        let places = listedPatterns(ofRoot: site.exclusionRoot).flatMap(\.places)
        for place in places { counts[place, default: 0] += 1 }
        continue
      }
      for layers in lists {
        for (index, layer) in layers.enumerated() {
          for pattern in listedPatterns(ofRoot: layer.root) {
            for place in pattern.places { counts[place, default: 0] += 1 }
            guard !budget.isExhausted,
              let preceding = entriesMakingIdle(pattern, inLayer: index, of: layers)
            else { continue }
            let item = ConflictList.Item(
              first: pattern.places[0], second: pattern.places[0], left: pattern.end, right: nil,
              site: site)
            for place in pattern.places {
              var known = found[place] ?? (0, [], witness(of: item)?.link)
              known.count += 1
              known.takers.formUnion(preceding)
              found[place] = known
            }
          }
        }
      }
    }
    // An entry may have an effect on one host, but not on others. Report only those without any
    // effect.
    return found.filter { $0.value.count == counts[$0.key] }.sorted { $0.key < $1.key }.map {
      IdleExclusion(place: $0.key, takers: $0.value.takers.sorted(), witness: $0.value.witness)
    }
  }

  /// Returns the earlier entries that match all links of a pattern in a list of exclusions, so that
  /// the pattern has no effect.
  ///
  /// - Returns: An empty set for an exception that affects no later exclusion; `nil` if the pattern
  ///   has an effect.
  private func entriesMakingIdle(
    _ pattern: ListedPattern, inLayer index: Int, of layers: [RouteTable.ExclusionLayer]
  ) -> Set<Place>? {
    guard isPossible(pattern.end.node) else { return nil }
    let earlier = layers[..<index].map { Reached(node: $0.root) }
    let sets =
      hasTails
      ? takers(
        pattern.path, .tolerated, among: earlier.flatMap { listedPatterns(ofRoot: $0.node) })
      : takers(pattern.path, .tolerated, from: earlier)
    if let sets {
      return sets.reduce(into: []) { $0.formUnion($1) }
    }
    guard !layers[index].excludes else { return nil }
    let isException = layers[(index + 1)...].filter(\.excludes).contains { layer in
      listedPatterns(ofRoot: layer.root).contains { mayMeet(pattern.path, $0.path) }
    }
    return isException ? nil : []
  }

  /// Returns the start positions of the exclusions that certainly apply to a path.
  ///
  /// In each list, these are the exclusions before the first exception that may match the path.
  func exclusionStarts(_ site: ProofSites.Site, for path: Path) -> [Reached] {
    guard site.exclusionRoot >= 0 else { return [] }
    guard let lists = table.exclusionLayers[site.exclusionRoot] else {
      return [Reached(node: site.exclusionRoot)]
    }
    return lists.flatMap { layers in
      layers.prefix { layer in
        layer.excludes || !listedPatterns(ofRoot: layer.root).contains { mayMeet(path, $0.path) }
      }.filter(\.excludes).map { Reached(node: $0.root) }
    }
  }

  /// Returns the paths in a trie, each with its patterns; the results are cached.
  func listedPatterns(ofRoot root: Int32) -> [ListedPattern] {
    if let known = knownPatterns[root] { return known }
    var patterns: [ListedPattern] = []
    for index in table.nodes.indices where roots[index] == root {
      let node = Int32(index)
      let places = ends(of: node).flatMap(\.places)
      if !places.isEmpty {
        patterns.append(
          ListedPattern(path: path(to: node), end: Terminal(node: node), places: places))
      }
      for rest in catchAlls(of: node) {
        var path = path(to: node)
        path.rest = rest
        patterns.append(
          ListedPattern(path: path, end: rest.terminal, places: rest.groups.flatMap(\.places)))
      }
    }
    knownPatterns[root] = patterns
    return patterns
  }

  /// Returns `false` only if no path matches both patterns.
  func mayMeet(_ left: Path, _ right: Path) -> Bool {
    let count = max(
      left.components.count + (left.rest?.minimum ?? 0),
      right.components.count + (right.rest?.minimum ?? 0))
    let greatest =
      left.tailCount + right.tailCount > 0 ? longestDistinct(left, right) : count
    return (count...max(count, greatest)).contains { mayMeet(left, right, count: $0) }
  }

  /// Returns `false` only if no path with a given number of components matches both patterns.
  private func mayMeet(_ left: Path, _ right: Path, count: Int) -> Bool {
    for index in 0..<count {
      guard let own = left.probe(at: index, of: count),
        let other = right.probe(at: index, of: count)
      else {
        return false
      }
      guard budget.spend(100) else { return true }
      let isShared: Bool =
        switch (own, other) {
        case (.text(let own), .text(let other)): own == other
        case (.text(let text), .language(let id)), (.language(let id), .text(let text)):
          languages.accepts(id, text.span, 0..<text.count)
        case (.language(let own), .language(let other)): languages.overlaps(own, other) != .no
        }
      if !isShared { return false }
    }
    return true
  }
}
