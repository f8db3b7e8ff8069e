import Diagnostics
import StringCatalogs
import TextPrimitives

/// The completeness of each language of a catalog, which determines the severity of coverage rules.
struct LanguageCoverage {
  /// The completeness of a language.
  enum Level {
    /// The configuration requires the language.
    case required
    /// At least nine tenths of the strings are translated, or all except one.
    case nearlyComplete
    /// Fewer than nine tenths of the strings are translated.
    case partial
    /// Nothing is translated, or at least seven tenths of the strings are empty or equal to their
    /// source.
    ///
    /// The share is used only for a language with at least 20 strings.
    case skeleton
    /// The language is for testing, such as the pseudo-language of Crowdin.
    case marked
  }

  /// A language into which the catalog's strings should be translated.
  struct Language {
    /// The required language, and the languages of the catalog that satisfy the requirement.
    let required: RequiredLanguages.Required
    /// The completeness of the language.
    fileprivate(set) var level = Level.required
    /// The number of strings that should be translated into the language.
    fileprivate(set) var needed = 0
    /// The number of needed strings that are not translated.
    fileprivate(set) var missing = 0
    /// The number of strings that exist but are marked as unfinished.
    fileprivate(set) var unfinished = 0
    /// The number of existing strings in each state.
    fileprivate(set) var states = StateCounts()
    /// The first keys without a string in the language, as indices into the keys of the catalog.
    fileprivate(set) var firstKeys: [Int] = []

    /// `true` if a missing string in this language is probably an oversight.
    var isMaintained: Bool { level == .required || level == .nearlyComplete }

    /// The severity of the diagnostic with the number of missing strings.
    ///
    /// It is warning for a partial translation with at least three quarters of the strings.
    /// Otherwise it is info, because the translation is in progress.
    fileprivate var countSeverity: Severity {
      level == .partial && (missing + unfinished) * 4 <= needed ? .warning : .info
    }

    /// `true` if a diagnostic for the language reports the number of missing strings.
    ///
    /// It is reported in addition to the diagnostics for the single strings.
    var isCounted: Bool { (level == .partial || level == .skeleton) && missing > 1 }

    /// The severity of a missing string; `nil` to use the severity of the rule.
    var severity: Severity? {
      switch level {
      case .required: nil
      case .nearlyComplete: .warning
      case .partial, .skeleton, .marked: .info
      }
    }
  }

  /// The numbers of strings that the files of the catalog contain for one language.
  private struct Content {
    var count = 0
    var empty = 0
    var copied = 0
    var new = 0
    /// The first file that contains the language.
    var file: Int?
  }

  /// The languages that the catalog should contain, in the order of the requirements.
  private(set) var languages: [Language]
  /// The number of keys that should be translated.
  private(set) var keyCount = 0
  private var contents: [Content]
  /// For each key, `true` if it should be translated; empty if nothing was counted.
  private var needsTranslation: [Bool] = []
  private let places: [Int: Int]
  private let testLanguages: TestLanguages
  private let countsStates: Bool

  /// Counts the strings in each required language.
  ///
  /// If the configuration lists all of the languages, nothing is counted, because their level is
  /// always ``Level/required``.
  ///
  /// - Parameter countsStates: `true` to also count the states of the strings.
  /// - Complexity: O(*n*), where *n* is the number of bytes in the strings.
  init(
    _ required: [RequiredLanguages.Required], of catalog: LintedCatalog, _ presence: TextPresence,
    countsStates: Bool = false
  ) {
    self.countsStates = countsStates
    languages = required.map { Language(required: $0) }
    testLanguages = catalog.testLanguages
    contents = Array(repeating: Content(), count: catalog.languages.count)
    var places: [Int: Int] = [:]
    for (place, language) in required.enumerated() {
      for server in language.isListed ? language.servers : Array(language.servers.prefix(1)) {
        places[server] = place
      }
    }
    self.places = places
    if !required.isEmpty, required.allSatisfy(\.isListed) { return }
    count(catalog, presence)
    for place in languages.indices where !languages[place].required.isListed {
      languages[place].unfinished =
        languages[place].required.servers.first.map { contents[$0].new } ?? 0
      languages[place].level = level(of: languages[place])
    }
  }

