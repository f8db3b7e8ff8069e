import LinkRouting

extension AndroidHostPlan {
  /// The exclusions that are said, and those that are not though some of their links open.
  ///
  /// A pattern may be wider than the exclusion that it says: it is written if automata prove that every path that it
  /// takes and that a route accepts is excluded anyway. An exclusion of which no pattern of a route takes a link needs
  /// no word.
  ///
  /// - Parameters:
  ///   - spell: The patterns of a shape; `nil` where nothing can be excluded.
  ///   - entries: What is said of the routes.
  func exclusions(
    _ spell: (Shape) -> [AndroidPathText]?, against entries: [Entry]
  ) -> (said: [Entry], unsaid: [AssociationWidening]) {
    guard !exclusions.isEmpty else { return ([], []) }
    let proofs = PathProofs()
    let accepted = routes.map {
      AcceptedPaths($0.route.pattern, types: types, isCaseSensitive: $0.route.isCaseSensitive)
    }
    let excluded = exclusions.map {
      AcceptedPaths($0.pattern, types: types, isCaseSensitive: true)
    }
    let exact = excluded.filter(\.isExact).map(\.automaton)
    let patterns = entries.map(\.path.pattern).unique
    var said: [Entry] = []
    var unsaid: [AssociationWidening] = []
    for (exclusion, paths) in zip(exclusions, excluded) {
      let texts = spell(
        AndroidRoutePlan.path(exclusion.pattern, types: types, slash: .tolerated, folds: false))
      let safe = (texts ?? []).filter { text in
        closesNothing(text.pattern, accepted, avoiding: exact, proofs)
      }
      said += safe.map { Entry(route: nil, path: $0) }
      let isWhole = safe.count == texts?.count
      if isWhole || !patterns.contains(where: { mayTake($0, paths, proofs) }) { continue }
      unsaid.append(
        AssociationWidening(
          code: .exclusionNotExpressible, route: exclusion.pattern.description,
          explanation: AssociationWidening.androidExplanation(.exclusionNotExpressible)))
    }
    return (said, unsaid)
  }

  /// Whether a pattern that excludes closes no link that the router accepts.
  private func closesNothing(
    _ pattern: AndroidPattern, _ accepted: [AcceptedPaths], avoiding exact: [PatternAutomaton],
    _ proofs: PathProofs
  ) -> Bool {
    guard let automaton = pattern.pathAutomaton else { return false }
    let front = pattern.leadingText
    return accepted.allSatisfy { route in
      route.differs(fromText: front)
        || proofs.isNothing(in: [automaton, route.automaton], avoiding: exact)
    }
  }

  /// Whether a pattern may take one of some paths; if unknown, yes.
  private func mayTake(
    _ pattern: AndroidPattern, _ paths: AcceptedPaths, _ proofs: PathProofs
  ) -> Bool {
    if paths.differs(fromText: pattern.leadingText) { return false }
    guard let automaton = pattern.pathAutomaton else { return true }
    return !proofs.isNothing(in: [automaton, paths.automaton])
  }
}
