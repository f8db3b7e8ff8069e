extension String {
  /// Returns a string of at most a number of characters, in which an ellipsis replaces the middle.
  ///
  /// Both ends stay, for the names of keys often differ only at their ends.
  ///
  /// - Complexity: O(*n*).
  package func shortened(to limit: Int) -> String {
    guard utf8.count > limit, count > limit, limit > 2 else { return self }
    let front = limit / 2
    // A character may have any number of marks.
    func scalars(_ part: Substring) -> String {
      String(UnicodeScalarView(part.unicodeScalars.prefix(limit * 4)))
    }
    return scalars(prefix(front)) + "…" + scalars(suffix(limit - front - 1))
  }
}
