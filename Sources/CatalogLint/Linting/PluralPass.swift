import Diagnostics
import StringCatalogs

/// Looks at the plurals of a file.
struct PluralPass {
  private let catalog: LintedCatalog
  private let file: Int
  private let rules: SelectedRules
  private var sink: DiagnosticSink

  init(_ catalog: LintedCatalog, _ file: Int, _ rules: SelectedRules) {
    self.catalog = catalog
    self.file = file
    self.rules = rules
    sink = DiagnosticSink(catalog: catalog)
  }

  /// Looks at the plurals of all entries.
  ///
  /// - Complexity: O(*n*) in the texts; a nanosecond for each if none is for a number.
  mutating func run() -> [Diagnostic] {
    let content = catalog.files[file].content
    guard !rules.plurals.isEmpty,
      content.values.contains(where: { $0.variation.plural != nil })
    else { return [] }
    LintedPlural.forEach(in: catalog, file: file, entries: content.entries.indices) { plural in
      for rule in rules.plurals {
        sink.begin(rule.rule.id, rule.severity)
        rule.rule.check(plural, &sink)
      }
    }
    return sink.diagnostics
  }
}
