extension URLParts {
  /// Whether a byte may stand in every part of a link after the host, for itself.
  package static func isOrdinary(_ byte: UInt8) -> Bool {
    ByteClass.of(byte) == ByteClass.ordinary
  }

  /// Whether all bytes of a range of a query are ordinary, or slashes or question marks.
  package static func isPlainQuery(_ bytes: Span<UInt8>, at start: Int, end: Int) -> Bool {
    var offset = start
    while offset < end {
      let kind = ByteClass.of(bytes[offset])
      guard
        kind == ByteClass.ordinary || kind == ByteClass.slash || kind == ByteClass.question
      else { return false }
      offset += 1
    }
    return true
  }
}
