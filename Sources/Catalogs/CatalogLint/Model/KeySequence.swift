import StringCatalogs

/// The keys of the entries of a file, while they are resolved.
///
/// The keys of a file mostly have the same order as those of the previous file. As long as each key
/// is the next one and has the same spelling, no key has to be decoded or looked up.
struct KeySequence {
  /// The index of the key of each entry.
  private(set) var keys: [UInt32]
  /// The index of the next entry.
  var index = 0
  /// The index of the next entry's key, if the order continues.
  private(set) var next = 0

  /// Begins at the first entry, with an array in which no entry has a key yet.
  init(keys: [UInt32]) { self.keys = keys }

  /// Records the key of the next entry.
  mutating func add(_ key: Int) {
    keys[index] = UInt32(truncatingIfNeeded: key)
    next = key + 1
  }

  /// Resolves entries as long as their keys have the same order as those of another file.
  ///
  /// - Parameters:
  ///   - content: The file.
  ///   - other: The file that has the next key, and its index in the catalog.
  ///   - known: The keys of the catalog.
  ///   - roles: The roles of the entries' source strings; empty if they have none.
  /// - Complexity: O(*n*) in the bytes of the keys.
  mutating func follow(
    _ content: CatalogFile, beside other: (content: CatalogFile, place: Int),
    among known: [LintedCatalog.Key], roles: inout [SourceRole]
  ) {
    while index < content.entries.count {
      let entry = content.entries[index]
      guard !entry.isSuperseded else {
        index += 1
        continue
      }
      guard next < known.count, known[next].file == other.place else { return }
      let shown = other.content.entries[known[next].entry]
      guard entry.kind == shown.kind, entry.scope == nil, shown.scope == nil,
        content.isSpelled(entry.key, as: shown.key, in: other.content)
      else { return }
      if !roles.isEmpty {
        roles[index] = SourceRole.of(
          entry, in: content, beside: shown, in: other.content, isKeySame: true)
      }
      add(next)
      index += 1
    }
  }
}
