import Diagnostics
import StringCatalogs

/// Reports a translation that is marked as new.
///
/// The severity is warning if the language is required. It is also warning if all of these
/// conditions are met:
/// - The language is nearly complete and has few new strings.
/// - The translation equals the source string.
/// - At most a third of the other nearly complete languages use the source string.
///
/// Otherwise, the severity is info.
struct NewStateRule: Rule {
  let id = "new-state"
  let family = RuleFamily.coverage
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "a string with the state 'new' or a similar one that is not empty"
  var checks: RuleChecks { RuleChecks(catalog: check) }
  let counting: CountingWords? = CountingWords(
    one: ("translation", "is marked as new"), several: ("translations", "are marked as new"))

  func applies(to format: CatalogFormat) -> Bool {
    format.traits.states != .none
  }

  func check(_ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink) {
    var known: Known?
    catalog.forEachText(in: .new) { site, value, language in
      // Strings in the source language that a tool extracted are correctly marked as new.
      guard language != catalog.source, !value.text.isEmpty else { return }
      let facts = known ?? Known(of: catalog, options)
      known = facts
      let level = facts.coverage.level(of: language)
      if level == .marked { return }
      let key = facts.key(at: site, in: catalog)
      if let key, !catalog.isToTranslate(key) { return }
      let isWarning =
        level == .required
        || level == .nearlyComplete && facts.coverage.hasFewUnfinished(language)
          && catalog.isSource(value, at: site)
          && !(key.map { facts.isKept($0, besides: language, in: catalog) } ?? false)
      let isExchanged = catalog.files[site.file].content.format.isBilingual
      sink.report(
        "translation is marked as new" + (isExchanged ? "" : ", but the app includes it"),
        at: value.stateRange, site, severity: isWarning ? nil : .info)
    }
  }
}

/// The facts about a catalog that determine the severity of a new string.
private struct Known {
  let coverage: LanguageCoverage
  /// For each file, the index of the catalog's key for each entry; `nil` if there is none.
  private var keys: [[Int?]]

  init(of catalog: LintedCatalog, _ options: LintOptions) {
    coverage = LanguageCoverage(of: catalog, options)
    keys = catalog.files.map { Array(repeating: nil, count: $0.content.entries.count) }
    for (index, key) in catalog.keys.enumerated() {
      for place in catalog.localizations[key.localizations] {
        keys[place.file][place.entry] = index
      }
    }
  }

  func key(at site: LintSite, in catalog: LintedCatalog) -> LintedCatalog.Key? {
    site.entry.flatMap { keys[site.file][$0] }.map { catalog.keys[$0] }
  }

  /// Returns `true` if over a third of the other nearly complete languages use the source string.
  ///
  /// A language in which the string is still marked as new is treated as using the source string.
  func isKept(
    _ key: LintedCatalog.Key, besides language: Int, in catalog: LintedCatalog
  ) -> Bool {
    var (kept, translated) = (0, 0)
    for place in catalog.localizations[key.localizations]
    where place.language != catalog.source && place.language != language {
      guard coverage.level(of: place.language) == .nearlyComplete,
        let isCopy = catalog.isCopy(place, of: key)
      else { continue }
      let content = catalog.files[place.file].shared.content
      let first = content.localizations[place.localization].values.first
      let isNew = first.map { content.values[$0].state == .new } ?? false
      if isCopy || isNew { kept += 1 } else { translated += 1 }
    }
    return kept * 2 > translated
  }
}

extension LintedCatalog {
  /// Returns `true` if a value equals the source string in its entry, or the key if there is none.
  fileprivate func isSource(_ value: CatalogValue, at site: LintSite) -> Bool {
    let content = files[site.file].shared.content
    guard let place = site.entry else { return false }
    let entry = content.entries[place]
    let languages = languagePlaces(of: content)
    let own = entry.localizations.first { languages[content.localizations[$0].language] == source }
    let text = own.flatMap { content.localizations[$0].values.first }.map {
      content.values[$0].text
    }
    return content.string(value.text) == content.string(text ?? entry.key)
  }
}
