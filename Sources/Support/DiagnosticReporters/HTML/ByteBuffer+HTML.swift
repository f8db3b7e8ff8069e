import TextPrimitives

extension ByteBuffer {
  /// Appends a string of unknown direction as page content, shortened to `limit` characters.
  ///
  /// Right-to-left words are isolated so that they do not move surrounding punctuation and numbers.
  /// Control and invisible characters are spelled out and marked.
  mutating func appendProse(_ text: String, limit: Int = 1000) {
    let cells = DisplayCell.cells(text.clipped(to: limit))
    appendCells(cells, HTMLText.isolates(ofWordsIn: cells), marking: nil)
  }

  /// Appends a string, such as a key or a path, as one isolate with its own text direction.
  mutating func appendIsolated(_ text: String, limit: Int = 300) {
    append("<bdi>" as StaticString)
    // A blank string would be invisible, and catalogs may contain an empty key.
    let seen = text.allSatisfy(\.isWhitespace) ? "(blank)" : text.clipped(to: limit)
    appendCells(DisplayCell.cells(seen), [], marking: nil)
    append("</bdi>" as StaticString)
  }

  /// Appends displayed characters as HTML, with isolated strings and an optional mark.
  ///
  /// - Parameters:
  ///   - isolates: The ranges of characters that form strings with their own direction, in order.
  ///   - marked: The range of characters to mark; an empty range marks a position.
  ///   - language: The language of the marked part.
  mutating func appendCells(
    _ cells: [DisplayCell], _ isolates: [Range<Int>], marking marked: Range<Int>?,
    language: String? = nil
  ) {
    var isolates = isolates[...]
    var isMarking = false
    var isIsolated = false
    var hasMark = false
    var end = 0
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
      if begins, let isolate = isolates.first {
        // `bdi` detects its direction from its content, but ignores a `mark` with a `dir`
        // attribute. If a part is marked, the direction is therefore specified.
        appendIsolate(marked == nil ? nil : HTMLText.direction(ofTextIn: cells[isolate]))
        end = isolate.upperBound
      }
      if ends || begins { isIsolated = begins }
      if isMarked && !isMarking || marked?.isEmpty == true && marked?.lowerBound == index {
        let text = cells[index..<min(marked?.upperBound ?? index, isIsolated ? end : index)]
        appendMark(
          isFirst: !hasMark, isLeftToRight: HTMLText.isLeftToRight(text, inIsolate: isIsolated),
          language)
        hasMark = true
        isMarking = isMarked
        if !isMarked { append("</mark>" as StaticString) }
      }
      append(cells[index])
    }
    if isMarking { append("</mark>" as StaticString) }
    if isolates.first != nil { append("</bdi>" as StaticString) }
    if marked != nil, !hasMark {
      appendMark(isFirst: true, isLeftToRight: false, nil)
      append("</mark>" as StaticString)
    }
  }

  private mutating func appendIsolate(_ direction: HTMLText.Direction?) {
    append("<bdi" as StaticString)
    switch direction {
    case .rightToLeft: append(" dir=\"rtl\"" as StaticString)
    case .leftToRight: append(" dir=\"ltr\"" as StaticString)
    case .neutral, nil: break
    }
    append(">" as StaticString)
  }

  private mutating func appendMark(isFirst: Bool, isLeftToRight: Bool, _ language: String?) {
    append("<mark" as StaticString)
    if isFirst { append(" class=\"at\"" as StaticString) }
    if isLeftToRight { append(" dir=\"ltr\"" as StaticString) }
    if let language { appendAttribute("lang", language) }
    append(">" as StaticString)
  }

  private mutating func append(_ cell: DisplayCell) {
    // A character is spelled out either as its code point, as in `<U+202E>`, or as a control
    // picture.
    let isSpelledOut =
      cell.text.hasPrefix("<U+") || ("\u{2400}"..."\u{2421}").contains(cell.text)
    if isSpelledOut { append("<span class=\"ctl\">" as StaticString) }
    appendMarkup(cell.text)
    if isSpelledOut { append("</span>" as StaticString) }
  }
}
