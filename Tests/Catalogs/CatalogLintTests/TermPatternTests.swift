import Testing

@testable import CatalogLint

/// Tests where terms are found in text.
///
/// Words follow UAX #29, but they also end where the script changes.
@Suite("Terms")
struct TermPatternTests {
  private static let places: [(String, String, String)] = [
    ("ai-copilot", "Ask AI-Copilot!", "AI-Copilot"),
    ("ai-copilot", "ai\u{2011}copilot", "ai\u{2011}copilot"),
    ("Field Notes", "In Field\u{A0}Notes", "Field\u{A0}Notes"),
    ("don't", "Don’t do it", "Don’t"),
    ("Sitzung*", "drei Sitzungen", "Sitzung"),
    ("*sitzung", "Videositzung", "sitzung"),
    ("СЕССИЯ", "новая сессия", "сессия"),
    ("οδός", "Η ΟΔΌΣ", "ΟΔΌΣ"),
    ("会话", "加入会话吧", "会话"),
    ("세션", "세션을 시작", "세션"),
    ("Wordly", "Wordlyに聞く", "Wordly"),
    ("Wordly", "בWordly", "Wordly"),
    ("Wordly", "<b>Wordly</b>", "Wordly"),
    ("C++", "in C++ and", "C++"),
  ]

  @Test("A term is found as a whole word", arguments: places)
  func found(_ term: String, _ text: String, _ part: String) throws {
    let pattern = try #require(TermPattern(term, matchesCase: false))
    let bytes = Array(text.utf8)
    let place = Self.place(of: pattern, in: text)
    let range = try #require(place)
    #expect(String(decoding: bytes[range], as: UTF8.self) == part)
  }

  @Test(
    "A term is not found inside other words",
    arguments: [
      ("session", "obsession"), ("session", "sessions"), ("Sitzung", "Sitzungen"),
      ("сессия", "сессиями"), ("a", "1a"), ("a", "á"), ("abc", "ab"), ("a b", "a  b"),
    ])
  func absent(_ term: String, _ text: String) throws {
    let pattern = try #require(TermPattern(term, matchesCase: false))
    #expect(Self.place(of: pattern, in: text) == nil)
  }

  @Test("Case is significant only if the pattern requires it")
  func matchesCase() throws {
    let pattern = try #require(TermPattern("Wordly", matchesCase: true))
    #expect(Self.place(of: pattern, in: "wordly WORDLY") == nil)
    #expect(Self.place(of: pattern, in: "wordly Wordly") == 7..<13)
    #expect(Self.place(of: pattern.withEndings, in: "Wordlyn") == 0..<6)
  }

  @Test("A pattern without letters is rejected", arguments: ["", "*", "**"])
  func empty(_ text: String) {
    #expect(TermPattern(text, matchesCase: false) == nil)
  }

  private static func place(of pattern: TermPattern, in text: String) -> Range<Int>? {
    let bytes = Array(text.utf8)
    return pattern.first(in: bytes.span)
  }
}
