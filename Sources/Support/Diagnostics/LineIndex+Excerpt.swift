extension LineIndex {
  /// A part of a line, around some bytes of it.
  package struct Excerpt: Hashable, Sendable {
    /// The text in front of the bytes.
    package var front: String
    /// The text of the bytes.
    package var marked: String
    /// The text behind the bytes.
    package var back: String
    /// A Boolean value that indicates whether the line begins before the excerpt.
    package var hasMoreInFront: Bool
    /// A Boolean value that indicates whether the line continues after the excerpt.
    package var hasMoreBehind: Bool
  }

  /// A part of the line in which some bytes begin: them, as far as they are on that line, and what is around.
  ///
  /// - Parameters:
  ///   - range: The bytes; those of a byte order mark or a line break are no text.
  ///   - reach: The most bytes of each of the three parts.
  /// - Complexity: O(log *l* + *r*) for *l* lines and a reach of *r*, however long the line is.
  package func excerpt(around range: SourceRange, reach: Int) -> Excerpt {
    let line = self.range(ofLine: position(of: range.lowerBound).line) ?? SourceRange(0, 0)
    func inLine(_ offset: Int) -> Int {
      scalarStart(min(max(offset, line.lowerBound), line.upperBound), notBefore: line.lowerBound)
    }
    let lower = inLine(range.lowerBound)
    let upper = max(lower, inLine(min(range.upperBound, lower + reach)))
    let start = inLine(lower - reach)
    let end = max(upper, inLine(upper + reach))
    return Excerpt(
      front: text(in: SourceRange(start, lower)), marked: text(in: SourceRange(lower, upper)),
      back: text(in: SourceRange(upper, end)), hasMoreInFront: start > line.lowerBound,
      hasMoreBehind: end < line.upperBound)
  }

  /// The start of the character that an offset lies in.
  private func scalarStart(_ offset: Int, notBefore limit: Int) -> Int {
    let units = Units(encoding: encoding, bytes: bytes)
    let width = encoding.unitWidth
    var offset = offset - (offset - limit) % width
    // No character has more than four bytes; what only looks like one is cut anywhere.
    let lowest = max(limit, offset - 4)
    while offset > lowest, offset < bytes.count, units.continues(at: offset) { offset -= width }
    return offset
  }
}
