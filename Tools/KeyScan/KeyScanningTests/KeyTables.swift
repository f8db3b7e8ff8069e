import KeyScanning

/// What a source uses, as a table of tests says it: `KEY`, then what else there is to say of it.
///
/// A piece of a key that is put together is followed by `%`; of a computed key `PREFIX…SUFFIX` stands.
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
