internal import LanguageTags

extension Negotiator {
  /// Chooses the language for a chain of preferences and explains the outcome for each preference.
  ///
  /// The result is the same as that of ``negotiate(_:)``. The steps contain facts and codes; the
  /// caller provides the wording.
  ///
  /// - Complexity: O(*n*), where *n* is the number of preferences; CLDR's data are queried for
  ///   each.
  public func explain(_ chain: PreferenceChain) -> NegotiationExplanation {
    let match = match(chain)
    let steps = chain.preferences.enumerated().map { index, preference in
      switch preference.normalized {
      case .skipped(let reason): stepSkipped(preference, index: index, reason: reason, match: match)
      case .tag(let tag): step(preference, index: index, tag: tag, match: match)
      }
    }
    return NegotiationExplanation(
      result: match.map { result($0.supported, preference: $0.preference) } ?? defaultResult,
      steps: steps)
  }

  private func stepSkipped(
    _ preference: Preference, index: Int, reason: SkipReason, match: Match?
  ) -> NegotiationStep {
    // Distances can match `und-TW`, which strict matching skips.
    if let match, match.preference == index {
      return NegotiationStep(
        preference: preference, normalized: nil, outcome: .matched,
        reason: match.kind == .anyLanguage ? .anyLanguage : .nearestLanguage,
        supported: supported[match.supported], error: nil)
    }
    return NegotiationStep(
      preference: preference, normalized: nil, outcome: .skipped,
      reason: NegotiationStep.Reason(rawValue: reason.code.rawValue), supported: nil,
      error: reason.error)
  }

  private func step(
    _ preference: Preference, index: Int, tag: NormalizedTag, match: Match?
  ) -> NegotiationStep {
    let outcome: NegotiationStep.Outcome
    let reason: NegotiationStep.Reason
    var place: Int?
    if let match, match.preference == index {
      outcome = .matched
      reason = self.reason(match, tag)
      place = match.supported
    } else if let match, match.kind == .strict, match.preference < index {
      outcome = .notReached
      reason = .earlierMatch
    } else {
      // The nearest language, the other Han script and `*` are tried only after strict matching has
      // failed for every preference.
      outcome = .unsupported
      place = table.first(of: tag.reading.language)
      if table.group(of: tag.reading.language, tag.reading.script) != nil {
        // The language would match if the chain did not reject it.
        reason = .languageRefused
      } else if place != nil {
        reason = .scriptNotSupported
      } else {
        reason = tag.tag.hasRegisteredLanguage ? .languageNotSupported : .languageNotRegistered
      }
    }
    return NegotiationStep(
      preference: preference, normalized: tag.withExplicitScript, outcome: outcome, reason: reason,
      supported: place.map { supported[$0] }, error: nil)
  }

  private func reason(_ match: Match, _ tag: NormalizedTag) -> NegotiationStep.Reason {
    switch match.kind {
    case .nearest: return .nearestLanguage
    case .otherHanScript: return .otherHanScript
    case .anyLanguage: return .anyLanguage
    case .strict:
      if NormalizedTag.normalize(supported[match.supported]).tag?.tag == tag.tag { return .sameTag }
      guard let group = table.group(of: tag.reading.language, tag.reading.script) else {
        let isMandarin = SharedWrittenLanguages.isWrittenAsMandarin(tag.reading.language)
        return isMandarin ? .writtenAlike : .sharedReaders
      }
      return group.candidates.count > 1 ? .closestRegion : .sameLanguageAndScript
    }
  }
}
