package import JoinLinks
package import LinkRouting
import LocalizedTexts
import TextPrimitives

/// The result of evaluating a route's requirements, as reports present it.
package struct ShownAdmission: Sendable {
  /// A stable identifier, such as `needs-login`.
  package let status: String
  /// The required fact that does not hold, if the status does not name it; otherwise `nil`.
  let fact: String?
  /// The requirements that do not hold, in order, with their routes.
  let unmet: [AdmissionDecision.Unmet]
  /// The destination; `nil` unless the requirements redirect the link.
  let destination: (reference: RouteReference, link: String)?

  /// Evaluates the requirements of a match.
  ///
  /// - Parameters:
  ///   - match: A match of the router.
  ///   - facts: The facts that hold.
  package init(
    of match: LinkMatch, facts: LinkFacts, router: Router, masksSecrets: Bool
  ) {
    do throws(LinkError) {
      self.init(
        try router.admission(of: match, facts: facts), masksSecrets: masksSecrets)
    } catch {
      // The destination of the redirection cannot be built. This cannot happen with a manifest
      // without errors.
      self.init(status: "leads-nowhere")
    }
  }

  /// Creates the presentation of a decision.
  init(_ decision: AdmissionDecision, masksSecrets: Bool) {
    status = decision.admission.status
    fact = if case .needs(let fact) = decision.admission { fact } else { nil }
    unmet = decision.unmet
    destination =
      decision.isRedirected
      ? (
        decision.destination.reference,
        decision.destination.canonicalLink(masksSecrets: masksSecrets)
      ) : nil
  }

  /// Creates a result that consists only of a status.
  init(status: String) {
    self.status = status
    fact = nil
    unmet = []
    destination = nil
  }

  /// Appends the JSON object: `{"status":"needs-login","unmet":[…]}`.
  func appendJSON(to buffer: inout ByteBuffer) {
    buffer.append("{\"status\":" as StaticString)
    buffer.appendJSONString(status)
    buffer.appendMember("fact", fact)
    if !unmet.isEmpty {
      buffer.append(",\"unmet\":[" as StaticString)
      for (index, unmet) in unmet.enumerated() {
        buffer.append(index == 0 ? "{\"route\":" : ",{\"route\":")
        buffer.appendJSONString(unmet.route.route)
        buffer.appendMember("fact", unmet.requirement.fact)
        buffer.appendMember("requirement", unmet.requirement.summary)
        buffer.append(UInt8(ascii: "}"))
      }
      buffer.append(UInt8(ascii: "]"))
    }
    if let destination {
      buffer.append(",\"destination\":{\"app\":" as StaticString)
      buffer.appendJSONString(destination.reference.app)
      buffer.appendMember("route", destination.reference.route)
      buffer.appendMember("link", destination.link)
      buffer.append(UInt8(ascii: "}"))
    }
    buffer.append(UInt8(ascii: "}"))
  }

  /// Returns a human-readable message about the status.
  func words(_ texts: ReportTexts) -> String {
    switch status {
    case "ready": texts[.admissionReady]
    case "needs-passcode": texts[.admissionNeedsPasscode]
    case "needs-login": texts[.admissionNeedsLogin]
    case "needs-subscription": texts[.admissionNeedsSubscription]
    case "not-permitted": texts[.admissionRefused]
    default: status
    }
  }

  /// Returns the labeled rows of the result.
  func rows(_ texts: ReportTexts) -> [(label: String, text: String)] {
    var rows: [(label: String, text: String)] = []
    for (index, unmet) in unmet.enumerated() {
      let condition = unmet.requirement.condition
      let text =
        switch unmet.requirement.otherwise {
        case .wait: texts.texts(.admissionWaits, condition)
        case .refuse: texts.texts(.admissionNotPermitted, condition)
        case .route, .parameters:
          texts.texts(
            .admissionLeads,
            index + 1 < self.unmet.count
              ? self.unmet[index + 1].route.route : destination?.reference.route ?? "", condition)
        }
      rows.append((texts[.labelAdmission], text))
    }
    if rows.isEmpty {
      rows.append((texts[.labelAdmission], words(texts)))
    }
    if let destination { rows.append((texts[.labelDestination], destination.link)) }
    return rows.map { ($0.label, DisplayCell.shown($0.text)) }
  }
}

extension Admission {
  /// The stable identifier of an admission in reports.
  var status: String {
    switch self {
    case .ready: "ready"
    case .needsPasscode: "needs-passcode"
    case .needsLogin: "needs-login"
    case .needsSubscription: "needs-subscription"
    case .needs: "needs-fact"
    case .notPermitted: "not-permitted"
    }
  }
}

extension Requirement {
  /// The requirement, written with language-independent symbols, such as `observation ≥ extracted`.
  fileprivate var condition: String {
    switch need {
    case .holds: fact
    case .equals(let value): "\(fact) = \(value)"
    case .atLeast(let state): "\(fact) ≥ \(state)"
    }
  }
}
