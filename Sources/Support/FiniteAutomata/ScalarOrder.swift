/// The scalars that the text of a search may have, the best first, with the cost of each.
package struct ScalarOrder: Sendable {
  /// The ranges of scalars, the best first; what is in none of them is in no text.
  private let preferred: [ClosedRange<UInt32>]
  /// What a scalar adds to the cost of a text.
  package let cost: @Sendable (UInt32) -> Int

  package init(
    preferring preferred: [ClosedRange<UInt32>], cost: @escaping @Sendable (UInt32) -> Int
  ) {
    self.preferred = preferred
    self.cost = cost
  }

  /// The best scalar of a range and the place of its range among the preferred ones; `nil` if none
  /// of the scalars is in a text.
  func best(_ lower: UInt32, _ upper: UInt32) -> (scalar: UInt32, rank: Int)? {
    for (rank, range) in preferred.enumerated() {
      let scalar = max(lower, range.lowerBound)
      if scalar <= min(upper, range.upperBound) { return (scalar, rank) }
    }
    return nil
  }

  /// The best 64 scalars of a range, the best first.
  func several(_ lower: UInt32, _ upper: UInt32) -> [(scalar: UInt32, rank: Int)] {
    var found: [(scalar: UInt32, rank: Int)] = []
    for (rank, range) in preferred.enumerated() where range.overlaps(lower...upper) {
      for scalar in range.clamped(to: lower...upper) {
        if found.count == Self.severalCount { return found }
        // The ranges may overlap.
        if !found.contains(where: { $0.scalar == scalar }) { found.append((scalar, rank)) }
      }
    }
    return found
  }

  private static let severalCount = 64
}
