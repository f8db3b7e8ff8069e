import XMLSyntax

/// The value of an XML attribute, or the content of an element without child elements.
///
/// It consists of characters, references to characters, and CDATA sections.
struct XMLText {
  let range: Range<Int>
  /// A function that returns the character that an empty element represents, if any.
  var character:
    (
      (_ name: Range<Int>, _ attributes: Range<Int>, _ bytes: Span<UInt8>) -> Unicode.Scalar?
    )?

  func forEachPiece(in bytes: Span<UInt8>, _ body: (TextPiece) -> Void) {
    var start = range.lowerBound
    var offset = start
    func flush(_ end: Int) {
      if start < end { body(TextPiece(source: start..<end, scalar: nil)) }
    }
    while offset < range.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: "&"):
        let reference = XMLReference(at: offset, before: range.upperBound, in: bytes)
        if let scalar = reference.scalar {
          flush(offset)
          body(TextPiece(source: offset..<reference.end, scalar: scalar))
          start = reference.end
        }
        offset = reference.end
      case UInt8(ascii: "<"):
        flush(offset)
        let (content, scalar, end) = mark(bytes, at: offset)
        if let scalar {
          body(TextPiece(source: offset..<end, scalar: scalar))
        } else if !content.isEmpty {
          body(TextPiece(source: content, scalar: nil))
        }
        offset = end
        start = end
      case 0x0D:
        flush(offset)
        let piece = TextPiece.lineEnd(at: offset, before: range.upperBound, in: bytes)
        body(piece)
        offset = piece.source.upperBound
        start = offset
      default: offset += 1
      }
    }
    flush(offset)
  }

  /// Returns the content of a CDATA section or the character of a tag, and the offset after it.
  private func mark(
    _ bytes: Span<UInt8>, at offset: Int
  ) -> (content: Range<Int>, scalar: Unicode.Scalar?, end: Int) {
    var scanner = XMLScanner(offset: offset)
    var content = offset..<offset
    var scalar: Unicode.Scalar?
    do throws(XMLScanner.Failure) {
      switch try scanner.next(bytes) {
      case .verbatim(let found, _)?: content = found
      case .start(let name, let attributes, _, _)?: scalar = character?(name, attributes, bytes)
      default: break
      }
    } catch {
      // The reader rejects content with invalid markup.
      return (content, nil, offset + 1)
    }
    let end = min(max(scanner.offset, offset + 1), range.upperBound)
    return (content.clamped(to: range), scalar, end)
  }
}

extension TextPiece {
  /// Returns the line feed that represents a carriage return and any line feed that follows it.
  ///
  /// See [XML 1.0 §2.11](https://www.w3.org/TR/xml/#sec-line-ends).
  static func lineEnd(at offset: Int, before end: Int, in bytes: Span<UInt8>) -> TextPiece {
    let isPair = offset + 1 < end && bytes[offset + 1] == 0x0A
    return TextPiece(source: offset..<offset + (isPair ? 2 : 1), scalar: "\n")
  }
}
