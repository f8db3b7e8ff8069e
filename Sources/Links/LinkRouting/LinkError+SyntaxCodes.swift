import URLSyntax

// The router reports syntax errors with codes of its own, which equal those of `URLParseError`.
// Callers can compare them without importing another library.

extension LinkError.Code {
  /// The link is empty.
  public static let emptyLink = Self(.emptyLink)
  /// The link is longer than the maximum length.
  public static let tooLong = Self(.tooLong)
  /// The bytes are not UTF-8.
  public static let invalidUTF8 = Self(.invalidUTF8)
  /// A link without a scheme before the host: `wordly.ai/attend/…`.
  public static let missingScheme = Self(.missingScheme)
  /// A backslash, which browsers read as a slash and other parsers do not.
  public static let backslash = Self(.backslash)
  /// A control character; browsers remove tabs and line breaks, for example.
  public static let controlCharacter = Self(.controlCharacter)
  /// A space, which browsers remove or encode.
  public static let space = Self(.space)
  /// A character outside ASCII that is not percent-encoded.
  public static let nonASCIICharacter = Self(.nonASCIICharacter)
  /// A visible character that a link may not contain unencoded, such as `"` or `<`.
  public static let forbiddenCharacter = Self(.forbiddenCharacter)
  /// A percent sign without two hexadecimal digits.
  public static let invalidPercentEncoding = Self(.invalidPercentEncoding)
  /// Percent-encoded bytes that are not UTF-8, including overlong sequences.
  public static let percentEncodedInvalidUTF8 = Self(.percentEncodedInvalidUTF8)
  /// A percent-encoded NUL or other control character.
  public static let percentEncodedControl = Self(.percentEncodedControl)
  /// A user name or password before the host.
  public static let userinfo = Self(.userinfo)
  /// A web link without exactly two slashes between its scheme and its host.
  public static let missingSlashes = Self(.missingSlashes)
  /// A link without a host where one is required: in a web link, or before a port.
  public static let missingHost = Self(.missingHost)
  /// A percent-encoded byte in the host.
  public static let percentEncodedHost = Self(.percentEncodedHost)
  /// A character outside ASCII in the host.
  public static let nonASCIIHost = Self(.nonASCIIHost)
  /// A character that is not valid in a host name.
  public static let forbiddenHostCharacter = Self(.forbiddenHostCharacter)
  /// Two consecutive dots in the host, or a dot at its start.
  public static let emptyHostLabel = Self(.emptyHostLabel)
  /// A host that ends in a dot.
  public static let trailingDotHost = Self(.trailingDotHost)
  /// A host with an underscore.
  public static let underscoreHost = Self(.underscoreHost)
  /// A host with a label that starts with `xn--`.
  public static let punycodeHost = Self(.punycodeHost)
  /// An IP address in any notation that browsers accept.
  public static let ipAddressHost = Self(.ipAddressHost)
  /// A port that is not a number from 0 to 65535, or that has leading zeros.
  public static let invalidPort = Self(.invalidPort)
  /// A port in a link that may not contain a port.
  public static let portNotAllowed = Self(.portNotAllowed)
  /// A path component `.` or `..`, plain or percent-encoded, in a link that is parsed or built.
  public static let dotSegment = Self(.dotSegment)
  /// Two consecutive slashes in the path.
  public static let emptyPathComponent = Self(.emptyPathComponent)

  /// All codes that a router throws, starting with the codes of syntax errors.
  public static let all: [Self] =
    URLParseError.Code.all.map(Self.init) + [
      .unknownScheme, .httpNotUpgraded, .unknownHost, .excluded, .unknownPathComponent,
      .unexpectedPathComponent, .missingPathComponent, .trailingSlash, .missingTrailingSlash,
      .invalidValue, .missingParameter, .conditionFailed, .ambiguousEscape, .duplicateParameter,
      .unknownParameter,
      .unknownApp, .unknownRoute, .matchesOtherRoute,
    ]

  /// Creates the code for a link that violates the syntax policy.
  init(_ code: URLParseError.Code) {
    self.init(rawValue: code.rawValue)
  }
}
