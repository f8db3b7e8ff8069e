extension Route {
  /// The redirect of a retired route to the route that replaces it.
  ///
  /// A link of a retired route matches, and ``LinkMatch/destination`` is the match of the link that
  /// replaces it. No link is built for a retired route.
  ///
  /// ```swift
  /// Route(
  ///   name: "old-item", pattern: try RoutePattern(parsing: "/p/{number:integer}"),
  ///   redirect: Route.Redirect(to: "item", values: [.init("id", .parameter("number"))]))
  /// ```
  public struct Redirect: Hashable, Sendable {
    /// The source of a value of the new route.
    public enum Source: Hashable, Sendable {
      /// The parameter of the retired route with this name.
      case parameter(String)
      /// A fixed value, spelled as in a link before percent-encoding.
      case text(String)
    }

    /// The value of a parameter of the new route.
    public struct Value: Hashable, Sendable {
      /// The name of the parameter.
      public var parameter: String
      /// The source of its value.
      public var source: Source

      /// Creates a value.
      public init(_ parameter: String, _ source: Source) {
        self.parameter = parameter
        self.source = source
      }
    }

    /// The name of the new route.
    public var route: String
    /// The values of parameters whose names differ between the routes, and fixed values.
    ///
    /// Any other parameter of the new route has the value of the parameter with the same name.
    public var values: [Value]

    /// Creates a redirect.
    public init(to route: String, values: [Value] = []) {
      self.route = route
      self.values = values
    }

    /// Returns the source of the value of a parameter of the new route.
    package func source(of parameter: String) -> Source {
      values.first { $0.parameter == parameter }?.source ?? .parameter(parameter)
    }
  }
}

extension Route.Redirect.Source: CustomStringConvertible {
  /// The source as a manifest spells it: `{number}` for a parameter, or the fixed value.
  public var description: String {
    switch self {
    case .parameter(let name): "{\(name)}"
    case .text(let text): text
    }
  }

  /// Reads `{number}` as a parameter, and any other text as a fixed value.
  package init(spelled text: String) {
    if text.count > 2, text.hasPrefix("{"), text.hasSuffix("}") {
      self = .parameter(String(text.dropFirst().dropLast()))
    } else {
      self = .text(text)
    }
  }
}
