import LinkRouting

extension LinkInterface.Route {
  /// Returns the name of the kind of values that a condition compares; an empty string if it
  /// compares no values.
  func kind(of condition: ParameterCondition) -> String {
    guard condition.relation != .with,
      let parameter = parameters.first(where: { $0.name == condition.parameter }),
      let kind = OrderedKind(parameter.type.kind)
    else { return "" }
    return kind.rawValue
  }
}
