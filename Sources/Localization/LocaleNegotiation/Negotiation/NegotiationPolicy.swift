/// What counts as a match.
///
/// The strict policy takes the same language in the same script only: a reader of Traditional
/// Chinese is not served Simplified. The options come after it, each only where nothing before it
/// matched.
public struct NegotiationPolicy: Hashable, Sendable {
  /// What weighs more where languages are compared by their distance.
  public enum Nearest: String, Hashable, Sendable, CaseIterable {
    /// The language, and then the script: ICU's own choice.
    case favoringLanguage = "language"
    /// The script, and then the language.
    case favoringScript = "script"
  }

  /// Whether, and how, the nearest supported language is taken where no strict match is.
  ///
  /// `de` for `gsw`, `es` for `ca`. The distances are those of CLDR in the release of ICU. A build
  /// without ICU ignores the option, see ``offersNearest``.
  public var nearest: Nearest?
  /// Whether distances alone decide, over all preferences at once, as they do in ICU's own matcher.
  ///
  /// Without it they are asked only after every strict match failed. Means nothing where
  /// ``nearest`` is `nil`.
  public var comparesDistancesAlone: Bool
  /// Whether, at last, Chinese in the other Han script is taken: `zh-Hans` for `zh-TW`.
  public var acceptsOtherHanScript: Bool

  /// Makes a policy; without arguments the strict one.
  public init(
    nearest: Nearest? = nil, comparesDistancesAlone: Bool = false,
    acceptsOtherHanScript: Bool = false
  ) {
    self.nearest = nearest
    self.comparesDistancesAlone = comparesDistancesAlone
    self.acceptsOtherHanScript = acceptsOtherHanScript
  }

  /// The same language in the same script.
  public static let strict = NegotiationPolicy()

  /// A Boolean value that indicates whether this build can take the nearest language.
  ///
  /// Only ICU knows the distances. It is `false` on Apple platforms, and in a build with
  /// `WAYMARK_WITHOUT_ICU=1`.
  public static var offersNearest: Bool {
    #if WAYMARK_ICU
      true
    #else
      false
    #endif
  }

  /// Whether the strict matches come first.
  var isStrictFirst: Bool { nearest == nil || !comparesDistancesAlone }
}
