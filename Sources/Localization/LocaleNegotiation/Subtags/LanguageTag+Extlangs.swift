internal import Diagnostics
internal import LanguageTags

// The grammar of BCP 47 reads three letters after the language as an extended language: `es-MEX` is
// well-formed. ICU's tag parser replaces the language with any such letters (`mex`). Its parser for
// locale names reads them as a region.

extension LanguageTag {
  /// The tag as a Unicode language identifier, which has no extended languages.
  ///
  /// - An extended language that is registered for the language replaces it: `zh-yue` becomes
  ///   `yue`.
  /// - A three-letter region becomes the two-letter region, unless the tag already has a region:
  ///   `es-MEX` becomes `es-MX`.
  /// - Any other extended language is dropped: `en-yue` becomes `en`.
  ///
  /// Every registered extended language is also a primary language
  /// ([RFC 5646 §4.5](https://www.rfc-editor.org/rfc/rfc5646#section-4.5)).
  var withoutExtlangs: LanguageTag {
    var others = extlangs
    if others.isEmpty { return self }
    var language = language
    let prefix = Subtag(language)
    if let place = others.firstIndex(where: { ExtendedLanguages.contains(Subtag($0), of: prefix) })
    {
      language = others.remove(at: place)
    }
    let region =
      region
      ?? others.lazy.compactMap { LongRegions.region(Subtag($0.uppercased()))?.description }.first
    let extensions = extensions.flatMap { [String($0.singleton)] + $0.subtags }
    let privateUse = privateUse.isEmpty ? [] : ["x"] + privateUse
    let subtags =
      [language] + [script, region].compactMap { $0 } + variants + extensions + privateUse
    return LanguageTag(subtags.joined(separator: "-")) ?? self
  }

  /// Parses a tag into a Unicode language identifier; see ``withoutExtlangs``.
  ///
  /// The method also accepts a three-letter region after a script, as in `zh-Hant-TWN`, which is
  /// not a BCP 47 tag.
  ///
  /// - Throws: The error of ``init(parsing:)-(String)``.
  static func identifier(parsing text: String) throws(LanguageTagError) -> LanguageTag {
    do throws(LanguageTagError) {
      return try LanguageTag(parsing: text).withoutExtlangs
    } catch {
      guard error.code == .unexpectedSubtag, let tag = identifier(text, regionAt: error.range)
      else {
        throw error
      }
      return tag
    }
  }

  /// Returns the tag for a string whose error is a three-letter region after a script, such as
  /// `zh-Hant-TWN`; `nil` for any other string.
  private static func identifier(_ text: String, regionAt range: SourceRange) -> LanguageTag? {
    let bytes = Array(text.utf8)
    let region = Subtag(String(decoding: bytes[range.range], as: UTF8.self).uppercased())
    guard region.count == 3,
      let front = LanguageTag(String(decoding: bytes[..<(range.lowerBound - 1)], as: UTF8.self)),
      front.script != nil, front.region == nil, front.variants.isEmpty,
      let short = LongRegions.region(region)
    else { return nil }
    let rest = String(decoding: bytes[range.upperBound...], as: UTF8.self)
    return LanguageTag("\(front)-\(short)\(rest)")?.withoutExtlangs
  }
}
