import KeyScanning

/// Formats the uses of keys in a source for test tables: `KEY`, then further details.
///
/// In an interpolated key, `%` separates the pieces. A computed key is written as `PREFIX…SUFFIX`.
enum KeyTable {
  static func uses(
    _ source: String, _ language: SourceLanguage, allowsJSX: Bool = true
  ) -> [String] {
    ScannedSource(Array(source.utf8), language: language, allowsJSX: allowsJSX).uses.map(shown)
  }

  static func shown(_ use: KeyUse) -> String {
    var shown: String
    switch use.key {
    case .literal(let key): shown = key
    case .pieces(let pieces): shown = pieces.joined(separator: "%")
    case .symbol(let name): shown = "." + name
    case .computed(let prefix, let suffix, _): shown = prefix + "…" + suffix
    }
    switch use.table {
    case .unsaid: break
    case .named(let table): shown += " in \(table)"
    case .computed: shown += " in ?"
    }
    if let bundle = use.bundle { shown += " of \(bundle)" }
    if use.hasDefault { shown += " or default" }
    return use.isUncertain ? shown + " perhaps" : shown
  }
}
