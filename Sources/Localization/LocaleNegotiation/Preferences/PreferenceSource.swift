/// The origin of a preference.
public struct PreferenceSource: RawRepresentable, Hashable, Sendable {
  /// The identifier, such as `accept-language`; for an environment variable, this is its name.
  public let rawValue: String

  /// Creates a source; the sources of this library are static members.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// An explicit choice of the user, or a list passed to a program.
  public static let argument = Self(rawValue: "argument")
  /// The environment variable `LANGUAGE`.
  public static let languageVariable = Self(rawValue: "LANGUAGE")
  /// The environment variable `LC_ALL`.
  public static let lcAllVariable = Self(rawValue: "LC_ALL")
  /// The environment variable `LC_MESSAGES`.
  public static let lcMessagesVariable = Self(rawValue: "LC_MESSAGES")
  /// The environment variable `LANG`.
  public static let langVariable = Self(rawValue: "LANG")
  /// An HTTP `Accept-Language` field.
  public static let acceptLanguage = Self(rawValue: "accept-language")
  /// The array `AppleLanguages`.
  public static let appleLanguages = Self(rawValue: "apple-languages")
  /// A list of Android locales.
  public static let androidLocales = Self(rawValue: "android-locales")
  /// The language in a link.
  public static let link = Self(rawValue: "link")
}
