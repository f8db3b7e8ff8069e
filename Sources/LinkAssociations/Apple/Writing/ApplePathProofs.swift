/// Proofs about the paths of one file, which share a budget and their automata.
///
/// A manifest of a thousand routes whose paths look alike asks for millions of proofs. When the budget is used up,
/// nothing is proved any more: then less is excluded, and no route is closed.
///
/// A class, because the proofs are asked for in the closures of a structure.
final class ApplePathProofs {
  private struct Key: Hashable {
    var pattern: String
    var isCaseSensitive: Bool
  }

  /// The steps of single states that all proofs together may still take: a second or two.
  private var left = 10_000_000
  /// What one proof may take of them.
  private static let proofBudget = 1_000_000
  /// What a proof takes before its first step, because its characters are sorted into kinds.
  private static let leastCost = 500
  private var automata: [Key: PatternAutomaton] = [:]

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

  /// The automaton of a pattern.
  ///
  /// - Parameter variables: The variables of the file, of which more may come, but none becomes another one.
  func automaton(
    _ pattern: String, isCaseSensitive: Bool, _ variables: AppleVariables
  ) -> PatternAutomaton {
    let key = Key(pattern: pattern, isCaseSensitive: isCaseSensitive)
    if let known = automata[key] { return known }
    let made = PatternAutomaton(
      variables.elements(pattern, isPath: true, isCaseSensitive: isCaseSensitive), isPath: true,
      isCaseSensitive: isCaseSensitive)
    // Most are asked for by the routes that stand behind, one after the other.
    if automata.count >= 64 { automata.removeAll(keepingCapacity: true) }
    automata[key] = made
    return made
  }
}
