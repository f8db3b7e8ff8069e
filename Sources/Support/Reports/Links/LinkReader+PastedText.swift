import LinkRouting

extension LinkReader {
  /// Returns the link in a line, and the text that was removed before and after it.
  ///
  /// - Parameter isPasted: `true` to remove punctuation in addition to white space.
  @inline(__always)
  func pastedText(_ bytes: Span<UInt8>, isPasted: Bool) -> PastedText {
    isPasted ? PastedText(bytes, in: router) : PastedText(trimming: bytes)
  }
}
