public import Diagnostics
package import URLSyntax

/// A route, by the name of its app and its own.
public struct RouteReference: Hashable, Sendable, CustomStringConvertible {
  /// The name of the app.
  public let app: String
  /// The name of the route in that app.
  public let route: String

  /// Makes a reference.
  public init(app: String, route: String) {
    self.app = app
    self.route = route
  }

  /// The reference in the form `wordly.attend`.
  public var description: String { app + "." + route }
}

/// Why a link is refused, or why one cannot be built.
///
/// The error names a place, what was expected there and the route that comes nearest. It never
/// holds the link or a value, which may be secret; ``Router/suggestion(for:)`` makes the corrected
/// link when somebody asks for it.
public struct LinkError: Error, Sendable, Hashable {
  /// What is wrong, as a stable identifier in kebab case.
  ///
  /// Links that break the syntax policy have codes of the same names as those of `URLParseError`.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `unknown-host`.
    public let rawValue: String

    /// Makes a code; the ones this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What is wrong.
  public let code: Code
  /// The bytes that are wrong: of the link when parsing, of the value when building.
  public let range: SourceRange
  /// What was expected in their place.
  public let expectation: LinkExpectation
  /// The parameter that is concerned, if it is one.
  public let parameter: String?
  /// The route that comes nearest, if one does.
  public let nearest: RouteReference?

  /// Makes an error.
  public init(
    code: Code, range: SourceRange, expected expectation: LinkExpectation, parameter: String? = nil,
    nearest: RouteReference? = nil
  ) {
    self.code = code
    self.range = range
    self.expectation = expectation
    self.parameter = parameter
    self.nearest = nearest
  }
}

extension LinkError {
  /// What was expected, as a short English phrase.
  public var expected: String { expectation.description }
}

extension LinkError: CustomStringConvertible {
  /// The code, the place and what was expected; nothing of the link.
  public var description: String {
    let place = parameter.map { "\($0), \(range)" } ?? "\(range)"
    return "\(code.rawValue) at \(place): expected \(expected)"
  }
}

extension LinkError.Code {
  /// The scheme is not declared by any manifest.
  public static let unknownScheme = Self(rawValue: "unknown-scheme")
  /// The link is an `http` link, which one app on its host reads as an `https` link and another one
  /// does not.
  public static let httpNotUpgraded = Self(rawValue: "http-not-upgraded")
  /// The host is not declared by any manifest.
  public static let unknownHost = Self(rawValue: "unknown-host")
  /// The manifest leaves the link to the browser on purpose.
  public static let excluded = Self(rawValue: "excluded")
  /// No pattern has this component in this place.
  public static let unknownPathComponent = Self(rawValue: "unknown-path-component")
  /// The path goes on where every pattern has ended.
  public static let unexpectedPathComponent = Self(rawValue: "unexpected-path-component")
  /// The path ends before any pattern does.
  public static let missingPathComponent = Self(rawValue: "missing-path-component")
  /// The path ends in a slash, which the route refuses.
  public static let trailingSlash = Self(rawValue: "trailing-slash")
  /// The path does not end in a slash, which the route requires.
  public static let missingTrailingSlash = Self(rawValue: "missing-trailing-slash")
  /// The value of a parameter is not of its type.
  public static let invalidValue = Self(rawValue: "invalid-value")
  /// A required parameter of the query or the fragment is absent.
  public static let missingParameter = Self(rawValue: "missing-parameter")
  /// An escape in a declared item of a query or fragment with a raw bracket or an incomplete
  /// escape, which Foundation reads differently.
  public static let ambiguousEscape = Self(rawValue: "ambiguous-escape")
  /// A parameter stands twice that may stand once.
  public static let duplicateParameter = Self(rawValue: "duplicate-parameter")
  /// A parameter that the route does not declare, where it refuses those.
  public static let unknownParameter = Self(rawValue: "unknown-parameter")
  /// There is no app of this name.
  public static let unknownApp = Self(rawValue: "unknown-app")
  /// The app has no route of this name.
  public static let unknownRoute = Self(rawValue: "unknown-route")
}

extension LinkError {
  /// Creates the error of a link that breaks the syntax policy.
  package init(_ error: URLParseError) {
    self.init(
      code: Code(rawValue: error.code.rawValue), range: error.range,
      expected: .phrase(LinkExpectation.Phrase(error.code.rawValue, error.expected)))
  }
}