  /// Counts the strings in the required languages.
  ///
  /// If the options list no required languages, these are the languages of the catalog.
  init(of catalog: LintedCatalog, _ options: LintOptions) {
    let presence = TextPresence(of: catalog)
    let required = RequiredLanguages(of: catalog, options.requiredLanguages, presence)
    self.init(required.present, of: catalog, presence)
  }

  /// Returns the completeness of a language; `nil` if it is not expected to be complete.
  func level(of language: Int) -> Level? { places[language].map { languages[$0].level } }

  /// Returns `true` if a language has so few unfinished strings that they may be oversights.
  ///
  /// These are at most a twentieth of the needed strings, and at most ten. For a single unfinished
  /// string, the result is always `true`.
  func hasFewUnfinished(_ language: Int) -> Bool {
    guard let place = places[language] else { return false }
    let limit = min(Self.mostForgotten, max(1, languages[place].needed / 20))
    return languages[place].unfinished <= limit
  }

  /// The maximum number of unfinished strings that may be oversights.
  private static let mostForgotten = 10

  /// Returns `true` if the key at an index should be translated.
  ///
  /// If PO or Qt files have templates, only the keys of the templates should be translated.
  func isToTranslate(_ key: Int, in catalog: LintedCatalog) -> Bool {
    needsTranslation.isEmpty ? catalog.isToTranslate(catalog.keys[key]) : needsTranslation[key]
  }

  /// Reports the number of missing strings in a language, at the first file of the language.
  func report(
    _ language: Language, _ words: CountingWords, of catalog: LintedCatalog,
    to sink: inout DiagnosticSink
  ) {
    guard let server = language.required.servers.first else { return }
    let file = contents[server].file ?? 0
    let keys = language.firstKeys.map { catalog.shownName(of: catalog.keys[$0]) }
    sink.report(
      words.counted(language.missing, of: language.needed),
      at: catalog.files[file].shared.content.front, LintSite(file: file),
      language: language.required.name, severity: language.countSeverity,
      isSummary: true,
      notes: [FileDiagnostics.list(keys, of: language.missing)])
  }

  /// The minimum number of strings for which a percentage is meaningful.
  private static let fewestStrings = 20
  /// The maximum number of keys that a note lists for a language.
  private static let mostKeys = 3

  private func level(of language: Language) -> Level {
    let server = language.required.servers.first
    if let server, testLanguages.contains(server) { return .marked }
    let content = server.map { contents[$0] } ?? Content()
    let untouched = content.empty + content.copied
    if content.count == content.empty
      || content.count >= Self.fewestStrings && untouched * 10 >= content.count * 7
    {
      return .skeleton
    }
    return language.missing + language.unfinished <= max(1, language.needed / 10)
      ? .nearlyComplete : .partial
  }

  private mutating func count(_ catalog: LintedCatalog, _ presence: TextPresence) {
    var served = Array(repeating: [Int](), count: catalog.languages.count)
    for (place, language) in languages.enumerated() {
      for server in language.required.servers { served[server].append(place) }
    }
    let hasAllKeys = !catalog.isSourceKnown || catalog.sourceChoice.isInCode
    let templateFiles = catalog.templateFiles
    let isTemplate = catalog.files.indices.map { templateFiles.contains($0) }
    needsTranslation = Array(repeating: false, count: catalog.keys.count)
    // For each language, the index of the last key that its files list, and of the last key with a
    // string.
    var listed = Array(repeating: -1, count: languages.count)
    var present = listed
    var states = Array(repeating: StateCounts.State.translated, count: languages.count)
    // The number of keys that should be translated into all languages.
    var ofAll = 0
    // The languages whose list of first missing keys is not full yet.
    var open = Array(languages.indices)
    for (index, key) in catalog.keys.enumerated() where key.isInSource || hasAllKeys {
      let localizations = catalog.localizations[key.localizations]
      let usesTemplates = catalog.files[key.file].shared.traits.usesTemplates
      if usesTemplates, !templateFiles.isEmpty,
        !localizations.contains(where: { isTemplate[$0.file] })
      {
        continue
      }
      guard catalog.isToTranslate(key) else { continue }
      needsTranslation[index] = true
      keyCount += 1
      // Without a template, each PO or Qt file is expected to translate the keys that it lists.
      let isByFile = usesTemplates && templateFiles.isEmpty
      let source = localizations.first { $0.language == catalog.source }
      for localization in localizations {
        let language = localization.language
        let isPresent = presence.hasText(localization)
        if language != catalog.source {
          count(localization, source, of: key, isPresent: isPresent, in: catalog)
        }
        for place in served[language] {
          if isByFile, listed[place] != index { languages[place].needed += 1 }
          listed[place] = index
          guard isPresent else { continue }
          if present[place] != index {
            present[place] = index
            languages[place].missing -= 1
          } else if countsStates, language == languages[place].required.servers.first {
            // A string in the language itself replaces a string in a fallback language.
            languages[place].states[states[place]] -= 1
          } else {
            continue
          }
          guard countsStates else { continue }
          states[place] = catalog.files[localization.file].shared.state(of: localization)
          languages[place].states[states[place]] += 1
        }
      }
      if !isByFile { ofAll += 1 }
      open.removeAll { place in
        if present[place] != index, !isByFile || listed[place] == index {
          languages[place].firstKeys.append(index)
        }
        return languages[place].firstKeys.count == Self.mostKeys
      }
    }
    for place in languages.indices {
      languages[place].needed += ofAll
      languages[place].missing += languages[place].needed
    }
  }

