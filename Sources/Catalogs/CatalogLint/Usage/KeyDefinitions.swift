import StringCatalogs

/// The keys of all catalogs, indexed so that the uses in code can be looked up.
package struct KeyDefinitions: Sendable {
  private struct Keys {
    var names: Set<String> = []
    var shapes: Set<String> = []
  }

  private var tables: [CodeTable: Keys] = [:]

  /// Creates definitions without any keys.
  package init() {}

  /// Creates the definitions for the keys of a catalog.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in its keys.
  package init(_ catalog: LintedCatalog) {
    guard let table = CodeTable(catalog) else { return }
    // The table is recorded even if it contains no keys.
    if !table.platform.hasKinds { tables[table] = Keys() }
    for key in catalog.keys {
      let entry = catalog.entry(of: key)
      let name = table.name(inCode: catalog.name(of: key))
      let place = CodeTable(platform: table.platform, name: table.table(of: entry))
      tables[place, default: Keys()].names.insert(name)
      if table.platform == .apple, let shape = KeyShape.shape(of: name) {
        tables[place, default: Keys()].shapes.insert(shape)
      }
      // Code may look up a whole object, such as `errors` for `errors.network`.
      if table.platform == .web {
        insertGroups(of: name, place)
        insertForms(of: key, name, in: catalog, place: place)
      }
    }
  }

  /// Adds the keys of plural forms, such as `file_one`, and `file` for an ordinal `file_ordinal`.
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

  /// Returns `true` if a catalog has the table in which a use looks up its key.
  ///
  /// Otherwise, the table may be outside of the project.
  func hasTable(of use: KeyUse) -> Bool { !tables(of: use).isEmpty }

  /// Returns `true` if there is a catalog for the platform on which a use looks up its key.
  func hasPlatform(of use: KeyUse) -> Bool {
    tables.keys.contains { $0.platform == use.language.platform }
  }

  /// Returns `true` if a catalog contains the key of a use, or if the code does not state the key.
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

  /// Returns the keys in the tables in which a use may look up its key, in sorted order.
  func candidates(for use: KeyUse) -> [String] { tables(of: use).flatMap { $0.names }.sorted() }

  private func tables(of use: KeyUse) -> [Keys] {
    let platform = use.language.platform
    if let name = use.lookedUpTable {
      if let keys = tables[CodeTable(platform: platform, name: name)] { return [keys] }
      // On the web, a name that matches no file may not be a namespace, so all tables are searched.
      if platform != .web { return [] }
    }
    return tables.filter { $0.key.platform == platform }.map(\.value)
  }
}
