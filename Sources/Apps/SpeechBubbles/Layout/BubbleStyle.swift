public import LocaleNegotiation

/// The decisions that hold for a whole conversation.
///
/// ```swift
/// var style = BubbleStyle(language: "en", policy: .byDirection)
/// style.side(speakerID: "ann")             // .left
/// style.language = "ar"
/// style.side(speakerID: "ann")             // .right: it changes at once, for all bubbles
/// style.layout(of: "שלום", speakerID: "ann").contentDirection  // .rightToLeft
/// ```
public struct BubbleStyle: Hashable, Sendable {
  /// The active language, a tag or locale name.
  public var language: String {
    didSet { direction = TextDirection(ofLanguage: language) }
  }
  /// The direction of the active language.
  public private(set) var direction: TextDirection
  /// What decides on which side a bubble is.
  public var policy: BubblePolicy
  /// What is passed over at the start of a paragraph before its direction is looked for.
  public var skippedTokens: LeadingTokens
  /// A Boolean value that indicates whether headers have times.
  public var showsTimes: Bool
  /// A Boolean value that indicates whether only the first of consecutive bubbles of one speaker
  /// has a header.
  public var groupsSpeakers: Bool

  /// Creates a style.
  public init(
    language: String, policy: BubblePolicy, skippedTokens: LeadingTokens = [],
    showsTimes: Bool = true, groupsSpeakers: Bool = false
  ) {
    self.language = language
    self.policy = policy
    self.skippedTokens = skippedTokens
    self.showsTimes = showsTimes
    self.groupsSpeakers = groupsSpeakers
    direction = TextDirection(ofLanguage: language)
  }

  /// The side of a speaker's bubbles.
  ///
  /// - Complexity: O(1).
  public func side(speakerID: String) -> BubbleSide {
    switch policy {
    case .byDirection: .leading(direction)
    case .bySpeaker(let own):
      own.utf8.elementsEqual(speakerID.utf8) ? .trailing(direction) : .leading(direction)
    }
  }

  /// Returns the layout of a bubble.
  ///
  /// - Parameters:
  ///   - content: The content of the bubble.
  ///   - speakerID: The speaker.
  ///   - previousSpeakerID: The speaker of the bubble before it, for ``groupsSpeakers``.
  /// - Complexity: O(*n*) in the UTF-8 length of the content.
  public func layout(
    of content: String, speakerID: String, after previousSpeakerID: String? = nil
  ) -> BubbleLayout {
    let side = side(speakerID: speakerID)
    let startsGroup =
      !groupsSpeakers || !(previousSpeakerID?.utf8.elementsEqual(speakerID.utf8) ?? false)
    let found = ParagraphDirection.paragraphs(of: content, skipping: skippedTokens)
    let strong = found.lazy.compactMap(\.direction).first
    return BubbleLayout(
      side: side, paragraphs: found, contentDirection: strong ?? direction,
      contentSide: strong.map(BubbleSide.leading) ?? side,
      header: startsGroup ? header(on: side) : [])
  }

  /// Returns the layout of a bubble that follows `previous`, if there is one.
  public func layout(of bubble: Bubble, after previous: Bubble? = nil) -> BubbleLayout {
    layout(of: bubble.content, speakerID: bubble.speakerID, after: previous?.speakerID)
  }

  private func header(on side: BubbleSide) -> [BubbleLayout.HeaderItem] {
    if !showsTimes { return [.speaker] }
    return side == .left ? [.speaker, .time] : [.time, .speaker]
  }
}
