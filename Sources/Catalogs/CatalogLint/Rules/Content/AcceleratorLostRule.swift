import Diagnostics
import StringCatalogs

/// Reports a translated label without the accelerator that its source label defines.
///
/// A label is reported only if most labels keep their accelerators, both in its language and in all
/// languages together.
struct AcceleratorLostRule: Rule {
  let id = "accelerator-lost"
  let family = RuleFamily.content
  let severity = Severity.info
  let summary = "a translated label without the accelerator of its source string"
  var checks: RuleChecks { RuleChecks(catalog: check) }

  func applies(to format: CatalogFormat) -> Bool {
    format.traits.mayMarkAccelerators
  }

  /// The minimum number of labels needed to infer whether translators keep accelerators.
  private static let fewest = 5

  /// The labels in one language that translate a source label with an accelerator.
  private struct Labels {
    var count = 0
    var lost: [(localization: LintedCatalog.Localization, letter: String)] = []

    /// `true` if over two thirds of at least five labels keep their accelerators, but some do not.
    var isMostlyKept: Bool { count >= fewest && !lost.isEmpty && lost.count * 3 < count }
  }

  func check(
    _ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink
  ) {
    guard catalog.isSourceKnown,
      catalog.files.contains(where: { $0.shared.traits.mayMarkAccelerators })
    else { return }
    let found = labels(of: catalog)
    for mark in AcceleratorMark.allCases {
      guard let labels = found[mark] else { continue }
      let count = labels.reduce(0) { $0 + $1.count }
      guard labels.reduce(0, { $0 + $1.lost.count }) * 2 < count else { continue }
      for found in labels where found.isMostlyKept {
        for (localization, letter) in found.lost {
          report(localization, of: catalog, lacks: letter, &sink)
        }
      }
    }
  }

  /// Returns the labels whose sources have an accelerator, grouped by accelerator mark and
  /// language.
  private func labels(of catalog: LintedCatalog) -> [AcceleratorMark: [Labels]] {
    let none = Array(repeating: Labels(), count: catalog.languages.count)
    var labels: [AcceleratorMark: [Labels]] = [:]
    for key in catalog.keys where key.isInSource {
      guard let (mark, letter) = mark(of: key, catalog) else { continue }
      for localization in catalog.localizations[key.localizations]
      where localization.language != catalog.source {
        guard let isKept = isKept(mark, by: localization, of: catalog) else { continue }
        labels[mark, default: none][localization.language].count += 1
        if !isKept { labels[mark]?[localization.language].lost.append((localization, letter)) }
      }
    }
    return labels
  }

  /// Returns `true` if a label keeps its mark; `nil` if it is empty, not in the app, or has
  /// variants.
  private func isKept(
    _ mark: AcceleratorMark, by localization: LintedCatalog.Localization, of catalog: LintedCatalog
  ) -> Bool? {
    let shared = catalog.files[localization.file].shared
    let found = shared.content.localizations[localization.localization]
    guard found.values.count == 1, let value = found.values.first,
      !shared.content.values[value].text.isEmpty, !shared.isLeftOut(found)
    else { return nil }
    return shared.content.values[value].text.withSpelling(in: shared.content.bytes) {
      mark.isIn($0)
    }
  }

  /// Returns the mark in a source label, and the accelerator, such as `_F`; `nil` if there is none.
  private func mark(
    of key: LintedCatalog.Key, _ catalog: LintedCatalog
  ) -> (AcceleratorMark, letter: String)? {
    guard let source = catalog.localizations[key.localizations].first,
      source.language == catalog.source
    else { return nil }
    let shared = catalog.files[source.file].shared
    let values = shared.content.localizations[source.localization].values
    guard values.count == 1, let value = values.first else { return nil }
    return shared.content.values[value].text.withSpelling(in: shared.content.bytes) { bytes in
      guard let found = AcceleratorMark.ofLabel(bytes) else { return nil }
      let letter = [bytes[found.offset], bytes[found.offset + 1]]
      return (found.mark, String(decoding: letter, as: UTF8.self))
    }
  }

  private func report(
    _ localization: LintedCatalog.Localization, of catalog: LintedCatalog, lacks letter: String,
    _ sink: inout DiagnosticSink
  ) {
    let content = catalog.files[localization.file].shared.content
    guard let value = content.localizations[localization.localization].values.first else { return }
    let language = catalog.languages[localization.language].name
    sink.report(
      "accelerator '\(letter)' is missing from the translation",
      at: content.values[value].text.sourceRange,
      LintSite(
        file: localization.file, entry: localization.entry,
        localization: localization.localization, value: value),
      notes: ["most translated labels in '\(language)' keep their accelerator"])
  }
}
