extension String {
  /// Returns the string; if it has more than `limit` characters, an ellipsis replaces its middle.
  ///
  /// If the limit is less than 3, the string is returned unchanged. The start and the end are kept,
  /// because similar keys often differ only there.
  ///
  /// - Complexity: O(*n*).
  package func shortened(to limit: Int) -> String {
    guard utf8.count > limit, count > limit, limit > 2 else { return self }
    let front = limit / 2
    // A character can contain any number of combining marks, so the number of scalars is also
    // limited.
    func scalars(_ part: Substring) -> String {
      String(UnicodeScalarView(part.unicodeScalars.prefix(limit * 4)))
    }
    return scalars(prefix(front)) + "…" + scalars(suffix(limit - front - 1))
  }
}
