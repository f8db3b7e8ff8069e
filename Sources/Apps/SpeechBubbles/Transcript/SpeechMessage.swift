/// A message from a speech recognizer with the content of one bubble.
///
/// All messages of a bubble have the same id, and each replaces the content of the previous one.
public struct SpeechMessage: Hashable, Sendable {
  /// The id of the bubble; ids need no particular order.
  public var id: String
  /// The id of the speaker.
  public var speakerID: String
  /// The speech so far; empty if the recognizer has withdrawn all of it.
  public var content: String
  /// A Boolean value that indicates whether this is the last message of the bubble.
  public var isFinal: Bool
  /// The time of the speech, in any unit that all messages of the stream share.
  public var timestamp: Int64
  /// The language of the content, as a language tag; any string is accepted.
  public var language: String

  /// Creates a message.
  public init(
    id: String, speakerID: String, content: String, isFinal: Bool, timestamp: Int64,
    language: String
  ) {
    self.id = id
    self.speakerID = speakerID
    self.content = content
    self.isFinal = isFinal
    self.timestamp = timestamp
    self.language = language
  }
}
