import LanguageTags

/// The languages in which a catalog must have each of its keys.
struct RequiredLanguages {
  struct Required {
    /// How reports name it: as it is listed, or as the catalog has it.
    let name: String
    /// Whether somebody listed it.
    let isListed: Bool
    /// The languages of the catalog in which a text is enough, as places in them.
    let servers: [Int]
  }

  /// Those of which the catalog has something.
  private(set) var present: [Required] = []
  /// Those of which it has nothing.
  private(set) var absent: [Required] = []

  /// Those that are listed; without a list those of the catalog.
  ///
  /// A listed language is served by each one of the catalog that is the same language in the same script. A
  /// language of the catalog is served by itself and by those that the system falls back to.
  ///
  /// - Complexity: O(*l*²) in the languages, O(*n*) in the localizations.
  init(of catalog: LintedCatalog, _ listed: [LanguageTag]?, _ presence: TextPresence) {
    var isKnown = Array(repeating: false, count: catalog.languages.count)
    for localization in catalog.localizations
    where !isKnown[localization.language] && presence.hasText(localization) {
      isKnown[localization.language] = true
    }
    // In a file with all languages the keys themselves are texts.
    if let source = catalog.source, catalog.keys.contains(where: { $0.isInSource }) {
      isKnown[source] = true
    }
    let known = catalog.languages.indices.filter { isKnown[$0] }
    guard let listed else {
      for language in known {
        let name = catalog.languages[language].name
        add(
          Required(name: name, isListed: false, servers: chain(language, known, catalog)), catalog)
      }
      return
    }
    for tag in listed {
      let exact = known.first { catalog.languages[$0].tag == tag }
      let facts = catalog.atlas[tag]
      let servers =
        exact.map { chain($0, known, catalog) }
        ?? known.filter { Self.isSame(catalog.languages[$0].facts, facts) }
      add(Required(name: tag.description, isListed: true, servers: servers), catalog)
    }
  }

  private mutating func add(_ required: Required, _ catalog: LintedCatalog) {
    // In the source language no key lacks, if it is known which that is.
    if catalog.isSourceKnown, let source = catalog.source, required.servers.contains(source) {
      return
    }
    if required.servers.isEmpty { absent.append(required) } else { present.append(required) }
  }

  /// A language and those that the system falls back to: that without a region, that of the usual region, and
  /// the source language in all its regions.
  private func chain(_ language: Int, _ known: [Int], _ catalog: LintedCatalog) -> [Int] {
    let own = catalog.languages[language]
    return known.filter { other in
      guard other != language else { return true }
      guard Self.isSame(catalog.languages[other].facts, own.facts) else { return false }
      if catalog.isSourceKnown, other == catalog.source { return true }
      guard let region = own.tag?.region else { return false }
      guard let otherRegion = catalog.languages[other].tag?.region else { return true }
      return otherRegion == own.facts.usualRegion && region != otherRegion
    }
  }

  /// Whether two are the same language in the same script.
  private static func isSame(_ left: LanguageFacts, _ right: LanguageFacts) -> Bool {
    guard let language = left.language, language == right.language else { return false }
    return left.script == right.script
  }
}
