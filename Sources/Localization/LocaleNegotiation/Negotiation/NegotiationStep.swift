public import LanguageTags

/// The outcome of a negotiation for one preference.
public struct NegotiationStep: Hashable, Sendable {
  /// The outcome for a preference.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The preference determined the chosen language.
    case matched
    /// No supported language is close enough.
    case unsupported
    /// The preference does not specify a language that can be chosen.
    case skipped
    /// An earlier preference matched.
    case notReached = "not-reached"
  }

  /// The reason for an outcome, as a stable identifier in kebab case.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The identifier, such as `script-not-supported`.
    public let rawValue: String

    /// Creates a reason; the reasons of this library are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The preference that this step is about.
  public let preference: Preference
  /// The canonical form of the preference; `nil` if the preference specifies no language, such as
  /// `*` or `und-TW`.
  ///
  /// It contains an explicit script if the region or the name implies an unusual one.
  public let normalized: LanguageTag?
  /// The outcome for the preference.
  public let outcome: Outcome
  /// The reason for the outcome.
  ///
  /// For ``Outcome/skipped``, it is the code of a ``SkipReason``.
  public let reason: Reason
  /// The supported language that the reason refers to, in the caller's spelling; `nil` if there is
  /// none.
  ///
  /// It is the chosen language if the preference matched. If the outcome is
  /// ``Outcome/unsupported``, it is the first supported tag with the same language, in any script.
  public let supported: String?
  /// The error of a malformed tag; `nil` for any other preference.
  public let error: LanguageTagError?

  /// The form in which the preference is written, such as a language tag or a POSIX name.
  public var form: LocaleForm { LocaleName(preference.text).form }
}

extension NegotiationStep.Reason {
  /// Matched: the canonical forms are equal.
  public static let sameTag = Self(rawValue: "same-tag")
  /// Matched: the only supported tag with the same language and script.
  public static let sameLanguageAndScript = Self(rawValue: "same-language-and-script")
  /// Matched: the closest region among several tags with the same language and script.
  public static let closestRegion = Self(rawValue: "closest-region")
  /// Matched: a different language with the same written language, such as Mandarin for Wu.
  public static let writtenAlike = Self(rawValue: "written-alike")
  /// Matched: a language that readers of the preferred one also read, such as Bokmål for Nynorsk.
  public static let sharedReaders = Self(rawValue: "read-by-the-same")
  /// Matched: `*` selects the first supported language that is not rejected, because the chain
  /// rejects the default language.
  public static let anyLanguage = Self(rawValue: "any-language")
  /// Matched: the nearest language according to CLDR's distances.
  public static let nearestLanguage = Self(rawValue: "nearest-language")
  /// Matched: Chinese in the other Han script.
  public static let otherHanScript = Self(rawValue: "other-han-script")
  /// Unsupported: the language is not in the BCP 47 registry, such as `xx` or `french`.
  public static let languageNotRegistered = Self(rawValue: "language-not-registered")
  /// Unsupported: the language is not supported in any script.
  public static let languageNotSupported = Self(rawValue: "language-not-supported")
  /// Unsupported: the language is supported only in a different script.
  public static let scriptNotSupported = Self(rawValue: "script-not-supported")
  /// Unsupported: the language is supported in its script, but the chain rejects it with weight 0.
  public static let languageRefused = Self(rawValue: "language-refused")
  /// Not reached: an earlier preference matched.
  public static let earlierMatch = Self(rawValue: "earlier-match")
}

/// The result of a negotiation, with the outcome for each preference.
public struct NegotiationExplanation: Hashable, Sendable {
  /// The result, as ``Negotiator/negotiate(_:)`` returns it.
  public let result: Negotiation
  /// One step for each preference, in the order of the chain.
  public let steps: [NegotiationStep]
}
