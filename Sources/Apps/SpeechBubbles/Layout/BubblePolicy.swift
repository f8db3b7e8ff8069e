/// The rule that determines the side of a bubble.
public enum BubblePolicy: Hashable, Sendable {
  /// The direction of the app's language: all bubbles are on the side where its lines start.
  case byDirection
  /// The speaker: bubbles of `own` are on the trailing side, all other bubbles on the leading side.
  case bySpeaker(own: String)
}
