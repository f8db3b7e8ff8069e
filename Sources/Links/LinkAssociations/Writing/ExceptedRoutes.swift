import FiniteAutomata
import LinkRouting

// Both platforms try the components of a file in order, and the first one that matches a link
// determines whether it opens. The components for links that an exception exempts from later
// exclusions therefore precede all exclusions. Such a component has one of these paths:
// - the path of a route, if the exception matches all of the route's paths
// - the path of the exception, if the route matches all of the exception's paths
//
// If necessary, the components of exclusions that the manifest lists before the exception are
// written before that component.

/// The links that exceptions exempt from exclusions, as routes that precede the exclusions in a
/// file.
struct ExceptedRoutes {
  /// The routes of the manifest, or routes with the path of an exception, in the order of a file.
  private(set) var routes: [Route] = []
  /// For each of ``routes``, the indices of the exclusions whose components precede it.
  private(set) var guards: [[Int]] = []
  /// The paths of those ``routes`` that have exact automata; proofs ignore these paths.
  private(set) var paths: [AcceptedPaths] = []
  /// The indices of the routes of the manifest that are in ``routes``.
  private(set) var whole: Set<Int> = []
  /// The paths of exceptions whose components could not all be written before the exclusions.
  private(set) var missed: [AcceptedPaths] = []

  /// Determines the routes that precede the exclusions.
  ///
  /// - Parameters:
  ///   - routes: All routes, in the order of the file.
  ///   - exclusions: The exclusions and exceptions, in the order of the manifest.
  ///   - patterns: A closure that returns the patterns that a file contains for a route; `nil` if
  ///     the patterns cannot be examined.
  ///   - excluded: A closure that returns the patterns that a file contains for an exclusion; `nil`
  ///     if the patterns cannot be examined.
  /// - Complexity: O(*e* · *r* · *x*) proofs for *e* exceptions, *r* routes and *x* exclusions.
  init(
    of routes: [Route], _ exclusions: [LinkManifest.Exclusion], types: [String: ParameterType],
    proofs: PathProofs, patterns: (Route) -> [PatternAutomaton]?,
    excluded: (LinkManifest.Exclusion) -> [PatternAutomaton]?
  ) {
    guard exclusions.contains(where: \.isException) else { return }
    let accepted = routes.map {
      AcceptedPaths($0.pattern, types: types, isCaseSensitive: $0.isCaseSensitive)
    }
    let entries = exclusions.map {
      AcceptedPaths($0.pattern, types: types, isCaseSensitive: true)
    }
    /// Returns the patterns of an exclusion, or `nil` if they would also exclude other links.
    func excludingPatterns(_ index: Int) -> [PatternAutomaton]? {
      let own = entries[index].isExact ? [entries[index].automaton] : []
      let earlier = entries[..<index].enumerated().filter { exclusions[$0.offset].isException }
        .map(\.element.automaton)
      let patterns = excluded(exclusions[index]) ?? []
      let isExact = patterns.allSatisfy { pattern in
        accepted.allSatisfy { proofs.isNothing(in: pattern, and: $0.automaton, avoiding: own) }
          && earlier.allSatisfy { proofs.isNothing(in: pattern, and: $0) }
      }
      return isExact && !patterns.isEmpty ? patterns : nil
    }
    for (place, exception) in entries.enumerated() where exclusions[place].isException {
      /// Returns the exclusions that must precede the given patterns, or `nil` if the patterns
      /// would nevertheless open excluded links.
      func guards(of patterns: [PatternAutomaton]) -> [Int]? {
        var guards: [Int] = []
        for index in exclusions.indices where !exclusions[index].isException {
          func opensNothing(avoiding avoided: [PatternAutomaton]) -> Bool {
            patterns.allSatisfy {
              proofs.isNothing(in: $0, and: entries[index].automaton, avoiding: avoided)
            }
          }
          let own = index > place && exception.isExact ? [exception.automaton] : []
          if opensNothing(avoiding: own) { continue }
          guard index < place, let first = excludingPatterns(index), opensNothing(avoiding: first)
          else { return nil }
          guards.append(index)
        }
        return guards
      }
      for (index, own) in accepted.enumerated() where !whole.contains(index) {
        if proofs.isNothing(
          in: own.automaton, and: exception.automaton, avoiding: paths.map(\.automaton))
        {
          continue
        }
        var route = routes[index]
        let isWhole =
          exception.isExact && proofs.isNothing(in: own.automaton, avoiding: [exception.automaton])
        if !isWhole {
          guard own.isExact,
            proofs.isNothing(in: exception.automaton, avoiding: [own.automaton])
          else {
            missed.append(exception)
            break
          }
          route.pattern = exclusions[place].pattern
          route.isCaseSensitive = true
        }
        guard let patterns = patterns(route), let guards = guards(of: patterns) else {
          missed.append(exception)
          break
        }
        if isWhole { whole.insert(index) }
        self.routes.append(route)
        self.guards.append(guards)
        let early = isWhole ? own : exception
        if early.isExact { paths.append(early) }
      }
    }
  }

  /// Returns `true` if a proof shows that an exclusion with a pattern blocks no path of ``missed``.
  func permits(_ pattern: PatternAutomaton, _ proofs: PathProofs) -> Bool {
    missed.allSatisfy { proofs.isNothing(in: pattern, and: $0.automaton) }
  }

  /// Returns the paths that are certainly excluded.
  ///
  /// These are the paths of exclusions whose automata are exact and accept no path that an
  /// automaton of an earlier exception accepts.
  static func certain(
    _ exclusions: [LinkManifest.Exclusion], types: [String: ParameterType], _ proofs: PathProofs
  ) -> [AcceptedPaths] {
    var exceptions: [AcceptedPaths] = []
    var certain: [AcceptedPaths] = []
    for exclusion in exclusions {
      let paths = AcceptedPaths(exclusion.pattern, types: types, isCaseSensitive: true)
      if exclusion.isException {
        exceptions.append(paths)
      } else if paths.isExact,
        exceptions.allSatisfy({ proofs.isNothing(in: paths.automaton, and: $0.automaton) })
      {
        certain.append(paths)
      }
    }
    return certain
  }
}
