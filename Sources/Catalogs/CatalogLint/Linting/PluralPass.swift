import Diagnostics
import StringCatalogs

/// Checks the plurals of a file.
struct PluralPass {
  private let catalog: LintedCatalog
  private let file: Int
  private let rules: SelectedRules
  private var sink: DiagnosticSink

  init(
    _ catalog: LintedCatalog, file: Int, rules: SelectedRules, budget: DiagnosticBudget
  ) {
    self.catalog = catalog
    self.file = file
    self.rules = rules
    sink = DiagnosticSink(catalog: catalog, budget: budget)
  }

  /// Checks the plurals in a range of entries.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values; a nanosecond per value if none is a
  ///   plural.
  mutating func run(_ entries: Range<Int>) -> [Diagnostic] {
    let content = catalog.files[file].content
    guard !rules.plurals.isEmpty, hasPlurals(content, entries) else { return [] }
    LintedPlural.forEach(in: catalog, file: file, entries: entries) { plural in
      for index in rules.plurals.indices {
        sink.begin(rules.plurals[index].id, rules.plurals[index].severity)
        rules.plurals[index].check(plural, &sink)
      }
    }
    return sink.diagnostics
  }

  private func hasPlurals(_ content: CatalogFile, _ entries: Range<Int>) -> Bool {
    guard let first = content.entries[entries].first, let last = content.entries[entries].last,
      case let localizations = first.localizations.lowerBound..<last.localizations.upperBound,
      let start = content.localizations[localizations].first?.values.lowerBound,
      let end = content.localizations[localizations].last?.values.upperBound
    else { return false }
    return content.values[start..<end].contains { $0.variation.plural != nil }
  }
}