  private mutating func count(
    _ localization: LintedCatalog.Localization, _ source: LintedCatalog.Localization?,
    of key: LintedCatalog.Key, isPresent: Bool, in catalog: LintedCatalog
  ) {
    let language = localization.language
    if contents[language].file == nil { contents[language].file = localization.file }
    contents[language].count += 1
    let shared = catalog.files[localization.file].shared
    guard isPresent, let text = shared.first(of: localization), !text.range.isEmpty else {
      contents[language].empty += 1
      return
    }
    let isFuzzy = text.state == .needsReview && shared.traits.states == .leftOut
    if text.state == .new || isFuzzy { contents[language].new += 1 }
    guard let (file, range) = catalog.firstSource(source, of: key) else { return }
    if shared.isEqual(text.range, to: file, range) { contents[language].copied += 1 }
  }
}

extension LintedCatalog {
  /// Returns `true` if a key has at least three translations, and at least half equal the source.
  ///
  /// Strings are compared byte by byte.
  func isMostlyCopied(_ key: Key) -> Bool {
    var (copies, texts) = (0, 0)
    for target in localizations[key.localizations] where target.language != source {
      guard let isCopy = isCopy(target, of: key) else { continue }
      texts += 1
      if isCopy { copies += 1 }
    }
    return texts >= 3 && copies * 2 >= texts
  }

  /// Returns `true` if the first string of a localization equals its source string, byte by byte.
  ///
  /// Returns `nil` if the localization has no string, or an empty one.
  func isCopy(_ target: Localization, of key: Key) -> Bool? {
    let shared = files[target.file].shared
    guard let text = shared.first(of: target), !text.range.isEmpty else { return nil }
    let source = localizations[key.localizations].first { $0.language == self.source }
    guard let (file, range) = firstSource(source, of: key) else { return false }
    return shared.isEqual(text.range, to: file, range)
  }

  /// Returns the file and the byte range of the first source string of a key.
  fileprivate func firstSource(
    _ source: Localization?, of key: Key
  ) -> (file: SharedContent, range: Range<Int>)? {
    guard let source else {
      let shared = files[key.file].shared
      guard shared.traits.languages == .all else { return nil }
      let range = shared.content.entries[key.entry].key.range
      return (shared, range.clamped(to: shared.content.bytes.indices))
    }
    let shared = files[source.file].shared
    return shared.first(of: source).map { (shared, $0.range) }
  }
}

extension SharedContent {
  /// Returns the byte range and the state of the first string of a localization.
  func first(
    of localization: LintedCatalog.Localization
  ) -> (range: Range<Int>, state: CatalogValue.State?)? {
    guard let value = content.localizations[localization.localization].values.first else {
      return nil
    }
    let range = content.values[value].text.range.clamped(to: content.bytes.indices)
    return (range, content.values[value].state)
  }

  /// Returns `true` if a byte range of a file equals a byte range of the same or another file.
  fileprivate func isEqual(
    _ range: Range<Int>, to other: SharedContent, _ otherRange: Range<Int>
  ) -> Bool {
    guard range.count == otherRange.count else { return false }
    let (bytes, others) = (content.bytes, other.content.bytes)
    return bytes.span.extracting(range).isSame(others.span.extracting(otherRange))
  }
}
