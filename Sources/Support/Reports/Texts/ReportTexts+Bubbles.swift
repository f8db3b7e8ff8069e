import LocalizedTexts
import TextPrimitives

extension ReportTexts {
  /// How many messages were too late.
  package func droppedMessages(_ count: Int) -> String { texts(.bubblesDropped, count) }

  /// How many bubbles are not shown, because newer ones took their place.
  package func departedBubbles(_ count: Int) -> String { texts(.bubblesDeparted, count) }

  /// The number of lines that are not messages.
  package func malformedLines(_ count: Int) -> String { texts(.bubblesMalformed, count) }

  /// The number of lines that are not messages, after those that were reported one by one.
  package func moreMalformedLines(_ count: Int) -> String { texts(.bubblesMalformedMore, count) }

  /// Why `--me` has no effect.
  package var unusedSpeaker: String {
    texts(.warningLine, texts[.bubblesUnusedSpeaker])
  }
}
