import TextPrimitives

extension ByteBuffer {
  /// Appends a text of unknown direction as the content of a page, at most so many characters of it.
  ///
  /// Words that run from right to left are isolated, so that they do not move the punctuation and numbers around
  /// them; what would do something instead of showing itself is spelled out and marked.
  mutating func appendProse(_ text: String, limit: Int = 1000) {
    let cells = DisplayCell.cells(text.clipped(to: limit))
    appendCells(cells, HTMLText.isolates(ofWordsIn: cells), marking: nil)
  }

  /// Appends a text that is one thing, such as a key or a path, isolated as a whole.
  mutating func appendIsolated(_ text: String, limit: Int = 300) {
    append("<bdi>" as StaticString)
    // What nobody sees is said: the empty key is one that catalogs have.
    let seen = text.allSatisfy(\.isWhitespace) ? "(blank)" : text.clipped(to: limit)
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
        // By itself the element would not look into a mark with a direction of its own.
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
    // A spelled-out character has more than one scalar of its own: `<U+202E>`, or is a picture of a control.
    let isSpelledOut =
      cell.text.hasPrefix("<U+") || ("\u{2400}"..."\u{2421}").contains(cell.text)
    if isSpelledOut { append("<span class=\"ctl\">" as StaticString) }
    appendMarkup(cell.text)
    if isSpelledOut { append("</span>" as StaticString) }
  }
}
