import TextPrimitives

/// One character of a UTF-8 text.
struct UTF8Scalar {
  /// The code point; U+FFFD for a byte that does not start a valid sequence.
  let codePoint: UInt32
  /// The number of bytes, at least 1.
  let length: Int

  /// Decodes the character at an offset within the bytes.
  ///
  /// Each byte that is not part of valid UTF-8 becomes a replacement character, which has no
  /// direction.
  @inline(__always)
  init(_ bytes: Span<UInt8>, at offset: Int) {
    if let (scalar, length) = UTF8Sequence.scalar(at: offset, in: bytes) {
      codePoint = scalar.value
      self.length = length
    } else {
      codePoint = 0xFFFD
      length = 1
    }
  }
}
