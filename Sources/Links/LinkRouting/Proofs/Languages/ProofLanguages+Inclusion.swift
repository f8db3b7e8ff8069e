import FiniteAutomata
import TextPrimitives

// A language includes another language if it contains all strings of that language. The search is
// as exact as the automata, unless it is too long. It follows the states of the first language
// together with the set of all possible states of the second. If a string ends in an accepting
// state of the first, but in none of the second, the second does not include the first.

extension ProofLanguages {
  /// Determines whether `right` includes all strings of `left`.
  ///
  /// The result is unknown if the proof is too long, or if only strings for which the automata are
  /// not exact, such as language tags with repeated subtags, distinguish the languages.
  ///
  /// - Complexity: O(1) for pairs that were decided before. For other pairs, at most
  ///   ``searchLimit`` sets of states.
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
      // The automaton accepts repeated subtags of language tags, which the router rejects, so a
      // string with repeats proves nothing. In the literal text after a tag, a state no longer
      // records them.
      search.isDoubtful = { members in
        members.allSatisfy { member in
          member.automaton == 0
            && (!rightLanguage.suffix.isEmpty || LanguageTagAutomaton.mayRepeat(member.state))
        }
      }
    }
    if case .compound(let compound) = rightLanguage.body, compound.hasLanguageTag {
      search.isDoubtful = { members in members.allSatisfy { $0.automaton == 0 } }
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

  /// Runs a search and subtracts its work from the budget.
  func run(_ search: inout TextSearch) -> TextSearch.Result { Self.run(&search, budget) }

  /// Runs a search and subtracts its work from a budget.
  static func run(_ search: inout TextSearch, _ budget: ProofBudget) -> TextSearch.Result {
    let units = max(leastUnits, budget.remaining / unitCost)
    var left = units
    let result = search.run(limit: searchLimit, left: &left)
    budget.spend(unitCost * (units - left))
    return result
  }

  /// The number of units that every search may use, even if the budget is exhausted.
  ///
  /// Simple pairs are decided even after difficult pairs have used up the budget.
  private static let leastUnits = 100_000

  /// The number of units of the budget that one unit of a search costs.
  private static let unitCost = 20

  /// The strings that cannot be a path component.
  static let dotSegments = WordAutomaton([Bytes(".".utf8), Bytes("..".utf8)])

  /// Determines whether a language includes every word of a list.
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

  /// Returns all strings of a language, or `nil` if there are more than a limit.
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
          // Every prefix can be continued to a string, so too many prefixes mean too many strings.
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
