import LocalizedTexts
import TextPrimitives

extension ReportTexts {
  /// Returns a message about the number of messages that arrived too late and were dropped.
  package func droppedMessages(_ count: Int) -> String { texts(.bubblesDropped, count) }

  /// Returns a message about the number of bubbles that were evicted for newer ones.
  package func departedBubbles(_ count: Int) -> String { texts(.bubblesDeparted, count) }

  /// Returns a message about the number of lines that are not valid messages.
  package func malformedLines(_ count: Int) -> String { texts(.bubblesMalformed, count) }

  /// Returns a message about malformed lines beyond those that are reported individually.
  package func moreMalformedLines(_ count: Int) -> String { texts(.bubblesMalformedMore, count) }

  /// The warning that `--me` has no effect.
  package var unusedSpeaker: String {
    texts(.warningLine, texts[.bubblesUnusedSpeaker])
  }
}
