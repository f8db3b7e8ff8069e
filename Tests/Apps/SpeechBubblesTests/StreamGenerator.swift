import SpeechBubbles
import TestSupport

/// Generates streams of messages, and simulates an unreliable connection.
struct StreamGenerator {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Returns random messages with one id, in the order in which they are sent.
  mutating func utterance(id: String, start: Int64) -> [SpeechMessage] {
    var timestamp = start
    let count = Int.random(in: 1...6, using: &random)
    return (0..<count).map { index in
      // Sometimes the clock goes back or repeats a time.
      timestamp += random.oneIn(6) ? -Int64.random(in: 0...3, using: &random) : 1
      let isFinal = index == count - 1 ? random.oneIn(2) : random.oneIn(10)
      return SpeechMessage(
        id: id, speakerID: random.pick(["ann", "bob", "cyd"]),
        content: random.pick(["", " ", "a", "ab", "abc", "שלום", "d"]), isFinal: isFinal,
        timestamp: timestamp, language: "en")
    }
  }

  /// Returns a list of random messages for each of several ids.
  mutating func utterances(_ count: Int) -> [[SpeechMessage]] {
    // The ids are in an arbitrary order, and start times are often equal.
    (0..<count).map { index in
      let start = Int64.random(in: 0...Int64(count * 2), using: &random)
      return utterance(id: "\(index * 7919 % 1009)", start: start)
    }
  }

  /// Merges several streams into one, and keeps the order within each stream.
  mutating func interleaved(_ streams: [[SpeechMessage]]) -> [SpeechMessage] {
    var rest = streams.map { ArraySlice($0) }
    var result: [SpeechMessage] = []
    while true {
      let open = rest.indices.filter { !rest[$0].isEmpty }
      if open.isEmpty { return result }
      result.append(rest[random.pick(open)].removeFirst())
    }
  }

  /// Returns a copy of a stream in which messages are lost, or repeated after reconnections.
  mutating func unreliable(_ stream: [SpeechMessage]) -> [SpeechMessage] {
    var result: [SpeechMessage] = []
    for message in stream where !random.oneIn(8) {
      result.append(message)
      if random.oneIn(10), !result.isEmpty {
        let start = Int.random(in: 0..<result.count, using: &random)
        result += Array(result[start...])
      }
    }
    return result
  }
}
