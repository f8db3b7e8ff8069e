/// A problem with a requested string.
public struct TextDiagnostic: Hashable, Sendable {
  /// The kind of a problem.
  ///
  /// The type is not an enumeration, so new codes do not break existing code.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The catalog does not contain the language, so all strings are in English.
    public static let missingLanguage = Code(rawValue: "missing-language")
    /// The language has no translation for the string, so this string is in English.
    public static let missingText = Code(rawValue: "missing-text")
    /// The string is missing even in the source language, so its key is returned.
    ///
    /// Generated catalogs never contain such a key.
    public static let missingSource = Code(rawValue: "missing-source")
    /// A placeholder has no argument, or its argument is a string instead of a number.
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
  /// The key; `nil` if the problem affects all keys.
  public var key: String?
  /// The requested language, which the catalog does not necessarily contain.
  public var language: String

  /// Creates a diagnostic.
  public init(code: Code, catalog: String, key: String?, language: String) {
    self.code = code
    self.catalog = catalog
    self.key = key
    self.language = language
  }
}
