/// The rules for matching a preference with a supported language.
///
/// The strict policy matches only the same language in the same script: a reader of Traditional
/// Chinese does not get Simplified Chinese. The options add further rules for preferences without a
/// strict match. With ``nearest`` and ``comparesOnlyDistances``, there is no strict matching.
public struct NegotiationPolicy: Hashable, Sendable {
  /// The subtag that has priority when languages are compared by their distance.
  public enum Nearest: String, Hashable, Sendable, CaseIterable {
    /// The language has priority over the script, which is ICU's default.
    case favoringLanguage = "language"
    /// The script has priority over the language.
    case favoringScript = "script"
  }

  /// The rule for choosing the nearest supported language if no strict match exists.
  ///
  /// For example, the nearest supported language can be `de` for `gsw`, or `es` for `ca`. If the
  /// value is `nil`, no nearest language is chosen. The distances between languages are those of
  /// CLDR in the ICU release that is used. A build without ICU ignores the option; see
  /// ``offersNearest``.
  public var nearest: Nearest?
  /// A Boolean value that indicates whether only distances decide, as in ICU's own matcher.
  ///
  /// In this case, the distances of all preferences are compared together. If the value is `false`,
  /// distances are compared only if no strict match exists. The value has no effect if ``nearest``
  /// is `nil`.
  public var comparesOnlyDistances: Bool
  /// A Boolean value that indicates whether Chinese in the other Han script matches if nothing else
  /// does.
  ///
  /// For example, `zh-Hans` is chosen for `zh-TW`.
  public var acceptsOtherHanScript: Bool

  /// Creates a policy; by default, the strict policy.
  public init(
    nearest: Nearest? = nil, comparesOnlyDistances: Bool = false,
    acceptsOtherHanScript: Bool = false
  ) {
    self.nearest = nearest
    self.comparesOnlyDistances = comparesOnlyDistances
    self.acceptsOtherHanScript = acceptsOtherHanScript
  }

  /// The policy that matches only the same language in the same script.
  public static let strict = NegotiationPolicy()

  /// A Boolean value that indicates whether this build can choose the nearest language.
  ///
  /// Only ICU provides language distances. The value is `true` on Linux, unless the package was
  /// built with `WAYMARK_WITHOUT_ICU=1`, and `false` on other platforms.
  public static var offersNearest: Bool {
    #if WAYMARK_ICU
      true
    #else
      false
    #endif
  }

  /// `true` if strict matches have priority over distances.
  var isStrictFirst: Bool { nearest == nil || !comparesOnlyDistances }
}
