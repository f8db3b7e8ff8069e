extension ConflictSearch {
  /// Returns the patterns that precede a route and match all of its links.
  ///
  /// - Returns: In `alone`, the patterns that each match all links. In `together`, the patterns
  ///   that each match some links and together match all of them. The result is `nil` if the route
  ///   may match a link that no preceding pattern matches.
  func cover(
    _ path: Path, _ slash: Route.TrailingSlash, _ site: ProofSites.Site
  ) -> (alone: Set<Place>, together: Set<Place>)? {
    if path.tailCount == 0, let takers = takers(path, slash, site) { return Self.combine(takers) }
    if hasTails {
      let patterns = precedingPatterns(path, site)
      if path.tailCount > 0 || patterns.contains(where: { $0.path.tailCount > 0 }) {
        return takers(path, slash, among: patterns).map(Self.combine) ?? nil
      }
    }
    // If a route has few paths, each path is checked separately, because different patterns may
    // match different paths.
    var choices: [[Probe]] = []
    var count = 1
    for (component, isParameter) in zip(path.components, path.isParameter) {
      var texts = [component]
      if isParameter, case .language(let id) = component, let words = words(of: id) {
        texts = words.map(Probe.text)
      }
      choices.append(texts)
      count *= texts.count
      if count > Self.maximumPaths { return nil }
    }
    guard count > 1 else { return nil }
    var all: [Set<Place>] = []
    for number in 0..<count {
      var path = path
      var rest = number
      for (index, texts) in choices.enumerated() {
        path.components[index] = texts[rest % texts.count]
        rest /= texts.count
      }
      guard let takers = takers(path, slash, site) else { return nil }
      all += takers
    }
    return Self.combine(all)
  }

  private static func combine(_ takers: [Set<Place>]) -> (alone: Set<Place>, together: Set<Place>)?
  {
    guard let first = takers.first else { return nil }
    return (takers.reduce(first) { $0.intersection($1) }, takers.reduce([]) { $0.union($1) })
  }

  /// Returns the patterns that precede a route and match all of its links, one set for each kind of
  /// link.
  ///
  /// Links differ in kind by their trailing slash and, for a catch-all, by the number of its
  /// components.
  ///
  /// - Returns: `nil` if, for one of these kinds, no pattern matches all links.
  func takers(
    _ path: Path, _ slash: Route.TrailingSlash, _ site: ProofSites.Site
  ) -> [Set<Place>]? {
    takers(path, slash, from: exclusionStarts(site, for: path), includesSiblings: true)
  }

  /// Returns the patterns that can be reached from some positions in the trie, and that match all
  /// links of a given pattern, one set for each kind of link.
  ///
  /// - Parameters:
  ///   - starts: The positions at the start of a path.
  ///   - includesSiblings: `true` to include the patterns of the same trie that precede the given
  ///     one.
  func takers(
    _ path: Path, _ slash: Route.TrailingSlash, from starts: [Reached],
    includesSiblings: Bool = false
  ) -> [Set<Place>]? {
    var places = starts
    for (index, component) in path.components.enumerated() {
      guard budget.spend(100) else { return nil }
      var next = advance(places, component)
      if includesSiblings, path.isParameter[index] {
        next += literalChildren(of: path.nodes[index], taking: component)
      }
      places = next
    }
    var takers: [Set<Place>] = []
    let isEmptyPath = path.components.isEmpty
    guard let rest = path.rest else {
      guard addTakers(of: places, slash, isEmptyPath, [], to: &takers) else { return nil }
      return takers.isEmpty ? nil : takers
    }
    let isAdded = addTakers(
      of: rest, path, slash, places, includesSiblings: includesSiblings, to: &takers)
    return isAdded ? takers : nil
  }

  /// Adds the patterns that match the paths that end at the given positions.
  ///
  /// Paths with and without a trailing slash are checked separately.
  ///
  /// - Parameter others: Further patterns that match these paths if their slash policies allow it.
  /// - Returns: `false` if no pattern matches the paths with, or without, a trailing slash.
  private func addTakers(
    of places: [Reached], _ slash: Route.TrailingSlash, _ isEmptyPath: Bool, _ others: [Group],
    to takers: inout [Set<Place>]
  ) -> Bool {
    // Slash policies do not apply to the root path.
    for hasSlash in isEmptyPath ? [nil] : slash.ends.map(Optional.some) {
      var set = self.takers(places, hasSlash: hasSlash)
      for group in others where hasSlash.map(group.slash.allows) ?? true {
        set.formUnion(group.places)
      }
      if set.isEmpty { return false }
      takers.append(set)
    }
    return true
  }

  /// Adds the matching patterns for each number of components of a catch-all; returns `false` if no
  /// pattern matches for some number.
  private func addTakers(
    of rest: CatchAllGroup, _ path: Path, _ slash: Route.TrailingSlash, _ start: [Reached],
    includesSiblings: Bool, to takers: inout [Set<Place>]
  ) -> Bool {
    guard let node = path.nodes.last, !languages.isEmpty(rest.language) else { return false }
    var places = start
    // No pattern has more than `maximumComponents` components. Only catch-alls match longer paths,
    // and they end the loop.
    for count in 0...RouteTableBuilder.maximumComponents + 1 {
      if count >= rest.minimum {
        let isEmptyPath = count == 0 && path.components.isEmpty
        // A pattern that ends here precedes a catch-all with zero components.
        let ending = count == 0 && includesSiblings ? ends(of: node) : []
        guard addTakers(of: places, slash, isEmptyPath, ending, to: &takers) else { return false }
        // A catch-all that has reached its minimum number of components matches all longer paths
        // too.
        let lasting = places.filter {
          $0.catchAll >= 0 && $0.count >= table.catchAlls[Int($0.catchAll)].minimum
        }
        var longer: [Set<Place>] = []
        if !lasting.isEmpty, addTakers(of: lasting, slash, false, [], to: &longer) {
          takers += longer
          return true
        }
      }
      var next = advance(places, .language(rest.language))
      if count == 0, includesSiblings {
        next += children(of: node, taking: .language(rest.language))
      }
      places = next
      if places.isEmpty || budget.isExhausted { return false }
    }
    return false
  }
}
