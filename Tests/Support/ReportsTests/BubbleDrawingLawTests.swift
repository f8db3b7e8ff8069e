import Reports
import SpeechBubbles
import TestSupport
import Testing
import TextPrimitives

@Suite("Drawings of bubbles: properties")
struct BubbleDrawingLawTests {
  private static let pieces = [
    "a", "word", " ", "  ", "\t", "\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{1C}",
    "日本", "。", "「", "한", "\u{1112}\u{1161}\u{11AB}", "שלום", "مرحبا", "می\u{200C}", "हिन्दी", "กำ",
    "é", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇩🇪", "🇩", "☝🏽", "1\u{FE0F}\u{20E3}", "\u{200D}",
    "\u{202E}", "\u{2066}",
    "\u{2069}", "\u{1B}[2J", "\0", "\u{7F}", "\u{FEFF}", "\u{10FFFF}", "😀", "│", "x\u{200D}y",
    "🏴\u{E0067}\u{E0062}\u{E007F}", "\u{FDFA}", "12:30",
  ]

  @Test("Any content is drawn at any width, with intact borders and balanced isolates")
  func laws() {
    var random = SplitMix64(seed: 7)
    for round in 0..<LawEffort.rounds(400) {
      let content = (0..<Int.random(in: 1...40, using: &random))
        .map { _ in random.pick(Self.pieces) }.joined()
      let speaker = random.pick(Self.pieces) + random.pick(Self.pieces)
      var transcript = Transcript()
      transcript.apply(
        SpeechMessage(
          id: "1", speakerID: speaker, content: content, isFinal: true,
          timestamp: Int64.random(in: .min ... .max, using: &random), language: ""))
      guard let bubble = transcript.bubble(id: "1") else { continue }
      let style = BubbleStyle(language: round % 2 == 0 ? "en" : "ar", policy: .byDirection)
      let columns = Int.random(in: 0...120, using: &random)
      let lines = BubbleDrawing(style, style: TextStyle(), columns: columns).lines(of: bubble)
      #expect(lines.count >= 3, "\(content.debugDescription)")
      check(lines, isLeft: round % 2 == 0, content)
    }
  }

  private func check(_ lines: [String], isLeft: Bool, _ content: String) {
    let margins = lines.dropFirst().map { $0.prefix { $0 == " " }.count }
    #expect(Set(margins).count == 1, "\(content.debugDescription)")
    let bodies = lines.dropFirst().map { $0.drop { $0 == " " } }
    #expect(bodies.first?.first == "╭" && bodies.first?.last == "╮")
    #expect(bodies.last?.first == (isLeft ? "└" : "╰") && bodies.last?.last == (isLeft ? "╯" : "┘"))
    for row in bodies.dropFirst().dropLast() {
      // Scalars are compared, because some emoji and the preceding space form one `Character`.
      let scalars = Array(row.unicodeScalars)
      #expect(Array(scalars.prefix(2)) == ["│", " "] && Array(scalars.suffix(2)) == [" ", "│"])
      let marks = scalars.dropFirst(2).prefix(1).filter {
        [.nonspacingMark, .spacingMark, .enclosingMark].contains($0.properties.generalCategory)
      }
      #expect(marks.isEmpty, "\(content.debugDescription)")
    }
    for line in lines {
      var depth = 0
      for scalar in line.unicodeScalars {
        switch scalar {
        case "\u{2066}", "\u{2067}", "\u{2068}": depth += 1
        case "\u{2069}": depth -= 1
        case "\u{200C}", "\u{200D}": break
        default:
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator:
            Issue.record("\(scalar.value) in \(content.debugDescription)")
          default: break
          }
        }
        #expect(0...1 ~= depth, "isolates are not nested")
      }
      #expect(depth == 0, "an isolate ends in its line")
    }
  }

  @Test("Every letter of the content is drawn, in order")
  func nothingLost() {
    var random = SplitMix64(seed: 8)
    let pieces = ["abc", "d", " ", "longlonglonglonglong", "日本語", "\n", "，"]
    for _ in 0..<LawEffort.rounds(200) {
      let content = (0..<30).map { _ in random.pick(pieces) }.joined()
      var transcript = Transcript()
      transcript.apply(
        SpeechMessage(
          id: "1", speakerID: "", content: content, isFinal: true, timestamp: 0, language: ""))
      let style = BubbleStyle(language: "en", policy: .byDirection)
      let columns = Int.random(in: 16...60, using: &random)
      let lines = BubbleDrawing(style, style: TextStyle(), columns: columns)
        .lines(of: transcript.bubbles[0])
      let drawn = lines.dropFirst(2).dropLast().joined().filter { !" │".contains($0) }
      #expect(drawn == content.filter { !" \n".contains($0) })
    }
  }
}
