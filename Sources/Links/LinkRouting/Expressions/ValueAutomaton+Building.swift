// An expression is compiled in four steps:
//
//   1. Positions: each set of characters in the expression, with repetitions written out, is a
//      position. The positions that can follow each other form a nondeterministic automaton
//      without epsilon transitions (Glushkov's construction).
//   2. Classes: characters that belong to the same sets form a class.
//   3. Subsets: the sets of positions that strings reach are the states of a deterministic
//      automaton.
//   4. States that cannot reach an accepting state are removed, and equivalent states are merged.

extension ValueAutomaton {
  /// The maximum number of positions of an expression.
  static let maximumPositions = 3000
  /// The maximum number of states.
  package static let maximumStates = 1000
  /// The maximum number of states before equivalent states are merged.
  private static let maximumSubsets = 4000
  /// The maximum number of transitions, and of ranges of characters.
  private static let maximumTransitions = 6000
  private static let maximumRanges = 1000
  /// The maximum number of steps of the construction.
  private static let maximumWork = 20_000_000

  private static func tooComplex(_ reason: String) -> TextPattern.Problem {
    TextPattern.Problem(
      message: "pattern is too complex: \(reason)",
      note: "use smaller repetitions, or a 'text' type with a 'length'")
  }

  /// Creates the automaton of an expression.
  ///
  /// - Throws: An error if the automaton would be too large, or accept no value.
  convenience init(
    _ node: ExpressionSyntax.Node, folding: TextRule.Folding
  ) throws(TextPattern.Problem) {
    if node.size(limit: Self.maximumPositions + 1) > Self.maximumPositions {
      throw Self.tooComplex("more than \(Self.maximumPositions) characters and sets")
    }
    var positions = Positions(folding: folding)
    let part = positions.add(node)
    let classes = Self.classes(of: positions.sets)
    if classes.sets.count > Self.maximumClasses || classes.rangeCount > Self.maximumRanges {
      throw Self.tooComplex("too many different sets of characters")
    }
    var subsets = try Self.subsets(of: part, positions, classes)
    guard subsets.removeDeadStates() else {
      throw TextPattern.Problem(
        message: "pattern matches no value",
        note: folding == .none
          ? nil : "'fold' converts letters before the comparison, so list the converted letters")
    }
    subsets.mergeEquivalentStates()
    let transitions = subsets.targets.count { $0 != Self.none }
    if subsets.accepting.count > Self.maximumStates || transitions > Self.maximumTransitions {
      throw Self.tooComplex("its automaton has more than \(Self.maximumStates) states")
    }
    self.init(classes: classes.sets, targets: subsets.targets, accepting: subsets.accepting)
  }

  // MARK: Positions

  /// A part of an expression: the positions of the first and the last characters of the strings
  /// that it matches.
  private struct Part {
    var first: [Int] = []
    var last: [Int] = []
    var matchesEmpty = true
  }

  private struct Positions {
    let folding: TextRule.Folding
    /// For each position, the index of its set in ``sets``.
    var setIndices: [Int] = []
    /// For each position, the positions that can follow it.
    var next: [Set<Int>] = []
    /// The distinct sets, before folding.
    var sets: [ScalarSet] = []
    private var knownSets: [ScalarSet: Int] = [:]

    init(folding: TextRule.Folding) { self.folding = folding }

    mutating func add(_ node: ExpressionSyntax.Node) -> Part {
      switch node {
      case .set(let set):
        let index = index(of: set.intersection(.printable).unfolded(folding))
        setIndices.append(index)
        next.append([])
        let position = setIndices.count - 1
        return Part(first: [position], last: [position], matchesEmpty: false)
      case .sequence(let nodes):
        return nodes.reduce(Part()) { part, node in join(part, add(node)) }
      case .choice(let nodes):
        let parts = nodes.map { add($0) }
        return Part(
          first: parts.flatMap(\.first), last: parts.flatMap(\.last),
          matchesEmpty: parts.contains(where: \.matchesEmpty))
      case .repeated(let node, let minimum, let maximum):
        return add(node, minimum: minimum, maximum: maximum)
      }
    }

    private mutating func add(
      _ node: ExpressionSyntax.Node, minimum: Int, maximum: Int?
    ) -> Part {
      // The optional copies are nested, as in `a(a(a)?)?`, so that only one copy can directly
      // follow another.
      var rest = Part()
      if let maximum {
        for _ in 0..<(maximum - minimum) {
          let copy = add(node)
          rest = join(copy, rest)
          rest.matchesEmpty = true
        }
      } else {
        let copy = add(node)
        for position in copy.last { next[position].formUnion(copy.first) }
        if minimum <= 1 { return withEmpty(copy, copy.matchesEmpty || minimum == 0) }
        rest = copy
      }
      var part = Part()
      for _ in 0..<(maximum == nil ? minimum - 1 : minimum) { part = join(part, add(node)) }
      return join(part, rest)
    }

