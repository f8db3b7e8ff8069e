import LocalizedTexts
import TextPrimitives

extension ReportTexts {
  /// How many messages were too late.
  package func droppedMessages(_ count: Int) -> String { texts(.bubblesDropped, count) }

  /// How many bubbles are not shown, because newer ones took their place.
  package func departedBubbles(_ count: Int) -> String { texts(.bubblesDeparted, count) }

  /// How many lines are no messages.
  package func malformedLines(_ count: Int) -> String { texts(.bubblesMalformed, count) }

  /// How many lines, behind those that were reported one by one, are no messages.
  package func moreMalformedLines(_ count: Int) -> String { texts(.bubblesMalformedMore, count) }

  /// Why `--me` has no effect.
  package var unusedSpeaker: String {
    texts(.warningLine, texts[.bubblesUnusedSpeaker])
  }
}
