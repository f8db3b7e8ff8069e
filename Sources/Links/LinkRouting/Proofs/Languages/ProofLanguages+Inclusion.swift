import FiniteAutomata
import TextPrimitives

// Whether a language is part of another is decided exactly: the states of the first are followed
// together with the set of all states in which the second can be. A text that ends in a state of
// the first and in none of the second proves that it is not.

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
      verdict = search(left, in: right)
    }
    knownInclusions[pair] = verdict
    return verdict
  }

  private func search(_ left: ID, in right: ID) -> Verdict {
    let (leftLanguage, rightLanguage) = (languages[Int(left)], languages[Int(right)])
    var search = TextSearch(
      inside: [leftLanguage], avoiding: [rightLanguage, Self.dotSegments],
      order: WitnessAlphabet.order)
    search.isReal = { scalars in
      let word = WitnessAlphabet.utf8(scalars)
      return self.accepts(left, word.span, 0..<word.count)
        && !self.accepts(right, word.span, 0..<word.count)
    }
    if case .languageTag = rightLanguage.body {
      // Automata take repeats in language tags that the router refuses, so those prove nothing.
      // After the tag, in the text behind it, a state no longer knows whether there were any.
      search.isDoubtful = { members in
        members.allSatisfy { member in
          member.automaton == 0
            && (!rightLanguage.suffix.isEmpty || LanguageTagAutomaton.mayRepeat(member.state))
        }
      }
    }
    if let rest = rightLanguage.summaryIfText(of: leftLanguage) {
      search.isSettled = { members in
        members.contains { $0.automaton == 0 && rightLanguage.takes(rest, from: $0.state) }
      }
    }
    switch run(&search) {
    case .text: return .no
    case .none: return search.rejectedCount > 0 ? .unknown : .yes
    case .unknown: return .unknown
    }
  }

  /// Runs a search, and takes its work off the budget.
  func run(_ search: inout TextSearch) -> TextSearch.Result {
    let units = max(Self.leastUnits, budget.remaining / Self.unitCost)
    var left = units
    let result = search.run(limit: Self.searchLimit, left: &left)
    budget.spend(Self.unitCost * (units - left))
    return result
  }

  /// The units of a search for which nothing is left of the budget: plain pairs are found, whatever
  /// hard ones have used.
  private static let leastUnits = 100_000

  /// What a unit of a search takes off the budget.
  private static let unitCost = 20

  /// What no component of a path is.
  static let dotSegments = WordAutomaton([Bytes(".".utf8), Bytes("..".utf8)])

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
    var level: [(state: UInt32, scalars: [UInt32])] = [(language.firstState, [])]
    var words: Set<Bytes> = []
    var steps: [ScalarTransition] = []
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
