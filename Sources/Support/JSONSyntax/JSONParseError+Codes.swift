import Diagnostics

extension JSONParseError.Code {
  /// White space alone, or nothing.
  public static let emptyDocument = Self(rawValue: "empty-document")
  /// A byte order mark, which [RFC 8259 §8.1](https://www.rfc-editor.org/rfc/rfc8259#section-8.1)
  /// forbids to write.
  public static let byteOrderMark = Self(rawValue: "byte-order-mark")
  /// Bytes that are not UTF-8, in a string or elsewhere.
  public static let invalidUTF8 = Self(rawValue: "invalid-utf-8")
  /// A control character in a string that is not escaped: a line break, a tab, a NUL.
  public static let controlCharacter = Self(rawValue: "control-character")
  /// A backslash in front of what cannot be escaped.
  public static let invalidEscape = Self(rawValue: "invalid-escape")
  /// Half of a surrogate pair, which stands for no character.
  public static let unpairedSurrogate = Self(rawValue: "unpaired-surrogate")
  /// A string without its second quotation mark.
  public static let unterminatedString = Self(rawValue: "unterminated-string")
  /// A number with a zero in front.
  public static let leadingZero = Self(rawValue: "leading-zero")
  /// A sign, point or exponent without digits, or letters behind a number.
  public static let invalidNumber = Self(rawValue: "invalid-number")
  /// A word that is not `true`, `false` or `null`.
  public static let invalidLiteral = Self(rawValue: "invalid-literal")
  /// Something else where a value has to be.
  public static let missingValue = Self(rawValue: "missing-value")
  /// Something else where the name of a member has to be.
  public static let missingName = Self(rawValue: "missing-name")
  /// Something else behind the name of a member.
  public static let missingColon = Self(rawValue: "missing-colon")
  /// Something else between two elements or members.
  public static let missingComma = Self(rawValue: "missing-comma")
  /// A comma in front of a closing bracket.
  public static let trailingComma = Self(rawValue: "trailing-comma")
  /// A closing bracket of the other kind.
  public static let mismatchedBracket = Self(rawValue: "mismatched-bracket")
  /// A comment, which JSON has not.
  public static let comment = Self(rawValue: "comment")
  /// The end, where an array or object is still open.
  public static let unexpectedEnd = Self(rawValue: "unexpected-end")
  /// Something behind the value.
  public static let trailingContent = Self(rawValue: "trailing-content")
  /// Arrays and objects in one another, deeper than the limit.
  public static let tooDeep = Self(rawValue: "too-deep")
  /// More bytes than a table of nodes can point at.
  public static let tooLarge = Self(rawValue: "too-large")
}

extension JSONParseError {
  /// Makes an error whose expectation follows from its code.
  init(_ code: Code, _ range: Range<Int>) {
    self.init(code: code, range: SourceRange(range), expected: Self.expectation(for: code))
  }

  private static func expectation(for code: Code) -> String {
    switch code {
    case .emptyDocument, .missingValue: "a value"
    case .byteOrderMark: "no byte order mark"
    case .invalidUTF8: "UTF-8"
    case .controlCharacter: #"an escaped control character, such as \n"#
    case .invalidEscape: #"\", \\, \/, \b, \f, \n, \r, \t, or \u and four hexadecimal digits"#
    case .unpairedSurrogate: #"a high surrogate, \uD800 to \uDBFF, and a low one behind it"#
    case .unterminatedString: "a quotation mark at the end of the string"
    case .leadingZero: "a number without zeros in front"
    case .invalidNumber: "digits after a sign, a point and an exponent, and nothing behind them"
    case .invalidLiteral: "true, false or null"
    case .missingName: "the name of a member, in quotation marks"
    case .missingColon: "a colon"
    case .missingComma: "a comma or the closing bracket"
    case .trailingComma: "no comma in front of a closing bracket"
    case .mismatchedBracket: "the bracket that closes what was opened last"
    case .comment: "no comment"
    case .unexpectedEnd: "the closing bracket"
    case .trailingContent: "nothing behind the value"
    case .tooDeep: "fewer arrays and objects in one another"
    case .tooLarge: "less than 4 GiB"
    default: "JSON"
    }
  }
}
