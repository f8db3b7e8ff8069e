import LinkRouting

/// The components of a path, with the types that they use.
public struct PathParts: Sendable {
  var components: [RoutePattern.Component] = []
  var types: [ParameterType] = []

  init(components: [RoutePattern.Component] = [], types: [ParameterType] = []) {
    self.components = components
    self.types = types
  }

  /// Creates literal components from a string that may contain slashes between them.
  init(literal path: String) {
    components = path.split(separator: "/").map { .literal(String($0)) }
  }
}

/// Builds a path from strings and ``PathParameter`` values.
@resultBuilder
public enum PathBuilder {
  /// Reads literal components.
  public static func buildExpression(_ path: String) -> PathParts { PathParts(literal: path) }

  /// Reads a parameter.
  public static func buildExpression(_ parameter: PathParameter<some Any>) -> PathParts {
    parameter.path
  }

  /// Joins the components.
  public static func buildBlock(_ parts: PathParts...) -> PathParts {
    PathParts(components: parts.flatMap(\.components), types: parts.flatMap(\.types))
  }
}

/// Another path that matches a route.
///
/// It has the parameters of the route's path, with the same types and in the same order. A
/// canonical link never has such a path.
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

/// A path whose links intentionally stay in the browser.
public struct ExcludedPath: Sendable {
  let exclusion: LinkManifest.Exclusion
  let types: [ParameterType]

  /// Creates an exclusion.
  ///
  /// - Parameters:
  ///   - host: The host of the path; `nil` for every host and scheme of the app.
  ///   - path: The path. An empty closure excludes the root.
  public init(host: String? = nil, @PathBuilder path: () -> PathParts) {
    let path = path()
    exclusion = LinkManifest.Exclusion(pattern: RoutePattern(path.components), host: host)
    types = path.types
  }
}
