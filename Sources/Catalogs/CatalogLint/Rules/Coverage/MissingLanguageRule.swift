import Diagnostics
import LanguageTags
import StringCatalogs

/// Reports a required language without any translations.
///
/// If the configuration lists no languages, each language with a file but without any translations
/// is reported.
struct MissingLanguageRule: Rule {
  let id = "missing-language"
  let family = RuleFamily.coverage
  let severity = Severity.error
  var severities: [Severity] { [.error, .info] }
  let summary = "a required language without strings, or a file without translations"
  var checks: RuleChecks { RuleChecks(catalog: check) }
  let counting: CountingWords? = CountingWords(
    one: ("file", "has no translations"), several: ("files", "have no translations"),
    isShare: false)

  func check(_ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink) {
    let isNeeded = catalog.keys.contains {
      ($0.isInSource || !catalog.isSourceKnown) && catalog.isToTranslate($0)
    }
    guard isNeeded else { return }
    let presence = TextPresence(of: catalog)
    let empty = emptyFiles(of: catalog, presence)
    guard options.requiredLanguages != nil else {
      for (language, file) in empty.sorted(by: { $0.key < $1.key }) {
        report(
          "file in '\(catalog.languages[language].name)' has no translations", file: file,
          in: catalog.languages[language].name, severity: .info, catalog: catalog, into: &sink)
      }
      return
    }
    let languages = RequiredLanguages(of: catalog, options.requiredLanguages, presence)
    for language in languages.absent {
      let place = empty.keys.first { catalog.languages[$0].name == language.name }
      report(
        "required language '\(language.name)' is missing",
        file: place.flatMap { empty[$0] } ?? catalog.keys.first?.file ?? 0, in: language.name,
        severity: .error,
        catalog: catalog, into: &sink)
    }
  }

  private func report(
    _ message: String, file: Int, in language: String, severity: Severity,
    catalog: LintedCatalog, into sink: inout DiagnosticSink
  ) {
    sink.report(
      message, at: catalog.files[file].shared.content.front, LintSite(file: file),
      language: language, severity: severity)
  }

  /// Returns the languages whose files contain no string, each with the index of its first file.
  ///
  /// Files that could not be read completely are skipped, because they may contain strings. PO and
  /// Qt files with keys are skipped, because other rules report their missing translations.
  private func emptyFiles(of catalog: LintedCatalog, _ presence: TextPresence) -> [Int: Int] {
    var found: [Int: Int] = [:]
    for (index, file) in catalog.files.enumerated() where file.qualifiers.isEmpty {
      let languages = catalog.languagePlaces(of: file.content)
      guard file.content.format.traits.languages != .all, let language = languages.last,
        language != catalog.source || !catalog.isSourceKnown,
        catalog.languages[language].tag?.language != "und", found[language] == nil
      else { continue }
      found[language] = index
    }
    var served: Set<LanguageFacts> = []
    var hasText = Array(repeating: false, count: catalog.languages.count)
    for localization in catalog.localizations
    where !hasText[localization.language] && presence.hasText(localization) {
      hasText[localization.language] = true
    }
    for language in hasText.indices where hasText[language] {
      found[language] = nil
      served.insert(catalog.languages[language].facts.withoutRegion)
    }
    // The app may use the strings of a related language or region, so an empty file may be
    // intentional.
    found = found.filter { language, _ in
      let facts = catalog.languages[language].facts.withoutRegion
      return facts.language == nil || !served.contains(facts)
    }
    for language in catalog.brokenLanguages.union(catalog.declaredLanguages) {
      found[language] = nil
    }
    return found
  }

}

extension CatalogFile {
  /// The range of the first byte that is not part of a byte order mark; `nil` if there is none.
  var front: SourceRange? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return start < bytes.count ? SourceRange(start, start + 1) : nil
  }
}

extension LanguageFacts {
  /// The language and its script only.
  fileprivate var withoutRegion: LanguageFacts { LanguageFacts(language: language, script: script) }
}
