internal import FiniteAutomata
import LinkRouting

/// A nondeterministic automaton over Unicode scalars that accepts what a pattern matches.
///
/// For paths, it accepts the core of the path, which has no leading or trailing slashes.
struct PatternAutomaton {
  /// The scalars that an edge accepts.
  enum Label: Hashable {
    case any
    case scalar(UInt32)
    case set(ASCIISet)
    /// Sorted ranges of scalars: the characters of a parameter.
    case ranges([ClosedRange<UInt32>])

    /// The scalars that the label accepts, in order.
    var ranges: [ClosedRange<UInt32>] {
      switch self {
      case .any: [0...0x10FFFF]
      case .scalar(let scalar): [scalar...scalar]
      case .set(let set): ScalarSet(set.bytes.map { UInt32($0)...UInt32($0) }).ranges
      case .ranges(let ranges): ranges
      }
    }

    func takes(_ scalar: UInt32) -> Bool {
      switch self {
      case .any: true
      case .scalar(let own): own == scalar
      case .set(let set): scalar < 0x80 && set.contains(UInt8(scalar))
      case .ranges(let ranges): ranges.contains { $0.contains(scalar) }
      }
    }
  }

  /// A transition to a target state on every scalar that a label accepts.
  struct Edge {
    /// The index of the label in ``labels``.
    var label: Int32
    var target: Int32
  }

  private(set) var edges: [[Edge]] = [[]]
  private(set) var jumps: [[Int]] = [[]]
  /// The labels of all edges, without duplicates.
  private(set) var labels: [Label] = []
  /// The scalars of each label.
  private var ranges: [[ClosedRange<UInt32>]] = []
  private var labelIndices: [Label: Int32] = [:]
  /// The initial state.
  let start = 0
  private(set) var finals: Set<Int> = []
  let isCaseSensitive: Bool

  init(isCaseSensitive: Bool = true) {
    self.isCaseSensitive = isCaseSensitive
  }

  /// Creates an automaton for a pattern.
  ///
  /// - Parameter isPath: `true` if a slash at the end of the pattern also matches the end of a
  ///   path, as in `/x/*` for `/x`.
  init(_ elements: [PatternElement], isPath: Bool, isCaseSensitive: Bool = true) {
    self.init(isCaseSensitive: isCaseSensitive)
    let end = append(elements, after: start)
    finish(end, isPath: isPath)
  }

  // MARK: Building

  mutating func addState() -> Int {
    edges.append([])
    jumps.append([])
    return edges.count - 1
  }

  mutating func addEdge(_ source: Int, _ label: Label, _ target: Int) {
    edges[source].append(Edge(label: index(of: label), target: Int32(target)))
  }

  private mutating func index(of label: Label) -> Int32 {
    if let known = labelIndices[label] { return known }
    let index = Int32(labels.count)
    labels.append(label)
    ranges.append(label.ranges)
    labelIndices[label] = index
    return index
  }

  mutating func addJump(_ source: Int, _ target: Int) { jumps[source].append(target) }

  /// Appends a state, with an edge to it from a given state, and returns the new state.
  mutating func append(_ label: Label, after state: Int) -> Int {
    let next = addState()
    addEdge(state, label, next)
    return next
  }

  mutating func append(text bytes: [UInt8], after state: Int) -> Int {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(state) { state, scalar in
      append(label(scalar), after: state)
    }
  }

