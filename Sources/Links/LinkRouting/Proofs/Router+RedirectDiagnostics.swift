import Diagnostics
import TextPrimitives
import URLSyntax

extension Router {
  /// Returns an error for each retired route whose links are all rejected after the redirect.
  ///
  /// With the fixed values of a redirect, the path of the new link may be excluded or match a
  /// different route. It is also possible that a condition never holds, or that a fragment without
  /// keys is incomplete.
  ///
  /// - Complexity: O(*n*) to create the routers, where *n* is the number of routes, plus O(*n*) for
  ///   each retired route.
  func redirectDiagnostics() -> [ManifestDiagnostic] {
    var search: ConflictSearch?
    var paths: Router?
    return manifests.enumerated().flatMap { app, manifest in
      manifest.routes.indices.compactMap { index in
        guard let check = RedirectCheck(manifests, app: app, route: index) else { return nil }
        if check.hasFixedPath, paths == nil { paths = Router(proven: manifests.map(\.pathsOnly)) }
        guard let problem = check.problem(paths) else { return nil }
        let known =
          search ?? ConflictSearch(table, limit: 0, budget: ProofBudget(ProofBudget.standard))
        search = known
        let witness = known.witness(app: app, route: index).map {
          ManifestDiagnostic.Note(
            $0.isPathOnly ? "its links begin with '\($0.link)'" : "one of its links is '\($0.link)'"
          )
        }
        var location = ManifestLocation("routes", manifest.routes[index].name, "redirect")
        if let name = problem.parameter { location = location.key("with").key(name) }
        return ManifestDiagnostic(
          code: "rejected-redirect", app: manifest.app, location: location,
          message: problem.message, notes: (witness.map { [$0] } ?? []) + [.init(problem.reason)])
      }
    }
  }
}

extension LinkManifest {
  /// The manifest with only the parts that affect the path of a link.
  ///
  /// Only the path determines whether an exclusion or a different route matches.
  fileprivate var pathsOnly: LinkManifest {
    var manifest = self
    manifest.sharedQuery = []
    for index in manifest.routes.indices {
      manifest.routes[index].query = []
      manifest.routes[index].fragment = []
      manifest.routes[index].fragmentPattern = nil
      manifest.routes[index].conditions = []
      manifest.routes[index].redirect = nil
    }
    return manifest
  }
}

extension ConflictSearch {
  /// Returns a link of a route, or `nil` if none was found.
  fileprivate func witness(app: Int, route: Int) -> Witness? {
    for site in sites.sites {
      for pattern in listedPatterns(ofRoot: site.root) {
        let place = pattern.places.first {
          ProofSites.app(of: $0) == app && !ProofSites.isExclusion($0)
            && ProofSites.index(of: $0) == route
        }
        guard let place else { continue }
        let item = ConflictList.Item(
          first: place, second: place, left: pattern.end, right: nil, site: site)
        if let witness = witness(of: item) { return witness }
      }
    }
    return nil
  }
}

/// A check of the values of one redirect.
private struct RedirectCheck {
  /// A reason why all links of the retired route are rejected.
  struct Problem {
    var message: String
    var reason: String
    /// The parameter of the new route at whose fixed value the problem is reported; `nil` if the
    /// problem is reported at the redirect as a whole.
    var parameter: String?
  }

  /// The value of a parameter of the new route.
  enum Value {
    case fixed(String)
    /// Every link of the retired route provides a value; the kind is that of its type, if known.
    case always(ParameterType.Kind?)
    case sometimes
    case never

    var isCertain: Bool {
      switch self {
      case .fixed, .always: true
      case .sometimes, .never: false
      }
    }
  }

  private let manifests: [LinkManifest]
  private let app: Int
  private let route: Route
  private let redirect: Route.Redirect
  private let target: Int
  private let own: RouteParameters

  init?(_ manifests: [LinkManifest], app: Int, route index: Int) {
    let routes = manifests[app].routes
    guard let redirect = routes[index].redirect,
      let target = routes.firstIndex(where: { $0.name == redirect.route }),
      routes[target].redirect == nil
    else { return nil }
    self.manifests = manifests
    self.app = app
    self.redirect = redirect
    self.target = target
    route = routes[index]
    own = RouteParameters(route, manifests[app])
  }

  private var newRoute: Route { manifests[app].routes[target] }

  /// `true` if the new path has parameters with fixed values, and none with a value of the link.
  var hasFixedPath: Bool { pathTexts != nil }

  /// Returns the first problem, or `nil` if there is none.
  ///
  /// - Parameter paths: A router for ``LinkManifest/pathsOnly``; `nil` if the path is not fixed.
  func problem(_ paths: Router?) -> Problem? {
    paths.flatMap(pathProblem) ?? conditionProblem ?? fragmentProblem
  }

