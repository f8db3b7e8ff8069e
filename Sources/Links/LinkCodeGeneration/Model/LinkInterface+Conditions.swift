import LinkRouting

extension LinkInterface.Route {
  /// Returns the kind of the values that a condition compares; empty if it compares none.
  func kind(of condition: ParameterCondition) -> String {
    guard condition.relation != .with,
      let parameter = parameters.first(where: { $0.name == condition.parameter }),
      let kind = OrderedKind(parameter.type.kind)
    else { return "" }
    return kind.rawValue
  }
}
