import Diagnostics
import TextPrimitives

extension ByteBuffer {
  /// Appends the line of a location, with the location marked and a caret under its start.
  ///
  /// The caret is attached to the mark, so its position is correct in every script and direction.
  ///
  /// - Parameter language: The language of the string at the location.
  mutating func appendExcerpt(of place: SourcePlace, language: String?) {
    let part = place.lines.excerpt(around: place.range, reach: HTMLExcerpt.reach)
    let cells = DisplayCell.cells(part.front + part.marked + part.back).map { cell in
      // A tab is displayed as a space, because indentation requires no control picture.
      cell.text == "\u{2409}" ? DisplayCell(text: " ", width: 1, source: cell.source) : cell
    }
    let start = part.front.utf8.count
    let end = start + part.marked.utf8.count
    let first = cells.firstIndex { $0.source.upperBound > start } ?? cells.count
    let last =
      start == end
      ? first : cells[first...].firstIndex { $0.source.lowerBound >= end } ?? cells.count
    append("<pre class=\"source\" dir=\"ltr\"><span class=\"line\">" as StaticString)
    append(decimal: place.start.line)
    append("</span><code>" as StaticString)
    if part.hasMoreInFront { append("…") }
    appendCells(
      cells, HTMLText.isolates(ofTextsIn: cells), marking: first..<max(first, last),
      language: HTMLExcerpt.isOf(language, part.marked) ? language : nil)
    if part.hasMoreBehind { append("…") }
    append("</code></pre>\n" as StaticString)
  }
}

/// The size of excerpts, and the condition for their `lang` attribute.
private enum HTMLExcerpt {
  /// The maximum number of bytes in the marked part, and in the context on each side.
  static let reach = 240

  /// Returns `true` if a string should have a `lang` attribute with this language.
  ///
  /// An ASCII string is displayed in the same way in every language, and it is often a key.
  static func isOf(_ language: String?, _ text: String) -> Bool {
    guard let language, text.utf8.contains(where: { $0 >= 0x80 }) else { return false }
    // Only values that look like a language tag are useful in a `lang` attribute.
    let letters = language.prefix { $0 != "-" }
    return (2...3).contains(letters.count)
      && language.utf8.allSatisfy {
        $0 == 0x2D || $0 < 0x80 && Character(Unicode.Scalar($0)).isLetter
          || (0x30...0x39).contains($0)
      }
  }
}
