/// The states and transitions of a deterministic automaton that is being built; state 0 is initial.
struct DeterministicTable {
  /// The number of classes of characters.
  ///
  /// The row of each state has one transition for each class.
  let width: Int
  var targets: [UInt16] = []
  private(set) var accepting: [Bool] = []

  private static let none = ValueAutomaton.none

  init(width: Int) { self.width = width }

  mutating func addState(accepts: Bool) {
    accepting.append(accepts)
    targets += Array(repeating: Self.none, count: width)
  }

  private func row(_ state: Int) -> ArraySlice<UInt16> {
    targets[(state * width)..<((state + 1) * width)]
  }

  /// Keeps only the given states, in this order, and renumbers the targets.
  ///
  /// - Parameter numbers: The new number of each state, or ``none`` for a removed state.
  private mutating func keep(_ states: [Int], numbers: [UInt16]) {
    targets = states.flatMap { state in
      row(state).map { $0 == Self.none ? Self.none : numbers[Int($0)] }
    }
    accepting = states.map { accepting[$0] }
  }

  /// Removes the states that cannot reach an accepting state.
  ///
  /// - Returns: `false`, without removing any state, if the automaton accepts no string except,
  ///   possibly, the empty string.
  mutating func removeDeadStates() -> Bool {
    var sources: [[Int]] = Array(repeating: [], count: accepting.count)
    for state in accepting.indices {
      for target in row(state) where target != Self.none { sources[Int(target)].append(state) }
    }
    var isAlive = accepting
    var stack = accepting.indices.filter { accepting[$0] }
    while let state = stack.popLast() {
      for source in sources[state] where !isAlive[source] {
        isAlive[source] = true
        stack.append(source)
      }
    }
    let alive = accepting.indices.filter { isAlive[$0] }
    var numbers = Array(repeating: Self.none, count: accepting.count)
    for (number, state) in alive.enumerated() { numbers[state] = UInt16(number) }
    guard isAlive[0], row(0).contains(where: { $0 != Self.none && isAlive[Int($0)] }) else {
      return false
    }
    keep(alive, numbers: numbers)
    return true
  }

  /// Merges states from which the automaton accepts the same strings, with Hopcroft's algorithm.
  mutating func mergeEquivalentStates() {
    // Missing transitions lead to an additional state.
    let sink = accepting.count
    var sources: [[[Int]]] = Array(
      repeating: Array(repeating: [], count: width), count: sink + 1)
    for state in 0...sink {
      for index in 0..<width {
        let target = state == sink ? Self.none : targets[state * width + index]
        sources[target == Self.none ? sink : Int(target)][index].append(state)
      }
    }
    var blocks = [
      Set((0...sink).filter { $0 < sink && accepting[$0] }),
      Set((0...sink).filter { $0 == sink || !accepting[$0] }),
    ]
    var blockOf = (0...sink).map { $0 < sink && accepting[$0] ? 0 : 1 }
    var waiting = (0..<width).flatMap { [(block: 0, index: $0), (block: 1, index: $0)] }
    var isWaiting: Set<[Int]> = Set(waiting.map { [$0.block, $0.index] })
    while let (splitter, index) = waiting.popLast() {
      isWaiting.remove([splitter, index])
      var reaching: [Int: Set<Int>] = [:]
      for state in blocks[splitter] {
        for source in sources[state][index] {
          reaching[blockOf[source], default: []].insert(source)
        }
      }
      for (block, inside) in reaching.sorted(by: { $0.key < $1.key })
      where inside.count < blocks[block].count {
        let outside = blocks[block].subtracting(inside)
        let (kept, moved) = inside.count < outside.count ? (outside, inside) : (inside, outside)
        blocks[block] = kept
        blocks.append(moved)
        let new = blocks.count - 1
        for state in moved { blockOf[state] = new }
        // It is enough to add the smaller part of the block. If the block is still waiting, the
        // larger part is waiting too, because that part keeps the number of the block.
        for index in 0..<width where isWaiting.insert([new, index]).inserted {
          waiting.append((new, index))
        }
      }
    }
    renumber(blockOf)
  }

  /// Numbers the blocks in the order in which a search from the initial state reaches them.
  private mutating func renumber(_ blockOf: [Int]) {
    var numbers: [Int: UInt16] = [blockOf[0]: 0]
    var states = [0]
    var next = 0
    while next < states.count {
      for target in row(states[next]) where target != Self.none {
        let block = blockOf[Int(target)]
        guard numbers[block] == nil else { continue }
        numbers[block] = UInt16(states.count)
        states.append(Int(target))
      }
      next += 1
    }
    keep(states, numbers: blockOf.map { numbers[$0] ?? Self.none })
  }
}
