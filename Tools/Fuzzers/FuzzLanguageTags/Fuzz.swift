import LanguageTags
import Laws
import LocaleNegotiation

/// Fuzzes the normalization of language tags and locale names with arbitrary bytes.
///
/// - No input may trap.
/// - A canonical form must contain no extensions or private-use subtags, and must be its own
///   canonical form.
/// - The case of letters must not matter.
/// - A preference must match a supported language with the same spelling.
/// - The direction must be the direction of the script.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: input(start, count), as: UTF8.self)
  let direction = TextDirection(ofLanguage: text)
  let preference = Preference(text, source: .argument)
  let result = Negotiator(supported: [text], defaultLanguage: "en")
    .negotiate(PreferenceChain([preference]))
  switch preference.normalized {
  case .skipped(let reason):
    law(!result.isMatched, "a string that names no language does not match: \(text)")
    law((reason.error != nil) == (reason.code == .malformed), "malformed tags have an error")
  case .tag(let normalized):
    law(
      result.preferenceIndex == 0 && result.language == text, "a language matches itself: \(text)")
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
  law(
    tag.extensions.isEmpty && tag.privateUse.isEmpty,
    "a canonical form has no extensions and private-use subtags: \(tag)")
  law(
    NormalizedTag.normalize(tag.description).tag?.tag == tag,
    "a canonical form is canonical: \(tag) of \(text)")
  if let script = normalized.script {
    law(script.utf8.count == 4, "a script has four letters: \(script)")
    law(
      TextDirection(ofScript: script) == direction, "the direction is that of the script: \(text)")
  } else {
    law(direction == .leftToRight, "without a script, the direction is left to right: \(text)")
  }
  if text.utf8.allSatisfy({ $0 < 0x80 }) {
    law(
      NormalizedTag.normalize(text.uppercased()).tag == normalized
        && NormalizedTag.normalize(text.lowercased()).tag == normalized,
      "the case of letters does not matter: \(text)")
  }
}
