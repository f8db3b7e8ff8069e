import TextPrimitives

// Whether a language is part of another is decided exactly: the states of the first are followed
// together with the set of all states in which the second can be. A text that ends in a state of the
// first and in none of the second proves that it is not.

extension ProofLanguages {
  /// Whether every text of a language is a text of another; unknown if the proof would be too long.
  ///
  /// - Complexity: O(1) for pairs that were asked about before; at most ``searchLimit`` sets.
  func includes(_ left: ID, in right: ID) -> Verdict {
    if left == right { return .yes }
    let pair = Self.pair(left, right)
    if let known = knownInclusions[pair] { return known }
    let verdict: Verdict
    if signatures[Int(left)].surelyLeaves(signatures[Int(right)]) {
      verdict = .no
    } else if let words = longList(left) {
      verdict = includes(words, of: left, in: right)
    } else {
      var search = InclusionSearch(self, left, right)
      verdict = search.run()
    }
    knownInclusions[pair] = verdict
    return verdict
  }

  /// Whether every word of a list is a text of another language.
  private func includes(_ words: [Bytes], of left: ID, in right: ID) -> Verdict {
    for word in words {
      guard budget.spend(50) else { return .unknown }
      if Self.isPossible(word), accepts(left, word.span, 0..<word.count),
        !accepts(right, word.span, 0..<word.count)
      {
        return .no
      }
    }
    return .yes
  }

  /// All texts of a language, `nil` if there are more than a limit.
  func words(_ id: ID, limit: Int) -> [Bytes]? {
    let language = languages[Int(id)]
    var level: [(state: UInt32, scalars: [UInt32])] = [(language.start, [])]
    var words: Set<Bytes> = []
    var steps: [ComponentLanguage.Transition] = []
    while !level.isEmpty {
      var next: [(state: UInt32, scalars: [UInt32])] = []
      for (state, scalars) in level {
        budget.spend(100)
        if language.accepts(state) {
          let word = WitnessAlphabet.utf8(scalars)
          if Self.isPossible(word), accepts(id, word.span, 0..<word.count) { words.insert(word) }
        }
        steps.removeAll(keepingCapacity: true)
        language.appendTransitions(from: state, to: &steps)
        for step in steps {
          // Every beginning goes on to a text, so many beginnings are many texts.
          guard words.count + next.count + Int(step.upper - step.lower) <= limit * 2,
            scalars.count < TextRule.maximumLength
          else { return nil }
          for scalar in step.lower...step.upper { next.append((step.target, scalars + [scalar])) }
        }
      }
      level = next
    }
    return words.count <= limit ? words.sorted { $0.lexicographicallyPrecedes($1) } : nil
  }
}
