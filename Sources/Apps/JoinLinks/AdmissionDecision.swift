import Diagnostics
public import LinkRouting

/// The decision about the destination of a link, based on the current facts and the manifest.
public struct AdmissionDecision: Sendable, Equatable {
  /// The admission to the destination: granted, denied, or waiting for a fact.
  public let admission: Admission
  /// The destination: the match of the link, or the match that its manifest redirects to.
  public let destination: LinkMatch
  /// A requirement that does not hold, and the route that declares it.
  public struct Unmet: Sendable, Hashable {
    /// The route that declares the requirement.
    public let route: RouteReference
    /// The requirement that does not hold.
    public let requirement: Requirement
  }

  /// The requirements that were evaluated and do not hold, in the order of their evaluation.
  ///
  /// All elements before the last one redirected the link. The last one redirected it, made it
  /// wait, or denied access.
  public let unmet: [Unmet]

  /// The routes whose requirements redirected the link, in order.
  public var redirectingRoutes: [RouteReference] {
    unmet.filter { $0.requirement.isRedirecting }.map(\.route)
  }

  /// A Boolean value that indicates whether a requirement redirects the link.
  public var isRedirected: Bool { !redirectingRoutes.isEmpty }
}

extension Router {
  /// The maximum number of redirections for one link; manifests with cycles are rejected earlier.
  private static var maximumRedirections: Int { 16 }

  /// Evaluates the requirements of a link's route in order and returns the decision.
  ///
  /// If the route is retired, the route that replaces it is evaluated. The first requirement that
  /// does not hold determines the result: the link waits for a fact, is not permitted, or is
  /// redirected to a different route or to different parameter values. After a redirection, the
  /// requirements of the new destination are evaluated in the same way. After too many
  /// redirections, the link is not permitted.
  ///
  /// - Parameters:
  ///   - match: A match of this router.
  ///   - facts: The facts that hold now.
  /// - Throws: ``LinkRouting/LinkError`` if the destination of a redirection cannot be built. This
  ///   cannot happen with a manifest that was checked for errors.
  public func admission(
    of match: LinkMatch, facts: LinkFacts
  ) throws(LinkError) -> AdmissionDecision {
    var destination = match.destination ?? match
    var unmet: [AdmissionDecision.Unmet] = []
    func decision(_ admission: Admission) -> AdmissionDecision {
      AdmissionDecision(admission: admission, destination: destination, unmet: unmet)
    }
    while unmet.count <= Self.maximumRedirections {
      guard let requirement = destination.firstUnmetRequirement(facts) else {
        return decision(.ready)
      }
      unmet.append(.init(route: destination.reference, requirement: requirement))
      switch requirement.otherwise {
      case .wait: return decision(Admission(waitingFor: requirement.fact))
      case .refuse: return decision(.notPermitted)
      case .route(let name):
        destination = try redirect(destination, to: name, assigning: [])
      case .parameters(let assignments):
        destination = try redirect(destination, to: destination.routeName, assigning: assignments)
      }
    }
    return decision(.notPermitted)
  }

  /// Returns the match of the route to which a requirement redirects a link.
  ///
  /// The match has the assigned values, and the link's values of all other parameters that the
  /// route has.
  private func redirect(
    _ match: LinkMatch, to route: String, assigning assignments: [Requirement.Assignment]
  ) throws(LinkError) -> LinkMatch {
    let target = match.manifest.routes.first { $0.name == route }
    let names = target.map {
      $0.pattern.parameterNames + ($0.query + match.manifest.sharedQuery + $0.fragment).map(\.name)
        + [match.manifest.subdomain(of: $0)?.name].compactMap(\.self)
    }
    var texts: [(name: String, values: [String])] = []
    for parameter in match.parameters where names?.contains(parameter.name) ?? false {
      guard !assignments.contains(where: { $0.name == parameter.name }) else { continue }
      texts.append((parameter.name, parameter.value.elements.map(\.text)))
    }
    texts += assignments.map { ($0.name, [$0.value]) }
    let reference = RouteReference(app: match.app, route: route)
    return try self.match(link(to: reference, texts: texts))
  }
}

extension LinkMatch {
  /// Returns the first requirement of the route that applies to this link and does not hold; `nil`
  /// if there is none.
  fileprivate func firstUnmetRequirement(_ facts: LinkFacts) -> Requirement? {
    route.requirements.first { requirement in
      let applies = requirement.when.allSatisfy { condition in
        self[condition.name]?.elements.contains {
          $0.text.utf8.elementsEqual(condition.value.utf8)
        } ?? false
      }
      return applies && !isMet(requirement, facts)
    }
  }

  private func isMet(_ requirement: Requirement, _ facts: LinkFacts) -> Bool {
    guard let value = facts[requirement.fact] else { return false }
    switch requirement.need {
    case .holds: return value != "false"
    case .equals(let expected): return value.utf8.elementsEqual(expected.utf8)
    case .atLeast(let state):
      let order = manifest.states.first { $0.fact == requirement.fact }
      guard let needed = order?.rank(of: state), let reached = order?.rank(of: value) else {
        return false
      }
      return reached >= needed
    }
  }
}

extension Requirement {
  /// A Boolean value that indicates whether an unmet requirement redirects the link.
  fileprivate var isRedirecting: Bool {
    switch otherwise {
    case .wait, .refuse: false
    case .route, .parameters: true
    }
  }
}

extension Admission {
  /// Creates the admission of a link that waits for a fact.
  ///
  /// For the facts `signedIn` and `subscribed`, which have the same names in every app,
  /// ``Admission`` has separate cases.
  fileprivate init(waitingFor fact: String) {
    switch fact {
    case "signedIn": self = .needsLogin
    case "subscribed": self = .needsSubscription
    default: self = .needs(fact: fact)
    }
  }
}
