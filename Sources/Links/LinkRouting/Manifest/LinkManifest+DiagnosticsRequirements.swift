import Diagnostics

extension ManifestCheck {
  mutating func checkRequirements(of route: Route, _ routeIndex: Int, at location: ManifestLocation)
  {
    for (index, requirement) in route.requirements.enumerated() {
      let place = location.key("requires").index(index)
      checkFactName(requirement.fact, at: place.key(requirement.fact))
      checkNeed(of: requirement, at: place.key(requirement.fact))
      check(requirement.when, of: route, at: place.key("when"))
      switch requirement.otherwise {
      case .wait, .refuse: break
      case .route(let name): checkRedirect(to: name, from: route, at: place.key("otherwise"))
      case .parameters(let assignments):
        if assignments.isEmpty {
          report(
            "empty-otherwise", at: place.key("otherwise"),
            "'otherwise' lists no parameters, so the requirement fails again")
        }
        check(assignments, of: route, at: place.key("otherwise"))
      }
      if let cycle = endless[RequirementPlace(route: routeIndex, requirement: index)] {
        reportEndless(cycle, at: place.key("otherwise"))
      }
    }
  }

  private mutating func checkNeed(of requirement: Requirement, at location: ManifestLocation) {
    let fact = requirement.fact
    let order = states[fact]
    switch requirement.need {
    case .holds:
      guard order != nil else { return checkIsDeclared(fact, at: location) }
      report(
        "need-without-state", at: location, "fact '\(fact)' has states; specify the required state")
    case .equals(let value):
      if let order {
        let names = order.states + order.asides.map(\.name)
        guard !names.contains(value) else { return }
        reportUnknownState(value, of: fact, among: names, at: location)
      } else {
        let meant = spelling.nearest(to: fact, among: manifest.states.map(\.fact))
        guard manifest.facts == nil, let meant, states[meant]?.rank(of: value) != nil else {
          return checkIsDeclared(fact, at: location)
        }
        report(
          "unknown-fact", .warning, at: location,
          "'\(value)' is a state of '\(meant)', not of '\(fact)'; did you mean '\(meant)'?",
          replacement: meant, isAboutKey: true)
      }
    case .atLeast(let value):
      guard let order else {
        report(
          "unknown-fact", at: location,
          "'atLeast: \(value)' needs an order of states; list the states of '\(fact)' under"
            + " 'states'",
          isAboutKey: true)
        return
      }
      if !order.states.contains(value) {
        reportUnknownState(value, of: fact, among: order.states, at: location)
      }
    }
  }

  /// Reports a fact that the manifest does not list.
  ///
  /// If the manifest lists no facts, this method reports a fact that is probably misspelt. Such a
  /// fact has at least five characters and no digits. It differs in one letter from a fact that has
  /// states, or that more requirements use.
  private mutating func checkIsDeclared(_ fact: String, at location: ManifestLocation) {
    let ordered = manifest.states.map(\.fact)
    if let facts = manifest.facts {
      guard !facts.contains(fact) else { return }
      let meant = spelling.nearest(to: fact, among: facts + ordered)
      report(
        "undeclared-fact", at: location,
        "undeclared fact '\(fact)'"
          + (meant == nil ? "; list it under 'facts'" : Self.didYouMean(meant)),
        notes: [.init("the facts are declared here", location: ManifestLocation("facts"))],
        replacement: meant, isAboutKey: true)
      return
    }
    guard fact.utf8.count >= 5, !fact.utf8.contains(where: { $0 &- 0x30 < 10 }) else { return }
    let uses = factUses[fact] ?? 0
    let frequent = factUses.filter { $0.value > uses }.keys.sorted()
    guard let meant = spelling.nearest(to: fact, among: ordered + frequent, limit: 1) else {
      return
    }
    report(
      "undeclared-fact", .warning, at: location,
      "fact '\(fact)' is probably misspelled; did you mean '\(meant)'?",
      notes: [.init("if both are facts, list all facts of the app under 'facts'")],
      replacement: meant, isAboutKey: true)
  }

  private mutating func reportUnknownState(
    _ value: String, of fact: String, among names: [String], at location: ManifestLocation
  ) {
    let meant = spelling.nearest(to: value, among: names)
    report(
      "unknown-state", at: location,
      "unknown state '\(value)' of fact '\(fact)'"
        + (meant == nil ? "; declare it under 'states'" : Self.didYouMean(meant)),
      replacement: meant)
  }

