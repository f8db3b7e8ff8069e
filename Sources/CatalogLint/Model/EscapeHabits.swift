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
  /// The characters for which many source strings have an entity: one without it escapes nothing.
  let escaped: Set<Unicode.Scalar>

  /// Looks at the strings of a catalog.
  ///
  /// - Complexity: O(*n*) in the bytes of some formats.
  init(of catalog: LintedCatalog) {
    quotesWithApostrophes = catalog.quotesWithApostrophes
    let counts = catalog.entityCounts
    hasEntities = counts.strings >= Self.manyEntities
    escaped = Set(counts.characters.filter { $0.value >= Self.manyEntities }.keys)
  }

  /// As many strings with entities are no mistakes.
  private static let manyEntities = 12
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

  /// The number of source strings with entities of HTML, and of those with one for each character.
  fileprivate var entityCounts: (strings: Int, characters: [Unicode.Scalar: Int]) {
    var counts = (strings: 0, characters: [Unicode.Scalar: Int]())
    for file in files {
      let content = file.content
      guard content.format.traits.keys == .nameOrString,
        languagePlaces(of: content).contains(where: { $0 == source })
      else { continue }
      for value in content.values {
        let characters = value.text.withSpelling(in: content.bytes) {
          EscapeSighting.characters(in: $0)
        }
        if characters.isEmpty { continue }
        counts.strings += 1
        for character in characters { counts.characters[character, default: 0] += 1 }
      }
    }
    return counts
  }

  private static let doubled = ByteNeedle("''".utf8)
}
