public import LanguageTags

/// Why a text stands for no language that could be chosen.
public struct SkipReason: Hashable, Sendable {
  /// What kind of text it is.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The identifier, such as `undetermined`.
    public let rawValue: String

    /// Makes a code; the ones this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What kind of text it is.
  public let code: Code
  /// What is wrong with the tag, if the code is ``Code/malformed``.
  ///
  /// Its range counts in the text without codeset and modifier.
  public let error: LanguageTagError?

  init(_ code: Code, error: LanguageTagError? = nil) {
    self.code = code
    self.error = error
  }
}

extension SkipReason.Code {
  /// Nothing, or only white space.
  public static let empty = Self(rawValue: "empty")
  /// No well-formed language tag.
  public static let malformed = Self(rawValue: "malformed")
  /// `*`, which stands for any language and so for none.
  public static let wildcard = Self(rawValue: "wildcard")
  /// `C` or `POSIX`: the language of the programs themselves.
  public static let posixLocale = Self(rawValue: "posix-locale")
  /// `und`, with a script or a region or without.
  public static let undetermined = Self(rawValue: "undetermined")
  /// `root`, the ancestor of all locales.
  public static let root = Self(rawValue: "root")
  /// `mul`.
  public static let multipleLanguages = Self(rawValue: "multiple-languages")
  /// `mis`.
  public static let uncodedLanguage = Self(rawValue: "uncoded-language")
  /// `zxx`.
  public static let noLinguisticContent = Self(rawValue: "no-linguistic-content")
  /// `qaa` to `qtz`.
  public static let privateUseLanguage = Self(rawValue: "private-use-language")
  /// `x-…`.
  public static let privateUseTag = Self(rawValue: "private-use-tag")
  /// A weight of zero: the language is refused.
  public static let notAcceptable = Self(rawValue: "not-acceptable")
  /// A weight that is no number from 0 to 1 with at most three decimals.
  public static let malformedWeight = Self(rawValue: "malformed-weight")
}
