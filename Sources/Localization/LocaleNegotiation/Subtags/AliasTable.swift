/// CLDR's aliases of single subtags.
///
/// ICU's own canonicalization takes a microsecond for a tag, and most tags have nothing to be
/// replaced. The table is read at first use from the data that decide about all other tags, so that
/// it is of the same release. Where several subtags decide together, it has no answer.
enum AliasTable {
  /// The replacement of each subtag that has one.
  ///
  /// It is absent where it depends on other subtags, is more than one, or rules differ. `nil` if
  /// ICU has no data in the expected form.
  private static let replacements: [Subtag: Subtag]? = {
    guard let aliases = LocaleData.aliases() else { return nil }
    var replacements: [Subtag: Subtag] = [:]
    for alias in aliases { add(alias.key, alias.replacement, to: &replacements) }
    return replacements
  }()

  /// What a subtag in its usual case becomes: mostly itself.
  ///
  /// `nil` if that depends on the tag around it.
  static func canonical(_ subtag: Subtag) -> Subtag? {
    guard let replacements else { return nil }
    guard let replacement = replacements[subtag] else { return subtag }
    // What is replaced again, or by more than one subtag, is for `LocaleData`.
    return replacement.isAbsent || replacements[replacement] != nil ? nil : replacement
  }

  /// Enters a rule: `iw` and `he`, `sgn_NO` and `nsl`, `SU` and `RU AM AZ …`, `und_bokmal` and
  /// `und`.
  private static func add(_ key: String, _ replacement: String, to table: inout [Subtag: Subtag]) {
    let subtags = key.split(separator: "_").map { Subtag($0) }
    guard let first = subtags.first, let last = subtags.last else { return }
    let new = Subtag(replacement)
    if subtags.count == 1, isSubtag(replacement), table[first, default: new] == new {
      table[first] = new
    } else {
      // The rule applies only where all its subtags are, so one of them tells; variants are rarest.
      table[last.count > 4 || first == "und" ? last : first] = .absent
    }
  }

  private static func isSubtag(_ text: String) -> Bool {
    text.utf8.count <= 8 && text.utf8.allSatisfy { $0 != UInt8(ascii: "_") && $0 > 0x20 }
  }
}
