import FiniteAutomata

/// Proofs about the paths of one file, which share a budget.
///
/// A manifest with a thousand routes that have similar paths requires millions of proofs. After the
/// budget is used up, no proof succeeds. The writer then excludes fewer links, never blocks a
/// route, and reports the difference.
///
/// This is a class, so that closures and nonmutating methods can run proofs, which reduce the
/// budget.
final class PathProofs {
  /// The units that the proofs of one file may use, which take less than a second.
  static let usualBudget = 10_000_000
  /// The units that one proof may use.
  private static let proofBudget = 1_000_000
  /// The units that a proof uses before its first step.
  private static let leastCost = 400

  private(set) var left: Int
  /// `true` if a proof has ended without an answer.
  private(set) var hasGivenUp = false

  init(budget: Int = usualBudget) { left = budget }

  /// `true` if the budget is used up and no proof can succeed.
  var isExhausted: Bool { left <= 0 }

  /// Spends units on other work, such as scanning routes; returns `false` if none are left.
  func spend(_ units: Int) -> Bool {
    left -= units
    if left <= 0 { hasGivenUp = true }
    return left > 0
  }

  /// Returns `true` if a proof shows that the automata have no path in common, apart from paths
  /// that an automaton of `avoided` accepts.
  ///
  /// If the proof is not finished, the method returns `false` and sets ``hasGivenUp``.
  func isNothing(
    in automaton: PatternAutomaton, and second: PatternAutomaton? = nil,
    avoiding avoided: [any FiniteAutomaton] = []
  ) -> Bool {
    guard spend(Self.leastCost) else { return false }
    let budget = min(left, Self.proofBudget)
    var rest = budget
    let answer = PatternProof.search(
      automaton, and: second, avoiding: avoided, isPath: true, left: &rest)
    left -= budget - rest
    if answer == .unknown { hasGivenUp = true }
    return answer == .yes
  }
}
