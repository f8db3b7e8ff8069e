import LinkRouting

extension AndroidHostPlan {
  /// Returns the entries for the exclusions that Android's patterns can express.
  ///
  /// The result also contains an ``AssociationWidening`` for each exclusion that patterns cannot
  /// express.
  ///
  /// A pattern that is wider than its exclusion is written only if automata prove that the
  /// difference has no effect: every path that both the pattern and a route accept is excluded
  /// anyway.
  ///
  /// A pattern without a path in common with the patterns of the routes excludes nothing and is
  /// omitted: a link that no rule matches does not open in the app. For the same reason, an
  /// exclusion that cannot be expressed is reported only if some of its links may open.
  ///
  /// - Parameters:
  ///   - spell: A closure that returns the patterns of a shape; `nil` if the file cannot contain
  ///     exclusions.
  ///   - entries: The entries for the routes.
  ///   - excepted: The routes with entries before the exclusions.
  /// - Complexity: O(*e* · *r*) for *e* exclusions and *r* routes with similar paths, with a proof
  ///   for each pair until the budget of ``PathProofs`` is used up.
  func exclusions(
    _ spell: (Shape) -> [AndroidPathText]?, against entries: [Entry],
    except excepted: ExceptedRoutes
  ) -> (said: [Entry], unsaid: [AssociationWidening]) {
    let early = Set(excepted.guards.joined().map { self.exclusions[$0] })
    let exclusions = exclusions.filter { !$0.isException }
    guard !exclusions.isEmpty else { return ([], []) }
    let proofs = PathProofs()
    let late = routes.indices.filter { !excepted.whole.contains($0) }.map { routes[$0] }
    let accepted = late.map {
      AcceptedPaths($0.route.pattern, types: types, isCaseSensitive: $0.route.isCaseSensitive)
    }
    let fronts = PathPrefixes(accepted.map(\.leadingText))
    let excluded = exclusions.map {
      AcceptedPaths($0.pattern, types: types, isCaseSensitive: true)
    }
    let exact = AvoidedPaths(excluded.filter(\.isExact) + excepted.paths)
    let patterns = entries.map(\.path.pattern).unique
    let patternFronts = PathPrefixes(patterns.map(\.leadingText))
    var said: [Entry] = []
    var unsaid: [AssociationWidening] = []
    for (exclusion, paths) in zip(exclusions, excluded) where !early.contains(exclusion) {
      let texts = spell(
        AndroidRoutePlan.path(exclusion.pattern, types: types, slash: .tolerated, folds: false))
      let safe = (texts ?? []).filter { text in
        let pattern = text.pattern
        let routes = fronts.places(meeting: pattern.leadingText).map { accepted[$0] }
        return closesNothing(pattern, routes, avoiding: exact, proofs)
          && (excepted.missed.isEmpty
            || pattern.pathAutomaton.map { excepted.permits($0, proofs) } ?? false)
      }
      said += safe.filter { text in
        let pattern = text.pattern
        return patternFronts.places(meeting: pattern.leadingText).contains {
          mayMeet(patterns[$0], pattern, by: proofs)
        }
      }.map { Entry(route: nil, path: $0) }
      let isShortened = exclusion.pattern.maximumAndroidCount != nil
      if safe.count == texts?.count, !isShortened { continue }
      let mayOpen = patternFronts.places(meeting: paths.leadingText).contains {
        mayTake(patterns[$0], paths, proofs)
      }
      guard mayOpen else { continue }
      unsaid.append(
        AssociationWidening(
          code: .exclusionNotExpressible, route: exclusion.pattern.description,
          explanation: AssociationWidening.androidExplanation(.exclusionNotExpressible)))
    }
    if proofs.hasGivenUp { unsaid += AssociationWidening.android([.proofNotFinished], route: nil) }
    return (said, unsaid)
  }

  /// Returns `true` if a proof shows that an exclusion's pattern blocks no link of given routes.
  private func closesNothing(
    _ pattern: AndroidPattern, _ accepted: [AcceptedPaths], avoiding exact: AvoidedPaths,
    _ proofs: PathProofs
  ) -> Bool {
    guard !proofs.isExhausted, let automaton = pattern.pathAutomaton else { return false }
    let avoided = exact.automata(meeting: pattern.leadingText)
    return accepted.allSatisfy {
      proofs.isNothing(in: automaton, and: $0.automaton, avoiding: avoided)
    }
  }

  /// `true` if two patterns may match the same path, or if this is unknown.
  private func mayMeet(
    _ pattern: AndroidPattern, _ other: AndroidPattern, by proofs: PathProofs
  ) -> Bool {
    guard !proofs.isExhausted, let own = pattern.pathAutomaton, let theirs = other.pathAutomaton
    else { return true }
    return !proofs.isNothing(in: own, and: theirs)
  }

  /// `true` if a pattern may match at least one of the given paths, or if this is unknown.
  private func mayTake(
    _ pattern: AndroidPattern, _ paths: AcceptedPaths, _ proofs: PathProofs
  ) -> Bool {
    guard !proofs.isExhausted, let automaton = pattern.pathAutomaton else { return true }
    return !proofs.isNothing(in: automaton, and: paths.automaton)
  }
}
