import LanguageTags

/// The languages in which a catalog must contain each of its keys.
struct RequiredLanguages {
  struct Required {
    /// The name that reports use: as listed in the configuration, or as used in the catalog.
    let name: String
    /// `true` if the configuration lists the language.
    let isListed: Bool
    /// The catalog languages whose strings satisfy the requirement, as indices.
    let servers: [Int]
  }

  /// The required languages that have a string in the catalog.
  private(set) var present: [Required] = []
  /// The required languages that have no string in the catalog.
  private(set) var absent: [Required] = []
  /// The languages that fall back to strings in the source language, such as British English if the
  /// source is American English.
  private(set) var variants: [Required] = []
  /// The languages with a file that was not read completely.
  private let broken: Set<Int>

  /// Finds the required languages: those in the configuration or, without a list, in the catalog.
  ///
  /// If a required language is in the catalog, its strings satisfy the requirement, and so do those
  /// of each language that the system falls back to. If a listed language is not in the catalog,
  /// the strings of each catalog language with the same language and script satisfy the
  /// requirement.
  ///
  /// - Complexity: O(*n*), where *n* is the number of languages and localizations.
  init(of catalog: LintedCatalog, _ listed: [LanguageTag]?, _ presence: TextPresence) {
    broken = catalog.brokenLanguages
    var isKnown = Array(repeating: false, count: catalog.languages.count)
    for localization in catalog.localizations
    where !isKnown[localization.language] && presence.hasText(localization) {
      isKnown[localization.language] = true
    }
    // In a file that contains all languages, a key without a source string is also the source
    // string.
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
    // A known source language contains every key by definition, so nothing is required of it.
    if catalog.isSourceKnown, let source = catalog.source, required.servers.contains(source) {
      if required.servers.first != source { variants.append(required) }
      return
    }
    if required.servers.isEmpty { absent.append(required) } else { present.append(required) }
  }
}

/// The languages of a catalog, grouped by language and script; fallback happens within a group.
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
    /// The languages that the system falls back to.
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

  /// Returns the catalog languages with the same language and script.
  func members(like facts: LanguageFacts) -> [Int] {
    Identity(facts).flatMap { groups[$0]?.members } ?? []
  }

  /// Returns a language and the languages that the system falls back to if it lacks a string.
  ///
  /// The system falls back to the language without a region, and to the language with its usual
  /// region. It also falls back to the source language, regardless of the region, if the source is
  /// in the same language and script.
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
      // A language with its usual region falls back only to the language without a region.
      if !isUsual || catalog.languages[base].tag?.region == nil { chain.append(base) }
    }
    return chain
  }

  /// The maximum number of fallbacks, which prevents quadratic time for a malicious catalog.
  private static let longestChain = 8
}
