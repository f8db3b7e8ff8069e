public import Diagnostics
package import URLSyntax

/// A reference to a route, which consists of the names of the app and the route.
public struct RouteReference: Hashable, Sendable, CustomStringConvertible {
  /// The name of the app.
  public let app: String
  /// The name of the route in that app.
  public let route: String

  /// Creates a reference.
  public init(app: String, route: String) {
    self.app = app
    self.route = route
  }

  /// The reference in the form `wordly.attend`.
  public var description: String { app + "." + route }
}

/// The reason why a link is rejected, or why a link cannot be built.
///
/// The error contains the invalid range, the expected form and the nearest route. It never contains
/// the link or a value, because they may be secret. ``Router/suggestion(for:)`` returns a corrected
/// link.
public struct LinkError: Error, Sendable, Hashable {
  /// The kind of an error, as a stable identifier in kebab case.
  ///
  /// The codes for links that violate the syntax policy equal those of `URLParseError`.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `unknown-host`.
    public let rawValue: String

    /// Creates a code; the codes of this library are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The kind of the error.
  public let code: Code
  /// The invalid bytes of the link when parsing, or of the value when building.
  public let range: SourceRange
  /// The form that was expected instead of the invalid bytes.
  public let expectation: LinkExpectation
  /// The parameter that the error is about, if any.
  public let parameter: String?
  /// The nearest route, or `nil` if no route is near; when building, the route that the error is
  /// about.
  public let nearest: RouteReference?

  /// Creates an error.
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
  /// The expected form as a short English phrase.
  public var expected: String { expectation.description }
}

extension LinkError: CustomStringConvertible {
  /// The code, the range and the expected form, without any part of the link.
  public var description: String {
    let place = parameter.map { "\($0), \(range)" } ?? "\(range)"
    return "\(code.rawValue) at \(place): expected \(expected)"
  }
}

extension LinkError.Code {
  /// No manifest declares the scheme; when building, the route has no links with the scheme.
  public static let unknownScheme = Self(rawValue: "unknown-scheme")
  /// An `http` link to a host that several apps share, if only some of them accept `http` links.
  public static let httpNotUpgraded = Self(rawValue: "http-not-upgraded")
  /// No manifest declares the host, or several labels are in the place of a host parameter, which
  /// matches only one label.
  public static let unknownHost = Self(rawValue: "unknown-host")
  /// The manifest excludes the link, which stays in the browser.
  public static let excluded = Self(rawValue: "excluded")
  /// No pattern accepts this component at this position.
  public static let unknownPathComponent = Self(rawValue: "unknown-path-component")
  /// The path has more components than any pattern that matches its beginning.
  public static let unexpectedPathComponent = Self(rawValue: "unexpected-path-component")
  /// The path has fewer components than any pattern that begins with them.
  public static let missingPathComponent = Self(rawValue: "missing-path-component")
  /// The path ends in a slash, which the route rejects.
  public static let trailingSlash = Self(rawValue: "trailing-slash")
  /// The path does not end in a slash, which the route requires.
  public static let missingTrailingSlash = Self(rawValue: "missing-trailing-slash")
  /// A value is not valid for the type of its parameter.
  public static let invalidValue = Self(rawValue: "invalid-value")
  /// A required parameter of the query or the fragment is absent.
  ///
  /// When a link is built, the absent parameter may also be one of the path.
  public static let missingParameter = Self(rawValue: "missing-parameter")
  /// Two parameters do not meet a condition of the route.
  public static let conditionFailed = Self(rawValue: "condition-failed")
  /// Foundation decodes an escape in a declared item differently from the router.
  ///
  /// The cause is a raw bracket or an incomplete escape in the query or fragment.
  public static let ambiguousEscape = Self(rawValue: "ambiguous-escape")
  /// A parameter occurs more than once, although it may occur only once.
  public static let duplicateParameter = Self(rawValue: "duplicate-parameter")
  /// An undeclared parameter on a route that rejects undeclared parameters.
  ///
  /// When a link is built, every route rejects undeclared parameters.
  public static let unknownParameter = Self(rawValue: "unknown-parameter")
  /// No app has this name.
  public static let unknownApp = Self(rawValue: "unknown-app")
  /// The app has no route with this name, or the route is retired.
  public static let unknownRoute = Self(rawValue: "unknown-route")
}

extension LinkError {
  /// Creates the error for a link that violates the syntax policy.
  package init(_ error: URLParseError) {
    self.init(
      code: Code(error.code), range: error.range,
      expected: .phrase(LinkExpectation.Phrase(error.code.rawValue, error.expected)))
  }
}
