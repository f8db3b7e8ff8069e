/// Something that a text lacked when it was shown.
public struct TextDiagnostic: Hashable, Sendable {
  /// What was lacking.
  ///
  /// The type is no enumeration, so that a new code breaks nobody.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The catalog has no texts in the language: all of them are in English.
    public static let missingLanguage = Code(rawValue: "missing-language")
    /// The language lacks a text of the catalog: this one is in English.
    public static let missingText = Code(rawValue: "missing-text")
    /// No language has the text: the key is shown.
    ///
    /// Generated catalogs have no such text.
    public static let missingSource = Code(rawValue: "missing-source")
    /// A placeholder has no argument, or a number is wanted and a string is given.
    public static let unfitArgument = Code(rawValue: "unfit-argument")

    /// The code's name.
    public let rawValue: String

    /// A code with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What was lacking.
  public var code: Code
  /// The name of the catalog.
  public var catalog: String
  /// The key; `nil` where it is about all of them.
  public var key: String?
  /// The language that was asked for.
  public var language: String

  /// A diagnostic with all its parts.
  public init(code: Code, catalog: String, key: String?, language: String) {
    self.code = code
    self.catalog = catalog
    self.key = key
    self.language = language
  }
}
