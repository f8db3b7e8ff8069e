/// What decides on which side a bubble is.
public enum BubblePolicy: Hashable, Sendable {
  /// The direction of the active language: all bubbles are on the side where its lines start.
  case byDirection
  /// Who speaks: one's own bubbles are on the trailing side, all others on the leading one.
  case bySpeaker(own: String)
}
