/// A problem with a localized string that was requested.
public struct TextDiagnostic: Hashable, Sendable {
  /// The kind of a problem.
  ///
  /// The type is not an enumeration, so new codes do not break existing code.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The catalog does not have the language: all strings are in English.
    public static let missingLanguage = Code(rawValue: "missing-language")
    /// The language has no translation of the string: this string is in English.
    public static let missingText = Code(rawValue: "missing-text")
    /// No language has the string: the key is returned.
    ///
    /// Generated catalogs have no such key.
    public static let missingSource = Code(rawValue: "missing-source")
    /// A placeholder has no argument, or has a string instead of a number.
    public static let unfitArgument = Code(rawValue: "unfit-argument")

    /// The name of the code.
    public let rawValue: String

    /// Creates a code from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The kind of the problem.
  public var code: Code
  /// The name of the catalog.
  public var catalog: String
  /// The key; `nil` if the problem concerns all keys.
  public var key: String?
  /// The requested language.
  public var language: String

  /// Creates a diagnostic.
  public init(code: Code, catalog: String, key: String?, language: String) {
    self.code = code
    self.catalog = catalog
    self.key = key
    self.language = language
  }
}
