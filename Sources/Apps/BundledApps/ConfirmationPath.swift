/// The steps in which a person approves an action of CocotteAI.
///
/// The number of steps depends on the stakes of the action, which are low, medium or high. Each
/// step takes one tap. The link manifest of CocotteAI contains the same rule. Its route `approve`
/// opens for medium stakes only after the step ``Step/card``, and for high stakes only after the
/// step ``Step/review``.
///
/// ```swift
/// let path = ConfirmationPath(stakes: .medium)
/// path.steps                      // [.card, .review]
/// path.remainingTaps(after: 1)    // 1
/// ```
public struct ConfirmationPath: Sendable, Hashable {
  /// A step of the confirmation, which takes one tap.
  public enum Step: String, Sendable, Hashable, CaseIterable {
    /// A tap on the card of the action on the Today tab.
    case card
    /// A confirmation on the review screen, which the card opens.
    case review
    /// A confirmation of the caption, which is the last step for high stakes.
    case caption
  }

  /// The steps in order; after the last step, the action is carried out.
  public let steps: [Step]

  /// The number of taps, from one to three.
  public var taps: Int { steps.count }

  /// Creates the path for an action.
  ///
  /// - Parameter stakes: The stakes of the action; `nil` if they are unknown. Unknown stakes are
  ///   treated as high.
  public init(stakes: CocotteLink.Stakes?) {
    steps =
      switch stakes ?? .high {
      case .low: [.card]
      case .medium: [.card, .review]
      case .high: [.card, .review, .caption]
      }
  }

  /// Returns the number of taps that remain.
  ///
  /// - Parameter done: The number of taps so far. A number greater than ``taps`` is treated as
  ///   ``taps``, and a negative number as 0.
  public func remainingTaps(after done: Int) -> Int { max(0, taps - max(0, done)) }
}
