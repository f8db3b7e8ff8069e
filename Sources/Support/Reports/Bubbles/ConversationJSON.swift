import LocaleNegotiation
package import SpeechBubbles
package import TextPrimitives

/// A report of bubbles as JSON, one object per line, as `Schemas/bubbles.schema.json` specifies.
package struct ConversationJSON: Sendable {
  private let style: BubbleStyle

  package init(_ style: BubbleStyle) {
    self.style = style
  }

  package func append(_ bubble: Bubble, to buffer: inout ByteBuffer) {
    append(bubble, text: bubble.content, to: &buffer)
  }

  /// Appends the JSON object for a removed bubble, whose content is empty.
  package func appendRemoval(of bubble: Bubble, to buffer: inout ByteBuffer) {
    append(bubble, text: "", to: &buffer)
  }

  /// Appends the JSON object with the numbers of messages and bubbles that a transcript omits.
  package func appendOmissions(of transcript: Transcript, to buffer: inout ByteBuffer) {
    buffer.append("{\"droppedMessages\":\(transcript.droppedCount)")
    buffer.append(",\"departedBubbles\":\(transcript.evictedCount)}\n")
  }

  private func append(_ bubble: Bubble, text: String, to buffer: inout ByteBuffer) {
    let layout = style.layout(of: text, speakerID: bubble.speakerID)
    buffer.append("{\"id\":" as StaticString)
    buffer.appendJSONString(bubble.id)
    buffer.append(",\"speaker\":" as StaticString)
    buffer.appendJSONString(bubble.speakerID)
    buffer.append(",\"text\":" as StaticString)
    buffer.appendJSONString(text)
    buffer.append(",\"side\":" as StaticString)
    buffer.appendJSONString(layout.side.rawValue)
    buffer.append(",\"textDirection\":" as StaticString)
    buffer.appendJSONString(layout.contentDirection.rawValue)
    buffer.append(",\"isFinal\":\(bubble.isFinal),\"timestamp\":\(bubble.timestamp)")
    if !bubble.language.isEmpty {
      buffer.append(",\"language\":" as StaticString)
      buffer.appendJSONString(bubble.language)
    }
    buffer.append(",\"paragraphs\":[" as StaticString)
    for (index, paragraph) in layout.paragraphs.enumerated() {
      let (range, direction) = (
        paragraph.range, paragraph.direction ?? layout.contentDirection
      )
      buffer.append(index == 0 ? "" : ",")
      buffer.append(
        """
        {"range":[\(range.lowerBound),\(range.upperBound)],"direction":"\(direction.rawValue)"}
        """
      )
    }
    buffer.append("]}\n" as StaticString)
  }
}
