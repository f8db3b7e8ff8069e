import Diagnostics
import MessageOracle
import MessageSyntax
import Testing

/// Tests valid and invalid messages according to ICU's documentation.
@Suite("Messages: grammar")
struct MessageGrammarTests {
  /// Messages that ICU accepts.
  static let accepted = [
    "", "Hello", "Hello, {name}!", "{0}", "{ 0 }", "{0,number}", "{0, number, integer}",
    "{price, number, ::currency/EUR}", "{when, date, long} at {when, time, short}",
    "{d, date, yyyy.MM.dd 'at' HH:mm}", "{d, date, '}' {x} }", "{n, spellout}", "{n, ordinal}",
    "{n, duration}", "{n,plural,one{a file}other{# files}}",
    "{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}",
    "{n, plural, offset: -1 other{}}", "{n, plural, =1.5 {x} other{}}",
    "{n, plural, =1e3{x} other {}}", "{n, PLURAL, other{}}", "{n, selectOrdinal, other{#.}}",
    "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
    "{g, select, female {her} male {his} other {their}}",
    "{g, select, other{{n, plural, other{#}}}}",
    "{n, choice, 0#none|1#one|1<many}", "{n, choice, -∞#none|+∞≤all}",
    "{n, choice, 0#{a}|1#'|'}", "It's", "It''s", "'{literal}'", "a '{' b", "'{it''s}'", "'{open",
    "{n, plural, other{'#' #}}", "}", "a } b", "#", "|", "{имя}", "{名前}", "{a_b}", "{a1}",
    "{n, plural, one{a} one{b} other{c}}", "{n, plural, andere{a} other{b}}",
    "{n, foo}", "{n, foo, bar {x} baz}", "{n, number, {}}", "'", "''", "a'", "'''", "{\u{200E}n}",
    "{g, select, =1{a} other{b}}".replacing("=1", with: "x1"),
  ]

