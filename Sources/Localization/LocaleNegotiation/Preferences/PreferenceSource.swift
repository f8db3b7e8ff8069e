/// Where a preference was written.
public struct PreferenceSource: RawRepresentable, Hashable, Sendable {
  /// The identifier, such as `accept-language`; for a variable of the environment its name.
  public let rawValue: String

  /// Makes a source; the ones this library uses are static members.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Somebody said so: an explicit choice, or a list given to a program.
  public static let argument = Self(rawValue: "argument")
  /// The variable `LANGUAGE`.
  public static let languageVariable = Self(rawValue: "LANGUAGE")
  /// The variable `LC_ALL`.
  public static let lcAllVariable = Self(rawValue: "LC_ALL")
  /// The variable `LC_MESSAGES`.
  public static let lcMessagesVariable = Self(rawValue: "LC_MESSAGES")
  /// The variable `LANG`.
  public static let langVariable = Self(rawValue: "LANG")
  /// A field `Accept-Language` of HTTP.
  public static let acceptLanguage = Self(rawValue: "accept-language")
  /// The array `AppleLanguages`.
  public static let appleLanguages = Self(rawValue: "apple-languages")
  /// A list of Android locales.
  public static let androidLocales = Self(rawValue: "android-locales")
}
