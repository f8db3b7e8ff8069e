/// CLDR's aliases of single subtags.
///
/// ICU's canonicalization takes a microsecond for a tag, although most tags need no replacement.
/// The table is read at first use from the same data as all other replacements, so it has the same
/// release. It has no result for a subtag whose replacement depends on other subtags.
enum AliasTable {
  /// The replacement of each subtag that has an alias.
  ///
  /// The replacement is absent if it depends on other subtags, has several subtags, or differs
  /// between rules. The table is `nil` if ICU's data do not have the expected form.
  private static let replacements: [Subtag: Subtag]? = {
    guard let aliases = LocaleData.aliases() else { return nil }
    var replacements: [Subtag: Subtag] = [:]
    for alias in aliases { add(alias.key, alias.replacement, to: &replacements) }
    return replacements
  }()

  /// Returns the replacement of a subtag in its usual case, which is mostly the subtag itself.
  ///
  /// The result is `nil` if it depends on other subtags of the tag.
  static func canonical(_ subtag: Subtag) -> Subtag? {
    guard let replacements else { return nil }
    guard let replacement = replacements[subtag] else { return subtag }
    // `LocaleData` handles a replacement that has an alias itself or has several subtags.
    return replacement.isAbsent || replacements[replacement] != nil ? nil : replacement
  }

  /// Adds the rule of an alias to the table.
  ///
  /// Examples are `iw` and `he`, `sgn_NO` and `nsl`, `SU` and `RU AM AZ …`, `und_bokmal` and `und`.
  private static func add(_ key: String, _ replacement: String, to table: inout [Subtag: Subtag]) {
    let subtags = key.split(separator: "_").map { Subtag($0) }
    guard let first = subtags.first, let last = subtags.last else { return }
    let new = Subtag(replacement)
    if subtags.count == 1, isSubtag(replacement), table[first, default: new] == new {
      table[first] = new
    } else {
      // The rule applies only if all its subtags are present, so mark one of them; variants are the
      // rarest.
      table[last.count > 4 || first == "und" ? last : first] = .absent
    }
  }

  private static func isSubtag(_ text: String) -> Bool {
    text.utf8.count <= 8 && text.utf8.allSatisfy { $0 != UInt8(ascii: "_") && $0 > 0x20 }
  }
}
