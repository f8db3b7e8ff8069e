/// A set of words without wildcards, which are looked up by length and binary search.
struct WordSet: Hashable, Sendable {
  /// The words of each length, sorted and without duplicates.
  private(set) var groups: [(length: Int, words: [[UInt8]])] = []

  init(_ words: some Sequence<[UInt8]>) {
    let groups = Dictionary(grouping: Set(words), by: \.count)
    self.groups = groups.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.sorted { $0.lexicographicallyPrecedes($1) }) }
  }

  var words: [[UInt8]] { groups.flatMap(\.words) }

  /// `true` if one of the words of a group in ``groups`` occurs in `bytes` at a position.
  ///
  /// - Precondition: The number of bytes after the position is at least the length of the words.
  static func contains(_ words: [[UInt8]], _ bytes: [UInt8], at start: Int) -> Bool {
    var lower = 0
    var upper = words.count
    while lower < upper {
      let middle = (lower + upper) / 2
      switch order(words[middle], bytes, start) {
      case 0: return true
      case ..<0: lower = middle + 1
      default: upper = middle
      }
    }
    return false
  }

  private static func order(_ word: [UInt8], _ bytes: [UInt8], _ start: Int) -> Int {
    for index in word.indices where word[index] != bytes[start + index] {
      return word[index] < bytes[start + index] ? -1 : 1
    }
    return 0
  }

  static func == (left: WordSet, right: WordSet) -> Bool { left.words == right.words }

  func hash(into hasher: inout Hasher) { hasher.combine(words) }
}
