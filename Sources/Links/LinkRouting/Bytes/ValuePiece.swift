package import TextPrimitives

/// A part of a value that is written: some bytes, or the mask of a secret.
package enum ValuePiece {
  /// ASCII bytes of the link, changed only in case, that need no escaping in any output format.
  case verbatim(Range<Int>, LetterCase)
  /// Decoded bytes, which may be any UTF-8 and may need escaping.
  case decoded(Bytes)
  /// A secret that is not shown.
  case mask

  /// Appends the piece without escaping.
  @inline(__always)
  package func append(of link: Span<UInt8>, to buffer: inout ByteBuffer) {
    switch self {
    case .verbatim(let range, let letterCase): letterCase.append(range, of: link, to: &buffer)
    case .decoded(let bytes): buffer.append(bytes.span)
    case .mask: buffer.append(LinkReader.mask)
    }
  }

  /// Appends the piece as the content of a JSON string.
  @inline(__always)
  package func appendJSON(of link: Span<UInt8>, to buffer: inout ByteBuffer) {
    guard case .decoded(let bytes) = self else { return append(of: link, to: &buffer) }
    buffer.appendJSON(bytes.span, 0..<bytes.count)
  }
}
