import Diagnostics

extension JSONParseError.Code {
  /// The text is empty or consists only of whitespace.
  public static let emptyDocument = Self(rawValue: "empty-document")
  /// The text starts with a byte order mark.
  ///
  /// [RFC 8259 §8.1](https://www.rfc-editor.org/rfc/rfc8259#section-8.1) forbids writers to add
  /// one.
  public static let byteOrderMark = Self(rawValue: "byte-order-mark")
  /// The bytes are not valid UTF-8, inside or outside a string.
  public static let invalidUTF8 = Self(rawValue: "invalid-utf-8")
  /// A string contains an unescaped control character, such as a line break, a tab or a NUL.
  public static let controlCharacter = Self(rawValue: "control-character")
  /// A backslash precedes a character that cannot be escaped.
  public static let invalidEscape = Self(rawValue: "invalid-escape")
  /// An escape is one half of a surrogate pair, and the other half is missing.
  public static let unpairedSurrogate = Self(rawValue: "unpaired-surrogate")
  /// A string has no closing quotation mark.
  public static let unterminatedString = Self(rawValue: "unterminated-string")
  /// A number starts with a superfluous zero.
  public static let leadingZero = Self(rawValue: "leading-zero")
  /// Digits are missing after a sign, a decimal point or an exponent, or letters follow a number.
  public static let invalidNumber = Self(rawValue: "invalid-number")
  /// A word is not `true`, `false` or `null`.
  public static let invalidLiteral = Self(rawValue: "invalid-literal")
  /// A character cannot start a value, as in `{"a":}`.
  public static let missingValue = Self(rawValue: "missing-value")
  /// A member does not start with a name in quotation marks, as in `{a: 1}`.
  public static let missingName = Self(rawValue: "missing-name")
  /// A colon is expected after the name of a member.
  public static let missingColon = Self(rawValue: "missing-colon")
  /// A comma is expected between two elements or members.
  public static let missingComma = Self(rawValue: "missing-comma")
  /// A comma precedes a closing bracket.
  public static let trailingComma = Self(rawValue: "trailing-comma")
  /// A closing bracket does not match the opening one.
  public static let mismatchedBracket = Self(rawValue: "mismatched-bracket")
  /// The text contains a comment, which JSON does not allow.
  public static let comment = Self(rawValue: "comment")
  /// The text ends inside an array or object.
  public static let unexpectedEnd = Self(rawValue: "unexpected-end")
  /// The text continues after the top-level value.
  public static let trailingContent = Self(rawValue: "trailing-content")
  /// Arrays and objects are nested deeper than the limit.
  public static let tooDeep = Self(rawValue: "too-deep")
  /// The text is larger than a node table can address.
  public static let tooLarge = Self(rawValue: "too-large")
}

extension JSONParseError {
  /// Creates an error with the standard expectation for its code.
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
    case .unpairedSurrogate: #"a high surrogate, \uD800 to \uDBFF, followed by a low one"#
    case .unterminatedString: "a quotation mark at the end of the string"
    case .leadingZero: "a number without leading zeros"
    case .invalidNumber:
      "digits after a sign, a decimal point and an exponent, and no other characters"
    case .invalidLiteral: "true, false or null"
    case .missingName: "the name of a member, in quotation marks"
    case .missingColon: "a colon"
    case .missingComma: "a comma or the closing bracket"
    case .trailingComma: "no comma before a closing bracket"
    case .mismatchedBracket: "the closing bracket of the innermost array or object"
    case .comment: "no comment"
    case .unexpectedEnd: "the closing bracket"
    case .trailingContent: "the end of the file after the value"
    case .tooDeep: "fewer levels of nested arrays and objects"
    case .tooLarge: "less than 4 GiB"
    default: "JSON"
    }
  }
}