  /// Appends words; words with the same start share states.
  ///
  /// - Parameters:
  ///   - words: The words in UTF-8.
  ///   - end: The state after every word.
  ///   - label: A closure that returns the label for a scalar.
  /// - Complexity: O(*n* log *n*) for *n* words.
  mutating func append(
    words: [[UInt8]], after state: Int, endingAt end: Int,
    label: (PatternAutomaton, Unicode.Scalar) -> Label
  ) {
    // The scalars of the previous word, and the state after each of them.
    var path: [(scalar: Unicode.Scalar, state: Int)] = []
    for word in words.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let scalars = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
      let shared = zip(path, scalars).prefix { $0.scalar == $1 }.count
      path.removeSubrange(shared...)
      for scalar in scalars[shared...] {
        let last = path.last?.state ?? state
        path.append((scalar, append(label(self, scalar), after: last)))
      }
      addJump(path.last?.state ?? state, end)
    }
  }

  /// Returns the label for a scalar of a literal; if case is ignored, the label accepts both cases.
  func label(_ scalar: Unicode.Scalar) -> Label {
    guard !isCaseSensitive, scalar.isASCII, scalar.properties.isAlphabetic else {
      return .scalar(scalar.value)
    }
    var set = ASCIISet()
    set.insert(UInt8(scalar.value))
    return .set(set.caseless)
  }

  mutating func append(_ elements: [PatternElement], after state: Int) -> Int {
    elements.reduce(state) { append($1, after: $0) }
  }

  private mutating func append(_ element: PatternElement, after state: Int) -> Int {
    switch element {
    case .text(let bytes): return append(text: bytes, after: state)
    case .one: return append(Label.any, after: state)
    case .set(let set): return append(Label.set(isCaseSensitive ? set : set.caseless), after: state)
    case .many:
      let loop = addState()
      addJump(state, loop)
      addEdge(loop, .any, loop)
      let next = addState()
      addJump(loop, next)
      return next
    case .words(let words):
      let next = addState()
      append(words: words.words, after: state, endingAt: next) { $0.label($1) }
      return next
    case .choice(let choices):
      let next = addState()
      for choice in choices {
        let branch = addState()
        addJump(state, branch)
        addJump(append(choice, after: branch), next)
      }
      return next
    }
  }

  /// Makes a state final; for paths, also makes every state final from which a slash leads to it.
  ///
  /// - Parameter takesAnySlash: `true` if the slash may also be one that a wildcard matches, as on
  ///   Android.
  mutating func finish(_ end: Int, isPath: Bool, takesAnySlash: Bool = false) {
    finals.insert(end)
    guard isPath else { return }
    var sources: [[Int]] = Array(repeating: [], count: jumps.count)
    for (state, targets) in jumps.enumerated() {
      for target in targets { sources[target].append(state) }
    }
    // The states from which the end can be reached without reading a scalar.
    var behind: Set<Int> = [end]
    var stack = [end]
    while let state = stack.popLast() {
      for source in sources[state] where behind.insert(source).inserted { stack.append(source) }
    }
    let isSlash = labels.map { takesAnySlash ? $0.takes(0x2F) : $0 == .scalar(0x2F) }
    guard isSlash.contains(true) else { return }
    for state in edges.indices {
      let isFinal = edges[state].contains {
        isSlash[Int($0.label)] && behind.contains(Int($0.target))
      }
      if isFinal { finals.insert(state) }
    }
  }

  /// Returns the epsilon closure of states: the states and those that jumps reach, sorted.
  func closure(_ states: some Sequence<Int>) -> [Int] {
    var seen = Set(states)
    var stack = Array(seen)
    while let state = stack.popLast() {
      for next in jumps[state] where seen.insert(next).inserted { stack.append(next) }
    }
    return seen.sorted()
  }
}

extension PatternAutomaton: FiniteAutomaton {
  var firstState: UInt32 { UInt32(start) }

  func accepts(_ state: UInt32) -> Bool { finals.contains(Int(state)) }

  func appendTransitions(from state: UInt32, to transitions: inout [ScalarTransition]) {
    for edge in edges[Int(state)] {
      for range in ranges[Int(edge.label)] {
        transitions.append(
          ScalarTransition(range.lowerBound, range.upperBound, UInt32(edge.target)))
      }
    }
  }

  func appendJumps(from state: UInt32, to states: inout [UInt32]) {
    for target in jumps[Int(state)] { states.append(UInt32(target)) }
  }
}
