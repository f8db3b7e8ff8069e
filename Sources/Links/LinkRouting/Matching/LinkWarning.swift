public import Diagnostics

/// A remark about a link that matched, for its receiver.
public struct LinkWarning: Sendable, Hashable {
  /// The kind of a warning, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier.
    public let rawValue: String

    /// Creates a code; the codes of this library are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A secret arrived in a custom scheme, which any app can claim: another app may have seen it.
    public static let secretOnCustomScheme = Self(rawValue: "secret-on-custom-scheme")
    /// The link is an `http` link, which the manifest reads as its `https` counterpart.
    public static let plainHTTP = Self(rawValue: "plain-http")
    /// A value of an optional parameter is not of its type and was dropped; see ``DroppedValue``.
    public static let droppedValue = Self(rawValue: "dropped-value")
    /// A value was read as the one that was certainly meant: `en_US` as `en-US`.
    public static let repairedValue = Self(rawValue: "repaired-value")
    /// A key is probably a misspelt parameter, whose value is therefore lost.
    public static let misspeltParameter = Self(rawValue: "misspelt-parameter")
    /// A separator is HTML-escaped, as `&amp;`, so that the value after it is lost.
    public static let htmlEscapedSeparator = Self(rawValue: "html-escaped-separator")
    /// A parameter of the query is in the fragment, or the other way round, so that its value is
    /// lost.
    public static let misplacedParameter = Self(rawValue: "misplaced-parameter")
    /// A parameter follows a second question mark, as a tool appends it, so that its value is lost.
    public static let secondQuestionMark = Self(rawValue: "second-question-mark")
    /// A separator is a semicolon or percent-encoded, as `%26` and `%3D`, so that the value after
    /// it is lost.
    public static let wrongSeparator = Self(rawValue: "wrong-separator")
    /// A raw bracket or an incomplete escape in the query, which makes Foundation re-encode all
    /// escapes of the query; the values of the route have none.
    public static let irregularQuery = Self(rawValue: "irregular-query")
    /// A text contains a character that changes the direction of text or shows nothing.
    public static let invisibleCharacter = Self(rawValue: "invisible-character")
  }

  /// The kind of the warning.
  public let code: Code
  /// The name of the parameter that the warning is about, if it is about one.
  public let parameter: String?
  /// The reason of ``Code/droppedValue``; `nil` for other warnings.
  public var reason: DroppedValue.Code?
  /// The bytes of the link that the warning is about.
  public let range: SourceRange
  /// The warning as one English sentence without a full stop; it contains nothing secret.
  public let message: String
}
