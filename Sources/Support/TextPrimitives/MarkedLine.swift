/// A line of text, and carets that mark a range in it.
///
/// A line that is too wide is cut to a window around the range. An ellipsis (`…`) marks each cut.
package struct MarkedLine {
  /// The line of text, which may be cut.
  package let text: String
  /// Spaces and carets, without trailing spaces.
  package let carets: String

  /// Creates a line with a marked range.
  ///
  /// - Parameters:
  ///   - cells: The characters of the line.
  ///   - range: The byte range to mark; for an empty range, a single caret marks its position.
  ///   - columns: The maximum width.
  ///   - hasMoreInFront: `true` if the line begins before the cells.
  ///   - hasMoreBehind: `true` if the line continues after the cells.
  package init(
    _ cells: [DisplayCell], marking range: Range<Int>, columns: Int, hasMoreInFront: Bool = false,
    hasMoreBehind: Bool = false
  ) {
    let (first, last) = Self.cells(of: range, in: cells)
    let isPart = hasMoreInFront || hasMoreBehind
    let window = Self.window(around: first..<last, of: cells, columns: columns, isPart: isPart)
    let hasFront = hasMoreInFront || window.lowerBound > 0
    let hasBack = hasMoreBehind || window.upperBound < cells.count
    text =
      (hasFront ? "…" : "") + cells[window].map(\.text).joined() + (hasBack ? "…" : "")
    let marked = (first..<last).clamped(to: window)
    let indent = (hasFront ? 1 : 0) + Self.width(cells[window.lowerBound..<marked.lowerBound])
    carets =
      String(repeating: " ", count: indent)
      + String(repeating: "^", count: max(1, Self.width(cells[marked])))
  }

  /// Returns the first index, and the index after the last, of the cells that overlap a byte range.
  ///
  /// For an empty byte range, both are the index of the cell at its position.
  private static func cells(of range: Range<Int>, in cells: [DisplayCell]) -> (Int, Int) {
    if range.isEmpty {
      let index = cells.firstIndex { $0.source.upperBound > range.lowerBound } ?? cells.count
      return (index, index)
    }
    let first = cells.firstIndex { $0.source.upperBound > range.lowerBound } ?? cells.count
    let last =
      cells[first...].firstIndex { $0.source.lowerBound >= range.upperBound } ?? cells.count
    return (first, max(first, last))
  }

  /// Returns the range of cells around the marked range that fit in the maximum width.
  ///
  /// If the marked range is too wide, the result contains only the start of it.
  private static func window(
    around range: Range<Int>, of cells: [DisplayCell], columns: Int, isPart: Bool
  ) -> Range<Int> {
    if !isPart, width(cells[...]) <= columns { return 0..<cells.count }
    // Two columns are reserved for the ellipses, and one for a caret after the last cell.
    let room = max(1, columns - 3)
    var lower = range.lowerBound
    var upper = range.lowerBound
    var used = 0
    while upper < range.upperBound, used + cells[upper].width <= room {
      used += cells[upper].width
      upper += 1
    }
    var canGrow = true
    while canGrow {
      canGrow = false
      // Extend the window to the left first, because the scheme and the host at the start of a link
      // are its most informative parts.
      if lower > 0, used + cells[lower - 1].width <= room {
        lower -= 1
        used += cells[lower].width
        canGrow = true
      }
      if upper < cells.count, used + cells[upper].width <= room {
        used += cells[upper].width
        upper += 1
        canGrow = true
      }
    }
    return lower..<upper
  }

  private static func width(_ cells: ArraySlice<DisplayCell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }
}
