/// The limits of a transcript.
public struct TranscriptWindow: Hashable, Sendable {
  /// The maximum number of bubbles; the oldest are evicted.
  public let bubbles: Int
  /// The maximum number of ids that are remembered after their bubbles were evicted.
  ///
  /// Remembering these ids prevents a late message from restoring its bubble. Up to this number,
  /// the interleaving of messages with different ids does not matter. Beyond it, applying a message
  /// again still changes nothing.
  public let evictedIDs: Int

  /// Creates a window; a number below one is treated as one.
  public init(bubbles: Int = 1_000, evictedIDs: Int = 10_000) {
    self.bubbles = max(1, bubbles)
    self.evictedIDs = max(1, evictedIDs)
  }
}
