import FiniteAutomata
import TextPrimitives

/// An automaton that accepts the words of a list, such as the words of an enumeration.
///
/// The automaton is a tree of the words. A state is one of its nodes, and 0 is the root.
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
  /// `true` if `A–Z` and `a–z` are equivalent; the words are then in lower case.
  private let ignoresCase: Bool

  /// Creates an automaton of words in UTF-8.
  ///
  /// Empty words, and words with control characters, are omitted.
  init(_ words: some Sequence<Bytes>, ignoresCase: Bool = false) {
    self.ignoresCase = ignoresCase
    // A word in sorted order can only continue with the newest child of a node.
    let sorted = words.sorted { $0.lexicographicallyPrecedes($1) }
    for word in sorted { insert(word, isLast: true) }
  }

  /// Adds a word at any position in byte order.
  mutating func insert(_ word: Bytes) { insert(word, isLast: false) }

  /// Adds a word.
  ///
  /// - Parameter isLast: `true` if the word follows all existing words in byte order.
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
