import BundledApps
import LinkRouting

/// What parsing join links needs, made once; a class, so that using it counts no references.
final class JoinTable: Sendable {
  /// The router over the apps that have join links.
  let router: Router
  /// The type of session ids.
  let session: ParameterType
  /// The type of passcodes.
  let passcode: ParameterType

  /// What an entry of the router has to do with joining.
  struct Plan: Sendable {
    var role: JoinRole?
    var session = TypedSlot()
    var passcode = TypedSlot()
    var language = TypedSlot()
  }

  /// The plan of every entry.
  let plans: [Plan]
  /// The entries of canonical Wordly links, by role.
  let wordlyAttend: Int
  let wordlyPresent: Int

  static let shared = JoinTable()

  private init() {
    let router = Router(proven: [BundledApp.wordly, BundledApp.osqr])
    func type(_ name: String) -> ParameterType {
      // A test holds the manifest to having both types; a text without bounds stands in for one that
      // went missing, so that nothing here can trap.
      BundledApp.wordly.types.first { $0.name == name }
        ?? ParameterType(name, .text(TextRule()), isSecret: true)
    }
    var plans: [Plan] = []
    for (index, reference) in router.routeEntries {
      while plans.count <= index { plans.append(Plan()) }
      guard let role = JoinRole(routeName: reference.route) else { continue }
      let slots = router.typedSlots(of: index, names: ["session", "passcode", "lang"])
      guard slots[0].index >= 0 else { continue }
      plans[index] = Plan(
        role: role, session: slots[0], passcode: slots[1], language: slots[2])
    }
    func entry(_ route: String) -> Int {
      router.routeEntries.first { $0.reference == RouteReference(app: "wordly", route: route) }?
        .index ?? 0
    }
    wordlyAttend = entry("attend")
    wordlyPresent = entry("present")
    self.router = router
    self.plans = plans
    session = type("session")
    passcode = type("passcode")
  }
}

extension JoinRole {
  /// The role that a route gives by its name: what an app calls so in its manifest is what its people
  /// mean.
  init?(routeName: String) {
    switch routeName {
    case "attend": self = .attendee
    case "present": self = .presenter
    default: return nil
    }
  }
}
