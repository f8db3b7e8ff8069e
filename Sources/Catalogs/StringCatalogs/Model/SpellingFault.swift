/// Something in the bytes of a text that its format does not mean so, though the text can be read.
package struct SpellingFault: Hashable, Sendable {
  /// What is wrong.
  package enum Kind: Hashable, Sendable {
    /// An apostrophe that Android's resource compiler refuses, because neither a backslash nor quotation marks
    /// protect it.
    case unescapedApostrophe
    /// An escape for a character by its number, with too few digits.
    case incompleteEscape
    /// A backslash in front of a letter or digit with which it is no escape.
    case unknownEscape
  }

  package let kind: Kind
  /// Its bytes in the file.
  package let range: Range<Int>
}

extension CatalogFile {
  /// What is wrong with how a text is spelled, in the order of the file.
  ///
  /// Only Android's strings, Apple's tables and Java's properties have such faults: of other formats readers report
  /// them.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package func spellingFaults(of text: CatalogText) -> [SpellingFault] {
    format.definition.spellingFaults(of: text, in: self)
  }

  /// The characters of a fault.
  package func spelling(of fault: SpellingFault) -> String {
    // Without its zeros, ASCII is the same in UTF-16.
    String(
      decoding: bytes[fault.range.clamped(to: bytes.indices)].filter { $0 != 0 }, as: UTF8.self)
  }

  /// The most characters of a word that a message shows.
  private static let longestWord = 24

  /// The word around a backslash that the format leaves out, as people see it.
  package func word(around fault: SpellingFault, in text: CatalogText) -> String {
    switch text.spelling {
    case .propertyList, .native: break
    // Two bytes for a character, or Latin-1.
    default: return String(spelling(of: fault).dropFirst())
    }
    func isInWord(_ byte: UInt8) -> Bool { byte > 0x20 && byte != UInt8(ascii: "\"") }
    let limits = text.range.clamped(to: bytes.indices)
    var start = fault.range.lowerBound
    while start > limits.lowerBound, isInWord(bytes[start - 1]) { start -= 1 }
    var end = fault.range.upperBound
    while end < limits.upperBound, isInWord(bytes[end]) { end += 1 }
    let word = string(CatalogText(start..<end, text.spelling))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return word.count > Self.longestWord ? "\(word.prefix(Self.longestWord))…" : word
  }
}
