/// The subset construction for the union of several automata.
///
/// The union is made deterministic lazily: every set of states has a number, and its moves are
/// computed on first use. A set is stored as an array of its members. Even for an automaton with
/// many states, such as that of a long word list, a set has only a few members.
package struct StateSets {
  /// The number that identifies a set of states.
  package typealias ID = Int32

  /// A state of one of the automata.
  package struct Member: Hashable, Comparable {
    private let bits: UInt64

    init(automaton: UInt32, state: UInt32) {
      bits = UInt64(automaton) << 32 | UInt64(state)
    }

    /// The index of the automaton.
    package var automaton: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }
    package var state: UInt32 { UInt32(truncatingIfNeeded: bits) }

    package static func < (left: Member, right: Member) -> Bool { left.bits < right.bits }
  }

  /// A move from one set to another on every scalar in a range.
  struct Move {
    let lower: UInt32
    let upper: UInt32
    let target: ID
  }

  private let automata: [any FiniteAutomaton]
  private var sets: [[Member]] = []
  private var ids: [[Member]: ID] = [:]
  /// The numbers of the sets that consist of one state and its epsilon closure.
  private var idsOfStates: [Member: ID] = [:]
  private var areAccepted: [Bool] = []
  private var knownMoves: [[Move]?] = []
  private var transitions: [ScalarTransition] = []
  private var jumps: [UInt32] = []

  init(_ automata: [any FiniteAutomaton]) {
    self.automata = automata
  }

  /// Returns the set of initial states.
  ///
  /// - Parameter cost: The remaining budget. This method and all others with this parameter
  ///   subtract the number of visited members and transitions from it.
  mutating func first(cost: inout Int) -> ID {
    let members = automata.enumerated().map {
      Member(automaton: UInt32($0.offset), state: $0.element.firstState)
    }
    return id(members, &cost)
  }

  /// Returns `true` if at least one automaton accepts the strings that reach a set.
  func accepts(_ set: ID) -> Bool { areAccepted[Int(set)] }

  /// Returns the members of a set, in ascending order.
  func members(of set: ID) -> [Member] { sets[Int(set)] }

  /// Returns the moves out of a set in scalar order; scalars without a transition are omitted.
  mutating func moves(from set: ID, cost: inout Int) -> [Move] {
    if let known = knownMoves[Int(set)] { return known }
    let steps = steps(from: set, &cost)
    var moves: [Move] = []
    var active: [Step] = []
    var next = 0
    var lower: UInt32 = 0
    // Adjacent ranges often have the same target members, for example next to a wildcard. The
    // target set is then looked up only once.
    var last: (members: [Member], id: ID)?
    while next < steps.count || !active.isEmpty {
      if active.isEmpty { lower = steps[next].lower }
      while next < steps.count, steps[next].lower == lower {
        active.append(steps[next])
        next += 1
      }
      var upper = next < steps.count ? steps[next].lower - 1 : UInt32.max
      for step in active { upper = min(upper, step.upper) }
      let members = active.map(\.target)
      let id = last.flatMap { $0.members == members ? $0.id : nil } ?? id(members, &cost)
      last = (members, id)
      moves.append(Move(lower: lower, upper: upper, target: id))
      active.removeAll { $0.upper == upper }
      lower = upper &+ 1
    }
    knownMoves[Int(set)] = moves
    return moves
  }

  /// Returns the target of the move on a scalar, or `nil` if there is no transition.
  mutating func target(from set: ID, along scalar: UInt32) -> ID? {
    var cost = Int.max
    return moves(from: set, cost: &cost).first { $0.lower <= scalar && scalar <= $0.upper }?.target
  }

  /// A transition from a member of a set.
  private struct Step {
    let lower: UInt32
    let upper: UInt32
    let target: Member
  }

  /// Returns the transitions of all members of a set, in the order of their lower bounds.
  private mutating func steps(from set: ID, _ cost: inout Int) -> [Step] {
    var steps: [Step] = []
    for member in sets[Int(set)] {
      transitions.removeAll(keepingCapacity: true)
      automata[Int(member.automaton)].appendTransitions(from: member.state, to: &transitions)
      for step in transitions {
        steps.append(
          Step(
            lower: step.lower, upper: step.upper,
            target: Member(automaton: member.automaton, state: step.target)))
      }
    }
    cost -= steps.count
    steps.sort { ($0.lower, $0.target) < ($1.lower, $1.target) }
    return steps
  }

  /// Returns the number of the set that consists of the given members and their epsilon closure.
  private mutating func id(_ members: [Member], _ cost: inout Int) -> ID {
    // Most transitions have a single target state.
    if members.count == 1, let known = idsOfStates[members[0]] { return known }
    var set = members
    // Most automata have no epsilon transitions.
    var seen: Set<Member>?
    var index = 0
    while index < set.count {
      let member = set[index]
      index += 1
      jumps.removeAll(keepingCapacity: true)
      automata[Int(member.automaton)].appendJumps(from: member.state, to: &jumps)
      cost -= jumps.count
      for state in jumps {
        if seen == nil { seen = Set(set) }
        let next = Member(automaton: member.automaton, state: state)
        if seen?.insert(next).inserted == true { set.append(next) }
      }
    }
    set.sort()
    // Several members may reach the same state.
    var count = min(1, set.count)
    for index in set.indices.dropFirst() where set[index] != set[count - 1] {
      set[count] = set[index]
      count += 1
    }
    set.removeSubrange(count...)
    cost -= set.count
    let id = ids[set] ?? add(set)
    if members.count == 1 { idsOfStates[members[0]] = id }
    return id
  }

  private mutating func add(_ set: [Member]) -> ID {
    let id = ID(sets.count)
    ids[set] = id
    areAccepted.append(set.contains { automata[Int($0.automaton)].accepts($0.state) })
    sets.append(set)
    knownMoves.append(nil)
    return id
  }
}
