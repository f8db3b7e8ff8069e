import Diagnostics
import Laws
import SpeechBubbles

/// Fuzzes the reader of message lines with arbitrary bytes, which are split into lines.
///
/// - No input may trap. An error must be inside its line and state what was expected.
/// - A reader must produce the same result for a line, whatever it has read before.
/// - The bubbles of the transcript must be in order, contain text, and not exceed the window.
/// - Reading all messages again must change nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let window = TranscriptWindow(bubbles: 4, evictedIDs: 64)
  var transcript = Transcript(window: window)
  var reader = MessageLineReader()
  var messages: [SpeechMessage] = []
  for line in input(start, count).split(separator: UInt8(ascii: "\n")).map(Array.init) {
    let first = read(line, &reader)
    var fresh = MessageLineReader()
    law(first == read(line, &fresh), "a reader has no state from other lines")
    switch first {
    case .success(let message):
      messages.append(message)
      transcript.apply(message)
    case .failure(let error):
      law(error.range.upperBound <= line.count, "the range of an error is in the line: \(error)")
      law(
        !error.expected.isEmpty && !error.code.rawValue.isEmpty,
        "an error has an expectation: \(error)")
    }
  }
  let bubbles = transcript.bubbles
  law(bubbles.count <= window.bubbles, "a window is not exceeded")
  law(bubbles.allSatisfy { transcript.bubble(id: $0.id) == $0 }, "a bubble is found by its id")
  law(
    zip(bubbles, bubbles.dropFirst()).allSatisfy { $0.firstTimestamp <= $1.firstTimestamp },
    "bubbles are sorted by time")
  let style = BubbleStyle(language: "en", policy: .byDirection)
  law(bubbles.allSatisfy { style.layout(of: $0).side == .left }, "all bubbles are on one side")
  for message in messages { transcript.apply(message) }
  law(transcript.bubbles == bubbles, "a replay changes nothing")
  return 0
}

private func read(
  _ line: [UInt8], _ reader: inout MessageLineReader
) -> Result<SpeechMessage, MessageLineError> {
  do throws(MessageLineError) {
    return .success(try reader.read(line.span))
  } catch {
    return .failure(error)
  }
}
