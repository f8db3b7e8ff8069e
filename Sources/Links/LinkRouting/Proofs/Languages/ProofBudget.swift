/// The remaining amount of work that proofs may do.
///
/// The number of pairs of patterns can grow with the square of the number of routes. The budget
/// counts steps instead of measuring time, so that a manifest has the same result on every machine.
/// One unit is about one or two nanoseconds. If the budget is exhausted,
/// ``Router/Conflicts/isTotalExact`` is `false`.
final class ProofBudget {
  private(set) var remaining: Int

  init(_ units: Int) { remaining = units }

  /// The budget of a proof that may take up to about half a second.
  static let standard = 200_000_000

  var isExhausted: Bool { remaining <= 0 }

  /// Subtracts units, and returns `false` if none are left.
  @inline(__always)
  @discardableResult
  func spend(_ units: Int) -> Bool {
    remaining &-= units
    return remaining > 0
  }
}
