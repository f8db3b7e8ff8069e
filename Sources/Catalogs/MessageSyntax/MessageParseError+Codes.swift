import Diagnostics

extension MessageParseError.Code {
  /// An opening brace that nothing closes.
  public static let unmatchedBrace = Self(rawValue: "unmatched-brace")
  /// Braces in which no name of an argument stands first.
  public static let missingName = Self(rawValue: "missing-name")
  /// A name of an argument with something in it that no name has: a hyphen, a full stop, a space; a number
  /// with zeros in front.
  public static let invalidName = Self(rawValue: "invalid-name")
  /// A number of an argument above 32,767.
  public static let numberTooLarge = Self(rawValue: "number-too-large")
  /// Something else than letters behind the comma of an argument.
  public static let invalidType = Self(rawValue: "invalid-type")
  /// A complex argument without any messages.
  public static let missingVariants = Self(rawValue: "missing-variants")
  /// A plural or select without `other`.
  public static let missingOther = Self(rawValue: "missing-other")
  /// Something else where a selector has to be.
  public static let invalidSelector = Self(rawValue: "invalid-selector")
  /// A selector without a message in braces behind it.
  public static let missingMessage = Self(rawValue: "missing-message")
  /// A number that is none, behind `=` or `offset:` or in a choice.
  public static let invalidNumber = Self(rawValue: "invalid-number")
  /// `offset:` behind a message, or twice.
  public static let misplacedOffset = Self(rawValue: "misplaced-offset")
  /// Something else than `#`, `<` or `≤` behind the number of a choice.
  public static let invalidSeparator = Self(rawValue: "invalid-separator")
  /// An apostrophe in a style without a second one.
  public static let unterminatedQuote = Self(rawValue: "unterminated-quote")
  /// Messages in one another, deeper than the limit.
  public static let tooDeep = Self(rawValue: "too-deep")
  /// More bytes than a table of nodes can point at.
  public static let tooLarge = Self(rawValue: "too-large")
}

extension MessageParseError {
  /// Makes an error whose expectation follows from its code.
  init(_ code: Code, _ range: Range<Int>) {
    self.init(code: code, range: SourceRange(range), expected: Self.expectation(for: code))
  }

  private static func expectation(for code: Code) -> String {
    switch code {
    case .unmatchedBrace: "a closing brace for each opening one"
    case .missingName: "the name or number of an argument"
    case .invalidName: "a name of letters, digits and underscores, then a comma or a closing brace"
    case .numberTooLarge: "an argument of at most 32767"
    case .invalidType: "a type such as number, plural or select, then a comma or a closing brace"
    case .missingVariants: "a comma, and a message for each case"
    case .missingOther: "a message for other"
    case .invalidSelector: "a selector such as one, other or =1, or the closing brace"
    case .missingMessage: "a message in braces behind its selector"
    case .invalidNumber: "a number"
    case .misplacedOffset: "offset: once, in front of the messages"
    case .invalidSeparator: "#, < or ≤ behind the number"
    case .unterminatedQuote: "a second apostrophe"
    case .tooDeep: "fewer messages in one another"
    case .tooLarge: "at most \(MessageNodeTable.maximumLength) bytes"
    default: "a message"
    }
  }
}
