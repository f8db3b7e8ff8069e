/// A search for the candidate that is nearest to a word.
///
/// The distance is the optimal string alignment distance: insertions, deletions, substitutions and
/// swaps of neighbors. Its unit is half a letter, because a change of ASCII case costs half a
/// letter.
package struct SpellingSearch {
  private static let maximumLength = 64

  private let word: [UInt32]
  private let foldedWord: [UInt32]
  private let letters: UInt64
  /// The remaining steps; each byte of a candidate, and each cell of a distance table, is one step.
  private var steps: Int
  private var bestRank = Int.max
  private var candidate: [UInt32] = []
  private var rows: (beforePrevious: [Int], previous: [Int], current: [Int])

  /// Creates a search.
  ///
  /// - Parameter steps: The maximum number of steps; after they are used up, candidates are not
  ///   compared. One step takes about a nanosecond.
  /// - Returns: `nil` for an empty word and for a word of more than 64 scalars.
  package init?(for word: String, steps: Int = .max) {
    let scalars = word.unicodeScalars.prefix(Self.maximumLength + 1).map(\.value)
    guard 1...Self.maximumLength ~= scalars.count else { return nil }
    self.word = scalars
    foldedWord = scalars.map(Self.folded)
    letters = foldedWord.reduce(0) { $0 | Self.bit($1) }
    self.steps = steps
    let row = [Int](repeating: 0, count: Self.maximumLength + 1)
    rows = (row, row, row)
  }

  /// Returns `true` if a candidate is near enough, and better than all candidates before it.
  ///
  /// At the same distance as the best candidate so far, a candidate is better only if it has the
  /// initial letter of the word and the best one does not.
  ///
  /// - Parameter utf8: The candidate in valid UTF-8.
  package mutating func isNearer(_ utf8: Span<UInt8>) -> Bool {
    guard utf8.count <= Self.maximumLength * 4, steps > 0 else { return false }
    steps -= utf8.count
    let letters = read(utf8)
    guard 1...Self.maximumLength ~= candidate.count else { return false }
    let longest = max(word.count, candidate.count)
    let initial = candidate[0]
    let penalty = Self.folded(initial) == foldedWord[0] ? 0 : 1
    // A candidate that has nothing in common with the word is not a misspelling of it.
    var limit = min(max(1, longest / 3) * 2, longest * 2 - 1)
    // A candidate must be nearer than the best one so far. At an equal distance, it must have the
    // initial letter of the word, and the best one must have a different initial letter.
    if bestRank < .max { limit = min(limit, (bestRank - 1 - penalty) >> 1) }
    // Each letter that occurs in only one of the words costs a substitution, an insertion or a
    // deletion.
    let missing = (self.letters & ~letters).nonzeroBitCount
    let added = (letters & ~self.letters).nonzeroBitCount
    let least = max(missing, added, abs(word.count - candidate.count)) * 2
    guard least <= limit else { return false }
    // Words that differ only in case have the minimum distance.
    let isSame =
      candidate.count == word.count
      && candidate.indices.allSatisfy { Self.folded(candidate[$0]) == foldedWord[$0] }
    let distance = isSame ? 1 : distance(limit: limit)
    guard distance <= limit else { return false }
    bestRank = distance * 2 + penalty
    return true
  }

  /// Reads the scalars of a candidate.
  ///
  /// - Returns: The set of its letters, ignoring case, as bits; several letters can share a bit.
  private mutating func read(_ utf8: Span<UInt8>) -> UInt64 {
    candidate.removeAll(keepingCapacity: true)
    var letters: UInt64 = 0
    var isASCII = true
    for index in utf8.indices {
      let byte = utf8[index]
      isASCII = isASCII && byte < 0x80
      letters |= Self.bit(Self.folded(UInt32(byte)))
      candidate.append(UInt32(byte))
    }
    guard !isASCII else { return letters }
    let bytes = candidate.map { UInt8(truncatingIfNeeded: $0) }
    candidate = String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
    return candidate.reduce(0) { $0 | Self.bit(Self.folded($1)) }
  }

  /// Returns the distance between the word and the candidate, or a number above a limit.
  private mutating func distance(limit: Int) -> Int {
    var start = 0
    var (leftEnd, rightEnd) = (word.count, candidate.count)
    while start < min(leftEnd, rightEnd), word[start] == candidate[start] { start += 1 }
    while min(leftEnd, rightEnd) > start, word[leftEnd - 1] == candidate[rightEnd - 1] {
      leftEnd -= 1
      rightEnd -= 1
    }
    let width = rightEnd - start
    for column in 0...width { rows.previous[column] = column * 2 }
    for row in 0..<(leftEnd - start) {
      steps -= width
      guard steps > 0 else { return .max }
      let letter = word[start + row]
      var least = (row + 1) * 2
      rows.current[0] = least
      for column in 0..<width {
        let other = candidate[start + column]
        var value = min(
          rows.previous[column] + Self.cost(letter, other), rows.previous[column + 1] + 2,
          rows.current[column] + 2)
        if row > 0, column > 0, letter == candidate[start + column - 1],
          word[start + row - 1] == other
        {
          value = min(value, rows.beforePrevious[column - 1] + 2)
        }
        rows.current[column + 1] = value
        least = min(least, value)
      }
      // If this row exceeds the limit, so do all later rows. A swap skips this row, but it costs
      // one letter, like the deletion that leads from the previous row to this row.
      guard least <= limit else { return .max }
      rows = (rows.previous, rows.current, rows.beforePrevious)
    }
    return rows.previous[width]
  }

  private static func cost(_ left: UInt32, _ right: UInt32) -> Int {
    if left == right { return 0 }
    return folded(left) == folded(right) ? 1 : 2
  }

  private static func folded(_ scalar: UInt32) -> UInt32 {
    scalar &- 0x41 < 26 ? scalar | 0x20 : scalar
  }

  private static func bit(_ scalar: UInt32) -> UInt64 { 1 << UInt64(scalar & 63) }
}
