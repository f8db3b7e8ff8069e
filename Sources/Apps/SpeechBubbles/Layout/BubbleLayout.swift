public import LocaleNegotiation

/// The layout of one bubble.
public struct BubbleLayout: Hashable, Sendable {
  /// An item above a bubble.
  public enum HeaderItem: String, Hashable, Sendable, CaseIterable {
    /// The name of the speaker.
    case speaker
    /// The time of the speech.
    case time
  }

  /// The side of the conversation on which the bubble is placed.
  ///
  /// The corners and the tail are drawn for the left side and mirrored on the right side.
  public let side: BubbleSide
  /// The paragraphs of the content with their directions.
  ///
  /// A paragraph without a strong character has the direction ``contentDirection``.
  public let paragraphs: [ParagraphDirection]
  /// The direction of the content as a whole.
  ///
  /// This is the direction of the first paragraph with a strong character, or else the direction of
  /// the app's language.
  ///
  /// The side of the bubble does not determine this direction. If it did, `12:30?` on the right
  /// side of an English conversation would become `?12:30`.
  public let contentDirection: TextDirection
  /// The side to which the lines of the content are aligned.
  ///
  /// This is the side where the lines start. For content without a strong character, it is the side
  /// of the bubble.
  public let contentSide: BubbleSide

  /// The items above the bubble, from left to right.
  ///
  /// On the left side, the speaker precedes the time; on the right side, the time precedes the
  /// speaker.
  ///
  /// The array is empty if the bubble continues a group of bubbles by the same speaker.
  public let header: [HeaderItem]

  /// The side of the tail.
  public var tail: BubbleSide { side }
}
