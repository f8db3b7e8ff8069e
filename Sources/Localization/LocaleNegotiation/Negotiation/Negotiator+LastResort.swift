internal import LanguageTags

extension Negotiator {
  /// The rule that matched a preference.
  enum Kind {
    case strict, nearest, otherHanScript, anyLanguage
  }

  /// A supported language and the preference that it matches, as indices.
  struct Match {
    let supported: Int
    let preference: Int
    let kind: Kind
  }

  /// Returns the match according to the policy's options; `nil` if there is none.
  ///
  /// The method is called if strict matching found nothing, or if the policy compares only
  /// distances.
  func lastResort(_ chain: PreferenceChain) -> Match? {
    nearestMatch(chain) ?? otherHanMatch(chain)
  }

  /// Returns the supported language that is nearest to any preference by CLDR's distances; `nil` if
  /// none is near enough.
  private func nearestMatch(_ chain: PreferenceChain) -> Match? {
    let best = nearest?.best(
      for: chain.preferences.map { preference in
        preference.refusal == nil ? policy.tagForDistance(preference.text) : nil
      })
    return best.map { Match(supported: $0.supported, preference: $0.desired, kind: .nearest) }
  }

  /// Returns the match for the first Chinese preference with a supported alternative; `nil` if
  /// there is none.
  ///
  /// The alternatives are, in this order: the same language in the other Han script, `zh` in the
  /// same script, and `zh` in the other script.
  private func otherHanMatch(_ chain: PreferenceChain) -> Match? {
    guard policy.acceptsOtherHanScript else { return nil }
    for (index, preference) in chain.preferences.enumerated() {
      guard let reading = preference.normalized.tag?.reading,
        SharedWrittenLanguages.isChinese(reading.language),
        reading.script == "Hant" || reading.script == "Hans"
      else { continue }
      let other: Subtag = reading.script == "Hant" ? "Hans" : "Hant"
      let wanted = [
        (reading.language, other), ("zh", reading.script), ("zh", other),
      ]
      for (language, script) in wanted {
        let reading = TagReading(language: language, script: script, region: reading.region)
        if let supported = table.index(for: reading) {
          return Match(supported: supported, preference: index, kind: .otherHanScript)
        }
      }
    }
    return nil
  }
}

extension NegotiationPolicy {
  /// Returns the tag to pass to ICU's matcher; `nil` if the string must not be matched by distance.
  ///
  /// If the policy compares only distances, ICU's matcher gets a language tag without
  /// canonicalization, and a locale name in canonical form. Otherwise, it gets every tag in
  /// canonical form, and tags without a language are excluded. An exception is a tag with only a
  /// region or a script, such as `und-TW`, because ICU can compute its distance.
  func tagForDistance(_ text: String) -> String? {
    let name = LocaleName(text)
    let normalized = NormalizedTag.normalize(text)
    if let tag = normalized.tag, isStrictFirst || name.isPOSIX {
      return tag.withExplicitScript.description
    }
    guard let tag = try? LanguageTag.identifier(parsing: name.tag) else { return nil }
    if !isStrictFirst { return tag.description }
    guard tag.language == "und", tag.script != nil || tag.region != nil else { return nil }
    return tag.description
  }
}
