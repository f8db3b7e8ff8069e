extension URLParts {
  /// Returns `true` if a byte may appear unencoded in every part of a link after the host.
  ///
  /// Delimiters such as `/` are not ordinary.
  package static func isOrdinary(_ byte: UInt8) -> Bool {
    ByteClass.of(byte) == ByteClass.ordinary
  }

  /// Returns `true` if a range of a query contains only ordinary bytes, slashes and question marks.
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
