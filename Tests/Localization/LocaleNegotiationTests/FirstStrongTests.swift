import CICU
import LocaleNegotiation
import TestSupport
import Testing

@Suite("Text direction of a string")
struct FirstStrongTests {
  private static let none: TextDirection? = nil

  @Test(
    "The first strong character outside of isolates decides, in the first paragraph that has one",
    arguments: [
      ("", none), ("hello", .leftToRight), ("שלום", .rightToLeft), ("مرحبا", .rightToLeft),
      // The classes EN, ES, ET, AN, CS, NSM, BN, S, WS, and ON are weak or neutral.
      ("123", none), ("+-", none), ("$%#°", none), ("١٢٣", none), (",.:/", none), ("\u{300}", none),
      ("\u{AD}\u{200B}", none), ("\t\u{1F}", none), (" \u{2003}", none), ("!&*()…—", none),
      ("😀👍", none), ("12 a", .leftToRight), ("12 א", .rightToLeft), ("١٢ a", .leftToRight),
      ("१२", .leftToRight), ("🇫🇷", .leftToRight), ("\u{200E}א", .leftToRight),
      ("\u{200F}a", .rightToLeft),
      ("\u{61C}a", .rightToLeft),
      // LRE, RLE, LRO, RLO, and PDF are not strong, but the characters between them are.
      ("\u{202B}a\u{202C}א", .leftToRight), ("\u{202A}א\u{202C}a", .rightToLeft),
      ("\u{202E}a", .leftToRight), ("\u{202D}א", .rightToLeft), ("\u{202C}", none),
      // These strings contain LRI, RLI, FSI, and PDI.
      ("\u{2066}a\u{2069}א", .rightToLeft), ("\u{2067}א\u{2069}a", .leftToRight),
      ("\u{2068}א\u{2069}", none), ("\u{2066}\u{2067}a\u{2069}b\u{2069}א", .rightToLeft),
      ("\u{2067}a", none), ("\u{2068}a\u{2068}b\u{2069}c", none), ("\u{2069}א", .rightToLeft),
      ("\u{2069}\u{2067}a\u{2069}א", .rightToLeft), ("a\u{2067}", .leftToRight),
      ("\u{2066}\u{2069}\u{2069}\u{2066}a\u{2069}א", .rightToLeft),
      ("\u{2067}\u{202B}a\u{2069}א", .rightToLeft),
      // Class B: an isolate ends at the end of its paragraph. A paragraph without a strong
      // character is skipped.
      ("\u{2067}a\nא", .rightToLeft), ("12\nא", .rightToLeft), ("12\r\nא", .rightToLeft),
      ("12\u{2029}א", .rightToLeft), ("12\u{85}א", .rightToLeft),
      ("12\u{1C}א\u{1D}a", .rightToLeft),
      ("\n\n", none), ("\u{2067}a\u{2029}1", none),
      // These characters are outside the BMP, or are unassigned code points in the ranges of
      // scripts.
      ("𐤀", .rightToLeft), ("𞤀", .rightToLeft), ("𝐀", .leftToRight), ("𠀀", .leftToRight),
      ("\u{1F1E6}", .leftToRight), ("\u{10A00}", .rightToLeft), ("\u{5EE}", .rightToLeft),
      ("\u{E0041}", none), ("\u{10FFFF}", none), ("\u{2FFFE}", none),
      // The first strong character is near the end of an eight-byte word.
      ("1234567a", .leftToRight), ("12345678a", .leftToRight), ("1234567א", .rightToLeft),
      ("123456789012345@[`{a", .leftToRight),
      ("\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}z", .leftToRight),
    ] as [(String, TextDirection?)])
  func table(text: String, expected: TextDirection?) {
    #expect(TextDirection(firstStrongIn: text) == expected)
    #expect(TextDirection(firstStrongIn: Array(text.utf8).span) == expected)
  }

  @Test(
    "Bytes that are not UTF-8 have no direction",
    arguments: [
      ([0x80], none), ([0xC3], none), ([0xC0, 0x80], none), ([0xD7], none),
      ([0xD7, 0x41], .leftToRight),
      ([0xED, 0xA0, 0x80, 0xD7, 0x90], .rightToLeft), ([0xE2, 0x80], none),
      ([0xF0, 0x90, 0xA4], none),
      ([0xF5, 0x80, 0x80, 0x80], none), ([0xF4, 0x90, 0x80, 0x80], none),
      ([0xE0, 0x81, 0x81], none),
    ] as [([UInt8], TextDirection?)])
  func invalid(bytes: [UInt8], expected: TextDirection?) {
    #expect(TextDirection(firstStrongIn: bytes.span) == expected)
  }

  /// Returns `true` if Unicode 15, from which the table is generated, contains the character.
  private func isOld(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.age.map { ($0.major, $0.minor) <= (15, 0) } ?? false
  }

