import TextPrimitives

extension ParameterType {
  /// Returns `true` if a decoded string is a value of the type.
  ///
  /// This method checks the few values in a manifest, such as defaults. The router checks links
  /// with the same rules.
  ///
  /// - Complexity: O(*n* · *w*), where *n* is the length of the string, and *w* is the number of
  ///   words of an enumeration.
  package func accepts(_ text: String) -> Bool {
    let bytes = Bytes(text.utf8)
    return CompiledType(self, in: .item).check(bytes.span, 0..<bytes.count) == .accepted
  }

  /// Returns `true` if the type accepts a string as a path component, without percent-encoding.
  package func acceptsInPath(_ text: String) -> Bool {
    let bytes = Bytes(text.utf8)
    return CompiledType(self, in: .path).check(bytes.span, 0..<bytes.count) == .accepted
  }
}
