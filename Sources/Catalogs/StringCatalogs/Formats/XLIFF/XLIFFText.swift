import TextPrimitives
import XMLSyntax

/// The content of a `<source>` or `<target>` element.
///
/// The content consists of characters, references, CDATA sections, and inline elements. Inline
/// elements are kept in their original spelling. The tags of annotations (`mrk`) are removed, but
/// their content is kept. `<cp hex="001A"/>` represents a character that XML does not allow. A line
/// end is read as a line feed, as XML 1.0 §2.11 specifies.
struct XLIFFText {
  let range: Range<Int>
  /// `true` if the tags of annotations are also kept.
  var keepsAnnotations = false

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
        offset = mark(bytes, at: offset, body)
        start = offset
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

  /// Calls a closure with the piece that a tag represents, and returns the offset after the tag.
  private func mark(
    _ bytes: Span<UInt8>, at offset: Int, _ body: (TextPiece) -> Void
  ) -> Int {
    var scanner = XMLScanner(offset: offset)
    let token: XMLScanner.Token?
    do throws(XMLScanner.Failure) {
      token = try scanner.next(bytes)
    } catch {
      // The reader rejects strings with invalid markup.
      return offset + 1
    }
    let end = min(max(scanner.offset, offset + 1), range.upperBound)
    switch token {
    case .verbatim(let content, _)?:
      let inside = content.clamped(to: range)
      if !inside.isEmpty { body(TextPiece(source: inside, scalar: nil)) }
    case .start(let name, let attributes, _, _)?:
      if Self.isName(name, wanted: "cp", in: bytes) {
        let scalar = Self.character(attributes, bytes)
        body(TextPiece(source: offset..<end, scalar: scalar ?? "\u{FFFD}"))
      } else if keepsAnnotations || !Self.isName(name, wanted: "mrk", in: bytes) {
        body(TextPiece(source: offset..<end, scalar: nil))
      }
    case .end(let name, _)?:
      let isAnnotation = !keepsAnnotations && Self.isName(name, wanted: "mrk", in: bytes)
      if !isAnnotation, !Self.isName(name, wanted: "cp", in: bytes) {
        body(TextPiece(source: offset..<end, scalar: nil))
      }
    default: break
    }
    return end
  }

  /// Returns `true` if a name, without its namespace prefix, equals a local name.
  private static func isName(
    _ name: Range<Int>, wanted: StaticString, in bytes: Span<UInt8>
  ) -> Bool {
    if name.count == wanted.utf8CodeUnitCount { return bytes.isEqual(name, wanted) }
    let start = name.upperBound - wanted.utf8CodeUnitCount
    return start > name.lowerBound && bytes[start - 1] == UInt8(ascii: ":")
      && bytes.isEqual(start..<name.upperBound, wanted)
  }

  private static func character(
    _ attributes: Range<Int>, _ bytes: Span<UInt8>
  ) -> Unicode.Scalar? {
    guard let hex = XMLScanner.attribute("hex", in: attributes, bytes), hex.count <= 8 else {
      return nil
    }
    let digits = String(decoding: hex.map { bytes[$0] }, as: UTF8.self)
    return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
  }

  /// Returns `true` if a CDATA section, which contains no markup, begins directly before an offset.
  static func isInSection(_ offset: Int, of bytes: Span<UInt8>) -> Bool {
    offset >= 7 && bytes.isEqual(offset - 7..<offset, "[CDATA[")
  }
}
