import Diagnostics
import StringCatalogs

/// A language that a catalog must have, and of which it has nothing.
struct MissingLanguageRule: CatalogRule {
  let id = "missing-language"
  let family = RuleFamily.coverage
  let severity = Severity.error
  let summary = "a required language of which the catalog has nothing"

  func check(_ catalog: LintedCatalog, _ options: LintOptions, _ sink: inout DiagnosticSink) {
    guard options.requiredLanguages != nil,
      catalog.keys.contains(where: { $0.isInSource && catalog.isToTranslate($0) })
    else { return }
    let languages = RequiredLanguages(
      of: catalog, options.requiredLanguages, TextPresence(of: catalog))
    let file = catalog.keys.first?.file ?? 0
    for language in languages.absent {
      sink.report(
        "the catalog has nothing in '\(language.name)', which it must have",
        at: front(of: catalog.files[file].content.bytes), LintSite(file: file),
        language: language.name)
    }
  }

  /// The first character of a file behind a byte order mark.
  private func front(of bytes: [UInt8]) -> SourceRange? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return start < bytes.count ? SourceRange(start, start + 1) : nil
  }
}
