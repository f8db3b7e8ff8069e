import LinkRouting

/// Builds a path from strings and ``PathParameter`` values.
@resultBuilder
public enum PathBuilder {
  /// Converts a string to literal components.
  public static func buildExpression(_ path: String) -> PathParts { PathParts(literal: path) }

  /// Converts a parameter to its components.
  public static func buildExpression(_ parameter: PathParameter<some Any>) -> PathParts {
    parameter.path
  }

  /// Joins the components.
  public static func buildBlock(_ parts: PathParts...) -> PathParts {
    var path = PathParts()
    for part in parts { path.append(part) }
    return path
  }
}

/// Another path that matches a route.
///
/// An alias must have the same parameters as the route's path, with the same types and in the same
/// order. Canonical links never have the path of an alias.
///
/// ```swift
/// let sku = PathParameter("sku", .slug)
/// let item = route("item") {
///   "item"
///   sku
///   PathAlias { "products"; sku }
/// }
/// ```
public struct PathAlias: Sendable {
  let path: PathParts

  /// Creates an alias.
  public init(@PathBuilder path: () -> PathParts) {
    self.path = path()
  }
}

/// A path whose links intentionally stay in the browser, or an exception to later exclusions.
public struct ExcludedPath: Sendable {
  let exclusion: LinkManifest.Exclusion
  let mistakes: [DeclarationMistake]
  let types: [ParameterType]

  /// Creates an exclusion.
  ///
  /// - Parameters:
  ///   - host: The host of the path; `nil` for every host and scheme of the app.
  ///   - isException: `true` if later exclusions do not apply to the path.
  ///   - path: The path. An empty closure excludes the root.
  public init(
    host: String? = nil, isException: Bool = false, @PathBuilder path: () -> PathParts
  ) {
    let path = path()
    let (pattern, mistakes) = path.assembled
    exclusion = LinkManifest.Exclusion(pattern: pattern, host: host, isException: isException)
    self.mistakes = mistakes
    types = path.types
  }
}
