public import Diagnostics

/// A warning about a link that matched, for the app that receives it.
public struct LinkWarning: Sendable, Hashable {
  /// The kind of a warning, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier.
    public let rawValue: String

    /// Creates a code; the codes of this library are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A secret arrived in a custom-scheme link, which another app may have received too.
    public static let secretOnCustomScheme = Self(rawValue: "secret-on-custom-scheme")
    /// The link is an `http` link, which the router reads as its `https` counterpart.
    public static let plainHTTP = Self(rawValue: "plain-http")
    /// An invalid value of an optional parameter was dropped; see ``DroppedValue``.
    public static let droppedValue = Self(rawValue: "dropped-value")
    /// The router replaced a value with the value that was certainly meant: `en_US` with `en-US`.
    public static let repairedValue = Self(rawValue: "repaired-value")
    /// A key is probably a misspelling of a parameter's key, so that the value of the parameter is
    /// lost.
    public static let misspeltParameter = Self(rawValue: "misspelt-parameter")
    /// A separator is HTML-escaped, as `&amp;`, so that the value after it is lost.
    public static let htmlEscapedSeparator = Self(rawValue: "html-escaped-separator")
    /// A parameter of the query is in the fragment, or vice versa, so that its value is lost.
    public static let misplacedParameter = Self(rawValue: "misplaced-parameter")
    /// A parameter follows a second question mark, so that its value is lost.
    ///
    /// Some tools append parameters in this way.
    public static let secondQuestionMark = Self(rawValue: "second-question-mark")
    /// A separator is a semicolon or is percent-encoded, so that the value after it is lost.
    ///
    /// Encoded separators are `%26` and `%3D`.
    public static let wrongSeparator = Self(rawValue: "wrong-separator")
    /// The query contains a raw bracket or an incomplete escape.
    ///
    /// Foundation then percent-encodes every `%` of the query again, so it decodes escaped values
    /// differently from the router. The link matches nevertheless, because none of its declared
    /// parameters contains a `%`.
    public static let irregularQuery = Self(rawValue: "irregular-query")
    /// A value contains a character that is invisible or changes the text direction.
    public static let invisibleCharacter = Self(rawValue: "invisible-character")
  }

  /// The kind of the warning.
  public let code: Code
  /// The name of the parameter that the warning is about, or `nil` if it is not about a parameter.
  public let parameter: String?
  /// The reason why a value was dropped; `nil` for codes other than ``Code/droppedValue``.
  public var reason: DroppedValue.Code?
  /// The byte range in the link that the warning is about.
  public let range: SourceRange
  /// The warning as one English sentence without a full stop and without secrets.
  public let message: String
}
