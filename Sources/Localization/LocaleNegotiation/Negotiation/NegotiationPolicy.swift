/// The rules for matching a preference with a supported language.
///
/// The strict policy matches only the same language in the same script: a reader of Traditional
/// Chinese does not get Simplified Chinese. The options extend it. Each applies only if no rule
/// before it has a match.
public struct NegotiationPolicy: Hashable, Sendable {
  /// The priority when languages are compared by their distance.
  public enum Nearest: String, Hashable, Sendable, CaseIterable {
    /// The language has priority over the script, as in ICU by default.
    case favoringLanguage = "language"
    /// The script has priority over the language.
    case favoringScript = "script"
  }

  /// The rule for choosing the nearest supported language if no strict match exists.
  ///
  /// `nil` turns this off. Examples are `de` for `gsw` and `es` for `ca`. The distances are those
  /// of CLDR in the release of ICU. A build without ICU ignores the option, see ``offersNearest``.
  public var nearest: Nearest?
  /// A Boolean value that indicates whether only distances decide, as in ICU's own matcher.
  ///
  /// The distances of all preferences are compared together. If `false`, distances are compared
  /// only after all strict matches failed. The value has no effect if ``nearest`` is `nil`.
  public var comparesDistancesAlone: Bool
  /// A Boolean value that indicates whether Chinese in the other Han script is a last resort.
  ///
  /// An example is `zh-Hans` for `zh-TW`.
  public var acceptsOtherHanScript: Bool

  /// Creates a policy; the strict policy by default.
  public init(
    nearest: Nearest? = nil, comparesDistancesAlone: Bool = false,
    acceptsOtherHanScript: Bool = false
  ) {
    self.nearest = nearest
    self.comparesDistancesAlone = comparesDistancesAlone
    self.acceptsOtherHanScript = acceptsOtherHanScript
  }

  /// The policy that matches only the same language in the same script.
  public static let strict = NegotiationPolicy()

  /// A Boolean value that indicates whether this build can choose the nearest language.
  ///
  /// Only ICU has the distances. The value is `false` on Apple platforms, and in a build with
  /// `WAYMARK_WITHOUT_ICU=1`.
  public static var offersNearest: Bool {
    #if WAYMARK_ICU
      true
    #else
      false
    #endif
  }

  /// `true` if strict matches have priority.
  var isStrictFirst: Bool { nearest == nil || !comparesDistancesAlone }
}
