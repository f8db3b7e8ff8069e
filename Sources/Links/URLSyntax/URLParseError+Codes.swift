import Diagnostics

extension URLParseError.Code {
  // Each rule of the syntax policy has its own code. A caller can therefore distinguish a
  // suspicious link, such as one with a user name, from a typing error.

  /// The link is empty.
  public static let emptyLink = Self(rawValue: "empty-link")
  /// The link is longer than ``URLParts/maximumLength``.
  public static let tooLong = Self(rawValue: "too-long")
  /// The bytes are not UTF-8.
  public static let invalidUTF8 = Self(rawValue: "invalid-utf-8")
  /// The link does not start with a scheme: `wordly.ai/attend/…`.
  public static let missingScheme = Self(rawValue: "missing-scheme")
  /// A backslash, which browsers read as a slash and other parsers do not.
  public static let backslash = Self(rawValue: "backslash")
  /// A control character; browsers remove tabs and line breaks, for example.
  public static let controlCharacter = Self(rawValue: "control-character")
  /// A space, which browsers remove or encode.
  public static let space = Self(rawValue: "space")
  /// A character outside ASCII that is not percent-encoded.
  public static let nonASCIICharacter = Self(rawValue: "non-ascii-character")
  /// A visible character that its part of the link may not contain unencoded, such as `"` or `<`,
  /// or a `[` in the path.
  public static let forbiddenCharacter = Self(rawValue: "forbidden-character")
  /// A percent sign without two hexadecimal digits.
  public static let invalidPercentEncoding = Self(rawValue: "invalid-percent-encoding")
  /// Percent-encoded bytes that are not UTF-8, including overlong sequences.
  public static let percentEncodedInvalidUTF8 = Self(rawValue: "percent-encoded-invalid-utf-8")
  /// A percent-encoded NUL or other control character.
  public static let percentEncodedControl = Self(rawValue: "percent-encoded-control")
  /// A user name or password before the host.
  public static let userinfo = Self(rawValue: "userinfo")
  /// A web link without exactly two slashes between its scheme and its host.
  public static let missingSlashes = Self(rawValue: "missing-slashes")
  /// A link without a host although it is a web link or has a port.
  ///
  /// A `file` link with the host `localhost` has this code as well, because browsers read that host
  /// as an empty host.
  public static let missingHost = Self(rawValue: "missing-host")
  /// A percent-encoded byte in the host.
  public static let percentEncodedHost = Self(rawValue: "percent-encoded-host")
  /// A character outside ASCII in the host.
  public static let nonASCIIHost = Self(rawValue: "non-ascii-host")
  /// A character that a host name cannot contain.
  public static let forbiddenHostCharacter = Self(rawValue: "forbidden-host-character")
  /// A leading dot in the host, or two consecutive dots.
  public static let emptyHostLabel = Self(rawValue: "empty-host-label")
  /// A host with a trailing dot.
  public static let trailingDotHost = Self(rawValue: "trailing-dot-host")
  /// A host with an underscore.
  public static let underscoreHost = Self(rawValue: "underscore-host")
  /// A host with a label that starts with `xn--`.
  public static let punycodeHost = Self(rawValue: "punycode-host")
  /// An IP address in any notation that a browser would read as one.
  public static let ipAddressHost = Self(rawValue: "ip-address-host")
  /// A port that is not a number from 0 to 65535, or that has leading zeros.
  public static let invalidPort = Self(rawValue: "invalid-port")
  /// A port in a `file` link, or in a link whose host and port no manifest lists.
  public static let portNotAllowed = Self(rawValue: "port-not-allowed")
  /// A path component `.` or `..`, plain or percent-encoded, or such a host after a custom scheme.
  public static let dotSegment = Self(rawValue: "dot-segment")
  /// Two consecutive slashes in the path.
  public static let emptyPathComponent = Self(rawValue: "empty-path-component")

  /// All codes of this library, in the order of their declarations.
  public static var all: [Self] {
    [
      .emptyLink, .tooLong, .invalidUTF8, .missingScheme, .backslash, .controlCharacter, .space,
      .nonASCIICharacter, .forbiddenCharacter, .invalidPercentEncoding,
      .percentEncodedInvalidUTF8, .percentEncodedControl, .userinfo, .missingSlashes,
      .missingHost, .percentEncodedHost, .nonASCIIHost, .forbiddenHostCharacter,
      .emptyHostLabel, .trailingDotHost, .underscoreHost, .punycodeHost, .ipAddressHost,
      .invalidPort, .portNotAllowed, .dotSegment, .emptyPathComponent,
    ]
  }
}

extension URLParseError {
  /// Creates an error with the ``expected`` phrase for its code.
  package init(_ code: Code, _ range: Range<Int>) {
    self.init(code: code, range: SourceRange(range), expected: Self.expectation(for: code))
  }

  private static func expectation(for code: Code) -> String {
    switch code {
    case .emptyLink: "a link"
    case .tooLong: "at most \(URLParts.maximumLength) bytes"
    case .invalidUTF8: "UTF-8"
    case .missingScheme: "a leading scheme, such as https://"
    case .backslash: "a slash, not a backslash, between path components"
    case .controlCharacter: "no control character"
    case .space: "no space; in a value, encode it as %20"
    case .nonASCIICharacter: "an ASCII character, or percent-encoding"
    case .forbiddenCharacter: "a character that a link may contain, or its percent-encoding"
    case .invalidPercentEncoding: "two hexadecimal digits after %"
    case .percentEncodedInvalidUTF8: "percent-encoded bytes that are valid UTF-8"
    case .percentEncodedControl: "no control character, percent-encoded or not"
    case .userinfo: "a host without a user name or password"
    case .missingSlashes: "exactly two slashes between scheme and host"
    case .missingHost: "a host"
    case .percentEncodedHost: "a host without percent-encoding"
    case .nonASCIIHost: "a host in ASCII"
    case .forbiddenHostCharacter: "a host of letters, digits, hyphens and dots"
    case .emptyHostLabel: "a letter or digit between the dots of the host"
    case .trailingDotHost: "a host without a trailing dot"
    case .underscoreHost: "a host without an underscore"
    case .punycodeHost: "a host without xn-- labels"
    case .ipAddressHost: "a host name, not an IP address"
    case .invalidPort: "a port from 0 to 65535 without leading zeros"
    case .portNotAllowed: "no port"
    case .dotSegment: "a path without . or .. components"
    case .emptyPathComponent: "a single slash between path components"
    default: "a valid link"
    }
  }
}
