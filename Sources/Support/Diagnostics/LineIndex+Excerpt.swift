extension LineIndex {
  /// A part of a line around a byte range.
  package struct Excerpt: Hashable, Sendable {
    /// The part before the range.
    package var front: String
    /// The part in the range.
    package var marked: String
    /// The part after the range.
    package var back: String
    /// A Boolean value that indicates whether the line begins before the excerpt.
    package var hasMoreInFront: Bool
    /// A Boolean value that indicates whether the line continues after the excerpt.
    package var hasMoreBehind: Bool
  }

  /// Returns the part of a line around the start of a range.
  ///
  /// The excerpt contains the part of the range that is on that line, and the context on both
  /// sides.
  ///
  /// - Parameters:
  ///   - range: The byte range; a byte order mark and line breaks are not part of the text.
  ///   - reach: The maximum number of bytes in each of the three parts.
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

  /// Returns the start of the scalar that contains an offset.
  private func scalarStart(_ offset: Int, notBefore limit: Int) -> Int {
    let units = Units(encoding: encoding, bytes: bytes)
    let width = encoding.unitWidth
    var offset = offset - (offset - limit) % width
    // A scalar has at most four bytes. A longer invalid sequence may be cut at any byte.
    let lowest = max(limit, offset - 4)
    while offset > lowest, offset < bytes.count, units.continues(at: offset) { offset -= width }
    return offset
  }
}
