extension LineIndex {
  /// Returns the text of a range on one line, shortened to a number of characters.
  package func oneLine(of range: SourceRange, maximumLength: Int) -> String {
    let line = text(in: range).prefix(2_000).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    return line.prefix(maximumLength) + (line.count > maximumLength ? "…" : "")
  }
}
