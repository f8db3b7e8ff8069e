import TextPrimitives

/// Finds the name that was probably meant, for "did you mean".
///
/// The total work is limited. After a million candidates, no more suggestions are made.
package struct SpellingSuggestions {
  private var budget = 1_000_000

  package init() {}

  /// Returns the candidate nearest to a word, ignoring case; `nil` if no candidate is similar
  /// enough, or if the word has more than 64 bytes.
  ///
  /// A candidate may differ in up to a third of the letters, but in no more than `limit` letters. A
  /// difference in one letter is always allowed. The first of equally near candidates is returned.
  package mutating func nearest(
    to word: String, among candidates: some Sequence<String>, limit: Int = 3
  ) -> String? {
    let limit = min(limit, max(1, word.utf8.count / 3))
    let letters = Bytes(word.lowercased().utf8)
    guard letters.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      guard budget > 0 else { break }
      budget -= 1
      guard abs(candidate.utf8.count - letters.count) <= limit, candidate != word else { continue }
      let distance = Self.distance(letters, Bytes(candidate.lowercased().utf8))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Returns the optimal string alignment distance of two words.
  ///
  /// Its steps are insertions, deletions, substitutions, and transpositions of neighbors.
  private static func distance(_ left: Bytes, _ right: Bytes) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        var cost = min(last[column + 1], current[column]) + 1
        cost = min(cost, last[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