  private func value(of name: String) -> Value {
    switch redirect.source(of: name) {
    case .text(let text): return .fixed(text)
    case .parameter(let name):
      guard let parameter = own[name] else { return .never }
      return parameter.isAlwaysThere ? .always(kind(of: parameter.type)) : .sometimes
    }
  }

  private func kind(of type: ParameterDeclaration.TypeReference) -> ParameterType.Kind? {
    switch type {
    case .inline(let kind): kind
    case .named(let name):
      (ParameterType.builtIn + manifests[app].types).last { $0.name == name }?.kind
    }
  }

  /// Returns the first parameter to which the redirect gives a fixed value, or `nil`.
  private func fixedName(among names: [String]) -> String? {
    names.first { if case .fixed = value(of: $0) { true } else { false } }
  }

  // MARK: Path

  /// The fixed values of the parameters of the new path; `nil` if there are none, or if a parameter
  /// has a value of the link.
  private var pathTexts: [(name: String, values: [String])]? {
    var texts: [(name: String, values: [String])] = []
    for name in newRoute.pattern.parameterNames {
      switch value(of: name) {
      case .fixed(let text): texts.append((name, [text]))
      case .never: break
      case .always, .sometimes: return nil
      }
    }
    return texts.isEmpty ? nil : texts
  }

  private func pathProblem(_ paths: Router) -> Problem? {
    guard let texts = pathTexts else { return nil }
    let reference = RouteReference(app: manifests[app].app, route: newRoute.name)
    do throws(LinkError) {
      _ = try paths.link(to: reference, texts: texts)
      return nil
    } catch {
      var alone = paths.manifests[app]
      alone.routes = [alone.routes[target]]
      alone.exclusions = []
      guard let link = try? Router(proven: [alone]).link(to: reference, texts: texts) else {
        return nil
      }
      let ending =
        error.code == .excluded
        ? "is excluded"
        : error.nearest.map { $0 == reference ? "matches no route" : "matches route '\($0.route)'" }
          ?? "matches no route"
      return Problem(
        message: "the links of route '\(route.name)' are rejected after the redirect",
        reason: "the new link is '\(link)', which \(ending)", parameter: texts.first?.name)
    }
  }

  // MARK: Conditions

  private var conditionProblem: Problem? {
    for condition in newRoute.conditions where !mayHold(condition) {
      let names = [condition.parameter, condition.other]
      let values = names.map { name in
        switch value(of: name) {
        case .fixed(let text):
          isSecret(name) ? "'\(name)' has a fixed value" : "'\(name)' is '\(text)'"
        case .always, .sometimes: "'\(name)' is a value of the link"
        case .never: "'\(name)' has no value"
        }
      }
      return Problem(
        message: "the links of route '\(route.name)' never meet the condition '\(condition)'",
        reason: values.joined(separator: ", and "), parameter: fixedName(among: names))
    }
    return nil
  }

  private func isSecret(_ name: String) -> Bool {
    guard case .named(let type)? = manifests[app].item(named: name, of: newRoute)?.type else {
      return false
    }
    return manifests[app].types.contains { $0.name == type && $0.isSecret }
  }

  private func mayHold(_ condition: ParameterCondition) -> Bool {
    let (left, right) = (value(of: condition.parameter), value(of: condition.other))
    if condition.relation == .with {
      if left.isCertain, case .never = right { return false }
      return true
    }
    // If a comparison holds for some pair of values from two ranges, it also holds for a limit of
    // one range and a limit of the other. It is therefore sufficient to compare the limits.
    guard let type = manifests[app].item(named: condition.parameter, of: newRoute)?.type,
      let kind = kind(of: type).flatMap(OrderedKind.init),
      let first = limits(of: left, as: kind), let second = limits(of: right, as: kind)
    else { return true }
    return first.contains { left in
      second.contains { right in condition.relation.holds(left, right) }
    }
  }

  /// Returns the least and the greatest value, or only one value if it is fixed; `nil` if they are
  /// unknown.
  private func limits(of value: Value, as kind: OrderedKind) -> [OrderedValue]? {
    func ordered(_ text: String) -> OrderedValue? {
      text.withSpan { OrderedValue($0, 0..<$0.count, as: kind) }
    }
    switch value {
    case .fixed(let text): return ordered(text).map { [$0] }
    case .always(.integer(let range)?):
      return [OrderedValue(high: range.lowerBound), OrderedValue(high: range.upperBound)]
    case .always, .sometimes, .never: return nil
    }
  }

  // MARK: Fragment

  private var fragmentProblem: Problem? {
    guard let pattern = newRoute.fragmentPattern else { return nil }
    let names = pattern.declarations.map(\.name)
    let present = names.first { value(of: $0).isCertain }
    let absent = names.first { if case .never = value(of: $0) { true } else { false } }
    guard let present, let absent else { return nil }
    return Problem(
      message: "the links of route '\(route.name)' lack the fragment parameter '\(absent)'",
      reason: "the fragment has a value for '\(present)', so it needs one for '\(absent)'",
      parameter: fixedName(among: names))
  }
}
