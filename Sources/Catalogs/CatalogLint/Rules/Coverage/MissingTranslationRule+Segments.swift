import Diagnostics
import StringCatalogs

extension MissingTranslationRule {
  /// Reports untranslated segments in an XLIFF unit if other segments of the unit are translated.
  func checkSegments(
    of key: LintedCatalog.Key, _ coverage: LanguageCoverage, presence: TextPresence,
    in catalog: LintedCatalog, into sink: inout DiagnosticSink
  ) {
    guard catalog.files[key.file].shared.traits.hasSegments else { return }
    for target in catalog.localizations[key.localizations]
    where target.language != catalog.source && presence.hasText(target) {
      let content = catalog.files[target.file].shared.content
      let entry = content.entries[target.entry]
      guard
        let language = coverage.languages.first(where: {
          $0.required.servers.contains(target.language)
        }), language.level != .marked,
        let source = content.localizations[entry.localizations].first, source.values.count > 1,
        entry.shouldTranslate
      else { continue }
      let translated = Set(
        catalog.content(of: target).values.filter { !content.values[$0].text.isEmpty }
          .compactMap { content.values[$0].variation.index })
      for index in source.values {
        let value = content.values[index]
        guard let segment = value.variation.index, !value.text.isEmpty,
          !translated.contains(segment)
        else { continue }
        sink.report(
          "missing translation of this segment in '\(language.required.name)'",
          at: value.text.sourceRange,
          LintSite(
            file: target.file, entry: target.entry, localization: target.localization, value: index
          ), language: language.required.name, severity: language.severity)
      }
    }
  }
}
