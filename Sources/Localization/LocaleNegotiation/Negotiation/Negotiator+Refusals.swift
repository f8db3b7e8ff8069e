internal import LanguageTags

extension Negotiator {
  /// Returns the first match of a chain among the supported languages that the chain does not
  /// reject; `nil` if there is none.
  ///
  /// A language with a weight of 0 rejects the supported languages in its range ([RFC 4647
  /// §3.3.1](https://www.rfc-editor.org/rfc/rfc4647#section-3.3.1)). A supported language that a
  /// different preference names exactly is not rejected. If nothing matches and the default is
  /// rejected, `*` selects the first remaining language.
  func matchAcceptable(_ chain: PreferenceChain) -> Match? {
    let refused = chain.preferences.filter { $0.refusal == .notAcceptable }
      .compactMap { NormalizedTag.normalize($0.text).tag }
    if refused.isEmpty { return matchAll(chain) }
    let wanted = Set(chain.preferences.compactMap { $0.normalized.tag?.tag })
    func isAcceptable(_ text: String) -> Bool {
      guard let tag = NormalizedTag.normalize(text).tag else { return true }
      return wanted.contains(tag.tag) || !refused.contains { $0.isRange(of: tag) }
    }
    let acceptable = supported.indices.filter { isAcceptable(supported[$0]) }
    if acceptable.count == supported.count { return matchAll(chain) }
    let rest = Negotiator(
      supported: acceptable.map { supported[$0] }, defaultLanguage: defaultLanguage, policy: policy)
    if let match = rest.matchAll(chain) {
      return Match(
        supported: acceptable[match.supported], preference: match.preference, kind: match.kind)
    }
    guard let wildcard = chain.preferences.firstIndex(where: { $0.isAcceptedWildcard }),
      let first = acceptable.first, !isAcceptable(defaultLanguage)
    else { return nil }
    return Match(supported: first, preference: wildcard, kind: .anyLanguage)
  }
}

extension Preference {
  /// `true` if the preference is `*` with a weight above 0, which accepts any language.
  fileprivate var isAcceptedWildcard: Bool {
    refusal == nil && normalized == .skipped(SkipReason(.wildcard))
  }
}

extension NormalizedTag {
  /// Returns `true` if this tag, as a language range, matches a tag: `en` matches `en-GB`.
  fileprivate func isRange(of other: NormalizedTag) -> Bool {
    reading.language == other.reading.language
      && (tag.script == nil && tag.region == nil || reading.script == other.reading.script)
      && (tag.region == nil || reading.region == other.reading.region)
  }
}
