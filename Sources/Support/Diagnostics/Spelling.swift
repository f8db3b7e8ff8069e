/// Finds the word that was probably meant.
public enum Spelling {
  /// The candidate nearest to a word, if one is near enough to be meant.
  ///
  /// Near enough is at most a third of the letters of the longer word, and at least one; case alone
  /// counts little. Of several equally near ones the first wins that begins with the same letter, which
  /// people seldom mistake, else the first of all.
  ///
  /// - Complexity: O(*c* · *n*²) for *c* candidates and words of *n* scalars; candidates that
  ///   differ too much in length or letters cost O(*n*), and words of more than 64 scalars have no
  ///   candidate.
  public static func nearest(
    to word: String, among candidates: some Sequence<String>
  ) -> String? {
    guard var search = SpellingSearch(for: word) else { return nil }
    var best: String?
    for candidate in candidates where search.isNearer(ContiguousArray(candidate.utf8).span) {
      best = candidate
    }
    return best
  }

  /// A Boolean value that indicates whether two words differ in one letter: changed, missing,
  /// added, or swapped with its neighbour.
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
}
