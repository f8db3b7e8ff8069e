import StringCatalogs
import TestSupport
import Testing

/// Tests strings with tags, in the notation that people edit.
@Suite("Strings with tags")
struct MarkedTextTests {
  @Test(
    "Tags are distinguished from characters",
    arguments: [
      ("a < b > c & d", 0, "a < b > c & d"), ("<b>x</b>", 2, "x"), ("&lt;b>x", 0, "<b>x"),
      ("&amp;lt; &amp; &gt;", 0, "&lt; & >"), ("&app_name; is", 1, " is"), ("&#65;&#x42;", 0, "AB"),
      ("<a href=\"x>y\">z</a>", 2, "z"), ("1 <2 </ 3 <b", 0, "1 <2 </ 3 <b"), ("&;&1;", 0, "&;&1;"),
      ("<br/>", 1, ""), ("", 0, ""),
    ])
  func reading(_ spelled: String, _ tags: Int, _ characters: String) {
    let text = MarkedText(parsing: spelled)
    let count = text.parts.count { part in
      if case .tag = part { true } else { false }
    }
    #expect(count == tags && text.characters == characters)
  }

  @Test("A written string is read back", arguments: 0..<4)
  func roundTrip(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "<", ">", "&", "lt;", "amp;", "/", "b", " ", "\"", "'", "#65;", "]]>", "é", "\u{301}", ";",
      "_",
      "!--", "x:y",
    ]
    let tags = ["<b>", "</b>", "<xliff:g id=\"a\">", "&name;", "<br/>"]
    for _ in 0..<LawEffort.rounds(400) {
      let parts: [MarkedText.Part] = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        if random.oneIn(3) { return .tag(random.pick(tags)) }
        let count = Int.random(in: 1...5, using: &random)
        return .characters((0..<count).map { _ in random.pick(pieces) }.joined())
      }
      let text = MarkedText(parts)
      #expect(MarkedText(parsing: text.spelled) == text, "\(text.spelled)")
    }
  }
}