  /// Checks the parameters and values of assignments against the parameters of a route.
  private mutating func check(
    _ assignments: [Requirement.Assignment], of route: Route, at location: ManifestLocation
  ) {
    let parameters = RouteParameters(route, manifest)
    var seen: Set<String> = []
    for assignment in assignments {
      let place = location.key(assignment.name)
      if !seen.insert(assignment.name).inserted {
        report(
          "duplicate-parameter", at: place,
          "duplicate value for parameter '\(assignment.name)'", isAboutKey: true)
      }
      guard let parameter = parameters[assignment.name] else {
        let meant = spelling.nearest(to: assignment.name, among: parameters.names)
        report(
          "unknown-parameter", at: place,
          "route '\(route.name)' has no parameter '\(assignment.name)'\(Self.didYouMean(meant))",
          replacement: meant, isAboutKey: true)
        continue
      }
      guard let type = resolve(parameter.type), !type.accepts(assignment.value) else { continue }
      report(
        "invalid-value", at: place,
        "value\(type.isSecret ? "" : " '\(assignment.value)'") does not match the type of"
          + " '\(assignment.name)'; expected \(type.kind.summary)")
    }
  }

  /// Checks that the target route of a redirect exists and gets the parameters that it requires.
  private mutating func checkRedirect(
    to name: String, from route: Route, at location: ManifestLocation
  ) {
    guard let target = routes[name].map({ manifest.routes[$0] }) else {
      let meant = spelling.nearest(to: name, among: manifest.routes.lazy.map(\.name))
      report(
        "unknown-route", at: location,
        "unknown route '\(name)'"
          + (meant == nil
            ? "; expected the name of a route, 'wait' or 'refuse'" : Self.didYouMean(meant)),
        replacement: meant)
      return
    }
    if reportChain(to: target, at: location) { return }
    let own = RouteParameters(route, manifest)
    for needed in RouteParameters(target, manifest).all where needed.isRequired {
      guard let given = own[needed.name] else {
        report(
          "redirect-without-parameter", at: location,
          "route '\(name)' requires parameter '\(needed.name)', which route '\(route.name)' lacks")
        continue
      }
      if !given.isAlwaysThere {
        report(
          "redirect-without-parameter", at: location,
          "route '\(name)' requires parameter '\(needed.name)', which links of route"
            + " '\(route.name)' may omit",
          notes: [
            .init("in route '\(route.name)', give the parameter a default, or make it required")
          ])
      } else if let from = resolve(given.type), let into = resolve(needed.type),
        from.kind != into.kind || given.isList != needed.isList
      {
        report(
          "redirect-type-mismatch", at: location,
          "parameter '\(needed.name)' has different types in route '\(route.name)' and route"
            + " '\(name)'",
          notes: [
            .init(
              "route '\(name)' expects \(Self.summary(of: into.kind, isList: needed.isList));"
                + " route '\(route.name)' has \(Self.summary(of: from.kind, isList: given.isList))")
          ])
      }
    }
  }

  static func summary(of kind: ParameterType.Kind, isList: Bool) -> String {
    isList ? "a list of values, each \(kind.summary)" : kind.summary
  }

  func resolve(_ type: ParameterDeclaration.TypeReference) -> ParameterType? {
    switch type {
    case .named(let name): types[name]
    case .inline(let kind): ParameterType("", kind)
    }
  }
}

/// The parameters of a route, in all parts of a link.
struct RouteParameters {
  struct Parameter {
    var name: String
    var type: ParameterDeclaration.TypeReference
    /// `true` if a link without the parameter does not match the route.
    var isRequired: Bool
    /// `true` if the parameter has a value in every link of the route, possibly its default.
    var isAlwaysThere: Bool
    var isList = false
    var isInPath = false
  }

  let all: [Parameter]

  init(_ route: Route, _ manifest: LinkManifest) {
    let optional = route.pattern.optionalParameterNames
    let path = route.pattern.parameters.map { parameter in
      let isRequired =
        (parameter.minimum.map { $0 > 0 } ?? true) && !optional.contains(parameter.name)
      return Parameter(
        name: parameter.name, type: .named(parameter.type), isRequired: isRequired,
        isAlwaysThere: isRequired, isList: parameter.minimum != nil, isInPath: true)
    }
    let items = route.query + manifest.sharedQuery + route.fragment
    let subdomain = manifest.subdomain(of: route).map { [$0.declaration] } ?? []
    let declared = (items + subdomain).map { parameter in
      Parameter(
        name: parameter.name, type: parameter.type,
        isRequired: parameter.occurrence == .required,
        isAlwaysThere: parameter.occurrence == .required || parameter.defaultValue != nil,
        isList: parameter.occurrence == .repeated)
    }
    all = path + declared
  }

  var names: [String] { all.map(\.name) }

  subscript(name: String) -> Parameter? { all.first { $0.name == name } }
}
