import LocaleNegotiation
import SpeechBubbles
import Testing

@Suite("Layout of speech bubbles")
struct LayoutTests {
  /// The expected layout of one bubble.
  struct Row: Sendable, CustomTestStringConvertible {
    let language: String
    let policy: BubblePolicy
    let speaker: String
    let content: String
    let side: BubbleSide
    let direction: TextDirection
    let contentSide: BubbleSide

    init(
      _ language: String, _ policy: BubblePolicy, _ speaker: String, _ content: String,
      _ side: BubbleSide, _ direction: TextDirection, _ contentSide: BubbleSide
    ) {
      self.language = language
      self.policy = policy
      self.speaker = speaker
      self.content = content
      self.side = side
      self.direction = direction
      self.contentSide = contentSide
    }

    var testDescription: String { "\(language) \(policy) \(speaker): \(content)" }
  }

  private static let own = BubblePolicy.bySpeaker(own: "me")

  @Test(
    arguments: [
      Row("en", .byDirection, "ann", "hello", .left, .leftToRight, .left),
      Row("en", .byDirection, "ann", "שלום", .left, .rightToLeft, .right),
      Row("en", .byDirection, "ann", "12:30?", .left, .leftToRight, .left),
      Row("he", .byDirection, "ann", "שלום", .right, .rightToLeft, .right),
      Row("ar", .byDirection, "ann", "hello", .right, .leftToRight, .left),
      Row("ar", .byDirection, "ann", "12:30?", .right, .rightToLeft, .right),
      Row("ar-EGY", .byDirection, "ann", "12:30?", .right, .rightToLeft, .right),
      Row("he_ISR.UTF-8", .byDirection, "ann", "hello", .right, .leftToRight, .left),
      Row("en-ARE", .byDirection, "ann", "12:30?", .left, .leftToRight, .left),
      Row("ar-XB", .byDirection, "ann", "12:30?", .right, .rightToLeft, .right),
      Row("ar-Latn", .byDirection, "ann", "12", .left, .leftToRight, .left),
      Row("en", own, "me", "hello", .right, .leftToRight, .left),
      Row("en", own, "ann", "hello", .left, .leftToRight, .left),
      Row("he", own, "me", "שלום", .left, .rightToLeft, .right),
      Row("he", own, "ann", "שלום", .right, .rightToLeft, .right),
      Row("en", own, "me", "12:30?", .right, .leftToRight, .right),
      Row("he", own, "me", "12:30?", .left, .rightToLeft, .left),
      Row("en", .byDirection, "ann", "", .left, .leftToRight, .left),
    ])
  func layout(row: Row) {
    let style = BubbleStyle(language: row.language, policy: row.policy)
    let layout = style.layout(of: row.content, speakerID: row.speaker)
    #expect(layout.side == row.side)
    #expect(layout.tail == row.side)
    #expect(layout.contentDirection == row.direction)
    #expect(layout.contentSide == row.contentSide)
    #expect(layout.header == (row.side == .left ? [.speaker, .time] : [.time, .speaker]))
  }

  @Test("Times can be hidden, and a bubble that continues a group has no header")
  func header() {
    var style = BubbleStyle(language: "he", policy: .byDirection, groupsSpeakers: true)
    #expect(style.layout(of: "x", speakerID: "a").header == [.time, .speaker])
    #expect(style.layout(of: "x", speakerID: "a", after: "b").header == [.time, .speaker])
    #expect(style.layout(of: "x", speakerID: "a", after: "a").header.isEmpty)
    style.showsTimes = false
    #expect(style.layout(of: "x", speakerID: "a", after: "b").header == [.speaker])
    style.groupsSpeakers = false
    #expect(style.layout(of: "x", speakerID: "a", after: "a").header == [.speaker])
  }

  @Test("Changing the language changes the side of every speaker's bubbles")
  func change() {
    var style = BubbleStyle(language: "en", policy: .byDirection)
    #expect(style.side(speakerID: "ann") == .left)
    style.language = "ar"
    #expect(style.side(speakerID: "ann") == .right)
    #expect(style.side(speakerID: "bob") == .right)
    style.language = "fr"
    #expect(style.side(speakerID: "ann") == .left)
  }

  @Test("Each paragraph has its own direction")
  func paragraphs() {
    let style = BubbleStyle(language: "en", policy: .byDirection)
    let layout = style.layout(of: "42\nשלום\nhello", speakerID: "ann")
    #expect(layout.paragraphs.map(\.direction) == [nil, .rightToLeft, .leftToRight])
    #expect(layout.contentDirection == .rightToLeft)
  }

  @Test("Leading tokens are skipped if the style requests it")
  func tokens() {
    var style = BubbleStyle(language: "en", policy: .byDirection)
    let content = "https://example.com שלום"
    #expect(style.layout(of: content, speakerID: "ann").contentDirection == .leftToRight)
    style.skippedTokens = .links
    #expect(style.layout(of: content, speakerID: "ann").contentDirection == .rightToLeft)
  }

  @Test("A right-to-left language swaps every side")
  func mirroring() {
    for policy in [BubblePolicy.byDirection, .bySpeaker(own: "me")] {
      for speaker in ["me", "ann"] {
        let left = BubbleStyle(language: "en", policy: policy).side(speakerID: speaker)
        let right = BubbleStyle(language: "ar", policy: policy).side(speakerID: speaker)
        #expect(left != right)
      }
    }
  }
}
