extension MarkupText {
  /// Returns `true` if the string has quotation marks in place of the source's `quote` elements.
  ///
  /// DocBook renders the element [as quotation marks](https://tdg.docbook.org/tdg/4.5/quote.html).
  func replacesQuotes(of source: MarkupText) -> Bool {
    let own = tags.filter { $0.name == Self.quote }
    let lost =
      source.tags.count { $0.name == Self.quote && $0.kind == .start }
      - own.count { $0.kind == .start }
    return lost > 0 && TagDifference.areNested(own)
      && quotationCount - source.quotationCount >= lost
  }

  /// The string without its `quote` tags.
  var withoutQuotes: MarkupText { without(Self.quote) }

  private static let quote = "quote"

  /// The number of pairs of typographic quotation marks.
  private var quotationCount: Int {
    var count = 0
    var ends: [Unicode.Scalar] = []
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if ends.contains(scalar) {
        count += 1
        ends = []
      } else if let expected = Self.quotationEnds[scalar] {
        ends = expected
      }
    }
    return count
  }

  /// For each opening quotation mark, the closing quotation marks that can end the quotation.
  private static let quotationEnds: [Unicode.Scalar: [Unicode.Scalar]] = [
    "„": ["“", "”"], "“": ["”"], "”": ["”"], "«": ["»"], "»": ["«", "»"], "「": ["」"], "『": ["』"],
  ]
}
