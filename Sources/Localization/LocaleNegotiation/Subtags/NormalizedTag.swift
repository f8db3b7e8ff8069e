public import LanguageTags

/// A language tag in the form that negotiation compares.
///
/// ```swift
/// NormalizedTag.normalize("iw_IL.UTF-8").tag?.tag      // he-IL
/// NormalizedTag.normalize("sr_RS@latin").tag?.tag      // sr-Latn-RS
/// NormalizedTag.normalize("zh-cmn-Hans-CN").tag?.tag   // zh-Hans-CN
/// NormalizedTag.normalize("es-MEX").tag?.tag           // es-MX
/// NormalizedTag.normalize("x-klingon").tag             // nil: it names no language
/// ```
public struct NormalizedTag: Hashable, Sendable {
  /// The canonical form: language, script, region and variants; no extensions, no private use.
  public let tag: LanguageTag
  /// The script it is written in: the tag's own, or the likely one of its language and region.
  ///
  /// `nil` where nobody knows one.
  public var script: String? { reading.script.isAbsent ? nil : reading.script.description }

  let reading: TagReading

  /// The tag, with its script written out where that is another one than its language alone would
  /// have: `zh-Hant-TW` for `zh-TW`, `pa-Arab-PK` for `pa-PK`, but `fr-CA`.
  public var withTellingScript: LanguageTag {
    guard tag.script == nil, let script else { return tag }
    let usual = TagNormalizer.likelyScript(of: reading.language, in: .absent)
    guard reading.script != usual else { return tag }
    let language = tag.language
    return LanguageTag("\(language)-\(script)\(tag.description.dropFirst(language.utf8.count))")
      ?? tag
  }

  /// Brings a tag or a locale name into its canonical form.
  ///
  /// Codesets are dropped, the modifiers `@latin`, `@cyrillic`, `@devanagari` become scripts,
  /// legacy, grandfathered, extended and deprecated subtags are replaced by CLDR's aliases,
  /// extensions and private use dropped. An extended language counts only with the prefix that the
  /// [IANA registry](https://www.iana.org/assignments/language-subtag-registry) gives it. Other
  /// subtags of three letters in its place, or after the script, are ISO 3166 alpha-3 regions where
  /// ICU knows one.
  ///
  /// - Parameter text: A language tag of BCP 47 or a locale name of POSIX, Java or ICU.
  /// - Returns: The canonical form, or why the text names no language.
  /// - Complexity: O(*n*) in the UTF-8 length.
  public static func normalize(_ text: String) -> NormalizationResult {
    TagNormalizer.normalize(text, form: .any)
  }
}

/// A normalized tag, or why there is none.
public enum NormalizationResult: Hashable, Sendable {
  /// The canonical form.
  case tag(NormalizedTag)
  /// The text names no language that could be chosen.
  case skipped(SkipReason)

  /// The canonical form, if there is one.
  public var tag: NormalizedTag? {
    if case .tag(let tag) = self { tag } else { nil }
  }
}
