/// The kind of spelling of a language or locale, such as a tag or a POSIX name.
public struct LocaleForm: RawRepresentable, Hashable, Sendable {
  /// The identifier, such as `posix`.
  public let rawValue: String

  /// Creates a form; the forms that this library recognizes are static members.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A BCP 47 tag: `zh-Hant-TW`.
  public static let tag = Self(rawValue: "bcp47")
  /// A POSIX locale name: `de_DE.UTF-8`.
  public static let posix = Self(rawValue: "posix")
  /// A Java locale name with a script or a variant that is not valid in BCP 47.
  ///
  /// Examples are `zh_TW_#Hant`, `ja_JP_JP` and `es_ES_TRADITIONAL`.
  public static let java = Self(rawValue: "java")
  /// A locale alias of X11 or the GNU C library: `german`.
  public static let alias = Self(rawValue: "alias")
}
