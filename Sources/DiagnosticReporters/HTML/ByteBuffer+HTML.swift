import ByteBuffers
import TerminalText

extension ByteBuffer {
  /// Appends a text of unknown direction as the content of a page, at most so many characters of it.
  ///
  /// Words that run from right to left are isolated, so that they do not move the punctuation and numbers around
  /// them; what would do something instead of showing itself is spelled out and marked.
  mutating func appendProse(_ text: String, limit: Int = 1000) {
    let cells = DisplayCell.cells(HTMLText.clipped(text, to: limit))
    appendCells(cells, HTMLText.isolates(ofWordsIn: cells), marking: nil)
  }

  /// Appends a text that is one thing, such as a key or a path, isolated as a whole.
  mutating func appendIsolated(_ text: String, limit: Int = 300) {
    append("<bdi>" as StaticString)
    // What nobody sees is said: the empty key is one that catalogs have.
    let seen = text.allSatisfy(\.isWhitespace) ? "(blank)" : HTMLText.clipped(text, to: limit)
    appendCells(DisplayCell.cells(seen), [], marking: nil)
    append("</bdi>" as StaticString)
  }

  /// Appends characters.
  ///
  /// - Parameters:
  ///   - isolates: The places of those that make up a text whose direction is its own, in order.
  ///   - marked: The places of those that are marked; an empty range marks the place itself.
  ///   - language: The language of what is marked.
  mutating func appendCells(
    _ cells: [DisplayCell], _ isolates: [Range<Int>], marking marked: Range<Int>?,
    language: String? = nil
  ) {
    var isolates = isolates[...]
    var isMarking = false
    var isIsolated = false
    var hasMark = false
    for index in cells.indices {
      let isMarked = marked?.contains(index) ?? false
      let ends = isolates.first?.upperBound == index
      let begins = (ends ? isolates.dropFirst().first : isolates.first)?.lowerBound == index
      if isMarking, ends || begins || !isMarked {
        append("</mark>" as StaticString)
        isMarking = false
      }
      if ends {
        append("</bdi>" as StaticString)
        isolates = isolates.dropFirst()
      }
      if begins { append("<bdi>" as StaticString) }
      if ends || begins { isIsolated = begins }
      if isMarked && !isMarking || marked?.isEmpty == true && marked?.lowerBound == index {
        appendMark(isFirst: !hasMark, isIsolated: isIsolated, language)
        hasMark = true
        isMarking = isMarked
        if !isMarked { append("</mark>" as StaticString) }
      }
      append(cells[index])
    }
    if isMarking { append("</mark>" as StaticString) }
    if isolates.first != nil { append("</bdi>" as StaticString) }
    if marked != nil, !hasMark {
      appendMark(isFirst: true, isIsolated: false, nil)
      append("</mark>" as StaticString)
    }
  }

  private mutating func appendMark(isFirst: Bool, isIsolated: Bool, _ language: String?) {
    append("<mark" as StaticString)
    if isFirst { append(" class=\"at\"" as StaticString) }
    // So that a placeholder reads as it is written in a text from right to left: `%d` and not `d%`.
    if isIsolated { append(" dir=\"auto\"" as StaticString) }
    if let language { appendAttribute("lang", language) }
    append(">" as StaticString)
  }

  private mutating func append(_ cell: DisplayCell) {
    // A spelled-out character has more than one scalar of its own: `<U+202E>`, or is a picture of a control.
    let isSpelledOut =
      cell.text.hasPrefix("<U+") || ("\u{2400}"..."\u{2421}").contains(cell.text)
    if isSpelledOut { append("<span class=\"ctl\">" as StaticString) }
    appendMarkup(cell.text)
    if isSpelledOut { append("</span>" as StaticString) }
  }
}
