public import Diagnostics

/// The path of a route: literal components, parameters, perhaps a catch-all at the end.
///
/// ```text
/// /attend/{session}          a parameter of the type of the same name
/// /item/{id:uuid}            a parameter with another name than its type
/// /v{major:integer}/notes    a literal in front of a parameter, in one component
/// /files/{path:text*}        the rest of the path, zero or more components
/// /files/{path:text+}        the rest of the path, one or more components
/// ```
///
/// Literals are written as people read them, not percent-encoded.
public struct RoutePattern: Hashable, Sendable {
  /// One component of the path.
  public enum Component: Hashable, Sendable {
    /// Exactly this text, decoded.
    case literal(String)
    /// One value, with literal text around it in the same component.
    case parameter(name: String, type: String, prefix: String = "", suffix: String = "")
    /// Every component from here on, at least so many.
    case catchAll(name: String, type: String, minimum: Int = 0)
  }

  /// The components, front to back; a catch-all only at the end.
  public let components: [Component]

  /// Makes a pattern of components.
  ///
  /// Whether they make sense (a catch-all in the middle, a name used twice) is checked with the
  /// manifest: ``LinkManifest/diagnostics()``.
  public init(_ components: [Component]) {
    self.components = components
  }

  /// The names of the parameters, front to back.
  public var parameterNames: [String] {
    components.compactMap { component in
      switch component {
      case .literal: nil
      case .parameter(let name, _, _, _), .catchAll(let name, _, _): name
      }
    }
  }
}

/// Why a text is no route pattern.
public struct RoutePatternError: Error, Sendable, Hashable {
  /// The bytes of the pattern that are wrong.
  public let range: SourceRange
  /// What was expected there, as a short English phrase.
  public let expected: String

  /// Makes an error.
  public init(range: SourceRange, expected: String) {
    self.range = range
    self.expected = expected
  }
}
