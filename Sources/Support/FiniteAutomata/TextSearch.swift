// One search serves every proof:
//
//   two languages share a text        inside one, and inside the other
//   a language is part of others      no text inside it, avoiding the others
//   routes close a later one          inside it, and inside a pattern, avoiding what is opened anyway
//
// The sets of states of up to three unions of automata are followed side by side, along ranges of
// scalars that none of them tells apart. Of the texts that lead to the same sets only the best one
// is kept. Sets can be exponentially many, so every search has a budget.

/// A search for the cheapest text that some automata accept and others do not.
package struct TextSearch {
  /// What a search found.
  package enum Result: Equatable {
    /// The scalars of a text.
    case text([UInt32])
    /// There is no text.
    case none
    /// The budget or the limit is used up.
    case unknown
  }

  /// The sets after one text; a set that is not there is -1.
  private struct Place: Hashable {
    var inside: StateSets.ID
    var second: StateSets.ID
    var avoided: StateSets.ID
    /// A Boolean value that indicates whether the text ends in ``excludedEnding``.
    var isExcluded = false
    /// Different for every text where texts are not merged.
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
  /// The greatest cost of a text.
  package var maximumCost = Int.max
  /// A scalar in which no text may end.
  package var excludedEnding: UInt32?
  /// A Boolean value that indicates whether only one of the texts that lead to the same states is
  /// considered.
  package var mergesTexts = true
  /// Returns `true` for a text that the automata accept rightly.
  ///
  /// Automata may accept more than they should; a text that is not real is counted and skipped.
  package var isReal: (_ text: [UInt32]) -> Bool = { _ in true }
  /// Returns `true` if the avoided automata may accept a text by mistake that ends in these states.
  package var isDoubtful: ((_ avoided: [StateSets.Member]) -> Bool)?
  /// Returns `true` if the avoided automata accept everything that can follow these states.
  package var isSettled: ((_ avoided: [StateSets.Member]) -> Bool)?
  /// The number of texts that were not real.
  package private(set) var rejectedCount = 0

  /// The least cost of a text that leads to a place.
  private var costs: [Place: Int] = [:]
  private var steps: [Step] = []
  private var nextSerial: Int32 = 0
  /// The steps by the cost of the text up to them.
  private var queue: [[Int32]] = [[]]
  private var candidates: [Candidate] = []

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - inside: The automata of which one accepts the text.
  ///   - second: Others of which one accepts it, too.
  ///   - avoided: The automata of which none accepts it.
  ///   - order: The scalars of the text.
  package init(
    inside: [any FiniteAutomaton], and second: [any FiniteAutomaton]? = nil,
    avoiding avoided: [any FiniteAutomaton] = [], order: ScalarOrder
  ) {
    self.inside = StateSets(inside)
    self.second = second.map { StateSets($0) }
    self.avoided = avoided.isEmpty ? nil : StateSets(avoided)
    self.order = order
  }

  /// Searches, once.
  ///
  /// - Parameters:
  ///   - limit: The most places that are looked at.
  ///   - left: The units that may be used, which become less; below zero if they are used up. A unit
  ///     is one transition of one state.
  /// - Complexity: O(*p* · *r*) for *p* combinations of sets of states and *r* ranges of scalars.
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
        // A cheaper text was found later.
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
    // All of them are in the order of their scalars.
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
    // Of the texts that lead to the same place the best one is kept.
    candidates.sort { ($0.rank, $0.scalar) < ($1.rank, $1.scalar) }
    for candidate in candidates {
      let isNew = add(
        candidate.place, scalar: candidate.scalar, previous: index,
        cost: cost + order.cost(candidate.scalar))
      if isNew { left -= 4 }
    }
    candidates.removeAll(keepingCapacity: true)
  }

  /// Remembers the best scalars of a range, all of which lead to one place.
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
