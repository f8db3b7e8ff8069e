/// Proofs about automata, each within a budget.
enum PatternProof {
  /// What a proof says.
  enum Answer: Equatable {
    case yes
    /// No, as this text shows.
    case no(String)
    /// The budget is used up.
    case unknown
  }

  /// How many steps of single states are taken before a proof is given up.
  static let usualBudget = 4_000_000

  /// Whether everything that an automaton accepts is accepted by one of others.
  ///
  /// - Parameters:
  ///   - isPath: Whether texts that end in a slash, which no core of a path does, are left out of account.
  static func isIncluded(
    _ left: PatternAutomaton, in others: [PatternAutomaton], isPath: Bool,
    budget: Int = usualBudget
  ) -> Answer {
    search([left], avoiding: others, isPath: isPath, budget: budget)
  }

  /// A text that all of some automata accept and none of others does: `no` with the text, `yes` if there is none.
  static func search(
    _ automata: [PatternAutomaton], avoiding others: [PatternAutomaton], isPath: Bool,
    budget: Int = usualBudget
  ) -> Answer {
    var left = budget
    return search(automata, avoiding: others, isPath: isPath, left: &left)
  }

  /// The same within a budget that several proofs share.
  ///
  /// - Parameter left: What may still be taken; less than nothing if the answer is unknown.
  static func search(
    _ automata: [PatternAutomaton], avoiding others: [PatternAutomaton], isPath: Bool,
    left: inout Int
  ) -> Answer {
    let alphabet = Self.alphabet(automata + others)
    var runs = (automata + others).map { PatternRun($0, alphabet) }
    let insideCount = automata.count
    var seen: Set<State> = []
    var queue: [(state: State, parent: Int, kind: Int)] = []
    func add(_ state: State, _ parent: Int, _ kind: Int) {
      if seen.insert(state).inserted { queue.append((state, parent, kind)) }
    }
    add(State(sets: runs.indices.map { runs[$0].first }, endsInSlash: false), -1, 0)
    var index = 0
    while index < queue.count {
      let state = queue[index].state
      let isWitness =
        !(isPath && state.endsInSlash)
        && runs.indices.allSatisfy { runs[$0].accepts(state.sets[$0]) == ($0 < insideCount) }
      if isWitness {
        var scalars: [Unicode.Scalar] = []
        var place = index
        while queue[place].parent >= 0 {
          Unicode.Scalar(alphabet[queue[place].kind]).map { scalars.append($0) }
          place = queue[place].parent
        }
        return .no(String(String.UnicodeScalarView(scalars.reversed())))
      }
      kinds: for kind in alphabet.indices {
        var next = State(sets: [], endsInSlash: isPath && alphabet[kind] == 0x2F)
        for place in runs.indices {
          let set = runs[place].step(state.sets[place], kind, cost: &left)
          if place < insideCount, set.isEmpty { continue kinds }
          next.sets.append(set)
        }
        add(next, index, kind)
        if left < 0 { return .unknown }
      }
      index += 1
    }
    return .yes
  }

  /// Where all automata are behind one text.
  private struct State: Hashable {
    var sets: [StateSet]
    var endsInSlash: Bool
  }

  /// One scalar for each kind that the automata tell apart, readable ones first.
  private static func alphabet(_ automata: [PatternAutomaton]) -> [UInt32] {
    let labels = Array(
      automata.reduce(into: Set<PatternAutomaton.Label>()) { $0.formUnion($1.labels) })
    var candidates = Array(
      "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_.~/!$&'()*+,;=:@%?# \"<>[]\\^`{|}"
        .unicodeScalars.map(\.value))
    candidates += [0xE9, 0x3A9, 0x4E00, 0x1F600]
    for label in labels {
      switch label {
      case .scalar(let scalar) where scalar >= 0x80: candidates.append(scalar)
      case .ranges(let ranges):
        candidates += ranges.flatMap { range in
          [range.lowerBound &- 1, range.lowerBound, range.upperBound, range.upperBound &+ 1]
        }.filter { $0 >= 0x80 }
      default: break
      }
    }
    var seen: Set<[Bool]> = []
    return candidates.filter { scalar in
      Unicode.Scalar(scalar) != nil && seen.insert(labels.map { $0.takes(scalar) }).inserted
    }
  }
}
