import FiniteAutomata

/// The proofs about the paths of an Apple association file, with the automata of its patterns.
///
/// This is a class, so that closures and nonmutating methods can run proofs, which reduce the
/// budget.
final class ApplePathProofs {
  private struct Key: Hashable {
    var pattern: String
    var isCaseSensitive: Bool
  }

  /// The properties that determine whether a pattern and a route have a path in common.
  private struct PairKey: Hashable {
    var pattern: [UInt8]
    var isCaseSensitive: Bool
    var shape: [UInt8]
    var isShapeCaseSensitive: Bool
  }

  private var pairs: [PairKey: Bool] = [:]
  private let proofs = PathProofs()
  private var automata: [Key: PatternAutomaton] = [:]

  /// The cost, in units of the budget, of looking up whether a pair of paths was compared before.
  private static let lookupCost = 10

  /// `true` if the budget is used up and no proof can succeed.
  var isExhausted: Bool { proofs.isExhausted }

  /// `true` if a proof has ended without an answer.
  var hasGivenUp: Bool { proofs.hasGivenUp }

  /// Returns `true` if a proof shows that the automata have no path in common, apart from paths
  /// that an automaton of `avoided` accepts.
  ///
  /// Returns `false` if the proof fails or is not finished.
  func isNothing(
    in automaton: PatternAutomaton, and second: PatternAutomaton? = nil,
    avoiding avoided: [any FiniteAutomaton] = []
  ) -> Bool {
    proofs.isNothing(in: automaton, and: second, avoiding: avoided)
  }

  /// Spends units of the budget on scanning routes; returns `false` if none are left.
  func spend(_ units: Int) -> Bool { proofs.spend(units) }

  /// `true` if a proof shows that a component matches none of the given paths.
  ///
  /// Routes that differ only in the text at their start share one proof.
  ///
  /// - Parameter automaton: A closure that returns the automaton of the component's path.
  func isDisjoint(
    _ component: AppleComponentText, _ paths: AcceptedPaths, isCaseSensitive: Bool,
    _ automaton: () -> PatternAutomaton
  ) -> Bool {
    guard proofs.spend(Self.lookupCost) else { return false }
    var key = PairKey(
      pattern: Array(component.path.utf8.drop { $0 == 0x2F }),
      isCaseSensitive: component.isCaseSensitive, shape: paths.shape,
      isShapeCaseSensitive: isCaseSensitive)
    if component.path == AppleHostText.emptyComponentPath {
      // The pattern `*//*` depends only on the slashes of a path, so the text between them is not
      // part of the key.
      key.shape = key.shape.split(separator: 0x2F, omittingEmptySubsequences: false)
        .map { $0.contains { $0 < 0x20 } ? Array($0) : [0x78] }.reduce([]) { $0 + [0x2F] + $1 }
    } else {
      let most = min(component.leadingText.count, paths.leadingText.count)
      let common = zip(key.pattern, key.shape).prefix(most).prefix { $0 == $1 }.count
      // One common byte is kept because a slash before the remaining text is significant.
      key.pattern.removeFirst(max(0, common - 1))
      key.shape.removeFirst(max(0, common - 1))
    }
    if let known = pairs[key] { return known }
    let answer = isNothing(in: automaton(), and: paths.automaton)
    pairs[key] = answer
    return answer
  }

  /// Returns the automaton of a pattern.
  ///
  /// - Parameter variables: The variables of the file. Variables may be added between calls, but
  ///   never change.
  func automaton(
    _ pattern: String, isCaseSensitive: Bool, _ variables: AppleVariables
  ) -> PatternAutomaton {
    let key = Key(pattern: pattern, isCaseSensitive: isCaseSensitive)
    if let known = automata[key] { return known }
    let made = PatternAutomaton(
      variables.elements(pattern, isPath: true, isCaseSensitive: isCaseSensitive), isPath: true,
      isCaseSensitive: isCaseSensitive)
    // Most automata are needed only for a series of consecutive routes.
    if automata.count >= 64 { automata.removeAll(keepingCapacity: true) }
    automata[key] = made
    return made
  }
}
