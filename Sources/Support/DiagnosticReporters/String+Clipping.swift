extension String {
  /// Returns at most `limit` characters, followed by an ellipsis if the string is longer.
  func clipped(to limit: Int) -> String {
    // Counting characters is slow. Count them only if the UTF-8 length exceeds the limit.
    guard utf8.count > limit,
      let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex
    else { return self }
    // The number of scalars is also limited, because a character can contain any number of them.
    return String(UnicodeScalarView(self[..<end].unicodeScalars.prefix(limit * 4))) + "…"
  }
}
