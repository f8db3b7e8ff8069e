// The proofs about routes and patterns all use the search in this file:
//
//   two languages overlap              a string is accepted by both `inside` and `second`
//   a language is a subset of a union  no string is accepted by `inside` but not by `avoided`
//   a pattern hides a later route      a string is accepted by `inside`, the pattern, and by
//                                      `second`, the route, but not by `avoided`, the patterns
//                                      that open the link anyway
//
// The search follows the state sets of up to three unions of automata in parallel. It moves along
// ranges of scalars that the automata do not distinguish. It keeps only the best of all strings
// that reach the same sets. The number of sets can be exponential, so every search has a budget.

/// A search for the cheapest string that some automata accept and other automata do not.
package struct TextSearch {
  /// The result of a search.
  package enum Result: Equatable {
    /// The scalars of the string that was found.
    case text([UInt32])
    /// No such string exists.
    case none
    /// The search exceeded its budget or its limit.
    case unknown
  }

  /// The state sets that a string reaches, one for each union; -1 if it reaches no state.
  private struct Place: Hashable {
    var inside: StateSets.ID
    var second: StateSets.ID
    var avoided: StateSets.ID
    /// `true` if the string ends in ``excludedEnding``.
    var isExcluded = false
    /// A unique number for every string; 0 for all strings if ``mergesTexts`` is `true`.
    var serial: Int32 = 0
  }

  private struct Step {
    let place: Place
    let scalar: UInt32
    let previous: Int32
  }

  private struct Candidate {
    let place: Place
    let scalar: UInt32
    let rank: Int
  }

  private var inside: StateSets
  private var second: StateSets?
  private var avoided: StateSets?
  private let order: ScalarOrder
  /// The maximum cost of a string.
  package var maximumCost = Int.max
  /// A scalar with which the string must not end; `nil` if it may end with any scalar.
  package var excludedEnding: UInt32?
  /// A Boolean value that indicates whether, of all strings that reach the same state sets, only
  /// the best one is kept.
  package var mergesTexts = true
  /// A function that returns `true` if a string is a valid result.
  ///
  /// Set this function if the automata can accept strings that are not valid results. A string for
  /// which it returns `false` is counted in ``rejectedCount`` and skipped.
  package var isReal: (_ text: [UInt32]) -> Bool = { _ in true }
  /// A function that returns `true` if the avoided automata may accept a string by mistake.
  ///
  /// Its argument is the set of states that the string reaches. Such a string can still be the
  /// result, if ``isReal`` returns `true` for it.
  package var isDoubtful: ((_ avoided: [StateSets.Member]) -> Bool)?
  /// A function that returns `true` if the avoided automata accept every continuation of a string.
  ///
  /// Its argument is the set of states that the string reaches. The search does not extend such a
  /// string.
  package var isSettled: ((_ avoided: [StateSets.Member]) -> Bool)?
  /// The number of strings for which ``isReal`` returned `false`.
  package private(set) var rejectedCount = 0

  /// For each place, the lowest cost of a string that reaches it.
  private var costs: [Place: Int] = [:]
  private var steps: [Step] = []
  private var nextSerial: Int32 = 0
  /// The steps, grouped by the cost of the string up to them.
  private var queue: [[Int32]] = [[]]
  private var candidates: [Candidate] = []

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - inside: The first union of automata. At least one of them has to accept the string.
  ///   - second: The second union of automata. At least one of them has to accept the string. If
  ///     this argument is `nil`, only the other conditions apply.
  ///   - avoided: The automata that must not accept the string.
  ///   - order: The scalars that the string may contain, with their costs.
  package init(
    inside: [any FiniteAutomaton], and second: [any FiniteAutomaton]? = nil,
    avoiding avoided: [any FiniteAutomaton] = [], order: ScalarOrder
  ) {
    self.inside = StateSets(inside)
    self.second = second.map { StateSets($0) }
    self.avoided = avoided.isEmpty ? nil : StateSets(avoided)
    self.order = order
  }

  /// Runs the search; call this method only once.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of combinations of state sets to visit.
  ///   - left: The remaining budget, which each visited transition reduces. A negative value means
  ///     that the budget is exhausted.
  /// - Complexity: O(*p* · *r*) for *p* combinations of state sets and *r* ranges of scalars.
  package mutating func run(limit: Int = .max, left: inout Int) -> Result {
    add(
      Place(
        inside: inside.first(cost: &left), second: second?.first(cost: &left) ?? -1,
        avoided: avoided?.first(cost: &left) ?? -1),
      scalar: 0, previous: -1, cost: 0)
    var looked = 0
    var cost = 0
    while cost < queue.count {
      var next = 0
      while next < queue[cost].count {
        let index = queue[cost][next]
        next += 1
        // Skip the step if a cheaper string for its place was found after the step was queued.
        if let best = costs[steps[Int(index)].place], best < cost { continue }
        looked += 1
        if looked > limit || left < 0 { return .unknown }
        if isCandidate(steps[Int(index)].place) {
          let text = text(endingAt: index)
          if isReal(text) { return .text(text) }
          rejectedCount += 1
        }
        follow(index, cost: cost, left: &left)
      }
      queue[cost] = []
      cost += 1
    }
    return .none
  }

  private func isCandidate(_ place: Place) -> Bool {
    guard !place.isExcluded, inside.accepts(place.inside), second?.accepts(place.second) ?? true
    else { return false }
    guard place.avoided >= 0, let avoided, avoided.accepts(place.avoided) else { return true }
    return isDoubtful?(avoided.members(of: place.avoided)) ?? false
  }

  /// Adds the steps out of a place.
  private mutating func follow(_ index: Int32, cost: Int, left: inout Int) {
    let place = steps[Int(index)].place
    if let isSettled, place.avoided >= 0, let avoided, isSettled(avoided.members(of: place.avoided))
    {
      return
    }
    let moves = inside.moves(from: place.inside, cost: &left)
    let others = second?.moves(from: place.second, cost: &left)
    let avoidedMoves =
      place.avoided < 0 ? [] : avoided?.moves(from: place.avoided, cost: &left) ?? []
    // All three lists are in scalar order.
    var (other, avoidedMove) = (0, 0)
    for move in moves {
      var lower = move.lower
      while lower <= move.upper {
        var upper = move.upper
        var next = Place(inside: move.target, second: -1, avoided: -1)
        left -= 1
        if let others {
          while other < others.count, others[other].upper < lower { other += 1 }
          guard other < others.count, others[other].lower <= move.upper else { break }
          lower = max(lower, others[other].lower)
          upper = min(upper, others[other].upper)
          next.second = others[other].target
        }
        while avoidedMove < avoidedMoves.count, avoidedMoves[avoidedMove].upper < lower {
          avoidedMove += 1
        }
        if avoidedMove < avoidedMoves.count {
          let avoided = avoidedMoves[avoidedMove]
          if avoided.lower <= lower {
            upper = min(upper, avoided.upper)
            next.avoided = avoided.target
          } else {
            upper = min(upper, avoided.lower - 1)
          }
        }
        consider(next, lower, upper)
        if upper == .max { break }
        lower = upper + 1
      }
    }
    // Only the best of all strings that reach the same place is kept.
    candidates.sort { ($0.rank, $0.scalar) < ($1.rank, $1.scalar) }
    for candidate in candidates {
      let isNew = add(
        candidate.place, scalar: candidate.scalar, previous: index,
        cost: cost + order.cost(candidate.scalar))
      if isNew { left -= 4 }
    }
    candidates.removeAll(keepingCapacity: true)
  }

  /// Adds candidates for the best scalars of a range, all of which reach the same place.
  private mutating func consider(_ place: Place, _ lower: UInt32, _ upper: UInt32) {
    var place = place
    func append(_ lower: UInt32, _ upper: UInt32) {
      guard lower <= upper else { return }
      if mergesTexts {
        guard let best = order.best(lower, upper) else { return }
        candidates.append(Candidate(place: place, scalar: best.scalar, rank: best.rank))
        return
      }
      for (scalar, rank) in order.several(lower, upper) {
        nextSerial += 1
        place.serial = nextSerial
        candidates.append(Candidate(place: place, scalar: scalar, rank: rank))
      }
    }
    guard let excludedEnding, lower <= excludedEnding, excludedEnding <= upper else {
      return append(lower, upper)
    }
    if excludedEnding > lower { append(lower, excludedEnding - 1) }
    append(excludedEnding + 1, upper)
    place.isExcluded = true
    append(excludedEnding, excludedEnding)
  }

  @discardableResult
  private mutating func add(
    _ place: Place, scalar: UInt32, previous: Int32, cost: Int
  ) -> Bool {
    guard cost <= maximumCost else { return false }
    if let known = costs[place], known <= cost { return false }
    costs[place] = cost
    steps.append(Step(place: place, scalar: scalar, previous: previous))
    while queue.count <= cost { queue.append([]) }
    queue[cost].append(Int32(steps.count - 1))
    return true
  }

  private func text(endingAt last: Int32) -> [UInt32] {
    var scalars: [UInt32] = []
    var index = last
    while index > 0 {
      scalars.append(steps[Int(index)].scalar)
      index = steps[Int(index)].previous
    }
    return scalars.reversed()
  }
}
