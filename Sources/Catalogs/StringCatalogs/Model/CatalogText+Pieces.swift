import JSONSyntax

/// A part of the bytes of a string, and the characters that it represents.
package struct TextPiece {
  /// The byte range in the file.
  package let source: Range<Int>
  /// The character that an escape sequence represents; `nil` if the bytes are plain UTF-8.
  package let scalar: Unicode.Scalar?
}

extension CatalogFile {
  /// Calls a closure with the pieces of a string, in order.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string in bytes.
  func forEachPiece(of text: CatalogText, _ body: (TextPiece) -> Void) {
    // A closure that captures `self` would copy the structure, which retains each of its arrays.
    let bytes = bytes
    switch text.spelling {
    case .native, .nativeLatin1, .comment, .commentLatin1:
      format.definition.forEachPiece(
        of: text.range.clamped(to: bytes.indices), spelledAs: text.spelling, in: bytes.span, body)
    default: text.forEachPiece(in: bytes.span, body)
    }
  }
}

extension CatalogText {
  /// Calls a closure with the pieces of a string if no file format is required to decode it.
  ///
  /// The pieces are passed in order. The closure is not called for format-specific spellings.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string in bytes.
  func forEachPiece(in bytes: Span<UInt8>, _ body: (TextPiece) -> Void) {
    let range = range.clamped(to: 0..<bytes.count)
    switch spelling {
    case .verbatim:
      if !range.isEmpty { body(TextPiece(source: range, scalar: nil)) }
    case .json:
      Self.forEachJSONPiece(range, in: bytes, body)
    case .propertyList:
      PropertyListText(units: CodeUnits(.utf8), range: range).forEachPiece(in: bytes, body)
    case .propertyListUTF16LittleEndian:
      PropertyListText(units: CodeUnits(.utf16LittleEndian), range: range)
        .forEachPiece(in: bytes, body)
    case .propertyListUTF16BigEndian:
      PropertyListText(units: CodeUnits(.utf16BigEndian), range: range)
        .forEachPiece(in: bytes, body)
    case .xml: XMLText(range: range).forEachPiece(in: bytes, body)
    case .native, .nativeLatin1, .comment, .commentLatin1: break
    }
  }

  private static func forEachJSONPiece(
    _ range: Range<Int>, in bytes: Span<UInt8>, _ body: (TextPiece) -> Void
  ) {
    var start = range.lowerBound
    var offset = start
    while offset < range.upperBound {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      if start < offset { body(TextPiece(source: start..<offset, scalar: nil)) }
      let escape = JSONNode.escape(at: offset, in: bytes)
      let end = min(offset + escape.length, range.upperBound)
      body(TextPiece(source: offset..<end, scalar: escape.scalar))
      offset = end
      start = end
    }
    if start < offset { body(TextPiece(source: start..<offset, scalar: nil)) }
  }
}
