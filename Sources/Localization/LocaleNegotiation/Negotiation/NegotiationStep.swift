public import LanguageTags

/// What became of one preference.
public struct NegotiationStep: Hashable, Sendable {
  /// What became of it.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// It was met.
    case matched
    /// Nothing supported is close enough.
    case unsupported
    /// It names no language that could be chosen.
    case skipped
    /// A preference before it was met.
    case notReached = "not-reached"
  }

  /// Why, as a stable identifier in kebab case.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The identifier, such as `script-not-supported`.
    public let rawValue: String

    /// Makes a reason; the ones this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The preference.
  public let preference: Preference
  /// Its canonical form, with the script written out where region or name imply an unusual one;
  /// `nil` if the outcome is ``Outcome/skipped``.
  public let normalized: LanguageTag?
  /// What became of it.
  public let outcome: Outcome
  /// Why.
  ///
  /// For ``Outcome/skipped`` it is the code of a ``SkipReason``.
  public let reason: Reason
  /// The supported language that the reason is about, as the caller spelled it: the one that was
  /// chosen, or the first of the same language in another script.
  public let supported: String?
  /// What is wrong with a malformed tag.
  public let error: LanguageTagError?

  /// The spelling of the preference.
  public var form: LocaleForm { LocaleName(preference.text).form }
}

extension NegotiationStep.Reason {
  /// Matched: the canonical forms are the same.
  public static let sameTag = Self(rawValue: "same-tag")
  /// Matched: the same language in the same script, supported once.
  public static let sameLanguageAndScript = Self(rawValue: "same-language-and-script")
  /// Matched: of several of the same language and script, the one with the closest region.
  public static let closestRegion = Self(rawValue: "closest-region")
  /// Matched: another language that is written alike, as Mandarin for Wu.
  public static let writtenAlike = Self(rawValue: "written-alike")
  /// Matched: another language that the same people read, by CLDR, as Bokmål for Nynorsk.
  public static let readByTheSame = Self(rawValue: "read-by-the-same")
  /// Matched: `*`, since the default language is refused.
  public static let anyLanguage = Self(rawValue: "any-language")
  /// Matched: the nearest by CLDR's distances.
  public static let nearestLanguage = Self(rawValue: "nearest-language")
  /// Matched: Chinese in the other Han script.
  public static let otherHanScript = Self(rawValue: "other-han-script")
  /// Unsupported: the language is not in the registry of BCP 47, as in `xx` or `french`.
  public static let languageNotRegistered = Self(rawValue: "language-not-registered")
  /// Unsupported: the language, in any script.
  public static let languageNotSupported = Self(rawValue: "language-not-supported")
  /// Unsupported: the language is, but in another script.
  public static let scriptNotSupported = Self(rawValue: "script-not-supported")
  /// Unsupported: the language is, in its script, but the chain refuses it with the weight 0.
  public static let languageRefused = Self(rawValue: "language-refused")
  /// Not reached: a preference before it was met.
  public static let earlierMatch = Self(rawValue: "earlier-match")
}

/// A negotiation with what became of each preference.
public struct NegotiationExplanation: Hashable, Sendable {
  /// The language that was chosen.
  public let result: Negotiation
  /// One step for each preference, in the order of the chain.
  public let steps: [NegotiationStep]
}
