import Diagnostics
import StringCatalogs

/// Reports a key that has no string in a language of the catalog.
///
/// In a language that is neither required nor nearly complete, the severity for each key is info.
/// In that case, if several keys are missing, an additional diagnostic reports their number.
struct MissingTranslationRule: Rule {
  let id = "missing-translation"
  let family = RuleFamily.coverage
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "a key without a string in a required language or another language of the catalog"
  var checks: RuleChecks { RuleChecks(catalog: check) }
  let counting: CountingWords? = CountingWords(
    one: ("string", "is not translated"), several: ("strings", "are not translated"))

  func check(_ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink) {
    let presence = TextPresence(of: catalog)
    let required = RequiredLanguages(of: catalog, options.requiredLanguages, presence).present
    guard !required.isEmpty else { return }
    let coverage = LanguageCoverage(required, of: catalog, presence)
    if let counting {
      for language in coverage.languages where language.isCounted {
        coverage.report(language, counting, of: catalog, to: &sink)
      }
    }
    let kinds = ResourceKinds(of: catalog)
    let localizations = catalog.localizations
    // For each language, the index of the last key for which it contains a string.
    var last = Array(repeating: -1, count: catalog.languages.count)
    let templates = catalog.templateFiles
    let files = Files(of: catalog, templates: templates)
    // The languages that satisfy the first required language, followed by those for the second, and
    // so on. `starts` contains the index at which the languages for each required language begin.
    let servers = required.flatMap(\.servers)
    let starts = required.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.servers.count) }
    // If the source file is empty, all of its strings are in the code.
    let hasAllKeys = !catalog.isSourceKnown || catalog.sourceChoice.isInCode
    // If another language has many more keys, the source file contains only a few of the source
    // strings. The missing ones may be in the code.
    let isSmall = !catalog.sourceChoice.larger.isEmpty
    for (index, key) in catalog.keys.enumerated() where key.isInSource || hasAllKeys {
      for place in key.localizations where presence.hasText(localizations[place]) {
        last[localizations[place].language] = index
      }
      var isToTranslate: Bool?
      var isUsual: Bool?
      for place in required.indices {
        var server = starts[place]
        while server < starts[place + 1], last[servers[server]] != index { server += 1 }
        if server < starts[place + 1] { continue }
        let language = required[place]
        let isNeeded = isToTranslate ?? coverage.isToTranslate(index, in: catalog)
        isToTranslate = isNeeded
        guard isNeeded else { break }
        if coverage.languages[place].level == .marked
          || kinds.areDifferent(key, in: language.servers, catalog)
        {
          continue
        }
        if isReported(key, in: language, catalog: catalog)
          || isElsewhere(key, in: language, templates: templates, catalog: catalog)
        {
          continue
        }
        var severity = coverage.languages[place].severity
        if severity == .warning, isSmall || catalog.isInArray(key) { severity = .info }
        if severity == .warning {
          if isUsual == nil {
            let adoption = adoption(of: index, in: coverage, last)
            if adoption == .none {
              reportNew(key, coverage: coverage, templates: templates, in: catalog, into: &sink)
            }
            isUsual = adoption == .usual && !catalog.isMostlyCopied(key)
          }
          if isUsual == false { severity = .info }
        }
        report(key, in: language, files: files, catalog: catalog, severity: severity, into: &sink)
      }
      checkSegments(of: key, coverage, presence: presence, in: catalog, into: &sink)
      // The loop stops early, because a file of a few megabytes can lack billions of translations.
      if sink.isFull { return }
    }
  }

  /// The minimum number of languages that must all lack a string for it to be treated as new.
  private static let fewestLanguages = 3

  /// The share of languages that contain a string.
  private enum Adoption {
    /// None of at least three languages. The string was probably added to the source recently.
    case none
    /// Fewer than half of the required and nearly complete languages, if there are at least three.
    ///
    /// The string is probably new or about to be removed.
    case few
    /// At least half of the required and nearly complete languages, or there are fewer than three.
    case usual
  }

  private func adoption(
    of key: Int, in coverage: LanguageCoverage, _ last: [Int]
  ) -> Adoption {
    var (count, present, maintained, kept) = (0, 0, 0, 0)
    for language in coverage.languages where language.level != .marked {
      let isPresent = language.required.servers.contains { last[$0] == key }
      count += 1
      if isPresent { present += 1 }
      guard language.isMaintained else { continue }
      maintained += 1
      if isPresent { kept += 1 }
    }
    if count >= Self.fewestLanguages, present == 0 { return .none }
    return maintained >= Self.fewestLanguages && kept * 2 < maintained ? .few : .usual
  }

  /// Returns `true` if the file's parser has already reported that the string has no value.
  private func isReported(
    _ key: LintedCatalog.Key, in language: RequiredLanguages.Required, catalog: LintedCatalog
  ) -> Bool {
    guard catalog.files[key.file].shared.traits.languages == .all else {
      return false
    }
    return catalog.localizations[key.localizations].contains { localization in
      guard language.servers.contains(localization.language) else { return false }
      let content = catalog.files[localization.file].content
      return content.hasMissingMember(in: catalog.content(of: localization).range)
    }
  }

  /// Returns `true` if a language does not need a translation of a key in PO or Qt files.
  ///
  /// If there is a template, it lists the keys that are needed. Otherwise, a language needs only
  /// the keys in its files.
  private func isElsewhere(
    _ key: LintedCatalog.Key, in language: RequiredLanguages.Required, templates: Set<Int>,
    catalog: LintedCatalog
  ) -> Bool {
    let localizations = catalog.localizations[key.localizations]
    guard catalog.files[key.file].shared.traits.usesTemplates,
      !language.servers.isEmpty
    else { return false }
    if !templates.isEmpty { return !localizations.contains { templates.contains($0.file) } }
    return !localizations.contains { language.servers.contains($0.language) }
  }

  /// The files in which missing keys are reported.
  private struct Files {
    /// The indices of the templates.
    let templates: Set<Int>
    /// The languages of each bilingual file; empty for other files.
    let languages: [[Int]]

    init(of catalog: LintedCatalog, templates: Set<Int>) {
      self.templates = templates
      languages = catalog.files.map { file in
        file.shared.traits.languages == .sourceAndTarget
          ? catalog.languagePlaces(of: file.shared.content) : []
      }
    }

    /// Returns the location of a key in a bilingual file of the language, or else in a template.
    func place(
      of key: LintedCatalog.Key, in language: RequiredLanguages.Required, _ catalog: LintedCatalog
    ) -> LintedCatalog.Localization? {
      let localizations = catalog.localizations[key.localizations]
      for server in language.servers where server != catalog.source {
        let own = localizations.first { languages[$0.file].contains(server) }
        if let own { return own }
      }
      return localizations.first { templates.contains($0.file) }
    }
  }

  /// Reports, with a single diagnostic, that a string is missing in all languages.
  private func reportNew(
    _ key: LintedCatalog.Key, coverage: LanguageCoverage, templates: Set<Int>,
    in catalog: LintedCatalog, into sink: inout DiagnosticSink
  ) {
    let place = catalog.localizations[key.localizations].first { templates.contains($0.file) }
    let site = LintSite(file: place?.file ?? key.file, entry: place?.entry ?? key.entry)
    sink.report(
      "missing translation in all \(coverage.languages.count) languages",
      at: catalog.files[site.file].shared.content.entries[site.entry ?? 0].key.sourceRange, site,
      severity: .info, isSummary: true)
  }

  private func report(
    _ key: LintedCatalog.Key, in language: RequiredLanguages.Required, files: Files,
    catalog: LintedCatalog, severity: Severity?, into sink: inout DiagnosticSink
  ) {
    // In a bilingual file, the missing translation is reported at the key in that file.
    let place = files.place(of: key, in: language, catalog)
    let file = place?.file ?? key.file
    let entry = place?.entry ?? key.entry
    sink.report(
      "missing translation in \(language.isListed ? "required language " : "")'\(language.name)'",
      at: catalog.files[file].shared.content.entries[entry].key.sourceRange,
      LintSite(file: file, entry: entry),
      language: language.name, severity: severity)
  }
}

extension LintedCatalog {
  /// Returns `true` if a key is in a JSON array of objects, as in `keys.0.label`.
  ///
  /// The objects may have different members in each language.
  fileprivate func isInArray(_ key: Key) -> Bool {
    guard files[key.file].shared.traits.keysArePaths else { return false }
    let parts = name(of: key).utf8.split(separator: UInt8(ascii: "."))
    return parts.dropLast().contains { $0.allSatisfy { $0 &- 0x30 < 10 } }
  }
}
