internal import LanguageTags

/// A parser for tags in which CLDR's aliases replace each subtag independently, or not at all.
///
/// This includes nearly all tags that ``CommonTags`` does not handle: `hsb-DE`, `gsw-CH-1996`,
/// `iw-IL`, `es-MEX`. CLDR's data are queried only for a likely script and a three-letter region,
/// and nothing is cached. ``TagNormalizer`` handles all other tags. A test checks that both types
/// return the same ``TagReading`` for all subtags that ICU lists.
enum PlainTags {
  /// Returns the language, script and region of a plain tag; `nil` for any other string, even if it
  /// is a tag.
  ///
  /// - Parameter bytes: The tag, without surrounding space.
  /// - Complexity: O(*n*); no allocation.
  static func reading(_ bytes: Span<UInt8>) -> TagReading? {
    guard let layout = LanguageTag.layout(of: bytes), 2...3 ~= layout.language.count,
      let language = AliasTable.canonical(subtag(bytes, layout.language, upper: 0)),
      TagNormalizer.languageReason(language) == nil,
      // ICU's parser has a separate list of replacements for sign languages (`sgn`) with a region.
      // Some ICU releases lack the alias for Dari (`prs`).
      language != "sgn", language != "prs",
      areCanonical(bytes, variants: layout.variants)
    else { return nil }
    var script = Subtag.absent
    var region = Subtag.absent
    if !layout.script.isEmpty {
      guard let found = AliasTable.canonical(subtag(bytes, layout.script, upper: 1)) else {
        return nil
      }
      script = ScriptCorrections.folded(found, of: language)
    }
    if !layout.region.isEmpty {
      guard layout.extlangs.isEmpty,
        let found = AliasTable.canonical(subtag(bytes, layout.region, upper: 2))
      else { return nil }
      region = found
    } else if !layout.extlangs.isEmpty {
      guard let found = longRegion(bytes, layout).flatMap(AliasTable.canonical) else { return nil }
      region = found
    }
    if script.isAbsent { script = TagNormalizer.likelyScript(of: language, in: region) }
    return TagReading(language: language, script: script, region: region)
  }

  /// Returns the two-letter code of a three-letter region after the language.
  ///
  /// Returns `nil` if the three letters are an extended language, or not a known region.
  private static func longRegion(_ bytes: Span<UInt8>, _ layout: LanguageTagLayout) -> Subtag? {
    let language = subtag(bytes, layout.language, upper: 0)
    guard layout.extlangs.count == 3,
      !ExtendedLanguages.contains(subtag(bytes, layout.extlangs, upper: 0), of: language)
    else { return nil }
    return LongRegions.region(subtag(bytes, layout.extlangs, upper: 3))
  }

  /// Returns `true` if no alias applies to any variant, either alone or together with a language.
  private static func areCanonical(_ bytes: Span<UInt8>, variants: Range<Int>) -> Bool {
    var start = variants.lowerBound
    while start < variants.upperBound {
      var end = start
      while end < variants.upperBound, bytes[end] != UInt8(ascii: "-") { end += 1 }
      let variant = subtag(bytes, start..<end, upper: 0)
      if AliasTable.canonical(variant) != variant { return false }
      start = end + 1
    }
    return true
  }

  /// Returns a subtag in its usual case: only its first `upper` letters are in upper case.
  @inline(__always)
  private static func subtag(_ bytes: Span<UInt8>, _ range: Range<Int>, upper: Int) -> Subtag {
    var bits: UInt64 = 0
    for index in 0..<range.count {
      var byte = bytes[range.lowerBound + index]
      if byte >= UInt8(ascii: "A") {
        byte = index < upper ? byte & ~0x20 : byte | 0x20
      }
      bits |= UInt64(byte) << UInt64(index * 8)
    }
    return Subtag(bits: bits)
  }
}