    private func withEmpty(_ part: Part, _ matchesEmpty: Bool) -> Part {
      Part(first: part.first, last: part.last, matchesEmpty: matchesEmpty)
    }

    private mutating func join(_ front: Part, _ back: Part) -> Part {
      for position in front.last { next[position].formUnion(back.first) }
      return Part(
        first: front.first + (front.matchesEmpty ? back.first : []),
        last: back.last + (back.matchesEmpty ? front.last : []),
        matchesEmpty: front.matchesEmpty && back.matchesEmpty)
    }

    private mutating func index(of set: ScalarSet) -> Int {
      if let known = knownSets[set] { return known }
      sets.append(set)
      knownSets[set] = sets.count - 1
      return sets.count - 1
    }
  }

  // MARK: Classes

  private struct Classes {
    var sets: [ScalarSet] = []
    /// For each set of the expression, the indices of the classes that together form it.
    var ofSet: [[Int]]
    var rangeCount = 0
  }

  private static func classes(of sets: [ScalarSet]) -> Classes {
    // For each scalar, the sets in which a range starts at the scalar or ends just before it.
    var changes: [UInt32: [Int]] = [:]
    for (index, set) in sets.enumerated() {
      for range in set.ranges {
        changes[range.lowerBound, default: []].append(index)
        changes[range.upperBound + 1, default: []].append(index)
      }
    }
    var active: Set<Int> = []
    var lower: UInt32 = 0
    var ranges: [Set<Int>: [ClosedRange<UInt32>]] = [:]
    var order: [Set<Int>] = []
    for bound in changes.keys.sorted() {
      if !active.isEmpty {
        if ranges[active] == nil { order.append(active) }
        ranges[active, default: []].append(lower...(bound - 1))
      }
      for index in changes[bound] ?? [] { active.formSymmetricDifference([index]) }
      lower = bound
    }
    var classes = Classes(ofSet: Array(repeating: [], count: sets.count))
    for (index, members) in order.enumerated() {
      classes.sets.append(ScalarSet(ranges[members] ?? []))
      classes.rangeCount += ranges[members]?.count ?? 0
      for set in members { classes.ofSet[set].append(index) }
    }
    return classes
  }

  // MARK: Subsets

  private static func subsets(
    of part: Part, _ positions: Positions, _ classes: Classes
  ) throws(TextPattern.Problem) -> DeterministicTable {
    let width = classes.sets.count
    var table = DeterministicTable(width: width)
    let last = Set(part.last)
    // For each state, the possible positions of the last character that was read. Before the first
    // character, there are none.
    var members: [[Int]] = [[]]
    var known: [[Int]: UInt16] = [:]
    var work = 0
    table.addState(accepts: part.matchesEmpty)
    var state = 0
    while state < members.count {
      let next =
        state == 0
        ? Set(part.first)
        : members[state].reduce(into: Set<Int>()) { $0.formUnion(positions.next[$1]) }
      work += members[state].reduce(next.count) { $0 + positions.next[$1].count }
      var reached: [[Int]] = Array(repeating: [], count: width)
      for position in next.sorted() {
        for index in classes.ofSet[positions.setIndices[position]] {
          reached[index].append(position)
          work += 1
        }
      }
      if work > maximumWork { throw tooComplex("its automaton is too large") }
      for index in 0..<width where !reached[index].isEmpty {
        var target = known[reached[index]]
        if target == nil {
          if members.count >= maximumSubsets {
            throw tooComplex("its automaton has more than \(maximumStates) states")
          }
          target = UInt16(members.count)
          known[reached[index]] = target
          members.append(reached[index])
          table.addState(accepts: reached[index].contains(where: last.contains))
        }
        table.targets[state * width + index] = target ?? none
      }
      state += 1
    }
    return table
  }
}

extension ScalarSet {
  /// Returns the characters that a folding converts to characters of this set.
  func unfolded(_ folding: TextRule.Folding) -> ScalarSet {
    func moved(_ set: ScalarSet, by distance: Int) -> ScalarSet {
      ScalarSet(
        set.ranges.map {
          UInt32(Int($0.lowerBound) + distance)...UInt32(Int($0.upperBound) + distance)
        })
    }
    let upper = ScalarSet([0x41...0x5A])
    let lower = ScalarSet([0x61...0x7A])
    switch folding {
    case .none: return self
    case .uppercase: return subtracting(lower).union(moved(intersection(upper), by: 0x20))
    case .lowercase: return subtracting(upper).union(moved(intersection(lower), by: -0x20))
    }
  }
}
