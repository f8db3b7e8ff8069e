import FiniteAutomata

/// The proofs about the paths of one of Apple's files, with the automata of its patterns.
///
/// A class, because the proofs are asked for in the closures of a structure.
final class ApplePathProofs {
  private struct Key: Hashable {
    var pattern: String
    var isCaseSensitive: Bool
  }

  /// What decides whether a pattern and a route have a path in common.
  private struct PairKey: Hashable {
    var pattern: [UInt8]
    var isCaseSensitive: Bool
    var shape: [UInt8]
    var isShapeCaseSensitive: Bool
  }

  private var pairs: [PairKey: Bool] = [:]
  private let proofs = PathProofs()
  private var automata: [Key: PatternAutomaton] = [:]

  /// The units for finding out whether a pair of paths was looked at before.
  private static let lookupCost = 10

  /// A Boolean value that indicates whether nothing can be proved any more.
  var isExhausted: Bool { proofs.isExhausted }

  /// A Boolean value that indicates whether a proof has ended without an answer.
  var hasGivenUp: Bool { proofs.hasGivenUp }

  /// Returns `true` if no path is accepted by an automaton, and by a second one, and not by an
  /// avoided one.
  ///
  /// Returns `false` if that is not known.
  func isNothing(
    in automaton: PatternAutomaton, and second: PatternAutomaton? = nil,
    avoiding avoided: [any FiniteAutomaton] = []
  ) -> Bool {
    proofs.isNothing(in: automaton, and: second, avoiding: avoided)
  }

  /// Uses units for looking at routes; `false` if none are left.
  func spend(_ units: Int) -> Bool { proofs.spend(units) }

  /// Whether a component takes none of some paths; if unknown, no.
  ///
  /// Routes that differ only in the text with which they begin ask for one proof.
  ///
  /// - Parameter automaton: Makes the automaton of the component's path.
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
      // It looks at slashes only.
      key.shape = key.shape.split(separator: 0x2F, omittingEmptySubsequences: false)
        .map { $0.contains { $0 < 0x20 } ? Array($0) : [0x78] }.reduce([]) { $0 + [0x2F] + $1 }
    } else {
      let most = min(component.leadingText.count, paths.leadingText.count)
      let common = zip(key.pattern, key.shape).prefix(most).prefix { $0 == $1 }.count
      // Whether a slash stands in front of the rest, counts.
      key.pattern.removeFirst(max(0, common - 1))
      key.shape.removeFirst(max(0, common - 1))
    }
    if let known = pairs[key] { return known }
    let answer = isNothing(in: automaton(), and: paths.automaton)
    pairs[key] = answer
    return answer
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
