import StringCatalogs

/// The keys of the entries of a file, while they are found.
///
/// The keys of one file mostly follow one another as those of the file in front do. So as long as each is the next
/// one, and spelled in the same way, nothing is decoded and looked up.
struct KeySequence {
  /// For each entry the place of its key.
  private(set) var keys: [UInt32]
  /// The entry that comes next.
  var index = 0
  /// The place of the key that the next entry has if all goes on as before.
  private(set) var next = 0

  /// Begins at the first entry, with what stands for no key.
  init(keys: [UInt32]) { self.keys = keys }

  /// Remembers the key of the entry that comes next.
  mutating func add(_ key: Int) {
    keys[index] = UInt32(truncatingIfNeeded: key)
    next = key + 1
  }

  /// Passes over entries as long as their keys follow one another as those of another file do.
  ///
  /// - Parameters:
  ///   - content: The file.
  ///   - other: The file that has the next key, and its place in the catalog.
  ///   - known: The keys of the catalog.
  ///   - roles: What the source texts of the entries are; empty if they have none.
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
