public import LocaleNegotiation

/// A side of the conversation.
public enum BubbleSide: String, Hashable, Sendable, CaseIterable {
  /// The left side.
  case left
  /// The right side.
  case right

  /// Returns the side where lines of a direction start.
  public static func leading(_ direction: TextDirection) -> BubbleSide {
    direction == .leftToRight ? .left : .right
  }

  /// Returns the side where lines of a direction end.
  public static func trailing(_ direction: TextDirection) -> BubbleSide {
    direction == .leftToRight ? .right : .left
  }
}
