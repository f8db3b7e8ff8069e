extension Router {
  /// Two patterns that cannot both stand as they are.
  ///
  /// Which route a link takes is decided by the paths of the routes alone, by this specification. An
  /// exclusion precedes every route. Two patterns are compared component by component, up to the
  /// first in which they differ; there
  ///
  /// 1. a literal precedes a parameter, with or without literal text around it,
  /// 2. a parameter precedes a catch-all,
  /// 3. a path that ends precedes a catch-all that takes zero components, and
  /// 4. two different parameters rank equal, by type or by the text around them, and so do two
  ///    different catch-alls, and a literal and the same one in any case.
  ///
  /// Patterns of equal rank are ambiguous if some link of a common origin is taken by both, and so
  /// are identical patterns. Of patterns that differ in rank, the one that comes later is unreachable
  /// if the earlier ones leave it no link. Types are compared by what they accept: their names and
  /// whether they are secret play no part, nor do queries, nor the order in which routes are written.
  public struct Conflict: Sendable, Hashable {
    /// What is wrong between the two.
    public enum Kind: String, Sendable, Hashable {
      /// Some link is taken by both, and neither precedes the other.
      case ambiguous
      /// Every link of the second is taken by the first, which precedes it.
      case unreachable
    }

    /// What is wrong.
    public let kind: Kind
    /// The pattern that comes first in the manifests; or the one that takes the links of the other.
    public let first: PatternReference
    /// The pattern that comes second in the manifests; or the route that is never reached.
    public let second: PatternReference
    /// The patterns that only together with ``first`` take every link of an unreachable route.
    public let others: [PatternReference]
    /// A link that both take where the other is not; for an unreachable route one of its links.
    public let witness: String
  }

  /// What was found about all pairs of patterns.
  public struct Conflicts: Sendable, Hashable {
    /// The first conflicts, by the place of their second pattern, where they are reported, then of
    /// their first.
    public let pairs: [Conflict]
    /// How many conflicts there are.
    public let total: Int
    /// Whether ``total`` is exact.
    ///
    /// If not, some pair was too costly to decide, and there may be more conflicts.
    public let isTotalExact: Bool

    /// The greatest number of conflicts that are listed.
    public static let maximumCount = 100_000
  }

  /// Proves which routes are ambiguous and which are unreachable.
  ///
  /// Every pair of patterns of every app is covered. A route is unreachable because of one pattern, or
  /// of several that take its links together; the latter is looked for where its parameters have few
  /// values, at most 1,000 paths in all.
  ///
  /// - Parameter limit: The greatest number of conflicts in the list, `nil` for
  ///   ``Conflicts/maximumCount``. All of them are counted.
  /// - Complexity: O(*n*) in the number of components of all patterns, plus the work on the pairs of
  ///   parameters that stand side by side; bounded by a budget of about half a second.
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
        witness: witness)
    }
    // A pair without a witness has links in common that are longer than links may be.
    let dropped = items.count - pairs.count
    let isDroppedExact = dropped == 0 || items.count == search.found.total
    return Conflicts(
      pairs: pairs, total: search.found.total - dropped,
      isTotalExact: !isExhausted && !search.hasUnknown && isDroppedExact)
  }
}

/// A route or an exclusion, and where it stands.
public struct PatternReference: Sendable, Hashable {
  /// The app whose manifest has it.
  public let app: String
  /// The name of the route, `nil` for an exclusion.
  public let route: String?
  /// The pattern.
  public let pattern: RoutePattern
  /// The place of the pattern in the manifest.
  public let location: ManifestLocation
}

extension PatternReference: CustomStringConvertible {
  /// The route as `wordly.attend`, the exclusion as `wordly.exclude[0]`.
  public var description: String { app + "." + (route ?? location.description) }
}

extension RouteTable {
  /// The pattern at a place.
  func pattern(at place: ConflictSearch.Place) -> PatternReference {
    let manifest = manifests[ProofSites.app(of: place)]
    let index = ProofSites.index(of: place)
    if ProofSites.isExclusion(place) {
      return PatternReference(
        app: manifest.app, route: nil, pattern: manifest.exclusions[index].pattern,
        location: ManifestLocation("exclude").index(index))
    }
    let route = manifest.routes[index]
    return PatternReference(
      app: manifest.app, route: route.name, pattern: route.pattern,
      location: ManifestLocation("routes", route.name, "path"))
  }
}
