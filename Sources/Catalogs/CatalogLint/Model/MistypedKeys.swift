import StringCatalogs

/// Finds, for mistyped keys in translations, the source keys that were meant.
struct MistypedKeys {
  private let catalog: LintedCatalog
  /// The source keys, each with its spelling in lowercase and without spaces.
  private var keys: [(place: Int, spelling: [UInt8])]?
  private var searches = 0

  init(of catalog: LintedCatalog) { self.catalog = catalog }

  /// The maximum number of keys to search for; if more keys differ, they are not typing errors.
  private static let mostSearches = 200
  /// The minimum length in bytes of a key that may be mistyped.
  ///
  /// Shorter keys often differ in only one letter.
  private static let fewestBytes = 4

  /// Returns the source key that a mistyped key was meant to be; `nil` if there is none.
  ///
  /// The two keys differ only in case, in spaces or in one letter, and the language lacks the
  /// source key.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in the keys, for the first 200 calls;
  ///   O(1) for later calls.
  mutating func key(meantBy key: LintedCatalog.Key, in language: Int) -> String? {
    searches += 1
    let own = catalog.name(of: key)
    let name = Self.spelling(own)
    guard searches <= Self.mostSearches, name.count >= Self.fewestBytes else { return nil }
    let keys = keys ?? sourceKeys()
    self.keys = keys
    let found = keys.first { other in
      // A resource of a different kind with the same name is not a typing error.
      Self.isNear(name, other.spelling) && !has(language, catalog.keys[other.place])
        && catalog.name(of: catalog.keys[other.place]) != own
    }
    return found.map { catalog.name(of: catalog.keys[$0.place]) }
  }

  private func sourceKeys() -> [(place: Int, spelling: [UInt8])] {
    catalog.keys.indices.filter { catalog.keys[$0].isInSource }
      .map { (place: $0, spelling: Self.spelling(catalog.name(of: catalog.keys[$0]))) }
  }

  private func has(_ language: Int, _ key: LintedCatalog.Key) -> Bool {
    catalog.localizations[key.localizations].contains { localization in
      guard localization.language == language else { return false }
      let content = catalog.files[localization.file].shared.content
      return catalog.content(of: localization).values.contains {
        !content.values[$0].text.isEmpty
      }
    }
  }

  private static func spelling(_ name: String) -> [UInt8] {
    name.lowercased().utf8.filter { $0 != 0x20 }
  }

  /// Returns `true` if two spellings differ by at most one inserted, removed or replaced byte.
  ///
  /// A different digit is not a typing error, because digits often number keys.
  private static func isNear(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard abs(one.count - other.count) <= 1 else { return false }
    var front = 0
    while front < min(one.count, other.count), one[front] == other[front] { front += 1 }
    var back = 0
    while back < min(one.count, other.count) - front,
      one[one.count - 1 - back] == other[other.count - 1 - back]
    {
      back += 1
    }
    let rest = one[front..<one.count - back] + other[front..<other.count - back]
    return max(one.count, other.count) - front - back <= 1 && !rest.contains { $0 &- 0x30 < 10 }
  }
}
