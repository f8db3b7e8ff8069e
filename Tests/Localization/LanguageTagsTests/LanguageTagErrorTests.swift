import Diagnostics
import LanguageTags
import Testing

private typealias Code = LanguageTagError.Code

/// An invalid input, with the code and the range of its error.
struct Refusal: Sendable, CustomTestStringConvertible {
  var input: String
  var code: LanguageTagError.Code
  var range: SourceRange
  /// A part of the error's `expected` text; an empty string accepts any text.
  var expected: String

  var testDescription: String { input }

  init(
    _ input: String, _ code: LanguageTagError.Code, _ range: Range<Int>, _ expected: String = ""
  ) {
    self.input = input
    self.code = code
    self.range = SourceRange(range)
    self.expected = expected
  }
}

private let refusals: [Refusal] = [
  // RFC 5646, appendix A, lists these tags as "some invalid tags".
  Refusal("de-419-DE", .unexpectedSubtag, 7..<9, "a variant of 5 to 8"),
  Refusal("a-DE", .invalidLanguage, 0..<1, "a language of 2 to 8 letters"),
  Refusal("ar-a-aaa-b-bbb-a-ccc", .duplicateSingleton, 15..<16, "only once"),
  // RFC 5646, §2.2.5 and §2.2.6, forbids repeated variants and singletons.
  Refusal("de-DE-1901-1901", .duplicateVariant, 11..<15, "only once"),
  Refusal("sl-rozaj-biske-ROZAJ", .duplicateVariant, 15..<20),
  Refusal("en-a-bbb-A-ccc", .duplicateSingleton, 9..<10),
  Refusal("en-A-bbb-a", .duplicateSingleton, 9..<10),
  // The tag is empty, or the tag or a subtag is too long.
  Refusal("", .emptyTag, 0..<0, "a language"),
  Refusal(String(repeating: "a", count: 300), .tooLong, 255..<300, "255 bytes"),
  Refusal(String(repeating: "-", count: 256), .tooLong, 255..<256),
  Refusal("languages", .subtagTooLong, 0..<9, "at most 8"),
  Refusal("de-x-whatsoever", .subtagTooLong, 5..<15),
  // The tag contains an empty subtag.
  Refusal("-", .emptySubtag, 0..<0, "a language"),
  Refusal("-de", .emptySubtag, 0..<0),
  Refusal("de-", .emptySubtag, 3..<3, "a subtag of 1 to 8"),
  Refusal("de--DE", .emptySubtag, 3..<3),
  Refusal("x-", .emptySubtag, 2..<2),
  Refusal("en-a-", .emptySubtag, 5..<5),
  // The range covers the whole invalid character.
  Refusal("de_DE", .invalidCharacter, 2..<3, "a hyphen"),
  Refusal("de-DE_x", .invalidCharacter, 5..<6, "a hyphen"),
  Refusal(" de", .invalidCharacter, 0..<1, "a letter"),
  Refusal("de\n", .invalidCharacter, 2..<3),
  Refusal("de-D\0", .invalidCharacter, 4..<5),
  Refusal("*", .invalidCharacter, 0..<1),
  Refusal("español", .invalidCharacter, 4..<6, "a letter"),
  Refusal("de-日本", .invalidCharacter, 3..<6),
  Refusal("x-😀", .invalidCharacter, 2..<6),
  // Some case mappings turn the Kelvin sign and the dotless i into ASCII letters.
  Refusal("K\u{212A}", .invalidCharacter, 1..<4),
  Refusal("ı-ami", .invalidCharacter, 0..<2),
  // The subtag is not allowed at its position.
  Refusal("i", .invalidLanguage, 0..<1),
  Refusal("i-unknown", .invalidLanguage, 0..<1),
  Refusal("i-klingon-x-a", .invalidLanguage, 0..<1),
  Refusal("i-klingo", .invalidLanguage, 0..<1),
  Refusal("d3", .invalidLanguage, 0..<2),
  Refusal("419", .invalidLanguage, 0..<3),
  Refusal("en-GB-oed-x-a", .unexpectedSubtag, 6..<9),
  Refusal("sgn-BE-GB", .unexpectedSubtag, 7..<9),
  Refusal("de-d3", .unexpectedSubtag, 3..<5, "an extended language of 3 letters"),
  Refusal("de-abc1", .unexpectedSubtag, 3..<7, "an extended language of 3 letters"),
  Refusal("zh-aaa-bbb-ccc-ddd", .unexpectedSubtag, 15..<18, "a script of 4 letters, a region"),
  Refusal("root-abc", .unexpectedSubtag, 5..<8, "a script of 4 letters, a region"),
  Refusal("zh-Hans-yue", .unexpectedSubtag, 8..<11, "a region of 2 letters or 3 digits"),
  Refusal("zh-Hans-Hant", .unexpectedSubtag, 8..<12, "a region of 2 letters or 3 digits"),
  Refusal("zh-CN-Hans", .unexpectedSubtag, 6..<10, "a variant of 5 to 8"),
  Refusal("zh-CN-yue", .unexpectedSubtag, 6..<9, "a variant of 5 to 8"),
  Refusal("sl-rozaj-IT", .unexpectedSubtag, 9..<11, "a variant of 5 to 8"),
  // No subtag follows the singleton.
  Refusal("en-a", .extensionWithoutSubtag, 3..<4, "2 to 8 letters or digits"),
  Refusal("en-a-b-cc", .extensionWithoutSubtag, 3..<4),
  Refusal("en-a-bb-c", .extensionWithoutSubtag, 8..<9),
  Refusal("en-a-x-bb", .extensionWithoutSubtag, 3..<4),
  Refusal("x", .privateUseWithoutSubtag, 0..<1, "after the x"),
  Refusal("en-x", .privateUseWithoutSubtag, 3..<4, "after the x"),
  Refusal("en-a-bb-X", .privateUseWithoutSubtag, 8..<9),
]

