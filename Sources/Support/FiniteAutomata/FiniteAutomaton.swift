/// A finite automaton over Unicode scalars whose states are numbers.
///
/// Several transitions may lead on from one scalar. States are asked for one by one, so that
/// nothing has to be built that no search reaches.
package protocol FiniteAutomaton {
  /// The state before the first scalar.
  var firstState: UInt32 { get }

  /// Returns `true` if a text may end in a state.
  func accepts(_ state: UInt32) -> Bool

  /// Appends the transitions out of a state.
  func appendTransitions(from state: UInt32, to transitions: inout [ScalarTransition])

  /// Appends the states that are reached from a state without a scalar; most automata have none.
  func appendJumps(from state: UInt32, to states: inout [UInt32])
}

/// A transition: every scalar of a range leads to the same state.
package struct ScalarTransition {
  package var lower: UInt32
  package var upper: UInt32
  package var target: UInt32

  /// Makes a transition along a range that is not empty.
  @inlinable
  package init(_ lower: UInt32, _ upper: UInt32, _ target: UInt32) {
    self.lower = lower
    self.upper = upper
    self.target = target
  }
}

extension FiniteAutomaton {
  package func appendJumps(from state: UInt32, to states: inout [UInt32]) {}

  /// Returns `true` if the automaton accepts a text.
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
