import LinkRouting

extension LinkReader {
  /// The link in a line, and what was removed around it.
  ///
  /// - Parameter isPasted: Whether punctuation is removed too, and not only white space.
  @inline(__always)
  func pastedText(_ bytes: Span<UInt8>, isPasted: Bool) -> PastedText {
    isPasted ? PastedText(bytes, in: router) : PastedText(trimming: bytes)
  }
}
