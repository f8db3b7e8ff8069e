import StringCatalogs

/// The keys of catalogs, arranged for the lookup of uses.
package struct KeyDefinitions: Sendable {
  private struct Keys {
    var names: Set<String> = []
    var shapes: Set<String> = []
  }

  private var tables: [CodeTable: Keys] = [:]

  /// Creates a value without keys.
  package init() {}

  /// Creates the keys of a catalog.
  ///
  /// - Complexity: O(*n*) in the bytes of its keys.
  package init(_ catalog: LintedCatalog) {
    guard let table = CodeTable(catalog) else { return }
    // A table without a key exists too.
    if !table.platform.hasKinds { tables[table] = Keys() }
    for key in catalog.keys {
      let entry = catalog.entry(of: key)
      let name = table.name(inCode: catalog.name(of: key))
      let place = CodeTable(platform: table.platform, name: table.table(of: entry))
      tables[place, default: Keys()].names.insert(name)
      if table.platform == .apple, let shape = KeyShape.shape(of: name) {
        tables[place, default: Keys()].shapes.insert(shape)
      }
      // The code may use an object as a whole.
      if table.platform == .web {
        insertGroups(of: name, place)
        insertForms(of: key, name, in: catalog, place: place)
      }
    }
  }

  /// Adds the name of each plural form, such as `file_one`, and ordinals without their suffix.
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

  /// Returns `true` if a catalog is the table of a use; otherwise the table may be elsewhere.
  func hasTable(of use: KeyUse) -> Bool { !tables(of: use).isEmpty }

  /// Returns `true` if there is any catalog for the language of a use.
  func hasPlatform(of use: KeyUse) -> Bool {
    tables.keys.contains { $0.platform == use.language.platform }
  }

  /// Returns `true` if a catalog has the key of a use, or if the source does not spell the key.
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

  /// Returns the keys that the use may mean, in order.
  func candidates(for use: KeyUse) -> [String] { tables(of: use).flatMap { $0.names }.sorted() }

  private func tables(of use: KeyUse) -> [Keys] {
    let platform = use.language.platform
    if let name = use.lookedUpTable {
      if let keys = tables[CodeTable(platform: platform, name: name)] { return [keys] }
      // A namespace may be something else if no file has its name.
      if platform != .web { return [] }
    }
    return tables.filter { $0.key.platform == platform }.map(\.value)
  }
}
