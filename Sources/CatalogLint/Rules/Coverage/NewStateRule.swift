import Diagnostics
import StringCatalogs

/// A translation that nobody has made yet.
///
/// It is info, unless the language is required, or is nearly complete and the string is that of the
/// source.
struct NewStateRule: CatalogRule {
  let id = "new-state"
  let family = RuleFamily.coverage
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "a string in the app that is marked as not translated"
  let counting: CountingWords? = CountingWords(
    one: ("translation", "is marked as new"), several: ("translations", "are marked as new"))

  func applies(to format: CatalogFormat) -> Bool {
    format.traits.states != .none
  }

  func check(_ catalog: LintedCatalog, _ options: LintOptions, _ sink: inout DiagnosticSink) {
    var known: LanguageCoverage?
    catalog.forEachText(in: .new) { site, value, language in
      // What was extracted from the code or from Interface Builder is new, and right.
      guard language != catalog.source, !value.text.isEmpty else { return }
      let coverage = known ?? LanguageCoverage(of: catalog, options)
      known = coverage
      let level = coverage.level(of: language)
      if level == .marked { return }
      let isWarning =
        level == .required || level == .nearlyComplete && catalog.isSource(value, at: site)
      let isExchanged = catalog.files[site.file].content.format.isBilingual
      sink.report(
        "this translation is marked as new"
          + (isExchanged ? "" : ", and it is in the app all the same"),
        at: value.stateRange, site, severity: isWarning ? nil : .info)
    }
  }
}

extension LintedCatalog {
  /// Returns `true` if a value equals the source string in its entry, or the key without one.
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
