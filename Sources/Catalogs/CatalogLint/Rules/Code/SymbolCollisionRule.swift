import Diagnostics
import StringCatalogs

/// Keys for which Xcode generates the same symbol.
struct SymbolCollisionRule: Rule {
  let id = "symbol-collision"
  let family = RuleFamily.code
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "keys for which Xcode would generate the same symbol"
  var checks: RuleChecks { RuleChecks(catalog: check) }

  func applies(to format: CatalogFormat) -> Bool {
    format.traits.generatesSymbols
  }

  func check(_ catalog: LintedCatalog, options: LintOptions, into sink: inout DiagnosticSink) {
    for (file, content) in catalog.files.map(\.content).enumerated()
    where content.format.traits.generatesSymbols {
      var first: [GeneratedSymbol: Int] = [:]
      for (place, entry) in content.entries.enumerated() where Self.hasSymbol(entry) {
        guard let symbol = GeneratedSymbol(content.string(entry.key)) else { continue }
        guard let other = first[symbol] else {
          first[symbol] = place
          continue
        }
        sink.report(
          "the symbol of this key, '\(symbol.name)', is that of another key",
          at: entry.key.sourceRange, LintSite(file: file, entry: place),
          // A setting of the project, which no catalog shows, decides about keys that say nothing.
          severity: entry.generatesSymbol == true && content.entries[other].generatesSymbol == true
            ? nil : .info,
          notes: [
            "the other key is '\(content.string(content.entries[other].key))'; Xcode generates no "
              + "symbol then, and with \"generatesSymbol\" : false it does not try"
          ])
      }
    }
  }

  /// Whether Xcode generates a symbol: for keys that somebody has entered, unless the catalog says otherwise.
  private static func hasSymbol(_ entry: CatalogEntry) -> Bool {
    if entry.isSuperseded { return false }
    return entry.generatesSymbol ?? (entry.extractionState == .manual)
  }
}
