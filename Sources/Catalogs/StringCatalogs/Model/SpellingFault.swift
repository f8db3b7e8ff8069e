/// An escaping fault in a string that the reader can still decode.
package struct SpellingFault: Hashable, Sendable {
  /// The kind of fault.
  package enum Kind: Hashable, Sendable {
    /// An apostrophe in an Android string that neither a backslash nor quotation marks escape.
    ///
    /// Android's resource compiler rejects it.
    case unescapedApostrophe
    /// A numeric escape sequence with too few digits.
    case incompleteEscape
    /// A backslash before a letter or digit that does not form an escape sequence.
    case unknownEscape
  }

  package let kind: Kind
  /// The byte range in the file.
  package let range: Range<Int>
}

extension CatalogFile {
  /// Returns the escaping faults of a string, in the order of the file.
  ///
  /// Only Android's strings, Apple's `.strings` tables and Java's properties can have such faults.
  /// In other formats, an invalid escape sequence is one of the ``CatalogFile/errors``.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string in bytes.
  package func spellingFaults(of text: CatalogText) -> [SpellingFault] {
    format.definition.spellingFaults(of: text, in: self)
  }

  /// Returns the characters of a fault, as the file spells them.
  package func spelling(of fault: SpellingFault) -> String {
    // Without its zero bytes, an ASCII character in UTF-16 is plain ASCII.
    String(
      decoding: bytes[fault.range.clamped(to: bytes.indices)].filter { $0 != 0 }, as: UTF8.self)
  }

  /// The maximum number of characters that a message quotes from a word.
  private static let longestWord = 24

  /// Returns the word around an ignored backslash, as users see it.
  ///
  /// If the string is not in UTF-8, the result contains only the characters after the backslash.
  package func word(around fault: SpellingFault, in text: CatalogText) -> String {
    switch text.spelling {
    case .propertyList, .native: break
    // The loops below require UTF-8, not UTF-16 or ISO 8859-1.
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
