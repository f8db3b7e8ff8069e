import Diagnostics

extension ParameterCondition {
  /// Returns the reason why a condition is invalid, or `nil`.
  ///
  /// `isOfType` is `true` if the operator cannot compare values of the parameters' types.
  func problem(
    in manifest: LinkManifest, of route: Route
  ) -> (message: String, isOfType: Bool)? {
    if parameter == other { return ("condition compares '\(parameter)' with itself", false) }
    var kinds: [OrderedKind?] = []
    for name in [parameter, other] {
      guard let item = manifest.item(named: name, of: route) else {
        let message =
          route.pattern.parameterNames.contains(name)
          ? "condition refers to path parameter '\(name)'; name query or fragment parameters"
          : "unknown parameter '\(name)' in a condition"
        return (message, false)
      }
      if item.occurrence == .repeated {
        return ("condition refers to '\(name)', which is a list", false)
      }
      if item.defaultValue != nil {
        return ("condition refers to '\(name)', which has a default", false)
      }
      switch item.type {
      case .inline(let kind): kinds.append(OrderedKind(kind))
      case .named(let name): kinds.append(kind(named: name, in: manifest))
      }
    }
    if relation == .with { return nil }
    guard let left = kinds[0], let right = kinds[1] else {
      return ("values of '\(kinds[0] == nil ? parameter : other)' have no order", true)
    }
    return left == right
      ? nil : ("types of '\(parameter)' and '\(other)' cannot be compared", true)
  }

  private func kind(named name: String, in manifest: LinkManifest) -> OrderedKind? {
    (ParameterType.builtIn + manifest.types).last { $0.name == name }
      .flatMap { OrderedKind($0.kind) }
  }
}

extension ManifestCheck {
  /// Checks that each condition of a route is valid, as in ``ParameterCondition/problem(in:of:)``,
  /// and that no condition is repeated.
  mutating func checkConditions(of route: Route, at location: ManifestLocation) {
    var seen: [ParameterCondition: Int] = [:]
    for (index, condition) in route.conditions.enumerated() {
      let place = location.index(index)
      if let problem = condition.problem(in: manifest, of: route) {
        report(
          "invalid-condition", at: place, problem.message,
          notes: problem.isOfType
            ? [
              .init(
                "'>', '>=', '<' and '<=' compare two numbers, two dates or two values of"
                  + " 'datetime'; 'with' accepts every type")
            ] : [])
      }
      if let first = seen[condition] {
        report(
          "duplicate-condition", at: place, "duplicate condition '\(condition)'",
          notes: [.init("first declared here", location: location.index(first))])
      } else {
        seen[condition] = index
      }
    }
  }
}
