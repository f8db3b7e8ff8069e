/// A nondeterministic automaton over Unicode scalars that accepts what a pattern matches.
///
/// For paths it accepts cores: without the slash in front and without those at the end.
struct PatternAutomaton {
  /// What an edge takes.
  enum Label: Hashable {
    case any
    case scalar(UInt32)
    case set(ASCIISet)
    /// Scalars in sorted ranges: the characters of a parameter.
    case ranges([ClosedRange<UInt32>])

    func takes(_ scalar: UInt32) -> Bool {
      switch self {
      case .any: true
      case .scalar(let own): own == scalar
      case .set(let set): scalar < 0x80 && set.contains(UInt8(scalar))
      case .ranges(let ranges): ranges.contains { $0.contains(scalar) }
      }
    }
  }

  private(set) var edges: [[(label: Label, target: Int)]] = [[]]
  private(set) var jumps: [[Int]] = [[]]
  /// The state in which everything starts.
  let start = 0
  private(set) var finals: Set<Int> = []
  let isCaseSensitive: Bool

  init(isCaseSensitive: Bool = true) {
    self.isCaseSensitive = isCaseSensitive
  }

  /// Makes the automaton of a pattern.
  ///
  /// - Parameter isPath: Whether a slash at the end takes the end of a path, as in `/x/*` for `/x`.
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
    edges[source].append((label, target))
  }

  mutating func addJump(_ source: Int, _ target: Int) { jumps[source].append(target) }

  /// A state behind another one and an edge.
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

  private func label(_ scalar: Unicode.Scalar) -> Label {
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
      for word in words.words { addJump(append(text: word, after: state), next) }
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

  /// Makes a state final, and for paths those from which only a slash leads there.
  ///
  /// - Parameter takesAnySlash: Whether that slash may also be one that a wildcard takes, as Android has it.
  mutating func finish(_ end: Int, isPath: Bool, takesAnySlash: Bool = false) {
    finals.insert(end)
    guard isPath else { return }
    var sources: [[Int]] = Array(repeating: [], count: jumps.count)
    for (state, targets) in jumps.enumerated() {
      for target in targets { sources[target].append(state) }
    }
    var behind: Set<Int> = [end]
    var stack = [end]
    while let state = stack.popLast() {
      for source in sources[state] where behind.insert(source).inserted { stack.append(source) }
    }
    func isSlash(_ label: Label) -> Bool {
      takesAnySlash ? label.takes(0x2F) : label == .scalar(0x2F)
    }
    for state in edges.indices
    where edges[state].contains(where: { isSlash($0.label) && behind.contains($0.target) }) {
      finals.insert(state)
    }
  }

  // MARK: Running

  /// States and all that jumps lead to, sorted.
  func closure(_ states: some Sequence<Int>) -> [Int] {
    var seen = Set(states)
    var stack = Array(seen)
    while let state = stack.popLast() {
      for next in jumps[state] where seen.insert(next).inserted { stack.append(next) }
    }
    return seen.sorted()
  }

  /// The states behind a scalar.
  func step(_ states: [Int], _ scalar: UInt32) -> [Int] {
    var next: Set<Int> = []
    for state in states {
      for edge in edges[state] where edge.label.takes(scalar) { next.insert(edge.target) }
    }
    return next.isEmpty ? [] : closure(next)
  }

  func accepts(_ states: [Int]) -> Bool { states.contains { finals.contains($0) } }

  /// Whether the automaton accepts a text.
  func accepts(_ text: String) -> Bool {
    accepts(text.unicodeScalars.reduce(closure([start])) { step($0, $1.value) })
  }

  var labels: Set<Label> { Set(edges.joined().map(\.label)) }
}