@Suite("Language tag errors")
struct LanguageTagErrorTests {
  @Test("An invalid tag is rejected with a code and a range", arguments: refusals)
  func refusal(row: Refusal) throws {
    let error = try #require(throws: LanguageTagError.self) {
      try LanguageTag(parsing: row.input)
    }
    #expect(error.code == row.code)
    #expect(error.range == row.range)
    #expect(row.expected.isEmpty || error.expected.contains(row.expected))

    let bytes = Array(row.input.utf8)
    #expect(throws: error) { try LanguageTag(parsing: bytes.span) }
    #expect(!isWellFormed(bytes))
    #expect(LanguageTag(row.input) == nil)
  }

  @Test("Every singleton can appear once", arguments: "0123456789abcdefghijklmnopqrstuvwyz")
  func singletons(singleton: Character) throws {
    let others = "0123456789abcdefghijklmnopqrstuvwyz".filter { $0 != singleton }
    let text = "en" + others.map { "-\($0)-aa" }.joined()
    let once = try LanguageTag(parsing: "\(text)-\(singleton)-aa")
    #expect(once.extensions.map(\.singleton) == Array(others) + [singleton])
    for twice in [String(singleton), singleton.uppercased()] {
      let error = try #require(throws: LanguageTagError.self) {
        try LanguageTag(parsing: "en-\(singleton)-aa-\(twice)-bb")
      }
      #expect(error.code == .duplicateSingleton)
      #expect(error.range == SourceRange(8, 9))
    }
  }

  @Test("Each byte that is not part of valid UTF-8 is an invalid character")
  func notUTF8() throws {
    for bytes: [UInt8] in [[0x64, 0x80], [0x64, 0xE6, 0x97], [0x64, 0xFF, 0x41], [0x64, 0xC3]] {
      let error = try #require(throws: LanguageTagError.self) {
        try LanguageTag(parsing: bytes.span)
      }
      #expect(error.code == .invalidCharacter)
      #expect(error.range == SourceRange(1, 2))
    }
  }

  @Test("Ranges are relative to the start of the span")
  func rangeInSpan() throws {
    let link = Array("https://example.com/de_DE/join".utf8)
    let error = try #require(throws: LanguageTagError.self) {
      try LanguageTag(parsing: link.span.extracting(20..<25))
    }
    #expect(error.range == SourceRange(2, 3))
  }

  @Test("An error never contains the input")
  func secrecy() throws {
    let error = try #require(throws: LanguageTagError.self) {
      try LanguageTag(parsing: "en-secret!")
    }
    #expect(
      error.description
        == "invalid-character at 9..<10: expected a letter from A to Z, a digit or a hyphen")
    #expect(!String(reflecting: error).contains("secret"))
  }

  @Test("Every code has a stable name and a row in the table")
  func codes() {
    let names = Set(refusals.map(\.code.rawValue)).sorted()
    #expect(
      names == [
        "duplicate-singleton", "duplicate-variant", "empty-subtag", "empty-tag",
        "extension-without-subtag", "invalid-character", "invalid-language",
        "private-use-without-subtag", "subtag-too-long", "too-long", "unexpected-subtag",
      ])
  }
}
