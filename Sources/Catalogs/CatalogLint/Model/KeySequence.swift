import StringCatalogs

/// Assigns a key of the catalog to each entry of a file, in the order of the file.
///
/// The keys of a file are usually in the same order as those of the previous file. A key with the
/// same bytes as the next key of the previous file need not be decoded or looked up.
struct KeySequence {
  /// For each entry, the index of its key in the catalog.
  private(set) var keys: [UInt32]
  /// The index of the next entry to be assigned a key.
  var index = 0
  /// The expected key of the next entry: the key that follows the previous entry's key.
  private(set) var next = 0

  /// Creates a sequence that begins at the first entry, from an array of unassigned keys.
  init(keys: [UInt32]) { self.keys = keys }

  /// Assigns a key to the next entry.
  mutating func add(_ key: Int) {
    keys[index] = UInt32(truncatingIfNeeded: key)
    next = key + 1
  }

  /// Assigns keys to the next entries while they have the same order as in a different file.
  ///
  /// - Parameters:
  ///   - content: The file.
  ///   - other: The file that contains the next key, and the index of that file in the catalog.
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
