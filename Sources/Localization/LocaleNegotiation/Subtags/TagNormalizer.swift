internal import LanguageTags

// The steps from a string to its canonical form:
//
//   1. `LocaleName`      codeset, modifier, underscores                      iw_IL.UTF-8   → iw-IL
//   2. `wordReason`      strings that are not tags: C, POSIX, *, the empty string
//   3. `identifier`      syntax; three-letter subtags                        es-MEX        → es-MX
//                                                                        zh-cmn-Hans → cmn-Hans
//   4. `prepared`        script of a modifier, extensions and private use    de-u-co-eor   → de
//   5. `LocaleData`      CLDR's aliases                                      cmn-Hans    → zh-Hans
//   6. `languageReason`  tags without a language: und, mul, qaa, …
//   7. `likelyScript`    corrections, likely subtags, registered prefix      acm           → Arab

/// Converts tags and locale names to their canonical form, based on CLDR's data.
enum TagNormalizer {
  /// The accepted spellings.
  enum Form {
    case any
    /// All spellings, and Android's resource qualifiers: `b+sr+Latn`, `zh-rTW`.
    case android
  }

  static func normalize(_ text: String, form: Form) -> NormalizationResult {
    var name = LocaleName(text)
    if form == .android { name.tag = androidTag(name.tag) }
    if let code = wordReason(name.tag) { return .skipped(SkipReason(code)) }
    let parsed: LanguageTag
    do throws(LanguageTagError) {
      parsed = try LanguageTag.identifier(parsing: name.tag)
    } catch {
      return .skipped(SkipReason(.malformed, error: error))
    }
    // ICU would change `root` to `und`. The tag `posix` is the POSIX locale, not a language.
    if parsed.language == "root" { return .skipped(SkipReason(.root)) }
    if parsed.language == "posix" { return .skipped(SkipReason(.posixLocale)) }
    if parsed.language == "x" { return .skipped(SkipReason(.privateUseTag)) }

    let prepared = prepared(parsed, script: name.script)
    let canonical = LocaleData.canonical(prepared).flatMap { LanguageTag($0) }
    let tag = withoutExtensions(canonical ?? LanguageTag(prepared) ?? parsed)
    if let code = languageReason(Subtag(tag.language)) { return .skipped(SkipReason(code)) }

    var reading = TagReading(
      language: Subtag(tag.language), script: Subtag(tag.script), region: Subtag(tag.region))
    if !reading.script.isAbsent {
      reading.script = ScriptCorrections.folded(reading.script, of: reading.language)
    } else if name.isPOSIX,
      let script = ScriptCorrections.script(ofPOSIXName: reading.language, in: reading.region)
    {
      reading.script = script
    } else {
      reading.script = likelyScript(of: reading.language, in: reading.region)
    }
    return .tag(NormalizedTag(tag: tag, reading: reading))
  }

  /// Returns the likely script of a language in a region; absent if it is unknown.
  ///
  /// If the region is absent, the result is the likely script of the language in general.
  ///
  /// An extended language without a likely script has the script of its registered prefix: `acm`
  /// has that of `ar`.
  static func likelyScript(of language: Subtag, in region: Subtag) -> Subtag {
    if let script = ScriptCorrections.script(of: language, in: region) { return script }
    let script = LocaleData.likelyScript(of: language, in: region)
    if script.isAbsent, let prefix = ExtendedLanguages.prefixes[language] {
      // A prefix is never an extended language itself, so this call does not recurse further.
      return likelyScript(of: prefix, in: region)
    }
    return ScriptCorrections.folded(script, of: language)
  }

  /// Returns the likely region of a language in a script; absent if it is unknown.
  static func likelyRegion(of language: Subtag, script: Subtag) -> Subtag {
    let text = script.isAbsent ? language.description : "\(language)-\(script)"
    return Subtag(LocaleData.addingLikelySubtags(text).flatMap { LanguageTag($0) }?.region)
  }

  /// Returns the reason to skip a string that has a special meaning, such as `*` or `POSIX`; `nil`
  /// for any other string.
  private static func wordReason(_ text: String) -> SkipReason.Code? {
    // Ignore the case, because tags that differ only in case have the same canonical form.
    switch text.lowercased() {
    case "": .empty
    case "*": .wildcard
    case "c", "posix": .posixLocale
    default: nil
    }
  }

  /// Returns the reason to skip a language subtag; `nil` if it represents a language.
  static func languageReason(_ language: Subtag) -> SkipReason.Code? {
    switch language {
    case "und": .undetermined
    case "mul": .multipleLanguages
    case "mis": .uncodedLanguage
    case "zxx": .noLinguisticContent
    case "x": .privateUseTag
    default: isPrivateUse(language) ? .privateUseLanguage : nil
    }
  }

  /// Returns `true` if a language is in the range `qaa` to `qtz`.
  private static func isPrivateUse(_ language: Subtag) -> Bool {
    let second = UInt8(truncatingIfNeeded: language.bits >> 8)
    return language.count == 3 && language.bits & 0xFF == UInt64(UInt8(ascii: "q"))
      && UInt8(ascii: "a")...UInt8(ascii: "t") ~= second
  }

  /// Returns the tag with the script of a modifier, and without extensions or private use.
  private static func prepared(_ tag: LanguageTag, script: Subtag) -> String {
    // The aliases replace grandfathered tags as a whole, according to their registered meaning.
    if tag.isGrandfathered { return tag.description }
    var language = tag.language
    var region = tag.region
    // `prs` is Dari. ICU releases that lack its alias would return the language without a script.
    if language == "prs" {
      language = "fa"
      region = region ?? "AF"
    }
    let scriptText = tag.script ?? (script.isAbsent ? nil : script.description)
    return ([language, scriptText, region].compactMap { $0 } + tag.variants).joined(separator: "-")
  }

  /// Returns the tag without the extensions and private use subtags that aliases can add.
  private static func withoutExtensions(_ tag: LanguageTag) -> LanguageTag {
    if tag.isGrandfathered || tag.extensions.isEmpty && tag.privateUse.isEmpty { return tag }
    let parts = [tag.language, tag.script, tag.region].compactMap { $0 } + tag.variants
    return LanguageTag(parts.joined(separator: "-")) ?? tag
  }

  /// Returns the tag for an Android resource qualifier; any other string is returned unchanged.
  ///
  /// The
  /// [qualifier](https://developer.android.com/guide/topics/resources/providing-resources#LocaleQualifier)
  /// has the form `b+sr+Latn+RS`, which is a tag with different separators, or `zh-rTW`.
  private static func androidTag(_ text: String) -> String {
    if text.hasPrefix("b+") {
      return String(text.dropFirst(2).map { $0 == "+" ? "-" : $0 })
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 3, parts[1].first == "r",
      parts[1].dropFirst().allSatisfy({ $0.isASCII && $0.isUppercase })
    else { return text }
    return "\(parts[0])-\(parts[1].dropFirst())"
  }
}

extension TagNormalizer {
  /// Returns the script of a tag; absent if it is unknown.
  ///
  /// The tag does not have to specify a language: the script of `und-Hebr` is `Hebr`.
  static func script(of text: String) -> Subtag {
    if let reading = TagReading.of(text) { return reading.script }
    return Subtag((try? LanguageTag.identifier(parsing: LocaleName(text).tag))?.script)
  }
}
