import StringCatalogs

/// The keys of the source that keys of translations differ from by a slip of the pen.
struct MistypedKeys {
  private let catalog: LintedCatalog
  /// The keys of the source, with their spellings in lower case and without blanks.
  private var keys: [(place: Int, spelling: [UInt8])]?
  private var searches = 0

  init(of catalog: LintedCatalog) { self.catalog = catalog }

  /// The most keys that are searched for: more of them are no slips.
  private static let mostSearches = 200
  /// The fewest bytes of a key in which one letter shows nothing else.
  private static let fewestBytes = 4

  /// Returns the key of the source that differs from a key by case, blanks or one edit, if the
  /// language lacks it; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the bytes of the keys, for 200 calls; O(1) for others.
  mutating func key(meantBy key: LintedCatalog.Key, in language: Int) -> String? {
    searches += 1
    let own = catalog.name(of: key)
    let name = Self.spelling(own)
    guard searches <= Self.mostSearches, name.count >= Self.fewestBytes else { return nil }
    let keys = keys ?? sourceKeys()
    self.keys = keys
    let found = keys.first { other in
      // The same key of another kind of resource is no slip.
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

  /// `true` if one byte at most is inserted, removed or replaced, and no digit: those count.
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
