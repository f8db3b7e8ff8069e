import TextPrimitives

extension ConflictSearch {
  /// Returns the first site of both patterns at which exclusions are not proved to match all links
  /// that the patterns share; `nil` if there is none.
  func siteOfCommonLinks(
    _ first: Place, _ second: Place, _ left: Path, _ right: Path
  ) -> ProofSites.Site? {
    let other = Set(sites.sites(ofFamily: sites.family(of: second)))
    return sites.sites(ofFamily: sites.family(of: first)).first { site in
      other.contains(site) && !excludesCommonPaths(left, right, at: site)
    }
  }

  /// Returns `true` if exclusions are proved to match every path that two patterns share.
  ///
  /// - Complexity: O(*n* · *p* · *e*), where *n* is the number of components, *e* is the number of
  ///   exclusions, and *p* is the number of common paths, if there are at most ``maximumPaths``;
  ///   otherwise, *p* is 1.
  private func excludesCommonPaths(
    _ left: Path, _ right: Path, at site: ProofSites.Site
  ) -> Bool {
    guard site.exclusionRoot >= 0 else { return false }
    let exclusions = exclusionStarts(site, for: left)
      .flatMap { listedPatterns(ofRoot: $0.node) }.map(\.path)
    guard let longest = exclusions.map(\.leastCount).max() else { return false }
    let least = max(left.leastCount, right.leastCount)
    // Longer paths need no check: the patterns and the exclusions compare as for `greatest`.
    let greatest =
      left.rest == nil || right.rest == nil
      ? least : left.leastCount + right.leastCount + longest + 1
    return (least...greatest).allSatisfy { count in
      let common = (0..<count).compactMap { index in
        left.probe(at: index, of: count).flatMap { left in
          right.probe(at: index, of: count).map { commonProbes(left, $0) }
        }
      }
      // If one of the patterns has no path with this number of components, there is nothing to
      // exclude.
      guard common.count == count else { return true }
      return excludesAll(common, exclusions)
    }
  }

  /// Returns `true` if exclusions match every path whose components are among the given ones, and
  /// if there are at most ``maximumPaths`` such paths.
  private func excludesAll(_ components: [[Probe]], _ exclusions: [Path]) -> Bool {
    var total = 1
    for probes in components {
      total *= probes.count
      if total > Self.maximumPaths { return false }
    }
    return (0..<total).allSatisfy { number in
      var rest = number
      let path = components.map { probes in
        defer { rest /= probes.count }
        return probes[rest % probes.count]
      }
      return exclusions.contains { takesAll($0, path) }
    }
  }

  /// Returns the common strings of two components.
  ///
  /// If there are too many, the result is one of the two components as a whole; if possible, the
  /// one that the other includes.
  private func commonProbes(_ left: Probe, _ right: Probe) -> [Probe] {
    switch (left, right) {
    case (.text(let text), _), (_, .text(let text)): return [.text(text)]
    case (.language(let left), .language(let right)):
      for (id, other) in [(left, right), (right, left)] {
        if let words = words(of: id) {
          return words.filter { languages.accepts(other, $0.span, 0..<$0.count) }.map(Probe.text)
        }
      }
      return [.language(languages.includes(right, in: left) == .yes ? right : left)]
    }
  }
}
