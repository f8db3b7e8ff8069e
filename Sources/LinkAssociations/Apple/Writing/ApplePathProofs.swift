/// The proofs about the paths of one of Apple's files, with the automata of its patterns.
///
/// A class, because the proofs are asked for in the closures of a structure.
final class ApplePathProofs {
  private struct Key: Hashable {
    var pattern: String
    var isCaseSensitive: Bool
  }

  private let proofs = PathProofs()
  private var automata: [Key: PatternAutomaton] = [:]

  /// Whether there is no path that all of some automata accept and none of others does; if unknown, no.
  func isNothing(
    in automata: [PatternAutomaton], avoiding others: [PatternAutomaton] = []
  ) -> Bool {
    proofs.isNothing(in: automata, avoiding: others)
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
