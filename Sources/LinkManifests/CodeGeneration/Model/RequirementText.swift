import LinkRouting

extension Requirement {
  /// What must hold and what happens if it does not, as an English phrase for documentation.
  ///
  /// `signedIn`; `observation at extracted or later, else review`;
  /// `microphone is granted when mode is voice, else mode is typed`.
  var text: String {
    var text = fact
    switch need {
    case .holds: break
    case .equals(let value): text += " is " + value
    case .atLeast(let value): text += " at " + value + " or later"
    }
    if !when.isEmpty { text += " when " + Self.list(when) }
    switch otherwise {
    case .wait: break
    case .refuse: text += ", else refused"
    case .route(let name): text += ", else " + name
    case .parameters(let assignments): text += ", else " + Self.list(assignments)
    }
    return text
  }

  private static func list(_ assignments: [Assignment]) -> String {
    assignments.map { $0.name + " is " + $0.value }.joined(separator: " and ")
  }
}
