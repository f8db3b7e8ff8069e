import Diagnostics

extension MessageParseError.Code {
  /// An opening brace without a closing brace.
  public static let unmatchedBrace = Self(rawValue: "unmatched-brace")
  /// An argument without a name, such as `{}` or `{, number}`.
  public static let missingName = Self(rawValue: "missing-name")
  /// An argument name that is invalid.
  ///
  /// The name contains a character such as a hyphen, a full stop or a space, or it is a number with
  /// leading zeros.
  public static let invalidName = Self(rawValue: "invalid-name")
  /// An argument number above 32,767.
  public static let numberTooLarge = Self(rawValue: "number-too-large")
  /// A character that cannot be in the type of an argument, which consists of ASCII letters.
  public static let invalidType = Self(rawValue: "invalid-type")
  /// A complex argument that contains no messages.
  public static let missingVariants = Self(rawValue: "missing-variants")
  /// A plural or select that contains no `other`.
  public static let missingOther = Self(rawValue: "missing-other")
  /// A character that cannot begin a selector, where a selector is required.
  public static let invalidSelector = Self(rawValue: "invalid-selector")
  /// A selector that is not followed by a message in braces.
  public static let missingMessage = Self(rawValue: "missing-message")
  /// An invalid number after `=` or `offset:`, or in a choice.
  public static let invalidNumber = Self(rawValue: "invalid-number")
  /// A second `offset:`, or an `offset:` after a message.
  public static let misplacedOffset = Self(rawValue: "misplaced-offset")
  /// A character other than `#`, `<` or `≤` after the number of a choice.
  public static let invalidSeparator = Self(rawValue: "invalid-separator")
  /// An apostrophe that begins quoted text in the style of a simple argument, but has no closing
  /// apostrophe.
  public static let unterminatedQuote = Self(rawValue: "unterminated-quote")
  /// A message whose nesting depth exceeds the limit.
  public static let tooDeep = Self(rawValue: "too-deep")
  /// A message that is longer than ``MessageNodeTable/maximumLength``.
  public static let tooLarge = Self(rawValue: "too-large")
}

extension MessageParseError {
  /// Creates an error; the code determines the description of the expected content.
  init(_ code: Code, _ range: Range<Int>) {
    self.init(code: code, range: SourceRange(range), expected: Self.expectation(for: code))
  }

  private static func expectation(for code: Code) -> String {
    switch code {
    case .unmatchedBrace: "a closing brace for each opening brace"
    case .missingName: "the name or number of an argument"
    case .invalidName: "a name of letters, digits and underscores, then a comma or a closing brace"
    case .numberTooLarge: "an argument number of at most 32767"
    case .invalidType: "a type such as number, plural or select, then a comma or a closing brace"
    case .missingVariants: "a comma and a variant for each case"
    case .missingOther: "a variant for 'other'"
    case .invalidSelector: "a selector such as one, other or =1, or the closing brace"
    case .missingMessage: "a message in braces after its selector"
    case .invalidNumber: "a number"
    case .misplacedOffset: "offset: only once, before the variants"
    case .invalidSeparator: "#, < or ≤ after the number"
    case .unterminatedQuote: "a closing apostrophe"
    case .tooDeep: "fewer nested messages"
    case .tooLarge: "at most \(MessageNodeTable.maximumLength) bytes"
    default: "a message"
    }
  }
}
