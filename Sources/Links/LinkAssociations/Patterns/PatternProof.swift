import FiniteAutomata

/// Proofs about the texts that patterns match, each within a budget.
///
/// The number of sets of states is exponential in the worst case, so that every proof has a budget,
/// and so has every caller that asks for many of them.
enum PatternProof {
  /// The result of a proof.
  enum Answer: Equatable {
    case yes
    /// No, with a text that shows it.
    case no(String)
    /// The budget is used up.
    case unknown
  }

  /// The units that a proof may use if its caller does not say.
  static let usualBudget = 1_000_000

  /// Proves that everything that an automaton accepts is accepted by one of others.
  ///
  /// - Parameter isPath: Whether texts that end in a slash, which no core of a path does, are left
  ///   out of account.
  static func isIncluded(
    _ automaton: PatternAutomaton, in others: [PatternAutomaton], isPath: Bool,
    budget: Int = usualBudget
  ) -> Answer {
    var left = budget
    return search(automaton, avoiding: others, isPath: isPath, left: &left)
  }

  /// Searches for a text that one or two automata accept and others do not.
  ///
  /// - Parameters:
  ///   - automaton: The automaton that accepts the text.
  ///   - second: Another one that accepts it.
  ///   - avoided: The automata that do not accept the text.
  ///   - left: The units that may be used, which become less; below zero if the answer is unknown. See
  ///     ``/FiniteAutomata/TextSearch``.
  /// - Returns: `no` with the text, `yes` if there is none.
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

  /// Readable scalars first, the shortest text; no controls.
  private static let order: ScalarOrder = {
    let readable = "-_.~/!$&'()*+,;=:@%?# \"<>[]\\^`{|}é\u{3A9}\u{4E00}\u{1F600}"
    return ScalarOrder(
      preferring: [0x61...0x7A, 0x30...0x39, 0x41...0x5A]
        + readable.unicodeScalars.map { $0.value...$0.value } + [0x80...0xD7FF, 0xE000...0x10FFFF]
    ) { _ in 1 }
  }()
}
