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
  /// Those of the catalog that the source language serves, as British English is by English.
  private(set) var variants: [Required] = []
  /// Those with a file that was not read to its end.
  private let broken: Set<Int>

  /// Those that are listed; without a list those of the catalog.
  ///
  /// A listed language is served by each one of the catalog that is the same language in the same script. A
  /// language of the catalog is served by itself and by those that the system falls back to.
  ///
  /// - Complexity: O(*n*) in the languages and localizations.
  init(of catalog: LintedCatalog, _ listed: [LanguageTag]?, _ presence: TextPresence) {
    broken = catalog.brokenLanguages
    var isKnown = Array(repeating: false, count: catalog.languages.count)
    for localization in catalog.localizations
    where !isKnown[localization.language] && presence.hasText(localization) {
      isKnown[localization.language] = true
    }
    // In a file with all languages the keys themselves are texts.
    if let source = catalog.source, catalog.keys.contains(where: { $0.isInSource }) {
      isKnown[source] = true
    }
    for language in catalog.declaredLanguages { isKnown[language] = true }
    let known = catalog.languages.indices.filter { isKnown[$0] || broken.contains($0) }
    let groups = Groups(of: known, in: catalog)
    guard let listed else {
      for language in known {
        let servers = groups.chain(language, in: catalog)
        add(
          Required(name: catalog.languages[language].name, isListed: false, servers: servers),
          catalog)
      }
      return
    }
    for tag in listed {
      let exact = known.first { catalog.languages[$0].tag == tag }
      let servers =
        exact.map { groups.chain($0, in: catalog) } ?? groups.members(like: catalog.atlas[tag])
      add(Required(name: tag.description, isListed: true, servers: servers), catalog)
    }
  }

  private mutating func add(_ required: Required, _ catalog: LintedCatalog) {
    if !broken.isDisjoint(with: required.servers) { return }
    // In the source language no key lacks, if it is known which that is.
    if catalog.isSourceKnown, let source = catalog.source, required.servers.contains(source) {
      if required.servers.first != source { variants.append(required) }
      return
    }
    if required.servers.isEmpty { absent.append(required) } else { present.append(required) }
  }
}

/// The languages of a catalog by what those have in common that can serve one another.
private struct Groups {
  private struct Identity: Hashable {
    let language: String
    let script: String?

    init?(_ facts: LanguageFacts) {
      guard let language = facts.language else { return nil }
      self.language = language
      script = facts.script
    }
  }

  private struct Group {
    var members: [Int] = []
    /// Those that the system falls back to.
    var bases: [Int] = []
  }

  private var groups: [Identity: Group] = [:]

  init(of languages: [Int], in catalog: LintedCatalog) {
    for place in languages {
      let language = catalog.languages[place]
      guard let identity = Identity(language.facts) else { continue }
      groups[identity, default: Group()].members.append(place)
      let region = language.tag?.region
      if region == nil || region == language.facts.usualRegion {
        groups[identity, default: Group()].bases.append(place)
      }
    }
  }

  /// Those that are the same language in the same script.
  func members(like facts: LanguageFacts) -> [Int] {
    Identity(facts).flatMap { groups[$0]?.members } ?? []
  }

  /// A language and those that the system falls back to: that without a region, that of the usual region, and
  /// the source language in all its regions.
  func chain(_ place: Int, in catalog: LintedCatalog) -> [Int] {
    var chain = [place]
    let own = catalog.languages[place]
    guard let identity = Identity(own.facts), let group = groups[identity] else { return chain }
    if catalog.isSourceKnown, let source = catalog.source, source != place,
      Identity(catalog.languages[source].facts) == identity
    {
      chain.append(source)
    }
    guard let region = own.tag?.region else { return chain }
    let isUsual = region == own.facts.usualRegion
    for base in group.bases.prefix(Self.longestChain) where base != place {
      // Two of the usual region do not serve one another, and none serves that without a region.
      if !isUsual || catalog.languages[base].tag?.region == nil { chain.append(base) }
    }
    return chain
  }

  /// Real catalogs have two or three; without a limit a hostile one would take the square of its languages.
  private static let longestChain = 8
}
