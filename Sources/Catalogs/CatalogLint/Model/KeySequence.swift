import StringCatalogs

/// The keys that are assigned to the entries of a file, in order.
///
/// The keys of a file are usually in the same order as those of the previous file. As long as each
/// key is spelled like the next key of that file, no key has to be decoded or looked up.
struct KeySequence {
  /// The index of the key of each entry.
  private(set) var keys: [UInt32]
  /// The index of the next entry.
  var index = 0
  /// The index of the next entry's key, if it follows the key of the previous entry.
  private(set) var next = 0

  /// Creates a sequence at the first entry, given an array in which no entry has a key.
  init(keys: [UInt32]) { self.keys = keys }

  /// Records the key of the next entry.
  mutating func add(_ key: Int) {
    keys[index] = UInt32(truncatingIfNeeded: key)
    next = key + 1
  }

  /// Assigns keys to entries, as long as their order is the same as in another file.
  ///
  /// - Parameters:
  ///   - content: The file.
  ///   - other: The file that contains the next key, and its index in the catalog.
  ///   - known: The keys of the catalog.
  ///   - roles: The roles of the entries' source strings; empty if the entries have no roles.
  /// - Complexity: O(*n*), where *n* is the number of bytes in the keys.
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
