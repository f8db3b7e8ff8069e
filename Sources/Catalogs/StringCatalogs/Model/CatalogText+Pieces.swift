import JSONSyntax

/// A part of the bytes of a string, and the characters that it spells.
package struct TextPiece {
  /// The bytes of the file.
  package let source: Range<Int>
  /// The character they stand for; `nil` if they are its UTF-8, or that of several.
  package let scalar: Unicode.Scalar?
}

extension CatalogFile {
  /// Calls a function with the parts of a string in their order.
  ///
  /// - Complexity: O(*n*) in the bytes of the string.
  func forEachPiece(of text: CatalogText, _ body: (TextPiece) -> Void) {
    // A closure that needs all of the file would copy it.
    let bytes = bytes
    if text.spelling == .native {
      format.definition.forEachPiece(
        of: text.range.clamped(to: bytes.indices), in: bytes.span, body)
    } else {
      text.forEachPiece(in: bytes.span, body)
    }
  }
}

extension CatalogText {
  /// Calls a function with the parts of a string in their order; for `native` with none, because
  /// only the file decodes it.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
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
    case .android: AndroidText(range: range).forEachPiece(in: bytes, body)
    case .gettext, .gettextLatin1:
      GettextText(range: range, isLatin1: spelling == .gettextLatin1).forEachPiece(in: bytes, body)
    case .gettextComment, .gettextCommentLatin1:
      LineComment(range: range, isGettext: true, isLatin1: spelling == .gettextCommentLatin1)
        .forEachPiece(in: bytes, body)
    case .properties, .propertiesLatin1:
      PropertiesText(range: range, isLatin1: spelling == .propertiesLatin1)
        .forEachPiece(in: bytes, body)
    case .propertiesComment, .propertiesCommentLatin1:
      LineComment(range: range, isGettext: false, isLatin1: spelling == .propertiesCommentLatin1)
        .forEachPiece(in: bytes, body)
    case .xliff: XLIFFText(range: range).forEachPiece(in: bytes, body)
    case .native: break
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
