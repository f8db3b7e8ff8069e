public import LocaleNegotiation

/// How one bubble is laid out.
public struct BubbleLayout: Hashable, Sendable {
  /// An item above a bubble.
  public enum HeaderItem: String, Hashable, Sendable, CaseIterable {
    /// The name of the speaker.
    case speaker
    /// The time.
    case time
  }

  /// The side of the conversation.
  ///
  /// Corners and tail are drawn for the left and mirrored on the right.
  public let side: BubbleSide
  /// The paragraphs of the content with their directions; one without a strong character has that
  /// of ``contentDirection``.
  public let paragraphs: [ParagraphDirection]
  /// The direction of the content as a whole: that of its first paragraph with a strong character,
  /// or else that of the active language.
  ///
  /// Not that of the bubble's side: on the right of an English conversation `12:30?` would become
  /// `?12:30`.
  public let contentDirection: TextDirection
  /// The side against which the lines of the content are set: where they start, or, without a
  /// strong character, the bubble's side.
  public let contentSide: BubbleSide

  /// The items above the bubble, from left to right: mirrored with the side, and empty for a bubble
  /// that continues those of its speaker.
  public let header: [HeaderItem]

  /// The side on which the tail is.
  public var tail: BubbleSide { side }
}
