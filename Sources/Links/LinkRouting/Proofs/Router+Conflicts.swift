extension Router {
  /// A conflict between patterns: two patterns are ambiguous, or a route is unreachable.
  ///
  /// Only the paths of routes decide which route matches a link. An exclusion precedes every route.
  /// Two patterns are compared component by component, up to the first difference. These rules
  /// apply there:
  ///
  /// 1. A literal precedes a parameter, with or without literal text around it.
  /// 2. A parameter precedes a catch-all.
  /// 3. A pattern that ends there precedes a catch-all that matches zero components.
  /// 4. Of two catch-alls, the one with more components after it precedes the other.
  /// 5. Two parameters that differ in their types or the text around them have equal rank. So do
  ///    two different catch-alls with the same number of components after them, and two literals
  ///    that differ only in case.
  ///
  /// Patterns of equal rank are ambiguous if a link of a common origin matches both, and so are
  /// identical patterns. A route is unreachable if patterns that precede it match all of its links.
  /// Types are compared by the values that they accept. Names of types, secrecy, queries and the
  /// order of routes in a manifest have no effect.
  public struct Conflict: Sendable, Hashable {
    /// The kind of a conflict.
    public enum Kind: String, Sendable, Hashable {
      /// A link matches both patterns, and neither precedes the other.
      case ambiguous
      /// All links of the second pattern match one or more patterns that precede it.
      case unreachable
    }

    /// The kind of the conflict.
    public let kind: Kind
    /// The pattern that comes first in the manifests, or one that makes a route unreachable.
    public let first: PatternReference
    /// The pattern that comes second in the manifests, or the unreachable route.
    public let second: PatternReference
    /// The patterns that match all links of an unreachable route only together with ``first``.
    public let others: [PatternReference]
    /// A link that matches both ambiguous patterns, or a link of the unreachable route.
    ///
    /// It has the query and the fragment that these routes require, unless ``isWitnessPathOnly`` is
    /// `true`.
    public let witness: String
    /// A Boolean value that indicates whether only the path of ``witness`` shows the conflict.
    ///
    /// The value is `true` if no link was found that has the required parameters of both routes,
    /// meets their conditions and matches no exclusion.
    public let isWitnessPathOnly: Bool
  }

  /// The conflicts that a search found between the patterns of all apps.
  public struct Conflicts: Sendable, Hashable {
    /// The listed conflicts, sorted by the location of their second pattern, then of their first.
    ///
    /// A conflict is reported at its second pattern.
    public let pairs: [Conflict]
    /// The number of conflicts, listed or not.
    public let total: Int
    /// A Boolean value that indicates whether ``total`` is exact.
    ///
    /// If it is `false`, a pair was too costly to decide, so there may be more conflicts. Or pairs
    /// are counted but not listed, and their common links may all be excluded or too long, so there
    /// may be fewer conflicts.
    public let isTotalExact: Bool

    /// The maximum number of conflicts that are listed.
    public static let maximumCount = 100_000
  }

  /// Finds ambiguous and unreachable routes by proof.
  ///
  /// Every pair of patterns of all apps is checked. A route can be unreachable because of one
  /// pattern, or because of several patterns together. The latter case is checked only if the
  /// parameters of the route have few values, at most 1,000 paths in all.
  ///
  /// - Parameter limit: The maximum number of listed conflicts, or `nil` for
  ///   ``Conflicts/maximumCount``. All conflicts are counted.
  /// - Complexity: O(*n*), where *n* is the number of components of all patterns, plus the work on
  ///   pairs of parameters at the same node. A budget limits the work to about half a second.
  public func conflicts(limit: Int? = nil) -> Conflicts {
    conflicts(limit: limit, budget: ProofBudget(ProofBudget.standard))
  }

  func conflicts(limit: Int?, budget: ProofBudget) -> Conflicts {
    let limit = min(limit ?? Conflicts.maximumCount, Conflicts.maximumCount)
    let search = ConflictSearch(table, limit: limit, budget: budget)
    search.findPlainPairs()
    search.findUnreachableRoutes()
    search.findAmbiguousPairs()
    let isExhausted = budget.isExhausted
    let items = search.found.sorted
    let pairs = items.compactMap { item -> Conflict? in
      guard let witness = search.witness(of: item) else { return nil }
      return Conflict(
        kind: item.right == nil ? .unreachable : .ambiguous, first: table.pattern(at: item.first),
        second: table.pattern(at: item.second), others: item.others.map(table.pattern(at:)),
        witness: witness.link, isWitnessPathOnly: witness.isPathOnly)
    }
    // If a pair has no witness, all common links are excluded or exceed the maximum length, so the
    // pair is not a conflict.
    let dropped = items.count - pairs.count
    let isDroppedExact = dropped == 0 || items.count == search.found.total
    return Conflicts(
      pairs: pairs, total: search.found.total - dropped,
      isTotalExact: !isExhausted && !search.hasUnknown && isDroppedExact)
  }
}

/// A reference to a route or an exclusion, with its location.
public struct PatternReference: Sendable, Hashable {
  /// The app whose manifest contains the pattern.
  public let app: String
  /// The name of the route, or `nil` for an exclusion.
  public let route: String?
  /// The pattern, which is the path of a route, one of its aliases, or an exclusion.
  public let pattern: RoutePattern
  /// The location of the pattern in the manifest.
  public let location: ManifestLocation
}

extension PatternReference: CustomStringConvertible {
  /// The route, such as `wordly.attend`, or the exclusion, such as `wordly.exclude[0]`.
  public var description: String { app + "." + (route ?? location.description) }
}

extension RouteTable {
  /// Returns a reference to the pattern with the given number.
  func pattern(at place: ConflictSearch.Place) -> PatternReference {
    let manifest = manifests[ProofSites.app(of: place)]
    let index = ProofSites.index(of: place)
    if ProofSites.isExclusion(place) {
      return PatternReference(
        app: manifest.app, route: nil, pattern: manifest.exclusions[index].pattern,
        location: manifest.location(ofExclusion: index))
    }
    let route = manifest.routes[index]
    let number = ProofSites.pattern(of: place)
    return PatternReference(
      app: manifest.app, route: route.name, pattern: route.patterns[number],
      location: route.location(ofPattern: number))
  }
}
