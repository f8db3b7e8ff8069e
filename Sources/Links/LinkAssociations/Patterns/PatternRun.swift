/// An automaton that is run over the kinds of an alphabet.
///
/// Every set of states that a text leads to has a number. Its moves are found when they are first
/// asked for, so that a proof that ends early never looks at most sets. A set is a list of its
/// states, because the sets of long lists of words hold few of many.
struct PatternRun {
  /// The number of a set of states.
  typealias SetID = Int32

  /// A step from one set to another along every scalar of a kind.
  struct Move {
    var kind: Int32
    var target: SetID
  }

  private let automaton: PatternAutomaton
  /// The kinds that each label takes.
  private let kinds: [[Int32]]
  private var sets: [[Int32]] = []
  private var ids: [[Int32]: SetID] = [:]
  private var areFinal: [Bool] = []
  private var knownMoves: [[Move]?] = []
  /// The last number of a search for jumps that has met a state.
  private var marks: [UInt32]
  private var mark: UInt32 = 0
  /// The targets of a set, by their kinds.
  private var targets: [[Int32]]

  /// - Complexity: O(*s* + *l* · *k*) for *s* states, *l* labels and *k* kinds.
  init(_ automaton: PatternAutomaton, _ alphabet: PatternAlphabet) {
    self.automaton = automaton
    kinds = automaton.labels.map(alphabet.kinds)
    marks = Array(repeating: 0, count: automaton.edges.count)
    targets = Array(repeating: [], count: alphabet.scalars.count)
  }

  /// The set at the start of every text.
  mutating func first(cost: inout Int) -> SetID { id([Int32(automaton.start)], &cost) }

  /// A Boolean value that indicates whether a text that leads to a set is accepted.
  func accepts(_ set: SetID) -> Bool { areFinal[Int(set)] }

  /// The moves out of a set, by increasing kind; those that lead nowhere are left out.
  ///
  /// - Parameter cost: Becomes less by the number of states and steps that are looked at.
  mutating func moves(from set: SetID, cost: inout Int) -> [Move] {
    if let known = knownMoves[Int(set)] { return known }
    var used: [Int32] = []
    for state in sets[Int(set)] {
      for edge in automaton.edges[Int(state)] {
        for kind in kinds[Int(edge.label)] {
          if targets[Int(kind)].isEmpty { used.append(kind) }
          targets[Int(kind)].append(edge.target)
          cost -= 1
        }
      }
    }
    used.sort()
    var moves: [Move] = []
    moves.reserveCapacity(used.count)
    // Kinds that lead to the same states, as those after a wildcard do, are looked at once.
    var last: (states: [Int32], id: SetID)?
    for kind in used {
      let states = targets[Int(kind)]
      targets[Int(kind)].removeAll(keepingCapacity: true)
      let id = last.flatMap { $0.states == states ? $0.id : nil } ?? id(states, &cost)
      last = (states, id)
      moves.append(Move(kind: kind, target: id))
    }
    knownMoves[Int(set)] = moves
    return moves
  }

  /// The number of the set of some states and all that jumps lead to.
  private mutating func id(_ states: [Int32], _ cost: inout Int) -> SetID {
    mark += 1
    var set: [Int32] = []
    for state in states where marks[Int(state)] != mark {
      marks[Int(state)] = mark
      set.append(state)
    }
    var index = 0
    while index < set.count {
      for next in automaton.jumps[Int(set[index])] where marks[next] != mark {
        marks[next] = mark
        set.append(Int32(next))
      }
      index += 1
    }
    set.sort()
    cost -= set.count
    if let known = ids[set] { return known }
    let id = SetID(sets.count)
    ids[set] = id
    areFinal.append(set.contains { automaton.finals.contains(Int($0)) })
    sets.append(set)
    knownMoves.append(nil)
    return id
  }
}

/// One scalar for each kind of scalars that some automata tell apart, readable ones first.
struct PatternAlphabet {
  private typealias Label = PatternAutomaton.Label

  private(set) var scalars: [UInt32] = []
  private var kindOfScalar: [UInt32: Int32] = [:]

  /// - Complexity: O(*c* · *l*) for *l* labels of more than one scalar and *c* scalars at the ends
  ///   of ranges.
  init(_ automata: [PatternAutomaton], cost: inout Int) {
    var single: Set<UInt32> = []
    var several: Set<Label> = []
    for label in automata.lazy.map(\.labels).joined() {
      if case .scalar(let scalar) = label { single.insert(scalar) } else { several.insert(label) }
    }
    let others = Array(several)
    var candidates = Self.readable + single.filter { $0 >= 0x80 }.sorted()
    for case .ranges(let ranges) in others {
      for range in ranges {
        candidates += [
          range.lowerBound &- 1, range.lowerBound, range.upperBound, range.upperBound &+ 1,
        ].filter { $0 >= 0x80 }
      }
    }
    cost -= candidates.count * (others.count + 1) / 4
    /// What the automata see of a scalar.
    struct Signature: Hashable {
      var own: UInt32?
      var labels: [Bool]
    }
    var kinds: [Signature: Int32] = [:]
    for scalar in candidates where Unicode.Scalar(scalar) != nil {
      let signature = Signature(
        own: single.contains(scalar) ? scalar : nil, labels: others.map { $0.takes(scalar) })
      guard kinds[signature] == nil else { continue }
      kinds[signature] = Int32(scalars.count)
      kindOfScalar[scalar] = Int32(scalars.count)
      scalars.append(scalar)
    }
  }

  /// The kinds of the scalars that a label takes.
  func kinds(_ label: PatternAutomaton.Label) -> [Int32] {
    // A scalar that stands alone in a label is of a kind of its own.
    if case .scalar(let scalar) = label { return kindOfScalar[scalar].map { [$0] } ?? [] }
    return scalars.indices.filter { label.takes(scalars[$0]) }.map { Int32($0) }
  }

  private static let readable =
    Array(
      "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_.~/!$&'()*+,;=:@%?# \"<>[]\\^`{|}"
        .unicodeScalars.map(\.value)) + [0xE9, 0x3A9, 0x4E00, 0x1F600]
}
