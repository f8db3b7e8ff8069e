/// A block list that finds offensive words in ids, including spellings with look-alike symbols.
///
/// The words are compiled into an automaton (Aho and Corasick, "Efficient string matching", 1975)
/// with numbered states and a transition table. Checking an id takes one step for each character.
/// With the automaton, ``idCount(characters:)`` computes the exact number of ids without a blocked
/// word, without generating these ids.
struct BlockList: Sendable {
  /// The block list for all ids.
  static let shared = BlockList(words: BlockedWords.all)

  private static let radix = SessionIDAlphabet.count
  /// The value in the transition table that means that a blocked word has been found.
  private static let blocked = UInt16.max

  /// The transition table: the next state for each combination of a state and a symbol value.
  private var steps: [UInt16]

  /// Creates a block list from words of lower-case ASCII letters and digits.
  ///
  /// A letter matches each symbol that looks like it; a digit matches only itself.
  init(words: [String]) {
    var trie = Trie()
    for word in words { trie.insert(word) }
    steps = trie.automaton()
  }

  /// Returns `true` if an id with these symbol values contains a blocked word.
  func blocks(_ values: [UInt8]) -> Bool {
    var state: UInt16 = 0
    for value in values {
      state = steps[Int(state) * Self.radix + Int(value)]
      if state == Self.blocked { return true }
    }
    return false
  }

  /// Returns the number of ids of a length that contain no blocked word.
  ///
  /// Only ids with a valid check character are counted.
  func idCount(characters: Int) -> UInt64 {
    // The number of prefixes of the current length, for each state and checksum.
    var counts = [UInt64](repeating: 0, count: steps.count)
    counts[0] = 1
    for place in 1...characters {
      var next = [UInt64](repeating: 0, count: steps.count)
      for (index, count) in counts.enumerated() where count > 0 {
        let (state, sum) = index.quotientAndRemainder(dividingBy: Self.radix)
        func step(_ value: UInt8) {
          let target = steps[state * Self.radix + Int(value)]
          guard target != Self.blocked else { return }
          next[Int(target) * Self.radix + SessionIDCheck.sum(sum, appending: value)] += count
        }
        if place == characters {
          step(SessionIDCheck.symbol(completing: sum))
        } else {
          for value in 0..<UInt8(Self.radix) { step(value) }
        }
      }
      counts = next
    }
    return counts.reduce(0, +)
  }

  /// A trie of the blocked words in all spellings, including those with look-alike symbols.
  private struct Trie {
    private var children = [[Int32]](repeating: Self.childless, count: 1)
    private var isWord = [false]
    private static let childless = [Int32](repeating: -1, count: radix)

    /// Inserts every spelling of a word; inserts none if a letter has no look-alike symbol.
    mutating func insert(_ word: String) {
      var nodes = [0]
      for letter in word.utf8 {
        let symbols = BlockedWords.symbols(for: letter)
        nodes = nodes.flatMap { node in symbols.map { child(of: node, $0) } }
      }
      for node in nodes { isWord[node] = true }
    }

    private mutating func child(of node: Int, _ symbol: UInt8) -> Int {
      if children[node][Int(symbol)] < 0 {
        children[node][Int(symbol)] = Int32(children.count)
        children.append(Self.childless)
        isWord.append(false)
      }
      return Int(children[node][Int(symbol)])
    }

    /// Returns the transitions of the automaton.
    ///
    /// A transition that leaves the trie continues at the longest suffix of the input that is in
    /// the trie.
    func automaton() -> [UInt16] {
      var steps = [UInt16](repeating: 0, count: children.count * radix)
      var fallbacks = [Int](repeating: 0, count: children.count)
      var isBlocked = isWord
      var queue = [0]
      var index = 0
      while index < queue.count {
        let node = queue[index]
        index += 1
        for symbol in 0..<radix {
          let child = Int(children[node][symbol])
          // The shorter suffix is earlier in the queue, so its transitions are already computed.
          let fallback = node == 0 ? 0 : Int(steps[fallbacks[node] * radix + symbol])
          guard child >= 0 else {
            steps[node * radix + symbol] = UInt16(fallback)
            continue
          }
          let endsInWord = fallback == Int(blocked) || isBlocked[fallback]
          fallbacks[child] = endsInWord ? 0 : fallback
          if isBlocked[child] || endsInWord {
            isBlocked[child] = true
            steps[node * radix + symbol] = blocked
          } else {
            steps[node * radix + symbol] = UInt16(child)
            queue.append(child)
          }
        }
      }
      return steps
    }
  }
}
