/// The scalars that a search may use to build a string, in order of preference, with their costs.
package struct ScalarOrder: Sendable {
  /// The ranges of scalars, in order of preference; scalars outside them are never used.
  private let preferred: [ClosedRange<UInt32>]
  /// A closure that returns the cost that a scalar adds to a string.
  package let cost: @Sendable (UInt32) -> Int

  package init(
    preferring preferred: [ClosedRange<UInt32>], cost: @escaping @Sendable (UInt32) -> Int
  ) {
    self.preferred = preferred
    self.cost = cost
  }

  /// Returns the most preferred scalar in a range, and its rank, the index of its preferred range.
  ///
  /// - Returns: `nil` if no scalar in the range may be used.
  func best(_ lower: UInt32, _ upper: UInt32) -> (scalar: UInt32, rank: Int)? {
    for (rank, range) in preferred.enumerated() {
      let scalar = max(lower, range.lowerBound)
      if scalar <= min(upper, range.upperBound) { return (scalar, rank) }
    }
    return nil
  }

  /// Returns up to 64 scalars in a range, in order of preference.
  func several(_ lower: UInt32, _ upper: UInt32) -> [(scalar: UInt32, rank: Int)] {
    var found: [(scalar: UInt32, rank: Int)] = []
    for (rank, range) in preferred.enumerated() where range.overlaps(lower...upper) {
      for scalar in range.clamped(to: lower...upper) {
        if found.count == Self.severalCount { return found }
        // The preferred ranges may overlap.
        if !found.contains(where: { $0.scalar == scalar }) { found.append((scalar, rank)) }
      }
    }
    return found
  }

  private static let severalCount = 64
}
