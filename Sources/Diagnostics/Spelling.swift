/// Finds the word that somebody probably meant.
public enum Spelling {
  /// The candidate nearest to a word, if one is near enough to be meant.
  ///
  /// Near enough is at most a third of the letters of the longer word, and at least one; case alone
  /// counts little. Of several equally near ones the first wins that begins with the same letter, which
  /// people seldom mistake, else the first of all.
  ///
  /// - Complexity: O(*c* · *n*²) for *c* candidates and words of *n* scalars; candidates whose length
  ///   differs too much cost nothing, and words of more than 64 scalars have no candidate.
  public static func nearest(
    to word: String, among candidates: some Sequence<String>
  ) -> String? {
    let scalars = Array(word.unicodeScalars)
    guard !scalars.isEmpty, scalars.count <= maximumLength else { return nil }
    var best: (candidate: String, rank: Int)?
    for candidate in candidates {
      let other = Array(candidate.unicodeScalars.prefix(maximumLength + 1))
      guard other.count <= maximumLength else { continue }
      let longest = max(scalars.count, other.count)
      let limit = max(1, longest / 3) * 2
      guard abs(scalars.count - other.count) * 2 <= limit else { continue }
      // A word in another case is that word.
      let distance = scalars.map(folded) == other.map(folded) ? 1 : distance(scalars, other)
      // A word of which nothing is left is another word.
      guard distance <= limit, distance < longest * 2 else { continue }
      // Distances are whole numbers, so the letter decides between equal ones only.
      let startsAlike = other.first.map(folded) == scalars.first.map(folded)
      let rank = distance * 2 + (startsAlike ? 0 : 1)
      if best.map({ rank < $0.rank }) ?? true { best = (candidate, rank) }
    }
    return best?.candidate
  }

  /// A Boolean value that indicates whether two words differ in one letter: changed, missing, added, or
  /// swapped with its neighbour.
  ///
  /// - Complexity: O(*n*); no allocation.
  public static func differsInOneLetter<Element: Equatable>(
    _ left: [Element], _ right: [Element]
  ) -> Bool {
    let (short, long) = left.count < right.count ? (left, right) : (right, left)
    guard long.count - short.count <= 1, left != right else { return false }
    let start = zip(short, long).prefix { $0 == $1 }.count
    if short.count < long.count { return short[start...] == long[(start + 1)...] }
    if short[(start + 1)...] == long[(start + 1)...] { return true }
    return start + 1 < long.count && short[start] == long[start + 1]
      && short[start + 1] == long[start] && short[(start + 2)...] == long[(start + 2)...]
  }

  private static let maximumLength = 64

  /// Twice the optimal string alignment distance: insertions, deletions, substitutions and swaps of
  /// neighbours; a change of ASCII case counts half.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    func cost(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Int {
      if left == right { return 0 }
      return folded(left) == folded(right) ? 1 : 2
    }
    var beforePrevious: [Int] = []
    var previous = (0...right.count).map { $0 * 2 }
    for row in 0..<left.count {
      var current = [(row + 1) * 2]
      for column in 0..<right.count {
        var value = min(
          previous[column] + cost(left[row], right[column]), previous[column + 1] + 2,
          current[column] + 2)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          value = min(value, beforePrevious[column - 1] + 2)
        }
        current.append(value)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }

  private static func folded(_ scalar: Unicode.Scalar) -> UInt32 {
    scalar.value &- 0x41 < 26 ? scalar.value | 0x20 : scalar.value
  }
}
