import FiniteAutomata
import TextPrimitives

/// Some words: those of an enumeration, or one literal whose letters may have either case.
///
/// A tree of the words; a state is one of its nodes, 0 its root.
struct WordAutomaton: FiniteAutomaton, Sendable {
  typealias State = ComponentLanguage.State

  private struct Child: Sendable {
    var scalar: UInt32
    var node: State
  }

  private struct Node: Sendable {
    var children: [Child] = []
    var isWord = false
  }

  private var nodes = [Node()]
  /// Whether `A–Z` and `a–z` are alike; the words are in lower case then.
  private let ignoresCase: Bool

  /// Makes an automaton of words in UTF-8.
  ///
  /// An empty word, and one with a character that no link carries, is left out.
  init(_ words: some Sequence<Bytes>, ignoresCase: Bool = false) {
    self.ignoresCase = ignoresCase
    // Of sorted words one goes on with the newest child of a node, or with none.
    let sorted = words.sorted { $0.lexicographicallyPrecedes($1) }
    for word in sorted { insert(word, isLast: true) }
  }

  /// Adds a word.
  mutating func insert(_ word: Bytes) { insert(word, isLast: false) }

  /// - Parameter isLast: Whether the word comes after all others in the order of their bytes.
  private mutating func insert(_ word: Bytes, isLast: Bool) {
    let scalars = String(decoding: word, as: UTF8.self).unicodeScalars
    guard !scalars.isEmpty, scalars.allSatisfy(ScalarSet.printable.contains) else { return }
    var state: State = 0
    for scalar in scalars {
      let children = nodes[Int(state)].children
      let known = children.suffix(isLast ? 1 : children.count).first { $0.scalar == scalar.value }
      if let known {
        state = known.node
      } else {
        nodes.append(Node())
        let child = State(nodes.count - 1)
        nodes[Int(state)].children.append(Child(scalar: scalar.value, node: child))
        state = child
      }
    }
    nodes[Int(state)].isWord = true
  }

  var firstState: State { 0 }

  func accepts(_ state: State) -> Bool { nodes[Int(state)].isWord }

  func appendTransitions(from state: State, to steps: inout [ScalarTransition]) {
    for child in nodes[Int(state)].children {
      let (scalar, node) = (child.scalar, child.node)
      steps.append(.init(scalar, scalar, node))
      if ignoresCase, 0x61...0x7A ~= scalar { steps.append(.init(scalar - 32, scalar - 32, node)) }
    }
  }
}
