import LinkRouting

extension LinkManifest {
  /// Returns a widening for each exclusion that may match the canonical path of a link that opens.
  ///
  /// The router rejects a link if an exclusion matches its canonical path. This path differs from
  /// that of the link if the link has the path of an alias, or letters that are folded. A platform
  /// compares only the path of the link.
  ///
  /// - Complexity: O(*r*) proofs for each exclusion, where *r* is the number of routes with such
  ///   links. The proofs have the budget of ``PathProofs``.
  func canonicalPathWidenings(of group: HostGroups.Group) -> [AssociationWidening] {
    let excluded = group.exclusions.map { exclusions[$0] }.filter { !$0.isException }
    let own = typesByName
    let respelled = group.routes.map { routes[$0] }.filter { $0.isRespelled(by: own) }
    guard !excluded.isEmpty, !respelled.isEmpty else { return [] }
    let types = own.mapValues(\.withoutFolding)
    let canonical = respelled.flatMap(\.pattern.expansions).map {
      AcceptedPaths($0, types: types, isCaseSensitive: true)
    }
    let proofs = PathProofs()
    return excluded.filter { exclusion in
      let paths = AcceptedPaths(exclusion.pattern, types: own, isCaseSensitive: true)
      return canonical.contains { proofs.mayMeet($0, paths) }
    }.map { exclusion in
      AssociationWidening(
        code: .exclusionNotExpressible, route: exclusion.pattern.description,
        explanation: "links whose canonical path the manifest excludes")
    }
  }
}

extension PathProofs {
  /// Returns `false` only if no path is in both sets.
  func mayMeet(_ left: AcceptedPaths, _ right: AcceptedPaths) -> Bool {
    !zip(left.leadingText, right.leadingText).contains { $0 != $1 }
      && !isNothing(in: left.automaton, and: right.automaton)
  }
}

extension Route {
  /// `true` if the path of a link may differ from its canonical path by more than a slash.
  fileprivate func isRespelled(by types: [String: ParameterType]) -> Bool {
    redirect == nil
      && (!aliases.isEmpty || !isCaseSensitive
        || pattern.parameters.contains { types[$0.type]?.isFolded ?? false })
  }
}

extension ParameterType {
  fileprivate var isFolded: Bool {
    switch kind {
    case .text(let rule): rule.folding != .none
    case .pattern(let pattern): pattern.folding != .none
    default: false
    }
  }

  /// The type that accepts only canonical values.
  fileprivate var withoutFolding: ParameterType {
    guard isFolded else { return self }
    var result = self
    switch kind {
    case .text(var rule):
      rule.folding = .none
      result.kind = .text(rule)
    case .pattern(let pattern):
      result.kind = .pattern(TextPattern(pattern.expression, check: pattern.check))
    default: break
    }
    return result
  }
}
