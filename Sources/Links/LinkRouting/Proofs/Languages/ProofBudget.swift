/// The work that a proof may still do.
///
/// A manifest can make the number of pairs grow with the square of its routes. The budget is counted,
/// not timed, so that the same manifest gives the same answer on every machine; one unit is about a
/// nanosecond or two. What is left undone is said: ``Router/Conflicts/isTotalExact``.
final class ProofBudget {
  private(set) var remaining: Int

  init(_ units: Int) { remaining = units }

  /// Enough for every manifest that people write, and for about half a second.
  static let standard = 200_000_000

  var isExhausted: Bool { remaining <= 0 }

  /// Takes units off; `false` if there were none left.
  @inline(__always)
  @discardableResult
  func spend(_ units: Int) -> Bool {
    remaining &-= units
    return remaining > 0
  }
}
