// Patterns with components after a catch-all are compared in pairs, for each number of components
// of a path. Only the catch-all grows with the path, so the results are equal for all paths that
// are longer than both patterns together.
//
// Below one catch-all, such patterns form a trie, in which the other functions find conflicts. The
// functions here compare patterns that diverge before the trie.

extension ConflictSearch {
  /// The pattern that has precedence where two patterns diverge; `equal` if neither has.
  enum Precedence {
    case first, second, equal
  }

  /// Adds the ambiguous pairs in which a pattern has components after a catch-all.
  ///
  /// - Complexity: O(*t* · *n*), where *t* is the number of such patterns, and *n* is the number of
  ///   all patterns of an origin.
  func findTailPairs() {
    for root in sites.routeRoots.sorted() {
      let patterns = listedPatterns(ofRoot: root)
      for (index, pattern) in patterns.enumerated()
      where pattern.path.tailCount > 0 && isPossible(pattern.end.node) {
        for (otherIndex, other) in patterns.enumerated() {
          let isFirst = other.path.tailCount == 0 || otherIndex > index
          guard isFirst, index != otherIndex, !shareCatchAll(pattern.path, other.path) else {
            continue
          }
          guard budget.spend(20) else { return }
          guard precedence(pattern.path, other.path) == .equal, isPossible(other.end.node),
            commonCount(pattern.path, other.path) != nil
          else { continue }
          addPairs(groups(at: pattern.end), pattern.end, groups(at: other.end), other.end)
        }
      }
    }
  }

  /// Returns the patterns that end at a terminal.
  private func groups(at end: Terminal) -> [Group] {
    end.catchAll < 0
      ? ends(of: end.node)
      : catchAlls(of: end.node).first { $0.terminal == end }?.groups ?? []
  }

  /// Returns `true` if two patterns have components after the same catch-all.
  private func shareCatchAll(_ left: Path, _ right: Path) -> Bool {
    left.tailCount > 0 && right.tailCount > 0 && left.rest?.terminal == right.rest?.terminal
  }

  /// Returns the order of two different patterns at the place where they diverge.
  func precedence(_ left: Path, _ right: Path) -> Precedence {
    var index = 0
    while index < left.nodes.count, index < right.nodes.count,
      left.nodes[index] == right.nodes[index]
    {
      index += 1
    }
    let (own, other) = (rank(left, at: index), rank(right, at: index))
    if own == other { return .equal }
    return own.lexicographicallyPrecedes(other) ? .first : .second
  }

  /// Returns the rank of the component before a node of a pattern; smaller ranks precede larger.
  private func rank(_ path: Path, at index: Int) -> [Int] {
    // A pattern without the node ends before it, possibly with a catch-all.
    guard index < path.nodes.count else {
      return path.rest == nil || path.tailCount > 0 ? [2] : [3, 0]
    }
    switch vias[Int(path.nodes[index])] {
    case .root, .literal: return [0]
    case .language: return [1]
    case .rest: return [3, -path.tailCount]
    }
  }

  /// Returns the smallest number of components of a path that both patterns match, or `nil`.
  func commonCount(_ left: Path, _ right: Path) -> Int? {
    counts(left, and: right).first { count in
      budget.spend(20 * count)
        && (0..<count).allSatisfy { index in
          guard let own = left.probe(at: index, of: count),
            let other = right.probe(at: index, of: count)
          else { return false }
          return shares(own, other)
        }
    }
  }

  /// Returns the numbers of components of paths that both patterns may match.
  private func counts(_ left: Path, and right: Path) -> [Int] {
    let least = max(left.leastCount, right.leastCount)
    let greatest = min(
      left.rest == nil ? left.components.count : .max,
      right.rest == nil ? right.components.count : .max, longestDistinct(left, right))
    return least <= greatest ? Array(least...greatest) : []
  }

  /// Returns a number of components such that two patterns compare in the same way for all longer
  /// paths.
  func longestDistinct(_ left: Path, _ right: Path) -> Int {
    left.leastCount + right.leastCount + 1
  }

  /// Returns `true` if two components share a string.
  private func shares(_ left: Probe, _ right: Probe) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)):
      return left == right && ProofLanguages.isPossible(left[...])
    case (.text(let text), .language(let id)), (.language(let id), .text(let text)):
      return languages.accepts(id, text.span, 0..<text.count)
        && ProofLanguages.isPossible(text[...])
    case (.language(let left), .language(let right)): return overlap(left, right)
    }
  }
}

extension ConflictSearch.Path {
  /// The smallest number of components of a path that the pattern matches.
  var leastCount: Int { components.count + (rest?.minimum ?? 0) }
}
