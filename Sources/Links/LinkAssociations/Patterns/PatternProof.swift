import FiniteAutomata

/// Proofs about the strings that patterns match, each within a budget.
///
/// In the worst case, the number of state sets is exponential. Each proof therefore has a budget,
/// and so does each caller that runs many proofs.
enum PatternProof {
  /// The result of a proof.
  enum Answer: Equatable {
    case yes
    /// The proof failed; the associated value is a counterexample.
    case no(String)
    /// The budget is used up.
    case unknown
  }

  /// The default budget of a proof, in units.
  static let usualBudget = 1_000_000

  /// Proves that each string that an automaton accepts is accepted by at least one of `others`.
  ///
  /// - Parameter isPath: `true` to ignore strings that end in a slash, because the core of a path
  ///   never does.
  static func isIncluded(
    _ automaton: PatternAutomaton, in others: [PatternAutomaton], isPath: Bool,
    budget: Int = usualBudget
  ) -> Answer {
    var left = budget
    return search(automaton, avoiding: others, isPath: isPath, left: &left)
  }

  /// Searches for a string that one or two automata accept and no avoided automaton accepts.
  ///
  /// - Parameters:
  ///   - automaton: The automaton that must accept the string.
  ///   - second: A second automaton that must also accept the string; `nil` for none.
  ///   - avoided: The automata that must not accept the string.
  ///   - left: The remaining units of the budget, from which the search subtracts its cost. The
  ///     value is negative if the answer is unknown. See ``/FiniteAutomata/TextSearch``.
  /// - Returns: `no` with the string, or `yes` if no such string exists; `unknown` if the budget is
  ///   used up.
  static func search(
    _ automaton: PatternAutomaton, and second: PatternAutomaton? = nil,
    avoiding avoided: [any FiniteAutomaton] = [], isPath: Bool, left: inout Int
  ) -> Answer {
    var search = TextSearch(
      inside: [automaton], and: second.map { [$0] }, avoiding: avoided, order: order)
    if isPath { search.excludedEnding = UInt32(UInt8(ascii: "/")) }
    switch search.run(left: &left) {
    case .text(let scalars):
      return .no(String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) })))
    case .none: return .yes
    case .unknown: return .unknown
    }
  }

  /// An order that prefers readable scalars and omits control characters.
  ///
  /// It makes the shortest string readable.
  private static let order: ScalarOrder = {
    let readable = "-_.~/!$&'()*+,;=:@%?# \"<>[]\\^`{|}é\u{3A9}\u{4E00}\u{1F600}"
    return ScalarOrder(
      preferring: [0x61...0x7A, 0x30...0x39, 0x41...0x5A]
        + readable.unicodeScalars.map { $0.value...$0.value } + [0x80...0xD7FF, 0xE000...0x10FFFF]
    ) { _ in 1 }
  }()
}
