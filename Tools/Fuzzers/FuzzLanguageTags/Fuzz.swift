import LanguageTags
import Laws
import LocaleNegotiation

/// Fuzzes the normalization of tags and locale names with any bytes.
///
/// - No input may trap.
/// - A canonical form must have no extensions and no private use subtags, and must be its own
///   canonical form.
/// - The case of letters must not matter.
/// - A preference must match a supported language that is spelled the same.
/// - The direction must be that of the script.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: input(start, count), as: UTF8.self)
  let direction = TextDirection(ofLanguage: text)
  let preference = Preference(text, source: .argument)
  let result = Negotiator(supported: [text], defaultLanguage: "en")
    .negotiate(PreferenceChain([preference]))
  switch preference.normalized {
  case .skipped(let reason):
    law(!result.isMatched, "what names no language is not met: \(text)")
    law((reason.error != nil) == (reason.code == .malformed), "malformed tags have an error")
  case .tag(let normalized):
    law(result.preferenceIndex == 0 && result.language == text, "a language meets itself: \(text)")
    check(normalized, text, direction)
  }
  if let tag = LanguageTag(text) {
    _ = tag.canonical
    _ = tag.addingLikelySubtags
    _ = tag.removingLikelySubtags
  }
  _ = PreferenceChain(androidLocales: text).preferences.map(\.normalized)
  return 0
}

private func check(_ normalized: NormalizedTag, _ text: String, _ direction: TextDirection) {
  let tag = normalized.tag
  law(tag.extensions.isEmpty && tag.privateUse.isEmpty, "a canonical form is bare: \(tag)")
  law(
    NormalizedTag.normalize(tag.description).tag?.tag == tag,
    "a canonical form is its own: \(tag) of \(text)")
  if let script = normalized.script {
    law(script.utf8.count == 4, "a script has four letters: \(script)")
    law(TextDirection(ofScript: script) == direction, "a direction is the script's: \(text)")
  } else {
    law(direction == .leftToRight, "without a script it is left to right: \(text)")
  }
  if text.utf8.allSatisfy({ $0 < 0x80 }) {
    law(
      NormalizedTag.normalize(text.uppercased()).tag == normalized
        && NormalizedTag.normalize(text.lowercased()).tag == normalized,
      "the case of letters does not matter: \(text)")
  }
}
