import StringCatalogs

extension LintedTranslation {
  /// A source string.
  struct Source {
    let text: CatalogText
    /// The index of the value in the file; `nil` if the string is a key.
    let place: Int?
  }

  /// Returns the source string for a variation or, if there is none, for a more general variation.
  ///
  /// - Complexity: O(*n*), where *n* is the number of source strings.
  func source(for variation: CatalogVariation) -> Source? {
    guard let source else {
      guard variation.index == nil, variation.substitution == nil else { return nil }
      return keyText
    }
    let shared = sourceFile.shared
    let values = sourceFile.values(of: source)
    func first(_ isFound: (CatalogVariation) -> Bool) -> Source? {
      for place in values where isFound(shared.content.values[place].variation) {
        return Source(text: shared.content.values[place].text, place: place)
      }
      return nil
    }
    if let index = variation.index { return first { $0.index == index } }
    if let number = variation.exactNumber, let exact = first({ $0.exactNumber == number }) {
      return exact
    }
    let isSubstitution = variation.substitution != nil
    func isAlike(_ other: CatalogVariation) -> Bool {
      (other.substitution != nil) == isSubstitution
    }
    return first { isAlike($0) && $0.plural == variation.plural && $0.exactNumber == nil }
      ?? first { isAlike($0) && $0.plural == .other } ?? first(isAlike)
  }

  /// Returns `true` if any source string satisfies a condition.
  ///
  /// If the key is the source string, the condition is applied to the key.
  func hasSource(_ isFound: (Span<UInt8>) -> Bool) -> Bool {
    guard let source else {
      return withBytes(of: keyText, isFound)
    }
    return sourceFile.values(of: source).contains { sourceFile.withBytes(of: $0, isFound) }
  }

  private var keyText: Source {
    Source(text: sourceFile.shared.content.entries[key.entry].key, place: nil)
  }

  /// Calls a closure with the UTF-8 bytes of a source string.
  func withBytes<Result>(of text: Source, _ body: (Span<UInt8>) -> Result) -> Result {
    if let place = text.place { return sourceFile.withBytes(of: place, body) }
    let shared = sourceFile.shared
    if text.text.isVerbatim { return text.text.withSpelling(in: shared.content.bytes, body) }
    var decoded: [UInt8] = []
    shared.content.decode(text.text, into: &decoded)
    return body(decoded.span)
  }
}
