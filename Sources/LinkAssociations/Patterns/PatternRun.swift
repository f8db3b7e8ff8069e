/// States of an automaton, one bit each.
struct StateSet: Hashable {
  private(set) var words: [UInt64]

  /// No state of some.
  init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  var isEmpty: Bool {
    for word in words where word != 0 { return false }
    return true
  }

  /// Adds a state; whether it was none of them.
  @discardableResult
  mutating func insert(_ state: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(state & 63)
    defer { words[state >> 6] |= bit }
    return words[state >> 6] & bit == 0
  }

  mutating func formUnion(_ other: StateSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  func isDisjoint(with other: StateSet) -> Bool {
    for index in words.indices where words[index] & other.words[index] != 0 { return false }
    return true
  }

  /// The states, in increasing order.
  var states: [Int] {
    var states: [Int] = []
    for index in words.indices {
      var word = words[index]
      while word != 0 {
        states.append(index * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return states
  }
}

/// An automaton that is run over some scalars, which stand for all.
///
/// What a state leads to is found once, when it is first asked for: a proof that ends early never looks at most.
struct PatternRun {
  private let automaton: PatternAutomaton
  private let alphabet: [UInt32]
  private let finals: StateSet
  /// What each state leads to, for each scalar; none of a state that was not asked for.
  private var moves: [[StateSet]]

  init(_ automaton: PatternAutomaton, _ alphabet: [UInt32]) {
    self.automaton = automaton
    self.alphabet = alphabet
    let count = automaton.edges.count
    finals = automaton.finals.reduce(into: StateSet(count: count)) { $0.insert($1) }
    moves = Array(repeating: [], count: count)
  }

  /// The states in front of every text.
  var first: StateSet { closed([automaton.start]) }

  /// Whether a text that led to some states is accepted.
  func accepts(_ set: StateSet) -> Bool { !set.isDisjoint(with: finals) }

  /// The states behind a scalar.
  ///
  /// - Parameters:
  ///   - kind: The index of the scalar.
  ///   - cost: Becomes less by the number of states that are left.
  mutating func step(_ set: StateSet, _ kind: Int, cost: inout Int) -> StateSet {
    var next = StateSet(count: moves.count)
    for state in set.states {
      cost -= 1
      if moves[state].isEmpty { moves[state] = found(state) }
      next.formUnion(moves[state][kind])
    }
    return next
  }

  private func found(_ state: Int) -> [StateSet] {
    var moves = Array(repeating: StateSet(count: moves.count), count: alphabet.count)
    for edge in automaton.edges[state] {
      let target = closed([edge.target])
      for kind in alphabet.indices where edge.label.takes(alphabet[kind]) {
        moves[kind].formUnion(target)
      }
    }
    return moves
  }

  /// States with all that jumps lead to.
  private func closed(_ states: [Int]) -> StateSet {
    var stack = states
    var set = StateSet(count: moves.count)
    for state in states { set.insert(state) }
    while let state = stack.popLast() {
      for next in automaton.jumps[state] where set.insert(next) { stack.append(next) }
    }
    return set
  }
}
