/// Functions that find the intended word for a misspelled word.
public enum Spelling {
  /// Returns the candidate nearest to a word; `nil` if none is near enough.
  ///
  /// A candidate is near enough if at most a third of the letters of the longer word differ. In
  /// words of two or more letters, one different letter is always allowed. A difference in case is
  /// weighted as half a letter, and a word that differs only in case is always near enough. Among
  /// equally near candidates, the result is the first one with the same initial letter as the word,
  /// because people seldom mistype the initial letter. If no candidate has that letter, the result
  /// is the first one.
  ///
  /// - Complexity: O(*c* · *n*²) for *c* candidates and words of *n* scalars. Candidates that
  ///   differ too much in length or letters cost O(*n*). For words of more than 64 scalars, the
  ///   result is `nil`.
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

  /// Returns `true` if two words differ in one letter.
  ///
  /// The letter is changed, missing, added, or swapped with its neighbor.
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
