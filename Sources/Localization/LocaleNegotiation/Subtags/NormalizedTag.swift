public import LanguageTags

/// A language tag, normalized for language negotiation.
///
/// ```swift
/// NormalizedTag.normalize("iw_IL.UTF-8").tag?.tag      // he-IL
/// NormalizedTag.normalize("sr_RS@latin").tag?.tag      // sr-Latn-RS
/// NormalizedTag.normalize("zh-cmn-Hans-CN").tag?.tag   // zh-Hans-CN
/// NormalizedTag.normalize("es-MEX").tag?.tag           // es-MX
/// NormalizedTag.normalize("x-klingon").tag             // nil: it names no language
/// ```
public struct NormalizedTag: Hashable, Sendable {
  /// The canonical form: language, script, region and variants, without extensions or private use.
  public let tag: LanguageTag
  /// The script of the tag, or the likely script of its language and region.
  ///
  /// It is `nil` if the script is unknown.
  public var script: String? { reading.script.isAbsent ? nil : reading.script.description }

  let reading: TagReading

  /// The tag, with an explicit script if it differs from the usual script of the language.
  ///
  /// For example, `zh-TW` becomes `zh-Hant-TW` and `pa-PK` becomes `pa-Arab-PK`, but `fr-CA` is
  /// unchanged.
  public var withExplicitScript: LanguageTag {
    guard tag.script == nil, let script else { return tag }
    let usual = TagNormalizer.likelyScript(of: reading.language, in: .absent)
    guard reading.script != usual else { return tag }
    let language = tag.language
    return LanguageTag("\(language)-\(script)\(tag.description.dropFirst(language.utf8.count))")
      ?? tag
  }

  /// Converts a language tag or a locale name to its canonical form.
  ///
  /// - Codesets are dropped. The modifiers `@latin`, `@iqtelif`, `@cyrillic` and `@devanagari`
  ///   become scripts.
  /// - CLDR's aliases replace legacy, grandfathered, extended and deprecated subtags.
  /// - Extensions and private use are dropped.
  /// - An extended language is accepted only with its prefix in the [IANA
  ///   registry](https://www.iana.org/assignments/language-subtag-registry).
  /// - Any other three-letter subtag at that position, or after the script, is read as a region.
  ///   The locale data must contain the region under its ISO 3166 alpha-3 code.
  ///
  /// - Parameter text: A BCP 47 language tag, or a locale name of POSIX, Java or ICU.
  /// - Returns: The canonical form, or the reason why the string does not specify a language.
  /// - Complexity: O(*n*), where *n* is the UTF-8 length.
  public static func normalize(_ text: String) -> NormalizationResult {
    TagNormalizer.normalize(text, form: .any)
  }
}

/// A normalized tag, or the reason why there is none.
public enum NormalizationResult: Hashable, Sendable {
  /// The canonical form.
  case tag(NormalizedTag)
  /// The string does not specify a language that can be chosen.
  case skipped(SkipReason)

  /// The canonical form, if there is one.
  public var tag: NormalizedTag? {
    if case .tag(let tag) = self { tag } else { nil }
  }
}
