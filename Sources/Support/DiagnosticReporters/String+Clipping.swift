extension String {
  /// The text up to a number of characters, with an ellipsis if there are more.
  func clipped(to limit: Int) -> String {
    // Characters are counted only where there may be too many.
    guard utf8.count > limit,
      let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex
    else { return self }
    // A character may have any number of marks.
    return String(UnicodeScalarView(self[..<end].unicodeScalars.prefix(limit * 4))) + "…"
  }
}
