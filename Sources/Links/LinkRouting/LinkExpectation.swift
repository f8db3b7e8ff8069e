package import URLSyntax

/// The form that was expected instead of an invalid link or value.
///
/// The expectation is a value, not a sentence, so that any language can express it. Its description
/// is English. The expectation contains parts of the manifests, but no part of the link.
public indirect enum LinkExpectation: Sendable, Hashable {
  /// A fixed phrase.
  case phrase(Phrase)
  /// An exact string, such as a literal path component. In a list of choices, the string `…`
  /// represents the choices that are omitted.
  case literal(String)
  /// A value of a type, in the given part of the link.
  case value(ParameterType.Kind, in: Place)
  /// A value of a named parameter.
  case parameter(String, LinkExpectation)
  /// Values that meet a condition.
  case condition(ParameterCondition)
  /// At most one occurrence of the parameter with the given name.
  case once(String)
  /// One of the declared names.
  case names(NameKind, [String])
  /// A subdomain of a domain, for a host that the wildcard of the domain does not match.
  ///
  /// `isDomain` is `true` if the host is the domain itself.
  case subdomain(of: String, isDomain: Bool)
  /// One of several expectations.
  case anyOf([LinkExpectation])

  /// A fixed phrase, with an identifier for translations.
  public struct Phrase: Sendable, Hashable {
    /// The identifier in kebab case.
    public let id: String
    /// The phrase in English.
    public let english: String

    /// Creates a phrase.
    public init(_ id: String, _ english: String) {
      self.id = id
      self.english = english
    }
  }

  /// The part of a link that contains a value; the part determines the valid characters.
  public enum Place: Sendable, Hashable, CaseIterable {
    /// A component of the path.
    case path
    /// The query or the fragment.
    case item
    /// Either part, if the type alone determines the valid characters.
    case any
  }

  /// The kind of entity that a list of names refers to.
  public enum NameKind: String, Sendable, Hashable, CaseIterable {
    /// Schemes of links.
    case scheme
    /// Hosts of links.
    case host
    /// Parameters of a route.
    case parameter
    /// Apps.
    case app
    /// Routes of an app.
    case route
  }

  /// The maximum number of names that a description lists.
  public static let shownNames = 8
}

extension LinkExpectation.Phrase {
  static let excluded = Self("excluded", "a path that the manifest does not exclude")
  static let excludedValues = Self(
    "excluded-values", "values whose link the manifest does not exclude")
  static let matchesOtherRoute = Self(
    "leads-elsewhere", "values whose link does not match another route")
  static let leadsNowhere = Self("leads-nowhere", "values whose link matches the route")
  static let pathOfRoute = Self("path-of-route", "the path of a route")
  static let endOfPath = Self("end-of-path", "the end of the path")
  static let noSlash = Self("trailing-slash", "no trailing slash")
  static let slash = Self("missing-trailing-slash", "a trailing slash")
  static let percentEncoding = Self(
    "percent-encoding", "percent-encoding of all special characters")
  static let trackingKey = Self("tracking-key", "a tracking key such as utm_source")
  static let oneValue = Self("one-value", "one value")
  static let dotSegment = Self("dot-segment", "a path without . or .. components")
  static let validLink = Self("valid-link", "a valid link")
  /// A link for attending or presenting in a session.
  public static let joinLink = Self("join-link", "a link for attending or presenting in a session")

  /// Returns the phrase for a code of a syntax error.
  package static func syntax(_ code: URLParseError.Code) -> Self {
    Self(code.rawValue, URLParseError(code, 0..<0).expected)
  }

  /// All phrases except those for syntax errors.
  ///
  /// The identifier of a phrase for a syntax error is the code of the `URLParseError`.
  public static let all: [Self] = [
    excluded, excludedValues, matchesOtherRoute, leadsNowhere, pathOfRoute, endOfPath, noSlash,
    slash, percentEncoding, trackingKey, oneValue, validLink, joinLink,
  ]
}

extension LinkExpectation: CustomStringConvertible {
  /// A short English phrase.
  public var description: String {
    switch self {
    case .phrase(let phrase): phrase.english
    case .literal(let text): text
    case .value(let kind, let place): kind.summary(in: place)
    case .parameter(let name, let value): "\(name): \(value)"
    case .condition(let condition):
      condition.relation == .with
        ? "\(condition.parameter) only together with \(condition.other)"
        : "values with \(condition)"
    case .once(let name): "\(name) only once"
    case .names(let kind, let names): Self.choice(kind, names)
    case .subdomain(let domain, isDomain: true):
      "a subdomain of \(domain), because *.\(domain) does not match \(domain) itself"
    case .subdomain(let domain, isDomain: false):
      "a subdomain of \(domain), for the host *.\(domain)"
    case .anyOf(let choices): Self.choice(choices.map(\.description))
    }
  }

  /// Returns "one of the hosts a, b", and shortens lists with more than ``shownNames`` names.
  private static func choice(_ kind: NameKind, _ names: [String]) -> String {
    guard let first = names.first else { return "no \(kind.rawValue)" }
    guard names.count > 1 else { return "the \(kind.rawValue) \(first)" }
    let shown = names.prefix(shownNames).joined(separator: ", ")
    return "one of the \(kind.rawValue)s \(shown)"
      + (names.count > shownNames ? ", … (\(names.count) in all)" : "")
  }

  /// Returns "a, b or c".
  static func choice(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
