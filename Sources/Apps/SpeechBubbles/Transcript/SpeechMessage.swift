/// What a stream of recognized speech says about one bubble.
///
/// The messages of one bubble share its id; each replaces what the one before it said.
public struct SpeechMessage: Hashable, Sendable {
  /// The bubble; its order means nothing.
  public var id: String
  /// Who speaks.
  public var speakerID: String
  /// What was said so far; empty if nothing of it is left.
  public var content: String
  /// Whether nothing about this bubble follows.
  public var isFinal: Bool
  /// When it was said, in any unit, as long as it is one for the whole stream.
  public var timestamp: Int64
  /// The language of the content, as a tag; any text.
  public var language: String

  /// Makes a message.
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
