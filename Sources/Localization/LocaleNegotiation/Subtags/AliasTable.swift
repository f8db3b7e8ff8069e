/// CLDR's aliases of single subtags.
///
/// ICU takes a microsecond to canonicalize a tag, although most tags need no replacement. The table
/// is created on first use, from the aliases in ``LocaleData``. It therefore always has the CLDR
/// release of the other locale data. A subtag whose replacement depends on other subtags is not
/// replaced here.
enum AliasTable {
  /// The replacement for each subtag that has an alias.
  ///
  /// The replacement is absent if it depends on other subtags, has several subtags, or differs
  /// between rules. The table is `nil` if ICU's data cannot be parsed.
  private static let replacements: [Subtag: Subtag]? = {
    guard let aliases = LocaleData.aliases() else { return nil }
    var replacements: [Subtag: Subtag] = [:]
    for alias in aliases { add(alias.key, alias.replacement, to: &replacements) }
    return replacements
  }()

  /// Returns the replacement for a subtag in conventional casing, or the subtag if it has no alias.
  ///
  /// The result is `nil` if this table cannot determine the replacement, for example because the
  /// replacement depends on other subtags of the tag.
  static func canonical(_ subtag: Subtag) -> Subtag? {
    guard let replacements else { return nil }
    guard let replacement = replacements[subtag] else { return subtag }
    // `LocaleData` handles a replacement that has an alias or consists of several subtags.
    return replacement.isAbsent || replacements[replacement] != nil ? nil : replacement
  }

  /// Adds the rule for an alias to the table.
  ///
  /// Examples are `iw` → `he`, `sgn_NO` → `nsl`, `SU` → `RU AM AZ …`, and `und_bokmal` → `und`.
  private static func add(_ key: String, _ replacement: String, to table: inout [Subtag: Subtag]) {
    let subtags = key.split(separator: "_").map { Subtag($0) }
    guard let first = subtags.first, let last = subtags.last else { return }
    let new = Subtag(replacement)
    if subtags.count == 1, isSubtag(replacement), table[first, default: new] == new {
      table[first] = new
    } else {
      // The rule applies only to tags with all subtags of its key. It is therefore enough to mark
      // one of these subtags as one that this table cannot replace. A variant is marked if the key
      // contains one, because variants are rare.
      table[last.count > 4 || first == "und" ? last : first] = .absent
    }
  }

  private static func isSubtag(_ text: String) -> Bool {
    text.utf8.count <= 8 && text.utf8.allSatisfy { $0 != UInt8(ascii: "_") && $0 > 0x20 }
  }
}
