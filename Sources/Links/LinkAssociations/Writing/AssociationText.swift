/// A text that a platform or a web host reads, made from a manifest.
public struct AssociationText: Sendable, Hashable {
  /// The text, ended by a line break; equal manifests give equal bytes.
  public var text: String
  /// Where the platform opens more than the router accepts, in the order of the routes.
  public var widenings: [AssociationWidening]
  /// The links that the router accepts and the platform does not open, in the order of the routes.
  public var narrowings: [AssociationNarrowing]

  /// Makes a text.
  public init(
    text: String, widenings: [AssociationWidening] = [], narrowings: [AssociationNarrowing] = []
  ) {
    self.text = text
    self.widenings = widenings
    self.narrowings = narrowings
  }
}

/// Spellings of a route's links that the router accepts and a platform does not open.
///
/// The canonical form of a link always opens.
public struct AssociationNarrowing: Sendable, Hashable {
  /// A stable identifier in kebab case.
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

/// A reason for which a platform opens links that the router refuses.
///
/// The language of association files is smaller than that of routes. What it cannot say is left
/// open, not closed: a canonical link that the router accepts always opens. The only exceptions are
/// of type ``AssociationNarrowing``.
public struct AssociationWidening: Sendable, Hashable {
  /// What cannot be said, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable, Comparable {
    /// The identifier, such as `length-not-expressible`.
    public let rawValue: String

    /// Makes a code; the ones this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Orders by the bytes of the identifiers.
    public static func < (left: Code, right: Code) -> Bool {
      left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
    }
  }

  /// What cannot be said.
  public var code: Code
  /// The name of the route, or the pattern of an exclusion; `nil` where it is about the whole file.
  public var route: String?
  /// The parameter, if it is about one.
  public var parameter: String?
  /// What the platform opens beside what the router accepts, as an English sentence without a full stop.
  public var explanation: String

  /// Makes a reason.
  public init(code: Code, route: String? = nil, parameter: String? = nil, explanation: String) {
    self.code = code
    self.route = route
    self.parameter = parameter
    self.explanation = explanation
  }
}

/// Why nothing was written.
public struct AssociationWriteError: Error, Sendable, Hashable {
  /// What is wrong, as a stable identifier in kebab case.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The identifier, such as `placeholder`.
    public let rawValue: String

    /// Makes a code; the ones this library uses are static members.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What is wrong.
  public let code: Code
  /// The app.
  public let app: String
  /// What was expected, as a short English phrase.
  public let expected: String

  /// Makes an error.
  public init(code: Code, app: String, expected: String) {
    self.code = code
    self.app = app
    self.expected = expected
  }
}

extension AssociationWriteError.Code {
  /// The identities of the app only hold the place of the real ones.
  public static let placeholder = Self(rawValue: "placeholder")
  /// The app has no identity on the platform.
  public static let noIdentity = Self(rawValue: "no-identity")
  /// The app has no host, or the host is none of its.
  public static let noHost = Self(rawValue: "no-host")
  /// The app has no scheme of its own.
  public static let noScheme = Self(rawValue: "no-scheme")
  /// The file would be larger than the platform reads.
  public static let tooLarge = Self(rawValue: "too-large")
}
