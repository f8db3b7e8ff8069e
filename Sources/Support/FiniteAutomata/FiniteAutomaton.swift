/// A finite automaton over Unicode scalars, whose states are numbers.
///
/// A state may have several transitions for the same scalar. The states are explored lazily, so
/// only the states that a search reaches are constructed.
package protocol FiniteAutomaton {
  /// The initial state.
  var firstState: UInt32 { get }

  /// Returns `true` if a state is an accepting state.
  func accepts(_ state: UInt32) -> Bool

  /// Appends the transitions out of a state.
  func appendTransitions(from state: UInt32, to transitions: inout [ScalarTransition])

  /// Appends the targets of the epsilon transitions of a state; most automata have none.
  func appendJumps(from state: UInt32, to states: inout [UInt32])
}

/// A transition to one state on every scalar in a range.
package struct ScalarTransition {
  package var lower: UInt32
  package var upper: UInt32
  package var target: UInt32

  /// Creates a transition for a non-empty range.
  @inlinable
  package init(_ lower: UInt32, _ upper: UInt32, _ target: UInt32) {
    self.lower = lower
    self.upper = upper
    self.target = target
  }
}

extension FiniteAutomaton {
  package func appendJumps(from state: UInt32, to states: inout [UInt32]) {}

  /// Returns `true` if the automaton accepts a string.
  package func accepts(_ text: String) -> Bool {
    var sets = StateSets([self])
    var cost = Int.max
    var set: StateSets.ID? = sets.first(cost: &cost)
    for scalar in text.unicodeScalars {
      set = set.flatMap { sets.target(from: $0, along: scalar.value) }
    }
    return set.map { sets.accepts($0) } ?? false
  }
}