  @Test("A message that ICU accepts is accepted, with the same parts", arguments: accepted)
  func accepts(_ text: String) throws {
    for apostrophes in [ApostropheMode.doubleOptional, .doubleRequired] {
      let theirs = ICUMessage(text, requiresDoubling: apostrophes == .doubleRequired)
      var table = MessageNodeTable()
      let bytes = Array(text.utf8)
      let errors = table.parse(recovering: bytes.span, apostrophes: apostrophes)
      #expect(errors.isEmpty == (theirs != nil), "\(text) \(errors)")
      if let theirs { #expect(table.events(in: bytes) == theirs.events, "\(text)") }
    }
    #expect(ICUMessage(text) != nil)
  }

  /// Messages that ICU rejects, with the code and the reported bytes of the error.
  static let refused: [(text: String, code: MessageParseError.Code, part: String)] = [
    ("{", .unmatchedBrace, "{"), ("{ ", .unmatchedBrace, "{"), ("{name", .unmatchedBrace, "{"),
    ("a {name ", .unmatchedBrace, "{"), ("{n,", .unmatchedBrace, "{"),
    ("{n, number", .unmatchedBrace, "{"), ("{n, number, ", .unmatchedBrace, "{"),
    ("{n, number, {}", .unmatchedBrace, "{"), ("{n, plural, ", .unmatchedBrace, "{"),
    ("{n, plural, other", .missingMessage, "other"),
    ("{n, plural, other {#}", .unmatchedBrace, "{"),
    ("{n, plural, other {#", .unmatchedBrace, "{"), ("{n, choice, 0#a", .unmatchedBrace, "{"),
    ("{n, choice, ", .unmatchedBrace, "{"), ("{n, plural, other {'{}}", .unmatchedBrace, "{"),
    ("{}", .missingName, "{}"), ("{ }", .missingName, "{ }"), ("{,number}", .missingName, "{,"),
    ("{-}", .invalidName, "{-"), ("{{name}}", .invalidName, "{{"),
    ("{first name}", .invalidName, "first n"), ("{user.name}", .invalidName, "user."),
    ("{my-name}", .invalidName, "my-"), ("{01}", .invalidName, "01"), ("{00}", .invalidName, "00"),
    ("{32768}", .numberTooLarge, "32768"), ("{9999999999}", .numberTooLarge, "9999999999"),
    ("{n, }", .invalidType, ", }"), ("{n, 1}", .invalidType, ", 1"),
    ("{n, number: x}", .invalidType, "number:"), ("{n, plural}", .missingVariants, "plural"),
    ("{n, choice}", .missingVariants, "choice"), ("{n, select }", .missingVariants, "select"),
    ("{n, choice, }", .missingVariants, "}"), ("{n, plural,}", .missingOther, "plural"),
    ("{n, plural, one {a}}", .missingOther, "plural"),
    ("{n, plural, offset:1}", .missingOther, "plural"),
    ("{g, select, Other {a}}", .missingOther, "select"),
    ("{n, plural, {a}}", .invalidSelector, "{"),
    ("{n, plural, one {a}, other {b}}", .invalidSelector, ","),
    ("{g, select, =1 {a} other {b}}", .invalidSelector, "="),
    ("{n, plural, one a other {b}}", .missingMessage, "one"),
    ("{n, plural, one}", .missingMessage, "one"),
    ("{n, plural, = {a} other{}}", .invalidNumber, "="),
    ("{n, plural, =1. . {a} other{}}", .missingMessage, "=1."),
    ("{n, plural, =1-2 {a} other{}}", .invalidNumber, "=1-2"),
    ("{n, plural, =∞ {a} other{}}", .invalidNumber, "=∞"),
    ("{n, plural, offset: other{}}", .invalidNumber, "offset: "),
    ("{n, plural, one {a} offset:1 other{}}", .misplacedOffset, "offset:"),
    ("{n, plural, offset:1 offset:2 other{}}", .misplacedOffset, "offset:"),
    ("{n, choice, none}", .invalidNumber, "n"), ("{n, choice, 1e#a}", .invalidNumber, "1e"),
    ("{n, choice, 1=a}", .invalidSeparator, "1="), ("{n, choice, 1#a|}", .invalidNumber, "}"),
    ("{d, date, 'open}", .unterminatedQuote, "'"), ("{n, choice, 0}", .invalidSeparator, "0}"),
  ]

  @Test("A message that ICU rejects is rejected, with the range of the error", arguments: refused)
  func refuses(_ row: (text: String, code: MessageParseError.Code, part: String)) throws {
    #expect(ICUMessage(row.text) == nil)
    let bytes = Array(row.text.utf8)
    var table = MessageNodeTable()
    let error = #expect(throws: MessageParseError.self) { try table.parse(bytes.span) }
    #expect(error?.code == row.code)
    let range = try #require(error?.range.range)
    #expect(String(decoding: bytes[range], as: UTF8.self) == row.part)
    #expect(error?.expected.isEmpty == false && error?.expected != "a message")
    #expect(table.isEmpty)
  }

  @Test("There is a row for every code")
  func codes() {
    let limits: Set<MessageParseError.Code> = [.tooDeep, .tooLarge]
    #expect(
      Set(Self.refused.map(\.code)).union(limits) == [
        .unmatchedBrace, .missingName, .invalidName, .numberTooLarge, .invalidType,
        .missingVariants, .missingOther, .invalidSelector, .missingMessage, .invalidNumber,
        .misplacedOffset, .invalidSeparator, .unterminatedQuote, .tooDeep, .tooLarge,
      ])
  }

  @Test("Types that ICU does not support are accepted, as in its MessagePattern")
  func types() {
    for type in MessageArgumentType.known { #expect(ICUMessage.isFormat("{x, \(type)}")) }
    #expect(!ICUMessage.isFormat("{x, listing}"))
    #expect(ICUMessage("{x, listing}") != nil)
  }
}
