import SpeechBubbles
import Testing

@Suite("Transcripts")
struct TranscriptTests {
  private func message(
    _ id: String, _ content: String, at timestamp: Int64, final: Bool = false,
    by speaker: String = "ann"
  ) -> SpeechMessage {
    SpeechMessage(
      id: id, speakerID: speaker, content: content, isFinal: final, timestamp: timestamp,
      language: "en")
  }

  private func contents(_ messages: [SpeechMessage]) -> [String] {
    var transcript = Transcript()
    for message in messages { transcript.apply(message) }
    return transcript.bubbles.map(\.content)
  }

  @Test("A bubble is visible only while it has content")
  func visibility() {
    #expect(contents([message("1", "", at: 1)]).isEmpty)
    #expect(contents([message("1", " \n", at: 1)]).isEmpty)
    #expect(contents([message("1", "", at: 1), message("1", "a", at: 2)]) == ["a"])
    #expect(contents([message("1", "a", at: 1), message("1", "", at: 2)]).isEmpty)
    #expect(contents([message("1", "", at: 1), message("1", "", at: 2, final: true)]).isEmpty)
    #expect(contents([message("1", "a", at: 1), message("1", "", at: 2, final: true)]).isEmpty)
  }

  @Test("Nothing changes after the final message")
  func final() {
    var transcript = Transcript()
    #expect(transcript.apply(message("1", "a", at: 1)) == .applied)
    #expect(transcript.apply(message("1", "ab", at: 2, final: true)) == .applied)
    #expect(transcript.apply(message("1", "abc", at: 3)) == .discarded)
    #expect(transcript.apply(message("1", "", at: 4, final: true)) == .discarded)
    #expect(transcript.bubbles.map(\.content) == ["ab"])
    #expect(transcript.bubbles.map(\.isFinal) == [true])
  }

  @Test("The later timestamp wins; on a tie, the first message wins unless the second is final")
  func timestamps() {
    #expect(contents([message("1", "b", at: 2), message("1", "a", at: 1)]) == ["b"])
    #expect(contents([message("1", "a", at: 1), message("1", "b", at: 1)]) == ["a"])
    #expect(contents([message("1", "a", at: 1), message("1", "b", at: 1, final: true)]) == ["b"])
    #expect(
      contents([message("1", "a", at: .min), message("1", "b", at: .max)]) == ["b"])
  }

  @Test("An older final message makes the bubble final but does not change its content")
  func lateFinal() {
    let messages = [
      message("1", "b", at: 5), message("1", "a", at: 3, final: true), message("1", "c", at: 9),
    ]
    #expect(contents(messages) == ["b"])
  }

  @Test("Bubbles are ordered by first timestamp, speaker and id, and the order never changes")
  func order() {
    var transcript = Transcript()
    for message in [
      message("9", "c", at: 2), message("2", "b", at: 1, by: "bob"), message("3", "a", at: 1),
      message("1", "d", at: 2), message("3", "e", at: 8),
    ] { transcript.apply(message) }
    #expect(transcript.bubbles.map(\.id) == ["3", "2", "1", "9"])
  }

  @Test("The window shows the newest bubbles, and messages that arrive too late are counted")
  func window() {
    var transcript = Transcript(window: TranscriptWindow(bubbles: 2))
    #expect(transcript.lowWaterTimestamp == nil)
    for (id, timestamp) in [("1", 1), ("2", 2), ("3", 3)] as [(String, Int64)] {
      #expect(transcript.apply(message(id, id, at: timestamp)) == .applied)
    }
    #expect(transcript.bubbles.map(\.id) == ["2", "3"])
    #expect(transcript.lowWaterTimestamp == 1)
    #expect(transcript.evictedCount == 1)
    // If the bubble of an id has left the window, further messages with this id are dropped,
    // whatever their timestamps.
    #expect(transcript.apply(message("1", "again", at: 9)) == .dropped)
    #expect(transcript.apply(message("0", "old", at: 0)) == .dropped)
    #expect(transcript.apply(message("0", "old", at: 9)) == .dropped)
    #expect(transcript.droppedCount == 3)
    #expect(transcript.bubbles.map(\.id) == ["2", "3"])
  }

  @Test("Two ids are equal only if their bytes are equal")
  func identifiers() {
    #expect(
      contents([message("\u{E9}", "a", at: 1), message("e\u{301}", "b", at: 2)]) == ["a", "b"])
  }

  @Test("A window is never empty")
  func smallestWindow() {
    let window = TranscriptWindow(bubbles: 0, evictedIDs: -1)
    #expect(window.bubbles == 1 && window.evictedIDs == 1)
  }
}
