import LinkRouting

extension Route {
  /// Creates a route in the notation of manifests; each parameter is written as `name: expression`.
  static func make(
    _ name: String, _ pattern: String, query: [String] = [], fragment: [String] = [],
    isCaseSensitive: Bool = true, trailingSlash: TrailingSlash = .tolerated,
    strict: Bool = false, form: Bool = false, hosts: [String]? = nil, schemes: [String]? = nil
  ) -> Route {
    Route(
      name: name, pattern: .make(pattern), query: query.map(ParameterDeclaration.make),
      fragment: fragment.map(ParameterDeclaration.make), isCaseSensitive: isCaseSensitive,
      trailingSlash: trailingSlash, rejectsUnknownKeys: strict, isFormEncoded: form, hosts: hosts,
      schemes: schemes)
  }
}

extension RoutePattern {
  static func make(_ text: String) -> RoutePattern {
    do {
      return try RoutePattern(parsing: text)
    } catch {
      preconditionFailure("\(text): \(error)")
    }
  }
}

extension ParameterDeclaration {
  static func make(_ text: String) -> ParameterDeclaration {
    guard let colon = text.firstIndex(of: ":"),
      let declaration = ParameterDeclaration(
        name: String(text[..<colon]), parsing: String(text[text.index(after: colon)...]))
    else { preconditionFailure(text) }
    return declaration
  }
}

extension Router {
  /// Creates a router for one app named `app`, with the host `h.example` and the scheme `app`.
  static func make(
    _ routes: [Route], hosts: [String] = ["h.example"], schemes: [String] = ["app"],
    types: [ParameterType] = [], shared: [String] = [],
    exclusions: [LinkManifest.Exclusion] = []
  ) throws -> Router {
    try Router([
      LinkManifest(
        app: "app", hosts: hosts, schemes: schemes, types: types,
        sharedQuery: shared.map(ParameterDeclaration.make), routes: routes, exclusions: exclusions)
    ])
  }
}
