import FiniteAutomata

/// An automaton that accepts the values of a pattern, without the empty string.
///
/// State 0 is only the start of a string. In all other states, the low bits contain a state of the
/// pattern's ``ValueAutomaton`` plus one, because strings may reach its initial state again. The
/// high bits contain the state of the check digits, if the pattern has them.
struct ExpressionAutomaton: Sendable {
  typealias State = ComponentLanguage.State

  /// The automaton, or `nil` for an invalid pattern, which matches no value.
  private let automaton: ValueAutomaton?
  private let check: CheckDigits?

  /// The number of bits for a state of the automaton.
  private static let bits: State = 10

  init(_ pattern: TextPattern) {
    automaton = pattern.automaton
    check = pattern.check
  }

  /// The characters of all values, before folding.
  var alphabet: ScalarSet { automaton?.alphabet ?? ScalarSet([ClosedRange<UInt32>]()) }

  /// The range of the lengths of the values, without the empty string.
  var lengths: ClosedRange<Int> {
    let lengths = automaton?.lengths ?? 1...1
    return max(1, lengths.lowerBound)...max(1, lengths.upperBound)
  }

  /// The maximum length of the values, or `nil` if it has no effect.
  var maximum: Int? {
    lengths.upperBound >= TextRule.maximumLength ? nil : lengths.upperBound
  }

  private static func place(_ state: State) -> Int { Int(state & (1 << bits - 1)) - 1 }

  func accepts(_ state: State) -> Bool {
    guard state > 0, automaton?.accepting[Self.place(state)] == true else { return false }
    return check?.accepts(state >> Self.bits) ?? true
  }

  func appendTransitions(from state: State, to steps: inout [ScalarTransition]) {
    guard let automaton else { return }
    let start = max(0, Self.place(state))
    for move in automaton.moves(from: start) {
      let target = State(move.target + 1)
      guard let check else {
        for range in move.set.ranges {
          steps.append(.init(range.lowerBound, range.upperBound, target))
        }
        continue
      }
      let remainder = state == 0 ? check.firstState : state >> Self.bits
      // Check digits accept no character beyond ASCII.
      for scalar in move.set.ranges.joined() where scalar < 0x80 {
        guard let next = check.state(after: remainder, reading: scalar) else { continue }
        steps.append(.init(scalar, scalar, next << Self.bits | target))
      }
    }
  }
}
