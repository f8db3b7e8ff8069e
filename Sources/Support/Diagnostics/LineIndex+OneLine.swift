extension LineIndex {
  /// Returns the text of a range, with runs of white space replaced by single spaces.
  ///
  /// If the text is longer than `maximumLength` characters, it is cut off and an ellipsis is
  /// appended.
  package func oneLine(of range: SourceRange, maximumLength: Int) -> String {
    let line = text(in: range).prefix(2_000).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    return line.prefix(maximumLength) + (line.count > maximumLength ? "…" : "")
  }
}
