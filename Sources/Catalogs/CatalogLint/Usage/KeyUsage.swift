import StringCatalogs

/// The uses of keys in source files, indexed so that the keys of a catalog can be looked up.
package struct KeyUsage: Sendable {
  /// A source file that could not be scanned for keys.
  package struct Unscanned: Hashable, Sendable {
    /// The path of the source file.
    package let path: String
    /// The reason why the file could not be scanned.
    package let reason: String
  }

  /// The certainty with which a key is known to be used.
  enum Certainty: Comparable {
    /// Nothing uses the key.
    case unused
    /// The code computes a key of which neither a prefix nor a suffix is known. It may be any key
    /// of the table, including this one.
    case possible
    /// A source file contains the key, its symbol or a parent object of it, or an interpolated or
    /// computed key that matches it.
    case used
  }

  private struct Reference: Hashable {
    let platform: CodePlatform
    let table: String?
    let name: String
  }

  /// The uses of keys, in the order in which they were added.
  package private(set) var uses: [KeyUse] = []
  /// The source files that were not scanned; any of them may use any key.
  package private(set) var unscanned: [Unscanned] = []

  private var names: Set<Reference> = []
  private var shapes: Set<Reference> = []
  private var symbols: Set<Reference> = []
  /// The suffixes of computed keys, by their prefix.
  private var ends: [Reference: Set<String>] = [:]
  private var prefixLengths: Set<Int> = []
  private var unknown: Set<CodeTable> = []

  /// Creates a usage without any uses.
  package init() {}

  /// Adds a use of a key in code.
  package mutating func add(_ use: KeyUse) {
    uses.append(use)
    let platform = use.language.platform
    func reference(_ name: String) -> Reference {
      Reference(platform: platform, table: use.lookedUpTable, name: name)
    }
    switch use.key {
    case .literal(let key):
      names.insert(reference(key))
      // The key may be that of one plural form, such as `file_one`, which the catalog lists as
      // `file`.
      if platform == .web, let sign = key.lastIndex(of: "_"),
        PluralCategory(rawValue: String(key[key.index(after: sign)...])) != nil
      {
        names.insert(reference(String(key[..<sign])))
      }
    case .pieces(let pieces): shapes.insert(reference(KeyShape.shape(of: pieces)))
    case .symbol(let name): symbols.insert(reference(name))
    case .computed(let prefix, let suffix, _):
      if prefix.isEmpty, suffix.isEmpty {
        unknown.insert(CodeTable(platform: platform, name: use.lookedUpTable))
      } else {
        ends[reference(prefix), default: []].insert(suffix)
        prefixLengths.insert(prefix.utf8.count)
      }
    }
  }

  /// Adds a source file that was not scanned.
  package mutating func add(_ source: Unscanned) { unscanned.append(source) }

  /// Returns the certainty with which a key in a table is used.
  ///
  /// - Complexity: O(*n* · *p*), where *n* is the number of bytes in the key and *p* the number of
  ///   distinct prefix lengths of computed keys.
  func certainty(of key: String, in table: String?, _ platform: CodePlatform) -> Certainty {
    if isNamed(key, table: table, platform: platform) { return .used }
    if platform == .web, isUsedAsGroup(key, table) { return .used }
    let shape = platform == .apple ? KeyShape.shape(of: key) : nil
    if let shape, contains(shapes, name: shape, table: table, platform: platform) { return .used }
    if !symbols.isEmpty, platform == .apple, let symbol = GeneratedSymbol(key),
      contains(symbols, name: symbol.name, table: table, platform: platform)
    {
      return .used
    }
    let bytes = Array(key.utf8)
    for length in prefixLengths where length <= bytes.count {
      let prefix = String(decoding: bytes[..<length], as: UTF8.self)
      let rest = String(decoding: bytes[length...], as: UTF8.self)
      for table in Set([table, nil]) {
        let reference = Reference(platform: platform, table: table, name: prefix)
        if ends[reference]?.contains(where: { rest.hasSuffix($0) }) == true { return .used }
      }
    }
    for table in Set([table, nil])
    where unknown.contains(CodeTable(platform: platform, name: table)) {
      return .possible
    }
    return .unused
  }

  private func isNamed(_ key: String, table: String?, platform: CodePlatform) -> Bool {
    contains(names, name: key, table: table, platform: platform)
  }

  private func contains(
    _ references: Set<Reference>, name: String, table: String?, platform: CodePlatform
  ) -> Bool {
    references.contains(Reference(platform: platform, table: table, name: name))
      || references.contains(Reference(platform: platform, table: nil, name: name))
  }

  /// Returns `true` if code uses a parent object of a key, or the key without its context.
  ///
  /// A context is a suffix that i18next appends to a key, as in `friend_male`.
  private func isUsedAsGroup(_ key: String, _ table: String?) -> Bool {
    var rest = Substring(key)
    var depth = 0
    while depth < 64, let end = rest.lastIndex(where: { $0 == "." || $0 == "_" }) {
      rest = rest[..<end]
      if isNamed(String(rest), table: table, platform: .web) { return true }
      depth += 1
    }
    return false
  }
}
