import LocalizedTexts
import TextPrimitives

extension ReportTexts {
  /// Returns the message about messages that arrived too late and were dropped.
  package func droppedMessages(_ count: Int) -> String { texts(.bubblesDropped, count) }

  /// Returns the message about bubbles that newer ones replaced.
  package func departedBubbles(_ count: Int) -> String { texts(.bubblesDeparted, count) }

  /// Returns the message about the number of lines that are not messages.
  package func malformedLines(_ count: Int) -> String { texts(.bubblesMalformed, count) }

  /// Returns the message about further malformed lines after those that are reported individually.
  package func moreMalformedLines(_ count: Int) -> String { texts(.bubblesMalformedMore, count) }

  /// The warning that `--me` has no effect.
  package var unusedSpeaker: String {
    texts(.warningLine, texts[.bubblesUnusedSpeaker])
  }
}
