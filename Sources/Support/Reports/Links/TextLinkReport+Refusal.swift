import Diagnostics
import LinkRouting
import LocalizedTexts
import TextPrimitives

extension TextLinkReport {
  /// Appends the paragraph for a rejected link, with carets under the error.
  func append(
    _ refusal: Refusal, _ bytes: Span<UInt8>, line: Int?, to buffer: inout ByteBuffer
  ) {
    let error = refusal.error
    let headline = texts.headline(error)
    buffer.append(
      texts.place(line) + style.styled(texts[.labelRejected], .failure) + " " + headline + "\n"
    )

    var cells = DisplayCell.cells(bytes, refusal.shown, masking: refusal.secrets)
    if refusal.isCut {
      let end = refusal.shown.upperBound
      cells.append(DisplayCell(text: "…", width: 1, source: end..<max(end + 1, bytes.count)))
    }
    let marked = MarkedLine(cells, marking: error.range.range, columns: style.columns - 2)
    buffer.append("  " + marked.text + "\n")
    let carets = marked.carets.drop { $0 == " " }
    buffer.append("  " + String(repeating: " ", count: marked.carets.count - carets.count))
    buffer.append(style.styled(String(carets), .caret) + "\n")

    let expected = DisplayCell.shown(texts.words(for: error.expectation))
    appendRow(texts[.labelExpected], text: expected, to: &buffer)
    if let nearest = error.nearest {
      let pattern = reader.pattern(of: nearest)
      appendRow(texts[.labelNearest], text: ReportTexts.nearest(nearest, pattern), to: &buffer)
    }
    if let suggestion = refusal.suggestion {
      appendRow(texts[.labelCorrected], text: style.styled(suggestion, .strong), to: &buffer)
    }
    if let note = texts.note(on: error, origin) {
      appendRow(texts[.labelNote], text: note, to: &buffer)
    }
    append(refusal.removals, to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
  }
}
