package import URLSyntax

/// What would have been right where a link or a value is wrong.
///
/// It is a value and not a sentence, so that it can be said in any language; its description is
/// English. It holds what manifests declare, and nothing of the link.
public indirect enum LinkExpectation: Sendable, Hashable {
  /// Something that a fixed phrase says.
  case phrase(Phrase)
  /// A text, byte for byte, such as the literal of a path component; `…` stands for more of them.
  case literal(String)
  /// A value of a type, in the place where it stands.
  case value(ParameterType.Kind, in: Place)
  /// A value of a parameter that is named.
  case parameter(String, LinkExpectation)
  /// A parameter not more than once.
  case once(String)
  /// One of the names that are declared.
  case names(NameKind, [String])
  /// One of several things.
  case anyOf([LinkExpectation])

  /// A fixed phrase, with an identifier that translations go by.
  public struct Phrase: Sendable, Hashable {
    /// The identifier in kebab case.
    public let id: String
    /// The phrase in English.
    public let english: String

    /// Makes a phrase.
    public init(_ id: String, _ english: String) {
      self.id = id
      self.english = english
    }
  }

  /// Where a value stands, which decides on the characters that it may hold.
  public enum Place: Sendable, Hashable, CaseIterable {
    /// In a component of the path.
    case path
    /// In the query or the fragment.
    case item
    /// In either, where its type says all about its characters.
    case any
  }

  /// What names name.
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

  /// The most names that are said; of more the first ones stand for all.
  public static let shownNames = 8
}

extension LinkExpectation.Phrase {
  static let excluded = Self("excluded", "a path that the manifest does not exclude")
  static let excludedValues = Self(
    "excluded-values", "values whose link the manifest does not exclude")
  static let leadsElsewhere = Self(
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

  /// What a code of the syntax asks for.
  package static func syntax(_ code: URLParseError.Code) -> Self {
    Self(code.rawValue, URLParseError(code, 0..<0).expected)
  }

  /// Every phrase but those of the syntax, whose identifiers are the codes of `URLParseError`.
  public static let all: [Self] = [
    excluded, excludedValues, leadsElsewhere, leadsNowhere, pathOfRoute, endOfPath, noSlash, slash,
    percentEncoding, trackingKey, oneValue, validLink, joinLink,
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
    case .once(let name): "\(name) only once"
    case .names(let kind, let names): Self.choice(kind, names)
    case .anyOf(let choices): Self.choice(choices.map(\.description))
    }
  }

  /// "one of the hosts a, b", shortened where a list would be too long to read.
  private static func choice(_ kind: NameKind, _ names: [String]) -> String {
    guard let first = names.first else { return "no \(kind.rawValue)" }
    guard names.count > 1 else { return "the \(kind.rawValue) \(first)" }
    let shown = names.prefix(shownNames).joined(separator: ", ")
    return "one of the \(kind.rawValue)s \(shown)"
      + (names.count > shownNames ? ", … (\(names.count) in all)" : "")
  }

  /// "a, b or c".
  static func choice(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
