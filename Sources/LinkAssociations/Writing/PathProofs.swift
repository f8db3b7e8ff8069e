/// Proofs about the paths of one file, which share a budget.
///
/// A manifest of a thousand routes whose paths look alike asks for millions of proofs. When the budget is used up,
/// nothing is proved any more: then less is excluded, and no route is closed.
///
/// A class, because the proofs are asked for in the closures of structures.
final class PathProofs {
  /// The steps of single states that all proofs together may still take: a second or two.
  private var left = 10_000_000
  /// What one proof may take of them.
  private static let proofBudget = 1_000_000
  /// What a proof takes before its first step, because its characters are sorted into kinds.
  private static let leastCost = 500

  /// Whether nothing can be proved any more.
  var isExhausted: Bool { left <= 0 }

  /// Whether there is no path that all of some automata accept and none of others does; if unknown, no.
  func isNothing(
    in automata: [PatternAutomaton], avoiding others: [PatternAutomaton] = []
  ) -> Bool {
    guard left > 0 else { return false }
    let budget = min(left, Self.proofBudget)
    var rest = budget
    let answer = PatternProof.search(automata, avoiding: others, isPath: true, left: &rest)
    left -= budget - rest + Self.leastCost
    return answer == .yes
  }
}
