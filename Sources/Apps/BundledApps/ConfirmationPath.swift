/// The steps in which a person approves an action of CocotteAI.
///
/// The stakes of the action decide how many steps there are, each of which takes one tap. The
/// manifest requires the same of the route `approve`, as states of `approval`.
///
/// ```swift
/// let path = ConfirmationPath(stakes: .medium)
/// path.steps                      // [.card, .review]
/// path.remainingTaps(after: 1)    // 1
/// ```
public struct ConfirmationPath: Sendable, Hashable {
  /// One step, which takes one tap.
  public enum Step: String, Sendable, Hashable, CaseIterable {
    /// Tapping the card of the action on the Today tab.
    case card
    /// Confirming the review screen, which the card opens.
    case review
    /// Confirming the caption.
    case caption
  }

  /// The steps in order; the last one ships the action.
  public let steps: [Step]

  /// The number of taps, from one to three.
  public var taps: Int { steps.count }

  /// Creates the path of an action.
  ///
  /// - Parameter stakes: The stakes of the action. Unknown stakes, `nil`, count as high.
  public init(stakes: CocotteLink.Stakes?) {
    steps =
      switch stakes ?? .high {
      case .low: [.card]
      case .medium: [.card, .review]
      case .high: [.card, .review, .caption]
      }
  }

  /// Returns how many taps are left.
  ///
  /// - Parameter done: The number of taps so far; more than ``taps`` count as all.
  public func remainingTaps(after done: Int) -> Int { max(0, taps - max(0, done)) }
}
