/// Breaks cells into lines.
///
/// Lines are broken at blanks, and on both sides of wide characters, but for punctuation that must not start
/// or end a line; where there is no such place, anywhere.
package enum LineWrapping {
  /// The lines of a paragraph, without the blanks at their ends; one empty line of nothing.
  ///
  /// - Parameter columns: The greatest width. A single cell that is wider stands alone.
  /// - Complexity: O(*n*).
  package static func lines(_ cells: [DisplayCell], columns: Int) -> [ArraySlice<DisplayCell>] {
    var lines: [ArraySlice<DisplayCell>] = []
    var start = 0
    var width = 0
    /// The last place where the line may be broken, and the width up to there.
    var opportunity: (place: Int, width: Int)?
    var place = 0
    while place < cells.count {
      let cell = cells[place]
      if place > start, canBreak(cells[place - 1], cell) { opportunity = (place, width) }
      // Blanks may hang over the edge: they are not shown there.
      if cell.text != " ", width + cell.width > columns, place > start {
        let end = opportunity ?? (place, width)
        lines.append(trimmed(cells[start..<end.place]))
        start = end.place
        width -= end.width
        opportunity = nil
        continue
      }
      width += cell.width
      place += 1
    }
    lines.append(trimmed(cells[start...]))
    return lines
  }

  private static func trimmed(_ line: ArraySlice<DisplayCell>) -> ArraySlice<DisplayCell> {
    var line = line
    while line.last?.text == " " { line.removeLast() }
    return line
  }

  private static func canBreak(_ before: DisplayCell, _ after: DisplayCell) -> Bool {
    if before.text == " " { return after.text != " " }
    guard before.width == 2 || after.width == 2 else { return false }
    return after.text != " " && !notAtStart.contains(after.text) && !notAtEnd.contains(before.text)
  }

  // The common cases of class 1, and of closing and small characters of UAX #14.
  private static let notAtEnd = Set("([{「『（［｛〔〈《【“‘".map(String.init))
  private static let notAtStart = Set(
    ")]},.:;!?、。，．：；！？」』）］｝〕〉》】”’…・ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ".map(String.init))
}
