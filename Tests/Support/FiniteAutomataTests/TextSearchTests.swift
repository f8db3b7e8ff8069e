import TestSupport
import Testing

@testable import FiniteAutomata

/// An automaton that is defined by a list of transitions.
struct ListedAutomaton: FiniteAutomaton {
  var firstState: UInt32 = 0
  var accepted: Set<UInt32> = []
  var transitions: [UInt32: [ScalarTransition]] = [:]
  var jumps: [UInt32: [UInt32]] = [:]

  func accepts(_ state: UInt32) -> Bool { accepted.contains(state) }

  func appendTransitions(from state: UInt32, to transitions: inout [ScalarTransition]) {
    transitions += self.transitions[state] ?? []
  }

  func appendJumps(from state: UInt32, to states: inout [UInt32]) { states += jumps[state] ?? [] }

  /// Creates a random automaton of five states over `a` to `d`.
  static func random(_ random: inout SplitMix64) -> ListedAutomaton {
    var automaton = ListedAutomaton()
    for state in UInt32(0)..<5 {
      if random.oneIn(3) { automaton.accepted.insert(state) }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let bounds = [UInt32.random(in: 0x61...0x64, using: &random), 0x61].sorted()
        let lower = random.oneIn(2) ? bounds[1] : bounds[0]
        automaton.transitions[state, default: []].append(
          ScalarTransition(lower, bounds[1], UInt32.random(in: 0..<5, using: &random)))
      }
      if random.oneIn(4) {
        automaton.jumps[state, default: []].append(UInt32.random(in: 0..<5, using: &random))
      }
    }
    return automaton
  }

  /// Returns `true` if the automaton accepts a text.
  ///
  /// The function follows the definition, and does not use sets of states.
  func spells(_ text: [UInt32]) -> Bool {
    var states: Set<UInt32> = [firstState]
    func close() {
      var stack = Array(states)
      while let state = stack.popLast() {
        for next in jumps[state] ?? [] where states.insert(next).inserted { stack.append(next) }
      }
    }
    close()
    for scalar in text {
      let next = states.flatMap { transitions[$0] ?? [] }
        .filter { $0.lower <= scalar && scalar <= $0.upper }
      states = Set(next.map(\.target))
      close()
    }
    return states.contains(where: accepts)
  }
}

@Suite("Search for a text that automata accept")
struct TextSearchTests {
  /// An order in which the preferred letter is not the cheapest one.
  private static let order = ScalarOrder(preferring: [0x61...0x7A]) {
    [4, 1, 6, 2][Int($0 - 0x61)]
  }

  /// All strings of up to six letters from `a` to `d`.
  private static let texts: [[UInt32]] = {
    var level: [[UInt32]] = [[]]
    var all = level
    for _ in 0..<6 {
      level = level.flatMap { text in (UInt32(0x61)...0x64).map { text + [$0] } }
      all += level
    }
    return all
  }()

  private func search(
    _ automata: [ListedAutomaton], limit: Int = .max,
    _ change: (inout TextSearch) -> Void = { _ in }
  ) -> TextSearch.Result {
    var search = TextSearch(
      inside: [automata[0]], and: [automata[1], automata[2]], avoiding: [automata[3], automata[4]],
      order: Self.order)
    change(&search)
    var left = 1_000_000
    return search.run(limit: limit, left: &left)
  }

  @Test("The search finds the cheapest text, like an exhaustive search", arguments: 0..<300)
  func cheapest(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let automata = (0..<5).map { _ in ListedAutomaton.random(&random) }
    func isFound(_ text: [UInt32]) -> Bool {
      automata[0].spells(text) && automata[1...2].contains { $0.spells(text) }
        && !automata[3...4].contains { $0.spells(text) }
    }
    let isEnding = seed % 3 == 0
    // All strings of at most this cost have at most six letters.
    let maximumCost = seed % 2 == 0 ? 6 : Int.max
    func cost(_ text: [UInt32]) -> Int { text.reduce(0) { $0 + Self.order.cost($1) } }
    let expected = Self.texts.filter {
      isFound($0) && !(isEnding && $0.last == 0x63) && cost($0) <= maximumCost
    }
    let result = search(automata) { search in
      if isEnding { search.excludedEnding = 0x63 }
      search.maximumCost = maximumCost
    }
    switch result {
    case .text(let text):
      #expect(isFound(text) && !(isEnding && text.last == 0x63))
      #expect(expected.allSatisfy { cost($0) >= cost(text) })
    case .none: #expect(expected.isEmpty)
    case .unknown: Issue.record("a small search used up its budget")
    }
  }

