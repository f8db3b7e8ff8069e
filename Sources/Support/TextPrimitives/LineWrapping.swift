/// Functions that break cells into lines.
///
/// A line can be broken after spaces, and before or after a wide character. Next to a wide
/// character, it is not broken before closing punctuation and small kana, or after opening
/// punctuation. A line without a break opportunity can be broken at any cell.
package enum LineWrapping {
  /// Returns the lines of a paragraph without trailing spaces.
  ///
  /// Only the first line can start with spaces. For an empty paragraph, the result is one empty
  /// line.
  ///
  /// - Parameter columns: The maximum width. A cell that is wider gets a separate line.
  /// - Complexity: O(*n*).
  package static func lines(_ cells: [DisplayCell], columns: Int) -> [ArraySlice<DisplayCell>] {
    var lines: [ArraySlice<DisplayCell>] = []
    var start = 0
    var width = 0
    /// The last break opportunity, and the width of the line up to it.
    var opportunity: (place: Int, width: Int)?
    var place = 0
    while place < cells.count {
      let cell = cells[place]
      if place > start, canBreak(cells[place - 1], cell) { opportunity = (place, width) }
      // Trailing spaces may exceed the width, because they are trimmed.
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

  // Common characters that must not end or start a line. UAX #14 assigns them to classes such as
  // opening punctuation, closing punctuation and small kana.
  private static let notAtEnd = Set("([{「『（［｛〔〈《【“‘".map(String.init))
  private static let notAtStart = Set(
    ")]},.:;!?、。，．：；！？」』）］｝〕〉》】”’…・ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ".map(String.init))
}
