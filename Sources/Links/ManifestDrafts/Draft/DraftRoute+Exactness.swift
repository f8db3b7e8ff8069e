import LinkRouting

extension DraftRoute {
  /// Returns `true` if one route can accept exactly the links of this route and of a second one.
  ///
  /// Both routes must have the same path.
  func unitesExactly(with other: DraftRoute) -> Bool {
    let isSameQuery = Self.isSame(query, other.query) && Self.isSame(fragment, other.fragment)
    let isSamePath = hasKinds(of: other)
    if isSameQuery, isSamePath { return true }
    if isSamePath { return takesEveryQuery || other.takesEveryQuery }
    guard isSameQuery || takesEveryQuery && other.takesEveryQuery else { return false }
    // If the types differ at only one position, a single type may express their union. If they
    // differ at several positions, the united route also accepts new combinations of values.
    let different = zip(components, other.components).filter { $0.kind != $1.kind }
    guard different.count == 1, let left = different[0].0.kind, let right = different[0].1.kind
    else { return false }
    if case .enumeration = left, case .enumeration = right { return true }
    return [left, right].contains(DraftValue.any.kind)
  }

  /// Returns `true` if the values of both paths have the same types.
  func hasKinds(of other: DraftRoute) -> Bool {
    zip(components, other.components).allSatisfy { $0.kind == $1.kind }
  }

  private var takesEveryQuery: Bool {
    (query + fragment).allSatisfy {
      $0.occurrence == .optional && $0.value.kind == DraftValue.any.kind
    }
  }

  private static func isSame(_ left: [DraftParameter], _ right: [DraftParameter]) -> Bool {
    left.count == right.count
      && left.allSatisfy { parameter in
        right.contains {
          $0.name == parameter.name && $0.value.kind == parameter.value.kind
            && $0.occurrence == parameter.occurrence
        }
      }
  }
}

extension DraftComponent {
  /// The type of the component's value; `nil` for a literal.
  fileprivate var kind: ParameterType.Kind? {
    switch self {
    case .literal: nil
    case .value(_, let value, _), .rest(let value, _): value.kind
    }
  }
}
