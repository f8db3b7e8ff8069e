import SpeechBubbles
import TestSupport
import Testing

@Suite("Properties of transcripts")
struct TranscriptLawTests {
  private func transcript(
    of messages: [SpeechMessage], window: TranscriptWindow = TranscriptWindow()
  ) -> Transcript {
    var transcript = Transcript(window: window)
    for message in messages { transcript.apply(message) }
    return transcript
  }

  /// Returns the content and state that the specification requires for the messages with one id.
  private func expected(_ messages: [SpeechMessage]) -> (content: String, isFinal: Bool)? {
    guard let first = messages.first else { return nil }
    let end = messages.firstIndex(where: \.isFinal)
    let heard = end.map { messages[...$0] } ?? messages[...]
    var shown = first
    for message in heard.dropFirst() {
      let wins =
        (message.timestamp, message.isFinal ? 1 : 0) > (shown.timestamp, shown.isFinal ? 1 : 0)
      if wins { shown = message }
    }
    return (shown.content, end != nil)
  }

  @Test("The bubbles are as specified, in the order of their first messages")
  func specification() {
    var generator = StreamGenerator(seed: 1)
    for _ in 0..<LawEffort.rounds(200) {
      let streams = generator.utterances(8)
      let bubbles = transcript(of: generator.interleaved(streams)).bubbles
      let visible = streams.compactMap { stream -> (SpeechMessage, String, Bool)? in
        guard let first = stream.first, let shown = expected(stream),
          shown.content.contains(where: { !$0.isWhitespace })
        else { return nil }
        return (first, shown.content, shown.isFinal)
      }.sorted {
        ($0.0.timestamp, $0.0.speakerID, $0.0.id) < ($1.0.timestamp, $1.0.speakerID, $1.0.id)
      }
      #expect(bubbles.map(\.id) == visible.map(\.0.id))
      #expect(bubbles.map(\.content) == visible.map(\.1))
      #expect(bubbles.map(\.isFinal) == visible.map(\.2))
    }
  }

  @Test("Any interleaving of different ids has the same bubbles", arguments: [1, 3, 5, 1000])
  func interleavings(size: Int) {
    var generator = StreamGenerator(seed: UInt64(size))
    let window = TranscriptWindow(bubbles: size, evictedIDs: 100)
    for _ in 0..<LawEffort.rounds(100) {
      let streams = generator.utterances(10).map { generator.unreliable($0) }
      let first = transcript(of: generator.interleaved(streams), window: window)
      for _ in 0..<5 {
        let other = transcript(of: generator.interleaved(streams), window: window)
        #expect(other.bubbles == first.bubbles)
        #expect(other.lowWaterTimestamp == first.lowWaterTimestamp)
      }
    }
  }

  @Test("A window contains the last bubbles of the full transcript", arguments: [1, 4])
  func windowIsSuffix(size: Int) {
    var generator = StreamGenerator(seed: 9)
    for _ in 0..<LawEffort.rounds(100) {
      let stream = generator.interleaved(generator.utterances(10))
      let all = transcript(of: stream).bubbles
      let some = transcript(of: stream, window: TranscriptWindow(bubbles: size)).bubbles
      #expect(some.count <= size)
      #expect(Array(all.suffix(some.count)) == some)
    }
  }

  @Test(
    "Applying a message again, immediately or later, changes nothing",
    arguments: [(1, 1), (2, 1), (3, 2), (1000, 1000)])
  func replay(bubbles: Int, departed: Int) {
    var generator = StreamGenerator(seed: 10)
    let window = TranscriptWindow(bubbles: bubbles, evictedIDs: departed)
    for _ in 0..<LawEffort.rounds(100) {
      let stream = generator.interleaved(generator.utterances(8))
      var transcript = Transcript(window: window)
      for (index, message) in stream.enumerated() {
        transcript.apply(message)
        let before = transcript.bubbles
        transcript.apply(message)
        transcript.apply(stream[Int.random(in: 0...index, using: &generator.random)])
        #expect(transcript.bubbles == before)
      }
    }
  }

  @Test("A reconnection that repeats every message changes nothing")
  func reconnection() {
    var generator = StreamGenerator(seed: 11)
    for _ in 0..<LawEffort.rounds(100) {
      let stream = generator.interleaved(generator.utterances(8))
      var transcript = transcript(of: stream)
      let before = transcript.bubbles
      for message in stream { transcript.apply(message) }
      for message in stream.shuffled(using: &generator.random) { transcript.apply(message) }
      #expect(transcript.bubbles == before)
    }
  }

  @Test("If messages are lost, the bubbles are those of the messages that arrived")
  func losses() {
    var generator = StreamGenerator(seed: 12)
    for _ in 0..<LawEffort.rounds(200) {
      let stream = generator.interleaved(generator.utterances(6))
      let arrived = stream.filter { _ in !generator.random.oneIn(4) }
      let replayed = generator.unreliable(arrived).filter { arrived.contains($0) }
      // A repeated message has already arrived, so only its first occurrence has an effect.
      let kept = replayed.reduce(into: [SpeechMessage]()) { kept, message in
        if !kept.contains(message) { kept.append(message) }
      }
      #expect(transcript(of: replayed).bubbles == transcript(of: kept).bubbles)
    }
  }

  @Test("No bubble is empty, and none changes after its final message")
  func invariants() {
    var generator = StreamGenerator(seed: 13)
    for _ in 0..<LawEffort.rounds(100) {
      let stream = generator.unreliable(generator.interleaved(generator.utterances(8)))
      var transcript = Transcript()
      var finals: [String: Bubble] = [:]
      for message in stream {
        transcript.apply(message)
        for bubble in transcript.bubbles {
          #expect(bubble.content.contains { !$0.isWhitespace })
          if let final = finals[bubble.id] { #expect(bubble == final) }
          if bubble.isFinal { finals[bubble.id] = bubble }
        }
      }
    }
  }

  @Test("Each dropped message is counted once")
  func counting() {
    var generator = StreamGenerator(seed: 14)
    for _ in 0..<LawEffort.rounds(100) {
      var transcript = Transcript(window: TranscriptWindow(bubbles: 2, evictedIDs: 3))
      var dropped = 0
      for message in generator.interleaved(generator.utterances(12)) {
        if transcript.apply(message) == .dropped { dropped += 1 }
      }
      #expect(transcript.droppedCount == dropped)
    }
  }
}
