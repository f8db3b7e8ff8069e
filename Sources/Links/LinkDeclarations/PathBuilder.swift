import LinkRouting

/// The components of a path, with the types that they use.
public struct PathParts: Sendable {
  /// A part that a link may omit.
  struct OptionalPart: Sendable {
    /// The components of the part, without those of parts inside it.
    var components: Range<Int>
    /// The name of the parameter.
    var name: String
    /// The name of the parameter of the surrounding part, if any.
    var surrounding: String?
  }

  var components: [RoutePattern.Component] = []
  var types: [ParameterType] = []
  var optionalParts: [OptionalPart] = []
  /// `true` if the first component is the rest of the component before it.
  var continuesComponent = false

  init(components: [RoutePattern.Component] = [], types: [ParameterType] = []) {
    self.components = components
    self.types = types
  }

  /// Appends the components of other parts.
  mutating func append(_ other: PathParts) {
    types += other.types
    let first = other.components.first?.pieces
    if other.continuesComponent, let first, let last = components.last?.pieces {
      components[components.count - 1] = RoutePattern.Component(pieces: last + first)
      return
    }
    let offset = components.count
    components += other.components
    optionalParts += other.optionalParts.map { part in
      var part = part
      part.components = part.components.lowerBound + offset..<part.components.upperBound + offset
      return part
    }
  }

  /// The pattern of the path.
  var pattern: RoutePattern {
    var parts = optionalParts
    // A part follows the one that surrounds it.
    for part in optionalParts.reversed() {
      guard let surrounding = part.surrounding,
        let inner = parts.first(where: { $0.name == part.name }),
        let index = parts.firstIndex(where: { $0.name == surrounding })
      else { continue }
      parts[index].components =
        parts[index].components
        .lowerBound..<max(parts[index].components.upperBound, inner.components.upperBound)
    }
    return RoutePattern(components, optionalParts: parts.map(\.components))
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
    var path = PathParts()
    for part in parts { path.append(part) }
    return path
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

/// A path whose links intentionally stay in the browser, or an exception to later exclusions.
public struct ExcludedPath: Sendable {
  let exclusion: LinkManifest.Exclusion
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
    exclusion = LinkManifest.Exclusion(pattern: path.pattern, host: host, isException: isException)
    types = path.types
  }
}
