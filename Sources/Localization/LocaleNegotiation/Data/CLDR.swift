internal import LanguageTags

/// Locale data from the CLDR tables in this library, which do not require ICU.
///
/// The members are the same as those of `ICU`. A test compares the results of the two types for all
/// subtags that ICU lists.
enum CLDR {
  /// Returns the canonical form according to CLDR's aliases; `nil` if the string is not a tag.
  ///
  /// Extensions are unchanged, whereas ICU also sorts them and replaces deprecated values.
  static func canonical(_ tag: String) -> String? {
    guard var fields = fields(tag) else { return nil }
    fields.replaceAliases()
    return fields.text
  }

  /// Returns a tag with its likely script and region; `nil` if the string is not a tag.
  ///
  /// The method follows the steps of [UTS #35
  /// §4.3](https://www.unicode.org/reports/tr35/#Likely_Subtags).
  static func addingLikelySubtags(_ tag: String) -> String? {
    guard var fields = fields(tag) else { return nil }
    fields.addLikelySubtags()
    return fields.text
  }

  /// Returns a tag without its likely script and region; `nil` if the string is not a tag.
  static func removingLikelySubtags(_ tag: String) -> String? {
    guard var fields = fields(tag) else { return nil }
    fields.addLikelySubtags()
    for (keepsScript, keepsRegion) in [(false, false), (false, true), (true, false)] {
      var shorter = fields
      if !keepsScript { shorter.script = .absent }
      if !keepsRegion { shorter.region = .absent }
      if shorter.likely == fields.likely { return shorter.text }
    }
    return fields.text
  }

  /// Returns the subtags of a tag; `nil` if the string is not a tag.
  ///
  /// If the first two or three subtags are registered as a whole, they are replaced together: the
  /// subtags of `zh-xiang-hakka` are `hsn` and `hakka`.
  private static func fields(_ tag: String) -> TagFields? {
    guard let parsed = LanguageTag(tag) else { return nil }
    let subtags = parsed.description.split(separator: "-")
    for count in [3, 2] where subtags.count >= count {
      let key = subtags.prefix(count).map { Subtag($0) } + [.absent]
      guard let value = wholeTags.value(of: key[0], second: key[1], third: key[2]) else { continue }
      let text = ([wholeTags.text(of: value)] + subtags.dropFirst(count).map { String($0) })
        .joined(separator: "-")
      return LanguageTag(text).map { TagFields($0) }
    }
    return TagFields(parsed)
  }

  /// Returns the likely script of a canonical language in a region.
  ///
  /// If the region is absent, the result is the likely script of the language in general. The
  /// result is absent if the table of likely subtags does not contain the language.
  ///
  /// - Complexity: O(log *n*), where *n* is the size of the table; no allocation.
  static func likelyScript(of language: Subtag, in region: Subtag) -> Subtag {
    guard
      let value = likelySubtags.value(of: language, second: region)
        ?? likelySubtags.value(of: language)
    else { return .absent }
    let first = likelySubtags.subtag(0, of: value)
    // Some values, such as that for `und`, start with a language, followed by the script.
    return first.count == 4 ? first : likelySubtags.subtag(1, of: value)
  }

  /// Returns the two-letter region for an upper-case three-letter code; absent if there is none, or
  /// if several regions replace the code.
  static func region(ofLongCode code: Subtag) -> Subtag {
    guard let value = regions.value(of: code) else { return .absent }
    return regions.subtag(1, of: value).isAbsent ? regions.subtag(0, of: value) : .absent
  }

  /// Returns the key and the replacement of each alias; never `nil`, unlike the same member of
  /// `ICU`.
  static func aliases() -> [Alias]? {
    [languages, scripts, regions, variants].flatMap { table in
      table.rules.map { Alias(key: $0.key, replacement: $0.value) }
    }
  }
}
