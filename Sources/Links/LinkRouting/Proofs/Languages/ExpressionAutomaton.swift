import FiniteAutomata

/// An automaton that accepts the values of a pattern, without the empty string.
///
/// State 0 is only the start of a string. Each other state is one more than the number of a state
/// of the pattern's ``ValueAutomaton``, whose initial state strings may reach again.
struct ExpressionAutomaton: Sendable {
  typealias State = ComponentLanguage.State

  /// The automaton, or `nil` for an invalid pattern, which matches no value.
  private let automaton: ValueAutomaton?

  init(_ pattern: TextPattern) { automaton = pattern.automaton }

  /// The characters of all values, before folding.
  var alphabet: ScalarSet { automaton?.alphabet ?? ScalarSet([ClosedRange<UInt32>]()) }

  /// The lengths of the values.
  var lengths: ClosedRange<Int> {
    let lengths = automaton?.lengths ?? 1...1
    return max(1, lengths.lowerBound)...max(1, lengths.upperBound)
  }

  /// The maximum length of the values, or `nil` if it has no effect.
  var maximum: Int? {
    lengths.upperBound >= TextRule.maximumLength ? nil : lengths.upperBound
  }

  func accepts(_ state: State) -> Bool {
    state > 0 && automaton?.accepting[Int(state) - 1] == true
  }

  func appendTransitions(from state: State, to steps: inout [ScalarTransition]) {
    guard let automaton else { return }
    for move in automaton.moves(from: max(0, Int(state) - 1)) {
      for range in move.set.ranges {
        steps.append(.init(range.lowerBound, range.upperBound, State(move.target + 1)))
      }
    }
  }
}
