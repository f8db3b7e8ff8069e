import StringCatalogs

/// The keys that catalogs have, arranged so that a use can ask for its own.
package struct KeyDefinitions: Sendable {
  private struct Keys {
    var names: Set<String> = []
    var shapes: Set<String> = []
  }

  private var tables: [CodeTable: Keys] = [:]

  /// No keys.
  package init() {}

  /// The keys of a catalog.
  ///
  /// - Complexity: O(*n*) in the bytes of its keys.
  package init(_ catalog: LintedCatalog) {
    guard let table = CodeTable(catalog) else { return }
    // A table without a key is one too.
    if !table.platform.hasKinds { tables[table] = Keys() }
    for key in catalog.keys {
      let entry = catalog.entry(of: key)
      let name = table.name(inCode: catalog.name(of: key))
      let place = CodeTable(platform: table.platform, name: table.table(of: entry))
      tables[place, default: Keys()].names.insert(name)
      if table.platform == .apple, let shape = KeyShape.shape(of: name) {
        tables[place, default: Keys()].shapes.insert(shape)
      }
      // An object may be asked for as a whole.
      if table.platform == .web {
        insertGroups(of: name, place)
        insertForms(of: key, name, in: catalog, place: place)
      }
    }
  }

  /// Each form of a plural may be asked for by its own name, `file_one`, and an ordinal without the word.
  private mutating func insertForms(
    of key: LintedCatalog.Key, _ name: String, in catalog: LintedCatalog, place: CodeTable
  ) {
    let content = catalog.files[key.file].content
    for localization in content.localizations[catalog.entry(of: key).localizations] {
      for value in content.values[localization.values] {
        guard let category = value.variation.plural else { continue }
        tables[place, default: Keys()].names.insert(name + "_" + category.rawValue)
        if name.hasSuffix(Self.ordinal) {
          tables[place, default: Keys()].names.insert(String(name.dropLast(Self.ordinal.count)))
        }
      }
    }
  }

  private static let ordinal = "_ordinal"

  private mutating func insertGroups(of name: String, _ place: CodeTable) {
    var rest = Substring(name)
    while let dot = rest.lastIndex(of: ".") {
      rest = rest[..<dot]
      guard tables[place, default: Keys()].names.insert(String(rest)).inserted else { return }
    }
  }

  /// Adds the keys of other catalogs.
  package mutating func formUnion(_ other: KeyDefinitions) {
    for (table, keys) in other.tables {
      tables[table, default: Keys()].names.formUnion(keys.names)
      tables[table, default: Keys()].shapes.formUnion(keys.shapes)
    }
  }

  /// Whether there is a catalog in which a use looks its key up; what is nowhere may be elsewhere.
  func hasTable(of use: KeyUse) -> Bool { !tables(of: use).isEmpty }

  /// Whether there is any catalog for the language of a use.
  func hasPlatform(of use: KeyUse) -> Bool {
    tables.keys.contains { $0.platform == use.language.platform }
  }

  /// Whether a catalog has the key of a use; `true` for one that the source does not spell.
  func defines(_ use: KeyUse) -> Bool {
    let keys = tables(of: use)
    switch use.key {
    case .symbol, .computed: return true
    case .literal(let key): return keys.contains { $0.names.contains(key) }
    case .pieces(let pieces):
      let shape = KeyShape.shape(of: pieces)
      return keys.contains { $0.shapes.contains(shape) }
    }
  }

  /// The keys among which that of a use is probably meant, in order.
  func candidates(for use: KeyUse) -> [String] { tables(of: use).flatMap { $0.names }.sorted() }

  private func tables(of use: KeyUse) -> [Keys] {
    let platform = use.language.platform
    if let name = use.lookedUpTable {
      if let keys = tables[CodeTable(platform: platform, name: name)] { return [keys] }
      // A namespace may be something else where no file has its name.
      if platform != .web { return [] }
    }
    return tables.filter { $0.key.platform == platform }.map(\.value)
  }
}
