extension TextPattern {
  /// A sequence of characters of one set, before folding, as in `[a-z]{2,4}`.
  package struct Run: Hashable {
    /// The characters.
    package var set: ScalarSet
    /// The minimum number of characters.
    package var minimum: Int
    /// The maximum number of characters, or `nil` if there is none.
    package var maximum: Int?
  }

  /// The maximum number of repetitions for which a repeated group is written out.
  private static let maximumRepetition = 16

  /// Returns alternatives, each a sequence of runs, that together match exactly the values.
  ///
  /// For example, `ab?|[0-9]{4}` has the two alternatives `ab?` and `[0-9]{4}`.
  ///
  /// - Parameter limit: The maximum number of alternatives.
  /// - Returns: `nil` if the pattern is invalid, needs more than `limit` alternatives, or repeats a
  ///   group without a maximum or more than 16 times.
  package func runs(limit: Int) -> [[Run]]? {
    guard automaton != nil else { return nil }
    do throws(Problem) {
      return runs(of: try ExpressionSyntax(parsing: expression).root, limit: limit)
    } catch {
      return nil
    }
  }

  private func runs(of node: ExpressionSyntax.Node, limit: Int) -> [[Run]]? {
    switch node {
    case .set(let set): return runs(of: set, 1, 1)
    case .sequence(let nodes):
      return nodes.reduce([[]]) { joined($0, runs(of: $1, limit: limit), limit: limit) }
    case .choice(let nodes):
      var result: [[Run]] = []
      for node in nodes {
        guard let more = runs(of: node, limit: limit) else { return nil }
        result += more
      }
      return result.count <= limit ? result : nil
    case .repeated(.set(let set), let minimum, let maximum):
      return runs(of: set, minimum, maximum)
    case .repeated(let node, let minimum, let maximum):
      guard let maximum, maximum <= Self.maximumRepetition, let one = runs(of: node, limit: limit)
      else { return nil }
      var result: [[Run]] = []
      var part: [[Run]]? = [[]]
      for count in 0...maximum {
        guard let current = part else { return nil }
        if count >= minimum { result += current }
        if count < maximum { part = joined(current, one, limit: limit) }
      }
      return result.count <= limit ? result : nil
    }
  }

  private func runs(of set: ScalarSet, _ minimum: Int, _ maximum: Int?) -> [[Run]] {
    let set = set.intersection(.printable).unfolded(folding)
    // Folding may leave no characters: if letters are folded to upper case, no value matches
    // `[a-z]`.
    if set.ranges.isEmpty { return minimum == 0 ? [[]] : [] }
    return [[Run(set: set, minimum: minimum, maximum: maximum)]]
  }

  /// Returns each sequence of the first list followed by each sequence of the second list, or `nil`
  /// if there are more than `limit` results.
  private func joined(_ front: [[Run]]?, _ back: [[Run]]?, limit: Int) -> [[Run]]? {
    guard let front, let back, front.count * back.count <= limit else { return nil }
    return front.flatMap { front in
      back.map { back in
        back.reduce(into: front) { runs, run in
          if run.maximum == 0 { return }
          guard let last = runs.last, last.set == run.set else { return runs.append(run) }
          runs[runs.count - 1].minimum += run.minimum
          runs[runs.count - 1].maximum = last.maximum.flatMap { most in
            run.maximum.map { most + $0 }
          }
        }
      }
    }
  }
}
