internal import LanguageTags

/// Reads the tags of which CLDR's aliases replace nothing, or one subtag by another whatever is
/// around it.
///
/// Those are nearly all that are not common: `hsb-DE`, `gsw-CH-1996`, `iw-IL`, `es-MEX`. CLDR is
/// asked for a likely script and a region in three letters only, and nothing is remembered.
/// Everything else is for ``TagNormalizer``, which gives the same reading wherever both have one: a
/// test holds them together over all subtags that ICU lists.
enum PlainTags {
  /// The reading of a plain tag; `nil` for every other text, tag or not.
  ///
  /// - Parameter bytes: The tag, without space around it.
  /// - Complexity: O(*n*); no allocation.
  static func reading(_ bytes: Span<UInt8>) -> TagReading? {
    guard let layout = LanguageTag.layout(of: bytes), 2...3 ~= layout.language.count,
      let language = AliasTable.canonical(subtag(bytes, layout.language, upper: 0)),
      TagNormalizer.languageReason(language) == nil,
      // ICU's parser replaces sign languages with a region by a list of its own, and releases of it
      // lack the alias of Dari.
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

  /// The region in three letters after the language; `nil` if these are an extended language.
  private static func longRegion(_ bytes: Span<UInt8>, _ layout: LanguageTagLayout) -> Subtag? {
    let language = subtag(bytes, layout.language, upper: 0)
    guard layout.extlangs.count == 3,
      !ExtendedLanguages.contains(subtag(bytes, layout.extlangs, upper: 0), of: language)
    else { return nil }
    return LongRegions.region(subtag(bytes, layout.extlangs, upper: 3))
  }

  /// Whether no variant has an alias, not even one with a language.
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

  /// A subtag in its usual case: so many letters are upper case, the others lower.
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
