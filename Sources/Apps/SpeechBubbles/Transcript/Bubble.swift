/// What one speaker said, as it stands.
public struct Bubble: Hashable, Sendable, Identifiable {
  /// The id of the messages it is made of.
  public let id: String
  /// Who speaks: the speaker of the first message.
  public let speakerID: String
  /// What was said; in a snapshot never only white space.
  public internal(set) var content: String
  /// The language of the content, as the message had it.
  public internal(set) var language: String
  /// Whether it stays as it is.
  public internal(set) var isFinal: Bool
  /// The timestamp of the first message; it decides the place among the bubbles, and never changes.
  public let firstTimestamp: Int64
  /// The timestamp of the message that the content is from.
  public internal(set) var timestamp: Int64

  /// A bubble as its first message has it.
  init(_ message: SpeechMessage) {
    id = message.id
    speakerID = message.speakerID
    content = message.content
    language = message.language
    isFinal = message.isFinal
    firstTimestamp = message.timestamp
    timestamp = message.timestamp
  }

  /// Whether there is anything to show.
  var isVisible: Bool {
    !content.unicodeScalars.allSatisfy { scalar in
      // U+2800 is the braille cell without a dot.
      let properties = scalar.properties
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || scalar == "\u{2800}"
    }
  }

  /// The place among the bubbles.
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
