public import Diagnostics

/// The path of a route: literal components, parameters, and possibly one catch-all.
///
/// ```text
/// /attend/{session}          a parameter of the type of the same name
/// /item/{id:uuid}            a parameter whose name differs from the name of its type
/// /v{major:integer}/notes    a literal before a parameter, in one component
/// /{from:iata}-{to:iata}     several parameters in one component
/// /files/{path:text*}        the rest of the path, zero or more components
/// /files/{path:text+}        the rest of the path, one or more components
/// /files/{path:text*}/edit   all components before the last one
/// /store[/{section}]          a path with an optional part that contains a parameter
/// ```
///
/// Literals are not percent-encoded.
public struct RoutePattern: Hashable, Sendable {
  /// One component of the path.
  public enum Component: Hashable, Sendable {
    /// Exactly this text, decoded.
    case literal(String)
    /// One value, with literal text around it in the same component.
    case parameter(name: String, type: String, prefix: String = "", suffix: String = "")
    /// Several values, with literal text between and around them in the same component.
    ///
    /// The types and the literal text must leave only one way to split each component into values.
    case compound([Piece])
    /// All remaining components, except those that later components of the pattern match.
    ///
    /// The catch-all matches at least `minimum` components.
    case catchAll(name: String, type: String, minimum: Int = 0)
  }

  /// A part of a component with several parameters.
  public enum Piece: Hashable, Sendable {
    /// Exactly this text, decoded.
    case literal(String)
    /// One value.
    case parameter(name: String, type: String)
  }

  /// The components in order; at most one is a catch-all.
  public let components: [Component]
  /// The parts that a link may omit, as ranges of components.
  ///
  /// The parts are in the order in which they start. A part precedes the parts inside it.
  public let optionalParts: [Range<Int>]

  /// Creates a pattern from components.
  ///
  /// The initializer does not validate the components. ``LinkManifest/diagnostics()`` reports
  /// invalid components, such as a second catch-all or a name that is used twice. A compound
  /// component with at most one parameter becomes a literal or a parameter.
  ///
  /// - Parameters:
  ///   - components: The components, including those of optional parts.
  ///   - optionalParts: The parts that a link may omit. The initializer ignores empty parts and
  ///     parts outside the components. If two parts overlap and neither is inside the other, it
  ///     ignores the one that starts later.
  public init(_ components: [Component], optionalParts: [Range<Int>] = []) {
    self.components =
      components.contains(where: \.isCompound) ? components.map(\.simplified) : components
    self.optionalParts =
      optionalParts.isEmpty ? [] : Self.ordered(optionalParts, count: components.count)
  }

  /// The names of the parameters in order.
  public var parameterNames: [String] {
    parameters.map(\.name)
  }
}

/// The reason why a string is not a route pattern.
public struct RoutePatternError: Error, Sendable, Hashable {
  /// The invalid bytes of the pattern.
  public let range: SourceRange
  /// The expected form, as a short English phrase.
  public let expected: String

  /// Creates an error.
  public init(range: SourceRange, expected: String) {
    self.range = range
    self.expected = expected
  }
}
