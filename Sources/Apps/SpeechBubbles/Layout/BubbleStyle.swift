public import LocaleNegotiation

/// The settings of a whole conversation.
///
/// ```swift
/// var style = BubbleStyle(language: "en", policy: .byDirection)
/// style.side(speakerID: "ann")             // .left
/// style.language = "ar"
/// style.side(speakerID: "ann")             // .right: all bubbles change immediately
/// style.layout(of: "שלום", speakerID: "ann").contentDirection  // .rightToLeft
/// ```
public struct BubbleStyle: Hashable, Sendable {
  /// The language in which the app displays the conversation, as a language tag or locale name.
  public var language: String {
    didSet { direction = TextDirection(ofLanguage: language) }
  }
  /// The direction of ``language``.
  public private(set) var direction: TextDirection
  /// The rule that determines the side of a bubble.
  public var policy: BubblePolicy
  /// The tokens to skip at the start of a paragraph when determining its direction.
  public var skippedTokens: LeadingTokens
  /// A Boolean value that indicates whether headers contain times.
  public var showsTimes: Bool
  /// A Boolean value that indicates whether consecutive bubbles by one speaker share a header.
  ///
  /// Only the first of these bubbles has a header.
  public var groupsSpeakers: Bool

  /// Creates a style, and determines ``direction`` from the language.
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

  /// Returns the side of a speaker's bubbles.
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
  ///   - speakerID: The id of the speaker.
  ///   - previousSpeakerID: The id of the previous bubble's speaker; `nil` for the first bubble. It
  ///     is used only if ``groupsSpeakers`` is `true`.
  /// - Complexity: O(*n*), where *n* is the UTF-8 length of the content.
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

  /// Returns the layout of a bubble that follows `previous`, or of the first bubble if `previous`
  /// is `nil`.
  public func layout(of bubble: Bubble, after previous: Bubble? = nil) -> BubbleLayout {
    layout(of: bubble.content, speakerID: bubble.speakerID, after: previous?.speakerID)
  }

  private func header(on side: BubbleSide) -> [BubbleLayout.HeaderItem] {
    if !showsTimes { return [.speaker] }
    return side == .left ? [.speaker, .time] : [.time, .speaker]
  }
}
