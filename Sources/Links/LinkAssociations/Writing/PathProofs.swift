import FiniteAutomata

/// Proofs about the paths of one file, which share a budget.
///
/// A manifest of a thousand routes whose paths look alike asks for millions of proofs. When the
/// budget is used up, nothing is proved any more: then less is excluded, no route is closed, and
/// the writer reports it.
///
/// A class, because the proofs are asked for in the closures of structures.
final class PathProofs {
  /// The units that the proofs of one file may use, which takes less than a second.
  static let usualBudget = 10_000_000
  /// The units that one proof may use.
  private static let proofBudget = 1_000_000
  /// The units for a proof before its first step.
  private static let leastCost = 400

  private(set) var left: Int
  /// A Boolean value that indicates whether a proof has ended without an answer.
  private(set) var hasGivenUp = false

  init(budget: Int = usualBudget) { left = budget }

  /// A Boolean value that indicates whether nothing can be proved any more.
  var isExhausted: Bool { left <= 0 }

  /// Uses units for work other than proofs, such as looking through routes; `false` if none are
  /// left.
  func spend(_ units: Int) -> Bool {
    left -= units
    if left <= 0 { hasGivenUp = true }
    return left > 0
  }

  /// Returns `true` if no path is accepted by an automaton, and by a second one, and not by an
  /// avoided one.
  ///
  /// If that is not known, returns `false` and sets ``hasGivenUp``.
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
