import Diagnostics
import StringCatalogs

/// Reports keys for which Xcode generates the same symbol.
struct SymbolCollisionRule: Rule {
  let id = "symbol-collision"
  let family = RuleFamily.code
  let severity = Severity.warning
  var severities: [Severity] { [.warning, .info] }
  let summary = "two keys for which Xcode would generate the same Swift symbol"
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
          "duplicate symbol '\(symbol.name)'",
          at: entry.key.sourceRange, LintSite(file: file, entry: place),
          // For keys without an explicit setting, a build setting outside of the catalog determines
          // whether Xcode generates symbols.
          severity: entry.generatesSymbol == true && content.entries[other].generatesSymbol == true
            ? nil : .info,
          notes: [
            "key '\(content.string(content.entries[other].key))' has the same symbol, so Xcode "
              + "generates it for neither key; write \"generatesSymbol\" : false in one entry"
          ])
      }
    }
  }

  /// Returns `true` if Xcode may generate a symbol for an entry.
  ///
  /// It may do so for manually entered keys, unless the catalog specifies otherwise.
  private static func hasSymbol(_ entry: CatalogEntry) -> Bool {
    if entry.isSuperseded { return false }
    return entry.generatesSymbol ?? (entry.extractionState == .manual)
  }
}
