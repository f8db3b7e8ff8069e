import LinkRouting

extension DraftRoute {
  /// Returns `true` if one route can accept exactly the links of this route and of a second one.
  ///
  /// Both routes must have the same path.
  func unitesExactly(with other: DraftRoute) -> Bool {
    let isSameQuery =
      Self.isSame(query, other.query) && Self.isSame(fragment, other.fragment)
      && fragmentText == other.fragmentText
    let isSamePath = hasKinds(of: other)
    if isSameQuery, isSamePath { return true }
    if isSamePath { return takesEveryQuery || other.takesEveryQuery }
    guard isSameQuery || takesEveryQuery && other.takesEveryQuery else { return false }
    // If the types differ at only one position, a single type may express their union. If they
    // differ at several positions, the united route also accepts new combinations of values.
    let different = zip(components, other.components).filter { $0.kinds != $1.kinds }
    guard different.count == 1, different[0].0.kinds.count == 1,
      let left = different[0].0.kinds.first, let right = different[0].1.kinds.first
    else { return false }
    if case .enumeration = left, case .enumeration = right { return true }
    return [left, right].contains(DraftValue.any.kind)
  }

  /// Returns `true` if the values of both paths have the same types.
  func hasKinds(of other: DraftRoute) -> Bool {
    zip(components, other.components).allSatisfy { $0.kinds == $1.kinds }
  }

  private var takesEveryQuery: Bool {
    fragmentText == nil
      && (query + fragment).allSatisfy {
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
  /// The types of the component's values.
  fileprivate var kinds: [ParameterType.Kind] {
    switch self {
    case .literal: []
    case .value(_, let value, _), .rest(let value, _): [value.kind]
    case .compound(let pieces): pieces.compactMap { $0.value?.kind }
    }
  }
}
