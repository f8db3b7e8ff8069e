/// A speech bubble in its current state.
public struct Bubble: Hashable, Sendable, Identifiable {
  /// The id that the messages of the bubble share.
  public let id: String
  /// The id of the speaker, from the first message.
  public let speakerID: String
  /// The recognized speech; in ``Transcript/bubbles``, it is never only white space.
  public internal(set) var content: String
  /// The language of the content, from the message that contained the current content.
  public internal(set) var language: String
  /// A Boolean value that indicates whether the content no longer changes.
  public internal(set) var isFinal: Bool
  /// The timestamp of the first message; it determines the position and never changes.
  public let firstTimestamp: Int64
  /// The timestamp of the message with the current content.
  public internal(set) var timestamp: Int64

  /// Creates a bubble from its first message.
  init(_ message: SpeechMessage) {
    id = message.id
    speakerID = message.speakerID
    content = message.content
    language = message.language
    isFinal = message.isFinal
    firstTimestamp = message.timestamp
    timestamp = message.timestamp
  }

  /// `true` if the content contains a visible character.
  var isVisible: Bool {
    !content.unicodeScalars.allSatisfy { scalar in
      // U+2800 is the empty braille cell, which Unicode does not classify as white space.
      let properties = scalar.properties
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || scalar == "\u{2800}"
    }
  }

  /// The position of the bubble in the order of the transcript.
  var place: BubblePlace {
    BubblePlace(timestamp: firstTimestamp, speakerID: ExactText(speakerID), id: ExactText(id))
  }
}

/// The order of bubbles: first timestamp, then speaker, then id.
struct BubblePlace: Hashable, Comparable, Sendable {
  let timestamp: Int64
  let speakerID: ExactText
  let id: ExactText

  static func < (left: BubblePlace, right: BubblePlace) -> Bool {
    (left.timestamp, left.speakerID, left.id) < (right.timestamp, right.speakerID, right.id)
  }
}
