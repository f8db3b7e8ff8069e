/// What a parameter of a route may be: the values it takes and how they are spelled in a link.
///
/// A type has one spelling for each value, the canonical one, and may read others: a text that folds
/// to upper case reads both cases and writes the upper one.
public struct ParameterType: Hashable, Sendable {
  /// The shape of the values.
  public enum Kind: Hashable, Sendable {
    /// A text of certain characters and length.
    case text(TextRule)
    /// A whole number in decimal, without leading zeros or plus sign, in a range.
    case integer(ClosedRange<Int>)
    /// A UUID, [RFC 9562 §4](https://www.rfc-editor.org/rfc/rfc9562#section-4): any case is read,
    /// lower case is written.
    case uuid
    /// One of some words, exactly.
    case enumeration([String])
    /// A BCP 47 tag of a registered language: any case is read, conventional casing is written.
    case languageTag
    /// A calendar date `YYYY-MM-DD`, [RFC 3339](https://www.rfc-editor.org/rfc/rfc3339#section-5.6)
    /// `full-date`.
    case date
    /// `true` or `false`.
    case boolean
  }

  /// The name that routes use, such as `session` or `uuid`; empty for a type without one.
  public var name: String
  /// The shape of the values.
  public var kind: Kind
  /// Whether values are secrets, which no description, error or log may show.
  public var isSecret: Bool

  /// Makes a type.
  public init(_ name: String = "", _ kind: Kind, isSecret: Bool = false) {
    self.name = name
    self.kind = kind
    self.isSecret = isSecret
  }
}

/// The characters and the length of a text parameter.
public struct TextRule: Hashable, Sendable {
  /// How letters are brought to one case.
  ///
  /// Only `A–Z` and `a–z` are folded, whatever the language.
  public enum Folding: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// Letters stay as they are.
    case none
    /// `a–z` becomes `A–Z`.
    case uppercase
    /// `A–Z` becomes `a–z`.
    case lowercase
  }

  /// The characters of a value, after folding; `nil` for every printable one.
  ///
  /// In a path component, `/` and `\` are allowed only where they are listed here.
  public var allowed: ScalarSet?
  /// The length of a value in Unicode scalars.
  public var length: ClosedRange<Int>
  /// How letters are folded.
  public var folding: Folding
  /// A Boolean value that indicates whether a value of the query or the fragment may contain line
  /// feeds, carriage returns and tabs.
  public var allowsLineBreaks: Bool
  /// A Boolean value that indicates whether a value may contain the characters of
  /// ``ScalarSet/invisible``; a match then carries a warning.
  public var allowsInvisible: Bool

  /// Makes a rule; without arguments, any printable text.
  public init(
    allowed: ScalarSet? = nil, length: ClosedRange<Int> = 0...TextRule.maximumLength,
    folding: Folding = .none, allowsLineBreaks: Bool = false, allowsInvisible: Bool = true
  ) {
    self.allowed = allowed
    self.length = length
    self.folding = folding
    self.allowsLineBreaks = allowsLineBreaks
    self.allowsInvisible = allowsInvisible
  }

  /// The longest text that any rule can ask for, in scalars; no link is longer.
  public static let maximumLength = 8192
}

extension ParameterType {
  /// The types that every manifest can name without declaring them.
  public static let builtIn: [ParameterType] = [
    ParameterType("text", .text(TextRule())),
    ParameterType("integer", .integer(Int.min...Int.max)),
    ParameterType("uuid", .uuid),
    ParameterType("language", .languageTag),
    ParameterType("date", .date),
    ParameterType("boolean", .boolean),
  ]
}
