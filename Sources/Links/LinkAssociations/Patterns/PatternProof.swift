/// Proofs about automata, each within a budget.
///
/// A proof makes automata deterministic as far as it needs to, and follows them side by side. The
/// number of sets of states is exponential in the worst case, so that every proof has a budget, and
/// so has every caller that asks for many of them. A unit of a budget is one step of one state, and
/// takes about 50 ns.
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
    return search(automaton, avoiding: union(of: others), isPath: isPath, left: &left)
  }

  /// The automaton that accepts what one of some automata accepts; `nil` if there is none.
  static func union(of automata: [PatternAutomaton]) -> PatternAutomaton? {
    automata.count < 2 ? automata.first : PatternAutomaton(anyOf: automata)
  }

  /// Searches for a text that one or two automata accept and another one does not.
  ///
  /// - Parameters:
  ///   - automaton: The automaton that accepts the text.
  ///   - second: Another one that accepts it.
  ///   - avoided: The automaton that does not accept the text.
  ///   - left: The units that may be used, which become less; below zero if the answer is unknown.
  /// - Returns: `no` with the text, `yes` if there is none.
  /// - Complexity: O(*p* · *k*) for *p* combinations of sets of states and *k* kinds of scalars.
  static func search(
    _ automaton: PatternAutomaton, and second: PatternAutomaton? = nil,
    avoiding avoided: PatternAutomaton? = nil, isPath: Bool, left: inout Int
  ) -> Answer {
    let automata = [automaton, second, avoided].compactMap(\.self)
    let alphabet = PatternAlphabet(automata, cost: &left)
    if left < 0 { return .unknown }
    var search = ProductSearch(
      inside: PatternRun(automaton, alphabet), second: second.map { PatternRun($0, alphabet) },
      avoided: avoided.map { PatternRun($0, alphabet) })
    return search.run(alphabet, isPath: isPath, left: &left)
  }
}

/// One search through the combinations of the sets of states of up to three automata.
private struct ProductSearch {
  /// The place of all automata after one text; a set that is not there is -1.
  private struct Place: Hashable {
    var inside: PatternRun.SetID
    var second: PatternRun.SetID
    var avoided: PatternRun.SetID
    var endsInSlash: Bool
  }

  private struct Step {
    var place: Place
    var parent: Int32
    var kind: Int32
  }

  private var inside: PatternRun
  private var second: PatternRun?
  private var avoided: PatternRun?
  private var seen: Set<Place> = []
  private var steps: [Step] = []

  init(inside: PatternRun, second: PatternRun?, avoided: PatternRun?) {
    self.inside = inside
    self.second = second
    self.avoided = avoided
  }

  mutating func run(
    _ alphabet: PatternAlphabet, isPath: Bool, left: inout Int
  ) -> PatternProof.Answer {
    add(
      Place(
        inside: inside.first(cost: &left), second: second?.first(cost: &left) ?? -1,
        avoided: avoided?.first(cost: &left) ?? -1, endsInSlash: false), from: -1, kind: 0)
    var index = 0
    while index < steps.count {
      if left < 0 { return .unknown }
      let place = steps[index].place
      if !(isPath && place.endsInSlash), isWitness(place) {
        return .no(text(endingAt: index, alphabet))
      }
      let moves = inside.moves(from: place.inside, cost: &left)
      let others = second?.moves(from: place.second, cost: &left) ?? []
      let avoided =
        place.avoided < 0 ? [] : avoided?.moves(from: place.avoided, cost: &left) ?? []
      // All of them are sorted by kind.
      var (other, avoidedPlace) = (0, 0)
      for move in moves {
        left -= 1
        var next = Place(
          inside: move.target, second: -1, avoided: -1,
          endsInSlash: isPath && alphabet.scalars[Int(move.kind)] == 0x2F)
        if second != nil {
          while other < others.count, others[other].kind < move.kind { other += 1 }
          if other == others.count { break }
          if others[other].kind != move.kind { continue }
          next.second = others[other].target
        }
        while avoidedPlace < avoided.count, avoided[avoidedPlace].kind < move.kind {
          avoidedPlace += 1
        }
        if avoidedPlace < avoided.count, avoided[avoidedPlace].kind == move.kind {
          next.avoided = avoided[avoidedPlace].target
        }
        if add(next, from: Int32(index), kind: move.kind) { left -= 4 }
      }
      index += 1
    }
    return .yes
  }

  private func isWitness(_ place: Place) -> Bool {
    guard inside.accepts(place.inside), second?.accepts(place.second) ?? true else { return false }
    return place.avoided < 0 || !(avoided?.accepts(place.avoided) ?? false)
  }

  @discardableResult
  private mutating func add(_ place: Place, from parent: Int32, kind: Int32) -> Bool {
    guard seen.insert(place).inserted else { return false }
    steps.append(Step(place: place, parent: parent, kind: kind))
    return true
  }

  private func text(endingAt last: Int, _ alphabet: PatternAlphabet) -> String {
    var scalars: [Unicode.Scalar] = []
    var index = last
    while steps[index].parent >= 0 {
      Unicode.Scalar(alphabet.scalars[Int(steps[index].kind)]).map { scalars.append($0) }
      index = Int(steps[index].parent)
    }
    return String(String.UnicodeScalarView(scalars.reversed()))
  }
}
