import TextPrimitives

// These functions find the patterns that match all links of another pattern, if one of the patterns
// has components after a catch-all. They compare the patterns for each number of components of a
// path.

extension ConflictSearch {
  /// Returns the exclusions and the routes that precede a pattern at a site and may match its
  /// links.
  func precedingPatterns(_ path: Path, _ site: ProofSites.Site) -> [ListedPattern] {
    let exclusions = exclusionStarts(site, for: path).flatMap { listedPatterns(ofRoot: $0.node) }
    let routes = listedPatterns(ofRoot: site.root).filter { other in
      other.path.nodes != path.nodes || other.path.rest?.terminal != path.rest?.terminal
    }.filter { precedence($0.path, path) == .first }
    return (exclusions + routes).filter { isPossible($0.end.node) && mayMeet($0.path, path) }
  }

  /// Returns the patterns that match all links of a path, one set for each kind of link.
  ///
  /// Links differ in kind by their trailing slash, the number of their components, and the values
  /// of parameters with few values.
  ///
  /// - Returns: `nil` if, for one of these kinds, no pattern matches all links.
  func takers(
    _ path: Path, _ slash: Route.TrailingSlash, among patterns: [ListedPattern]
  ) -> [Set<Place>]? {
    guard !patterns.isEmpty, path.rest.map({ !languages.isEmpty($0.language) }) ?? true else {
      return nil
    }
    let longest = patterns.map { longestDistinct(path, $0.path) }.max() ?? path.leastCount
    let greatest = path.rest == nil ? path.leastCount : longest
    var takers: [Set<Place>] = []
    for count in path.leastCount...max(path.leastCount, greatest) {
      let probes = (0..<count).compactMap { path.probe(at: $0, of: count) }
      guard addTakers(of: probes, slash, among: patterns, to: &takers) else { return nil }
    }
    return takers
  }

  private func addTakers(
    of probes: [Probe], _ slash: Route.TrailingSlash, among patterns: [ListedPattern],
    to takers: inout [Set<Place>]
  ) -> Bool {
    if addSimpleTakers(of: probes, slash, among: patterns, to: &takers) { return true }
    // If there are few paths, each path is checked separately, because different patterns may match
    // different paths.
    var texts: [[Probe]] = []
    var count = 1
    for probe in probes {
      var own = [probe]
      if case .language(let id) = probe, let words = words(of: id) {
        own = words.map(Probe.text)
      }
      texts.append(own)
      count *= own.count
      if count > Self.maximumPaths { return false }
    }
    guard count > 1 else { return false }
    for number in 0..<count {
      var rest = number
      let probes = texts.map { own in
        defer { rest /= own.count }
        return own[rest % own.count]
      }
      guard addSimpleTakers(of: probes, slash, among: patterns, to: &takers) else { return false }
    }
    return true
  }

  private func addSimpleTakers(
    of probes: [Probe], _ slash: Route.TrailingSlash, among patterns: [ListedPattern],
    to takers: inout [Set<Place>]
  ) -> Bool {
    let matching = patterns.filter { takesAll($0.path, probes) }
    var added: [Set<Place>] = []
    // Slash policies do not apply to the root path.
    for hasSlash in probes.isEmpty ? [nil] : slash.ends.map(Optional.some) {
      let places = matching.flatMap(\.places).filter { place in
        hasSlash.map((route(at: place)?.trailingSlash ?? .tolerated).allows) ?? true
      }
      if places.isEmpty { return false }
      added.append(Set(places))
    }
    takers += added
    return true
  }

  /// Returns `true` if a pattern matches every path that consists of the given components.
  func takesAll(_ path: Path, _ probes: [Probe]) -> Bool {
    let count = probes.count
    guard count >= path.leastCount, path.rest != nil || count == path.components.count else {
      return false
    }
    return probes.indices.allSatisfy { index in
      guard budget.spend(60), let probe = path.probe(at: index, of: count) else { return false }
      switch (probe, probes[index]) {
      case (.language(let language), let other): return takesAll(language, other)
      case (.text(let text), .text(let other)): return text == other
      case (.text(let text), .language(let id)): return words(of: id).map { $0 == [text] } ?? false
      }
    }
  }
}
