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
    struct State: Hashable {
      var inside: [[Int]]
      var outside: [[Int]]
      var endsInSlash: Bool
    }
    let alphabet = Self.alphabet(automata + others)
    let first = State(
      inside: automata.map { $0.closure([$0.start]) },
      outside: others.map { $0.closure([$0.start]) }, endsInSlash: false)
    var seen: [State: Int] = [first: 0]
    var queue: [(state: State, parent: Int, scalar: UInt32)] = [(first, -1, 0)]
    var index = 0
    while index < queue.count {
      let state = queue[index].state
      let isWitness =
        !(isPath && state.endsInSlash)
        && zip(automata, state.inside).allSatisfy { $0.accepts($1) }
        && !zip(others, state.outside).contains { $0.accepts($1) }
      if isWitness {
        var scalars: [UInt32] = []
        var place = index
        while queue[place].parent >= 0 {
          scalars.append(queue[place].scalar)
          place = queue[place].parent
        }
        let text = String(
          String.UnicodeScalarView(scalars.reversed().compactMap(Unicode.Scalar.init)))
        return .no(text)
      }
      for scalar in alphabet {
        var next = State(inside: [], outside: [], endsInSlash: isPath && scalar == 0x2F)
        var isDead = false
        for (automaton, states) in zip(automata, state.inside) {
          left -= states.count
          let moved = automaton.step(states, scalar)
          if moved.isEmpty {
            isDead = true
            break
          }
          next.inside.append(moved)
        }
        if isDead { continue }
        for (automaton, states) in zip(others, state.outside) {
          left -= states.count
          next.outside.append(automaton.step(states, scalar))
        }
        guard seen[next] == nil else { continue }
        seen[next] = queue.count
        queue.append((next, index, scalar))
        if left < 0 { return .unknown }
      }
      index += 1
    }
    return .yes
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
