internal import LanguageTags

/// The answers of CLDR's tables in this library, which need no ICU.
///
/// The members are those of ICU's source; a test compares the answers of both over all subtags that
/// ICU lists.
enum CLDR {
  /// The canonical form by CLDR's aliases; `nil` for what is no tag.
  ///
  /// Extensions stay as they are, whereas ICU also orders them and replaces deprecated values.
  static func canonical(_ tag: String) -> String? {
    guard var fields = fields(tag) else { return nil }
    fields.replaceAliases()
    return fields.text
  }

  /// The tag with its likely script and region.
  ///
  /// Follows the steps of [UTS #35 §4.3](https://www.unicode.org/reports/tr35/#Likely_Subtags).
  /// `nil` for what is no tag.
  static func addingLikelySubtags(_ tag: String) -> String? {
    guard var fields = fields(tag) else { return nil }
    fields.addLikelySubtags()
    return fields.text
  }

  /// The tag without the script and region that are likely anyway; `nil` for what is no tag.
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

  /// The subtags of a tag, of which the first two or three may be registered as a whole:
  /// `hsn-hakka` for `zh-xiang-hakka`.
  ///
  /// `nil` for what is no tag.
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

  /// The script that a canonical language is likely written in, in a region or anywhere; absent if
  /// no table has one.
  ///
  /// - Complexity: O(log *n*) in the size of the table; no allocation.
  static func likelyScript(of language: Subtag, in region: Subtag) -> Subtag {
    guard
      let value = likelySubtags.value(of: language, second: region)
        ?? likelySubtags.value(of: language)
    else { return .absent }
    let first = likelySubtags.subtag(0, of: value)
    // The value of `und` begins with a language.
    return first.count == 4 ? first : likelySubtags.subtag(1, of: value)
  }

  /// The region of two letters for a code of three in upper case; absent if it is none.
  static func region(ofLongCode code: Subtag) -> Subtag {
    guard let value = regions.value(of: code) else { return .absent }
    return regions.subtag(1, of: value).isAbsent ? regions.subtag(0, of: value) : .absent
  }

  /// The key and the replacement of each alias.
  static func aliases() -> [Alias]? {
    [languages, scripts, regions, variants].flatMap { table in
      table.rules.map { Alias(key: $0.key, replacement: $0.value) }
    }
  }
}
