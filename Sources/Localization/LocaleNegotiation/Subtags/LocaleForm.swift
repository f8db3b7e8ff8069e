/// The spelling of a language or locale.
public struct LocaleForm: RawRepresentable, Hashable, Sendable {
  /// The identifier, such as `posix`.
  public let rawValue: String

  /// Creates a form; those that this library recognizes are static members.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A tag of BCP 47: `zh-Hant-TW`.
  public static let tag = Self(rawValue: "bcp47")
  /// A locale of POSIX: `de_DE.UTF-8`.
  public static let posix = Self(rawValue: "posix")
  /// A locale of Java with a script, or with a variant that BCP 47 does not have: `zh_TW_#Hant`,
  /// `ja_JP_JP`, `es_ES_TRADITIONAL`.
  public static let java = Self(rawValue: "java")
  /// A name of X11 and the GNU C library: `german`.
  public static let alias = Self(rawValue: "alias")
}