  @Test("If states are not merged, every text is checked separately")
  func unmerged() {
    var pair = ListedAutomaton(accepted: [1, 2])
    pair.transitions[0] = [ScalarTransition(0x61, 0x64, 1)]
    pair.transitions[1] = [ScalarTransition(0x61, 0x64, 2)]
    var search = TextSearch(inside: [pair], order: Self.order)
    search.mergesTexts = false
    search.maximumCost = 8
    var left = 1_000_000
    search.isReal = { _ in false }
    #expect(search.run(left: &left) == .none)
    // The automaton accepts only strings of one or two letters. The limit permits all four strings
    // of one letter, and the cheap strings of two letters.
    let cheap = Self.texts.count {
      $0.count == 2 && Self.order.cost($0[0]) + Self.order.cost($0[1]) <= 8
    }
    #expect(search.rejectedCount == cheap + 4)
  }

  @Test("A text that the check rejects is skipped and counted")
  func rejected() {
    // This automaton accepts any number of letters.
    var all = ListedAutomaton(accepted: [0])
    all.transitions[0] = [ScalarTransition(0x61, 0x64, 0)]
    for merges in [true, false] {
      var search = TextSearch(inside: [all], order: Self.order)
      search.mergesTexts = merges
      search.maximumCost = 8
      search.isReal = { $0 == [0x61, 0x64] }
      var left = 1_000_000
      let result = search.run(left: &left)
      // If states are merged, all strings that reach the same state are treated as one.
      #expect(result == (merges ? .none : .text([0x61, 0x64])))
      #expect(search.rejectedCount > 0)
    }
  }

  @Test("A search can find an avoided string that is doubtful, and does not extend a settled one")
  func doubts() {
    var all = ListedAutomaton(accepted: [0])
    all.transitions[0] = [ScalarTransition(0x61, 0x64, 0)]
    var search = TextSearch(inside: [all], avoiding: [all], order: Self.order)
    search.isDoubtful = { $0.map(\.state) == [0] }
    var left = 1_000_000
    #expect(search.run(left: &left) == .text([]))

    var one = ListedAutomaton(accepted: [0])
    one.transitions[0] = [ScalarTransition(0x61, 0x61, 0)]
    search = TextSearch(inside: [all], avoiding: [one], order: Self.order)
    search.isSettled = { $0.map(\.state) == [0] }
    left = 1_000_000
    #expect(search.run(left: &left) == .none)
  }

  @Test("A cost limit and a step budget end a search")
  func bounds() {
    var all = ListedAutomaton()
    for state in UInt32(0)..<1000 {
      all.transitions[state] = [ScalarTransition(0x61, 0x61, state + 1)]
    }
    var search = TextSearch(inside: [all], order: Self.order)
    var left = 1_000_000
    #expect(search.run(limit: 10, left: &left) == .unknown)
    search = TextSearch(inside: [all], order: Self.order)
    left = 100
    #expect(search.run(left: &left) == .unknown)
    #expect(left < 0)
  }

  @Test("Scalars that cannot occur in a text are never part of a result")
  func alphabet() {
    var control = ListedAutomaton(accepted: [1])
    control.transitions[0] = [ScalarTransition(0, 0x1F, 1)]
    var search = TextSearch(inside: [control], order: Self.order)
    var left = 1_000
    #expect(search.run(left: &left) == .none)
    #expect(control.accepts("\u{1}") && !control.accepts("a") && !control.accepts(""))
  }
}
