extension AndroidText {
  /// Apostrophes that nothing protects, and backslashes that begin no escape.
  ///
  /// As in `aapt2`, quotation marks protect apostrophes up to the next one, whatever tags are in between.
  func faults(in bytes: Span<UInt8>) -> [SpellingFault] {
    var faults: [SpellingFault] = []
    var offset = range.lowerBound
    var isVerbatim = false
    var isQuoted = false
    while offset < range.upperBound {
      let character = character(bytes, at: offset, &isVerbatim)
      offset = character.source.upperBound
      if character.isDropped || character.isMarkup { continue }
      switch character.scalar {
      case "\"": isQuoted.toggle()
      case "'" where !isQuoted:
        faults.append(SpellingFault(kind: .unescapedApostrophe, range: character.source))
      case "\\":
        guard offset < range.upperBound else { continue }
        let kind = fault(behind: offset, in: bytes)
        if let kind {
          faults.append(SpellingFault(kind: kind, range: character.source.lowerBound..<offset + 1))
        }
        var isStillVerbatim = isVerbatim
        let next = self.character(bytes, at: offset, &isStillVerbatim)
        // A mark behind a backslash is a mark.
        if !next.isMarkup, !next.isDropped { offset = next.source.upperBound }
      default: break
      }
    }
    return faults
  }

  /// What is wrong with a backslash in front of a place; `nil` if it is an escape, or does no harm.
  private func fault(behind start: Int, in bytes: Span<UInt8>) -> SpellingFault.Kind? {
    switch bytes[start] {
    case UInt8(ascii: "n"), UInt8(ascii: "t"): nil
    case UInt8(ascii: "u"): unit(bytes, at: start) == nil ? .incompleteEscape : nil
    case let byte where (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10: .unknownEscape
    default: nil
    }
  }
}
