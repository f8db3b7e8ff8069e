import ByteBuffers
import StringCatalogs

extension LintedCatalog {
  /// A Boolean value that indicates whether strings double their apostrophes: those of the source,
  /// or of three translations.
  ///
  /// - Complexity: O(*n*) in the bytes of files that `MessageFormat` may read.
  var quotesWithApostrophes: Bool {
    var translations = 0
    for file in files {
      let content = file.content
      guard content.format.traits.messages == .java,
        Self.doubled.first(in: content.bytes.span) != nil
      else { continue }
      if languagePlaces(of: content).contains(where: { $0 == source }) { return true }
      translations += 1
    }
    return translations >= 3
  }

  private static let doubled = ByteNeedle("''".utf8)
}
