public import LanguageTags

/// The reason why a string does not specify a language that can be chosen.
public struct SkipReason: Hashable, Sendable {
  /// The code of a reason, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The identifier, such as `undetermined`.
    public let rawValue: String

    /// Creates a code; the codes of this library are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The code of the reason.
  public let code: Code
  /// The error of the tag; `nil` unless the code is ``Code/malformed``.
  ///
  /// Its range is relative to the string without its codeset or modifier.
  public let error: LanguageTagError?

  init(_ code: Code, error: LanguageTagError? = nil) {
    self.code = code
    self.error = error
  }
}

extension SkipReason.Code {
  /// The string is empty, or consists only of white space.
  public static let empty = Self(rawValue: "empty")
  /// The string is not a well-formed language tag.
  public static let malformed = Self(rawValue: "malformed")
  /// The string is `*`, which matches any language and therefore does not specify one.
  public static let wildcard = Self(rawValue: "wildcard")
  /// The string is `C` or `POSIX`, the built-in language of a program.
  public static let posixLocale = Self(rawValue: "posix-locale")
  /// The language is `und` (undetermined), with or without a script or a region.
  public static let undetermined = Self(rawValue: "undetermined")
  /// The language is `root`, the ancestor of all locales.
  public static let root = Self(rawValue: "root")
  /// The language is `mul` (multiple languages).
  public static let multipleLanguages = Self(rawValue: "multiple-languages")
  /// The language is `mis` (uncoded languages).
  public static let uncodedLanguage = Self(rawValue: "uncoded-language")
  /// The language is `zxx` (no linguistic content).
  public static let noLinguisticContent = Self(rawValue: "no-linguistic-content")
  /// The language is in the range `qaa` to `qtz`, which is reserved for private use.
  public static let privateUseLanguage = Self(rawValue: "private-use-language")
  /// The tag starts with `x-`, and therefore consists only of private use subtags.
  public static let privateUseTag = Self(rawValue: "private-use-tag")
  /// The weight is zero: the client rejects the language.
  public static let notAcceptable = Self(rawValue: "not-acceptable")
  /// The weight is not a number from 0 to 1 with at most three decimal places.
  public static let malformedWeight = Self(rawValue: "malformed-weight")
}
