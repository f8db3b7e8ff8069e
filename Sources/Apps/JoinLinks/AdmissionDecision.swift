import Diagnostics
public import LinkRouting

/// Where a link leads under the facts of the moment, by the requirements of its manifest.
public struct AdmissionDecision: Sendable, Equatable {
  /// Whether the destination may be entered, or what is missing.
  public let admission: Admission
  /// The destination: the link's own, or the one that its manifest leads to instead.
  public let destination: LinkMatch
  /// A requirement that does not hold, and the route that has it.
  public struct Unmet: Sendable, Hashable {
    /// The route.
    public let route: RouteReference
    /// The requirement.
    public let requirement: Requirement
  }

  /// The requirements that do not hold, first to last: those that lead elsewhere, then the one that
  /// decides.
  public let unmet: [Unmet]

  /// The routes that were left because a requirement did not hold, first to last.
  public var leftRoutes: [RouteReference] {
    unmet.filter { $0.requirement.isRedirecting }.map(\.route)
  }

  /// Whether the link leads elsewhere than it says.
  public var isRedirected: Bool { !leftRoutes.isEmpty }
}

extension Router {
  /// The most redirections that one link can take; manifests with circles are refused before that.
  private static var maximumRedirections: Int { 16 }

  /// Asks the requirements that the manifest declares for the route of a link, in their order.
  ///
  /// The first that does not hold decides: the link waits, is not permitted, or leads to another
  /// route or to other values, whose requirements are then asked in turn.
  ///
  /// - Parameters:
  ///   - match: A match of this router.
  ///   - facts: What holds at the moment.
  /// - Throws: ``LinkRouting/LinkError`` if a redirection cannot be built, which a checked manifest
  ///   rules out.
  public func admission(
    of match: LinkMatch, facts: LinkFacts
  ) throws(LinkError) -> AdmissionDecision {
    var destination = match
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

  /// The match of another route with the values that both routes have.
  private func redirect(
    _ match: LinkMatch, to route: String, assigning assignments: [Requirement.Assignment]
  ) throws(LinkError) -> LinkMatch {
    let target = match.manifest.routes.first { $0.name == route }
    let names = target.map {
      $0.pattern.parameterNames + ($0.query + match.manifest.sharedQuery + $0.fragment).map(\.name)
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
  /// The first requirement of the route that does not hold.
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
  /// A Boolean value that indicates whether a link leads elsewhere if the requirement does not
  /// hold.
  fileprivate var isRedirecting: Bool {
    switch otherwise {
    case .wait, .refuse: false
    case .route, .parameters: true
    }
  }
}

extension Admission {
  /// The admission of a link that waits for a fact.
  ///
  /// Two facts have names that every app shares.
  fileprivate init(waitingFor fact: String) {
    switch fact {
    case "signedIn": self = .needsLogin
    case "subscribed": self = .needsSubscription
    default: self = .needs(fact: fact)
    }
  }
}
