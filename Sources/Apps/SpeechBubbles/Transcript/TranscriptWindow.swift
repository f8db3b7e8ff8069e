/// How much a transcript remembers.
public struct TranscriptWindow: Hashable, Sendable {
  /// The greatest number of bubbles; the oldest make room.
  public let bubbles: Int
  /// The greatest number of ids that are remembered after their bubble made room, so that a late
  /// message does not bring it back.
  ///
  /// As long as no more ids departed, the order in which messages of different ids interleave does
  /// not matter; applying a message again changes nothing even beyond.
  public let departedIDs: Int

  /// Makes a window; less than one counts as one.
  public init(bubbles: Int = 1_000, departedIDs: Int = 10_000) {
    self.bubbles = max(1, bubbles)
    self.departedIDs = max(1, departedIDs)
  }
}
