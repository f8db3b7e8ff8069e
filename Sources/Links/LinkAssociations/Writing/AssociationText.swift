/// The text of a file for a platform or a web host, written from a manifest.
public struct AssociationText: Sendable, Hashable {
  /// The text, with a line break at its end; equal manifests produce equal bytes.
  public var text: String
  /// The kinds of links that the platform opens but the router rejects.
  public var widenings: [AssociationWidening]
  /// The kinds of links that the router accepts but the platform does not open.
  public var narrowings: [AssociationNarrowing]

  /// Creates the text of a file.
  public init(
    text: String, widenings: [AssociationWidening] = [], narrowings: [AssociationNarrowing] = []
  ) {
    self.text = text
    self.widenings = widenings
    self.narrowings = narrowings
  }
}

/// Links of a route, or spellings of them, that the router accepts but a platform does not open.
///
/// The canonical form of a link always opens, except on Android with the code
/// `path-length-not-expressible`.
public struct AssociationNarrowing: Sendable, Hashable {
  /// The reason why the links do not open, as a stable identifier in kebab case.
  public var code: AssociationWidening.Code
  /// The name of the route.
  public var route: String
  /// The links that do not open, as an English phrase.
  public var explanation: String

  /// Creates a narrowing.
  public init(code: AssociationWidening.Code, route: String, explanation: String) {
    self.code = code
    self.route = route
    self.explanation = explanation
  }
}

/// A reason why a platform opens links that the router rejects.
///
/// Association files are less expressive than routes. If they cannot express a requirement, they
/// open more links, not fewer. Accepted links that nevertheless do not open are reported as
/// ``AssociationNarrowing``.
public struct AssociationWidening: Sendable, Hashable {
  /// The requirement that cannot be expressed, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable, Comparable {
    /// The identifier, such as `length-not-expressible`.
    public let rawValue: String

    /// Creates a code; the codes that this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Compares two codes by the bytes of their identifiers.
    public static func < (left: Code, right: Code) -> Bool {
      left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
    }
  }

  /// The requirement that cannot be expressed.
  public var code: Code
  /// The name of the route or the pattern of an exclusion; `nil` if the reason is about the file.
  public var route: String?
  /// The name of the parameter, if the reason is about a parameter.
  public var parameter: String?
  /// The additional links that the platform opens, as an English phrase without a final period.
  public var explanation: String

  /// Creates a reason.
  public init(code: Code, route: String? = nil, parameter: String? = nil, explanation: String) {
    self.code = code
    self.route = route
    self.parameter = parameter
    self.explanation = explanation
  }
}

/// The reason why no file was written.
public struct AssociationWriteError: Error, Sendable, Hashable {
  /// A problem, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `placeholder`.
    public let rawValue: String

    /// Creates a code; the codes that this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The problem.
  public let code: Code
  /// The name of the app.
  public let app: String
  /// The expected input, as a short English phrase.
  public let expected: String

  /// Creates an error.
  public init(code: Code, app: String, expected: String) {
    self.code = code
    self.app = app
    self.expected = expected
  }
}

extension AssociationWriteError.Code {
  /// The identities of the app are only placeholders.
  public static let placeholder = Self(rawValue: "placeholder")
  /// The manifest declares no identity of the app for the platform.
  public static let noIdentity = Self(rawValue: "no-identity")
  /// The requested app does not exist, no app is named although there are several, none of the
  /// app's hosts or schemes has a route, or the requested host is not one of its hosts.
  public static let noHost = Self(rawValue: "no-host")
  /// The app has no custom scheme.
  public static let noScheme = Self(rawValue: "no-scheme")
  /// The file would exceed the size limit of the platform.
  public static let tooLarge = Self(rawValue: "too-large")
}
