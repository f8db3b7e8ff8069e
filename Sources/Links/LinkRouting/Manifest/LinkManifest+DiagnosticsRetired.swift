import Diagnostics

extension ManifestCheck {
  /// Checks the redirect of a retired route.
  ///
  /// Each value must have the type of its parameter, and each required parameter must have a value.
  /// Even then, the router rejects a link if its new link cannot be built, for example because the
  /// new path is excluded.
  mutating func check(
    _ redirect: Route.Redirect, of route: Route, at location: ManifestLocation
  ) {
    if !route.requirements.isEmpty {
      report(
        "requirements-without-effect", at: location.parent?.key("requires") ?? location,
        "route '\(route.name)' is retired, so its requirements have no effect",
        notes: [.init("the requirements of route '\(redirect.route)' apply; remove 'requires'")])
    }
    guard let target = routes[redirect.route].map({ manifest.routes[$0] }) else {
      let meant = spelling.nearest(
        to: redirect.route, among: manifest.routes.lazy.map(\.name))
      report(
        "unknown-route", at: location.key("to"),
        "unknown route '\(redirect.route)'"
          + (meant == nil ? "; expected the name of a route" : Self.didYouMean(meant)),
        replacement: meant)
      return
    }
    if target.name == route.name {
      report(
        "chained-redirect", at: location.key("to"), "route '\(route.name)' redirects to itself")
      return
    }
    if reportChain(to: target, at: location.key("to")) { return }
    let parameters = RouteParameters(target, manifest)
    var seen: Set<String> = []
    for value in redirect.values {
      let place = location.key("with").key(value.parameter)
      if !seen.insert(value.parameter).inserted {
        report(
          "duplicate-parameter", at: place,
          "duplicate value for parameter '\(value.parameter)'", isAboutKey: true)
      }
      if parameters[value.parameter] == nil {
        let meant = spelling.nearest(to: value.parameter, among: parameters.names)
        report(
          "unknown-parameter", at: place,
          "route '\(target.name)' has no parameter '\(value.parameter)'\(Self.didYouMean(meant))",
          replacement: meant, isAboutKey: true)
      }
    }
    let own = RouteParameters(route, manifest)
    for parameter in parameters.all {
      let isListed = redirect.values.contains { $0.parameter == parameter.name }
      let place = isListed ? location.key("with").key(parameter.name) : location
      switch redirect.source(of: parameter.name) {
      case .text(let text): checkFixed(text, of: parameter, at: place)
      case .parameter(let name):
        if let source = own[name] {
          check(source, of: route, as: parameter, of: target, at: place)
        } else if isListed {
          let meant = spelling.nearest(to: name, among: own.names)
          report(
            "unknown-parameter", at: place,
            "route '\(route.name)' has no parameter '\(name)'\(Self.didYouMean(meant))",
            replacement: meant.map { "{\($0)}" })
        } else if parameter.isRequired {
          report(
            "redirect-without-parameter", at: place,
            "route '\(target.name)' requires parameter '\(name)', which route '\(route.name)'"
              + " lacks",
            notes: [.init("give it a value, as in 'with: { \(name): \"{other}\" }'")])
        }
      }
    }
  }

  /// Reports a redirect to a retired route; returns `false` if the route is not retired.
  mutating func reportChain(to target: Route, at location: ManifestLocation) -> Bool {
    guard let next = target.redirect else { return false }
    // Suggest the next route only if it is not retired itself.
    let isLast = routes[next.route].map { manifest.routes[$0].redirect == nil } ?? false
    report(
      "chained-redirect", at: location, "redirect to the retired route '\(target.name)'",
      notes: [
        .init(
          "route '\(target.name)' redirects to '\(next.route)'"
            + (isLast ? "; redirect to that route instead" : ""),
          location: ManifestLocation("routes", target.name, "redirect"))
      ], replacement: isLast ? next.route : nil)
    return true
  }

  /// Checks that a fixed value has the type of a parameter of the new route, and warns if that
  /// parameter is secret.
  private mutating func checkFixed(
    _ text: String, of parameter: RouteParameters.Parameter, at location: ManifestLocation
  ) {
    guard let type = resolve(parameter.type) else { return }
    if type.isSecret {
      report(
        "secret-default", .warning, at: location,
        "secret parameter '\(parameter.name)' has a fixed value",
        notes: [.init("everyone who has the app or the manifest can read the value")])
    }
    let isDots = parameter.isInPath && (text == "." || text == "..")
    let isAccepted =
      parameter.isInPath
      ? type.acceptsInPath(text) : type.accepts(text) && (parameter.isRequired || !text.isEmpty)
    guard isDots || !isAccepted else { return }
    report(
      "invalid-value", at: location,
      "value\(type.isSecret ? "" : " '\(text)'") does not match the type of '\(parameter.name)';"
        + " expected \(type.kind.summary)",
      notes: [
        .init(
          "to use a parameter of the retired route, write its name in braces, as in \"{name}\"")
      ])
  }

  /// Checks a parameter of the retired route that provides the value of a parameter of the new
  /// route.
  private mutating func check(
    _ source: RouteParameters.Parameter, of route: Route, as parameter: RouteParameters.Parameter,
    of target: Route, at location: ManifestLocation
  ) {
    if parameter.isRequired, !source.isAlwaysThere {
      report(
        "redirect-without-parameter", at: location,
        "route '\(target.name)' requires parameter '\(parameter.name)', which links of route"
          + " '\(route.name)' may omit",
        notes: [
          .init("in route '\(route.name)', give the parameter a default, or make it required")
        ])
    }
    guard let from = resolve(source.type), let into = resolve(parameter.type) else { return }
    if from.kind != into.kind || source.isList && !parameter.isList {
      report(
        "redirect-type-mismatch", at: location,
        "parameters '\(source.name)' and '\(parameter.name)' have different types",
        notes: [
          .init(
            "route '\(target.name)' expects"
              + " \(Self.summary(of: into.kind, isList: parameter.isList)); route '\(route.name)'"
              + " has \(Self.summary(of: from.kind, isList: source.isList))")
        ])
    } else if from.isSecret, !into.isSecret {
      report(
        "redirect-of-secret", at: location,
        "secret parameter '\(source.name)' becomes '\(parameter.name)', which is not secret",
        notes: [.init("give '\(parameter.name)' a type with 'secret: true'")])
    }
  }
}