  @Test("The table contains ICU's class for every code point that both support")
  func classes() {
    var wrong: [UInt32] = []
    for codePoint in 0...0x10_FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(codePoint), isOld(scalar), waymark_is_assigned(codePoint)
      else { continue }
      let direction = TextDirection(firstStrongIn: String(scalar))
      let expected: TextDirection? =
        switch waymark_bidi_class_of(codePoint) {
        case waymark_bidi_class_left_to_right: .leftToRight
        case waymark_bidi_class_right_to_left: .rightToLeft
        default: nil
        }
      if direction != expected { wrong.append(codePoint) }
    }
    #expect(wrong.isEmpty)
  }

  @Test("The fast path agrees with the definition on random strings")
  func definition() {
    var random = SplitMix64(seed: 1)
    let alphabet: [Unicode.Scalar] = [
      "a", "Z", "1", " ", "@", "[", "{", "\u{7F}", "\t", "\n", "\r", "א", "ש", "م", "é", "…", "😀",
      "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{2069}", "\u{202B}", "\u{2029}", "𐤀", "١",
    ]
    for _ in 0..<LawEffort.rounds(5_000) {
      let neutral = Int.random(in: 0...20, using: &random)
      var text = String(repeating: "1", count: neutral)
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        text.unicodeScalars.append(random.pick(alphabet))
      }
      #expect(TextDirection(firstStrongIn: text) == defined(text), "\(text.debugDescription)")
      let paragraphs = ParagraphDirection.paragraphs(of: text)
      #expect(paragraphs.lazy.compactMap(\.direction).first == defined(text))
      #expect(paragraphs.first?.range.lowerBound ?? 0 == 0)
      #expect(paragraphs.last?.range.upperBound ?? 0 == text.utf8.count)
      #expect(
        zip(paragraphs, paragraphs.dropFirst()).allSatisfy {
          $0.range.upperBound == $1.range.lowerBound
        })
    }
  }

  /// Returns the direction according to rules P1 to P3 of UAX #9, implemented literally.
  private func defined(_ text: String) -> TextDirection? {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch waymark_bidi_class_of(scalar.value) {
      case waymark_bidi_class_paragraph_separator: depth = 0
      case waymark_bidi_class_isolate_initiator: depth += 1
      case waymark_bidi_class_pop_isolate: depth = max(0, depth - 1)
      case waymark_bidi_class_left_to_right where depth == 0: return .leftToRight
      case waymark_bidi_class_right_to_left where depth == 0: return .rightToLeft
      default: break
      }
    }
    return nil
  }

  @Test("Each paragraph has a direction and a range")
  func paragraphs() {
    let paragraphs = ParagraphDirection.paragraphs(of: "שלום\nhello\r\n42")
    #expect(paragraphs.map(\.direction) == [.rightToLeft, .leftToRight, nil])
    #expect(paragraphs.map(\.range) == [0..<9, 9..<16, 16..<18])
    #expect(ParagraphDirection.paragraphs(of: "").isEmpty)
  }

  @Test(
    "Leading tokens are skipped if requested",
    arguments: [
      ("https://a.example/x שלום", LeadingTokens.links, .rightToLeft),
      ("https://a.example/x שלום", [], .leftToRight), ("WWW.a.example שלום", .links, .rightToLeft),
      ("hello https://a.example שלום", .all, .leftToRight), ("https:שלום", .links, .leftToRight),
      ("@dana: שלום", .mentions, .rightToLeft), ("@dana שלום", .links, .leftToRight),
      ("@דנה hello", .mentions, .leftToRight), ("@ hello", .all, .leftToRight),
      ("१२ שלום", .numbers, .rightToLeft), ("१२ שלום", .mentions, .leftToRight),
      ("12 שלום", .numbers, .rightToLeft), ("🇮🇱 שלום", .flags, .rightToLeft),
      ("🇮🇱 שלום", .numbers, .leftToRight), ("🇮 שלום", .flags, .leftToRight),
      ("🇮🇱🇫🇷 @dana https://a.example १२: שלום", .all, .rightToLeft),
      ("https://a.example", .links, none), ("@dana", .all, none), ("", .all, none),
      ("https://a.example\nשלום", .links, .rightToLeft),
      ("\u{2068}a\u{2069}@dana ש", .all, .leftToRight),
    ] as [(String, LeadingTokens, TextDirection?)])
  func tokens(text: String, tokens: LeadingTokens, expected: TextDirection?) {
    #expect(TextDirection(firstStrongIn: text, skipping: tokens) == expected)
  }

  @Test("Inserted strings are enclosed in balanced isolates, whatever they contain")
  func isolates() {
    let fsi = "\u{2068}"
    let pdi = "\u{2069}"
    #expect(DirectionalIsolate.wrapping("דנה") == fsi + "דנה" + pdi)
    #expect(DirectionalIsolate.wrapping("") == fsi + pdi)
    #expect(DirectionalIsolate.wrapping(pdi + "a") == fsi + "a" + pdi)
    #expect(DirectionalIsolate.wrapping("\u{2067}a") == fsi + "\u{2067}a" + pdi + pdi)
    #expect(DirectionalIsolate.wrapping("a\nb") == fsi + "a" + pdi + "\n" + fsi + "b" + pdi)
    #expect(DirectionalIsolate.wrapping("a\r\nb") == fsi + "a" + pdi + "\r\n" + fsi + "b" + pdi)
    for text in ["a" + pdi + "א", "\u{2066}\u{2067}\n" + pdi + "a", "12"] {
      #expect(TextDirection(firstStrongIn: DirectionalIsolate.wrapping(text) + "ب") == .rightToLeft)
    }
  }
}
