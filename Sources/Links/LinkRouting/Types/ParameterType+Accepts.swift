import TextPrimitives

extension ParameterType {
  /// Whether a text, decoded, is a value of the type.
  ///
  /// This is for the few values that a manifest itself holds, such as defaults; links are checked by
  /// the router, with the same rules.
  ///
  /// - Complexity: O(*n*) in the length of the text, times the number of words of an enumeration.
  package func accepts(_ text: String) -> Bool {
    let bytes = Bytes(text.utf8)
    return CompiledType(self, in: .item).check(bytes.span, 0..<bytes.count) == .accepted
  }
}
