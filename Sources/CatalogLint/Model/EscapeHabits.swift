import ByteBuffers
import StringCatalogs

/// How the strings of a catalog are escaped, as many of them show.
struct EscapeHabits: Sendable {
  /// A Boolean value that indicates whether the catalog shows that `MessageFormat` reads its
  /// strings.
  let quotesWithApostrophes: Bool
  /// A Boolean value that indicates whether many source strings have entities of HTML, since pages
  /// contain them as they are.
  let hasEntities: Bool

  /// Looks at the strings of a catalog.
  ///
  /// - Complexity: O(*n*) in the bytes of some formats.
  init(of catalog: LintedCatalog) {
    quotesWithApostrophes = catalog.quotesWithApostrophes
    hasEntities = catalog.hasEntities
  }
}

extension LintedCatalog {
  /// A Boolean value that indicates whether strings double their apostrophes: those of the source,
  /// or of three translations.
  ///
  /// - Complexity: O(*n*) in the bytes of files that `MessageFormat` may read.
  fileprivate var quotesWithApostrophes: Bool {
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

  /// A Boolean value that indicates whether many source strings have entities of HTML.
  fileprivate var hasEntities: Bool {
    var count = 0
    for file in files where !file.content.format.traits.isShownAsPlainText {
      let content = file.content
      guard content.format.traits.keys == .nameOrString,
        languagePlaces(of: content).contains(where: { $0 == source })
      else { continue }
      for value in content.values {
        let isEscaped = value.text.withSpelling(in: content.bytes) {
          EscapeSighting.firstEntity(in: $0) != nil
        }
        if isEscaped { count += 1 }
        if count == Self.manyEntities { return true }
      }
    }
    return false
  }

  /// As many strings with entities are no mistakes.
  private static let manyEntities = 12

  private static let doubled = ByteNeedle("''".utf8)
}
