extension Requirement {
  /// A human-readable description: `observation at extracted or later, else review`.
  package var summary: String {
    let condition =
      switch need {
      case .holds: fact
      case .equals(let value): "\(fact) is \(value)"
      case .atLeast(let state): "\(fact) at \(state) or later"
      }
    let place = when.map { "\($0.name)=\($0.value)" }.joined(separator: ", ")
    let consequence: String? =
      switch otherwise {
      case .wait: nil
      case .refuse: "refused"
      case .route(let name): name
      case .parameters(let values): values.map { "\($0.name)=\($0.value)" }.joined(separator: ", ")
      }
    let whole = place.isEmpty ? condition : "\(condition) for \(place)"
    return consequence.map { "\(whole), else \($0)" } ?? whole
  }
}
