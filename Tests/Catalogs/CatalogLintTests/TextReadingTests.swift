import Testing

@testable import CatalogLint

/// Tests how rules of typography and content analyze strings.
@Suite("Strings: endings, numbers, limits, links")
struct TextReadingTests {
  @Test(
    "The punctuation at the end of a string is found",
    arguments: [
      ("", "none"), (".", "period"), ("Done", "none"), ("Done.", "period"), ("完了。", "period"),
      ("हो गया।", "period"), ("Done. ", "period"), ("“Done.”", "period"), ("„Fertig“.", "period"),
      ("<b>Done.</b>", "period"), ("Done...", "ellipsis"), ("Done…", "ellipsis"),
      ("Done ?", "question"), ("؟تم", "none"), ("تم؟", "question"), ("What?!", "question"),
      ("Done!", "exclamation"), ("名称：", "colon"), ("Name:\u{A0}", "colon"), (";)", "none"),
      ("a;", "semicolon"), ("%@", "none"), ("1 > 2", "none"), ("a >", "none"),
    ])
  func ending(_ text: String, _ ending: String) {
    let bytes = Array(text.utf8)
    let found = TextEnding(of: bytes.span)
    #expect("\(found)" == ending)
  }

  @Test(
    "Numbers are found",
    arguments: [
      ("1,000 and 2.5", ["1000", "25"]), ("1 000", ["1000"]), ("1 2", ["1", "2"]),
      ("1’000\u{202F}000", ["1000000"]), ("١٬٠٠٠", ["1000"]), ("१२", ["12"]), ("１２", ["12"]),
      ("%1$@ of %2$.3f 7", ["7"]), ("%#@n1@ 2", ["2"]), ("{0} {{n1}} 3", ["3"]),
      ("<font size=\"3\">4</font>&#160;", ["4"]), ("https://a.b/5 6", ["6"]), ("\\u00A0 8", ["8"]),
      ("100%", ["100"]), ("007", ["7"]), ("0", ["0"]), ("Version 10.15.7.", ["10157"]),
    ])
  func numbers(_ text: String, _ digits: [String]) {
    let bytes = Array(text.utf8)
    let found = TextNumbers(bytes.span)
    #expect(found.numbers.map(\.digits) == digits)
  }

  // `QString::arg` replaces the numbers from 1 to 99, and %L1 is localized.
  @Test(
    "Place markers of Qt are not treated as numbers",
    arguments: [
      ("%1 of %2, 7", ["7"]), ("%L1 %12 3", ["3"]), ("%123", ["3"]), ("%n in 5 s", ["5"]),
      ("100 %", ["100"]), ("%", []), ("%L", []),
    ])
  func numbersOfQt(_ text: String, _ digits: [String]) {
    let bytes = Array(text.utf8)
    let found = TextNumbers(bytes.span, hasNumberedPercents: true)
    #expect(found.numbers.map(\.digits) == digits)
  }

  @Test(
    "Length limits in comments are found",
    arguments: [
      ("max-length: 20", 20), ("A title. maxLength=8", 8), ("max_length 12", 12), ("[max 20]", 20),
      ("max. 20 characters", 20), ("Maximum length is 30.", 30), ("MAX 9 CHARS", 9),
      ("maximum of 15 characters", 15), ("max. 20-character title", 20), ("(max: 5)", 5),
      ("max length: 30, or max length: 20", 20),
    ])
  func limit(_ comment: String, _ limit: Int) {
    let bytes = Array(comment.utf8)
    let mayBe = LengthLimit.mayBe(in: bytes.span)
    #expect(mayBe)
    #expect(LengthLimit.find(in: comment) == limit)
  }

  @Test(
    "Other numbers in comments are not limits",
    arguments: [
      "max 3 people", "the max. 20 of them", "max-length: 20px", "climax-length: 3", "maxLength",
      "max-length: 0", "Maximum: 20", "maximal 20 characters", "max-length: 99999999999",
      "max 2 lines", "max-length: 3 words",
    ])
  func noLimit(_ comment: String) {
    #expect(LengthLimit.find(in: comment) == nil)
  }

  @Test(
    "Characters are counted as users perceive them",
    arguments: [
      ("Café", 4), ("Cafe\u{301}", 4), ("🇫🇷", 1), ("👨‍👩‍👧", 1), ("%1$@!", 2), ("{name}!", 2),
      ("100%", 4),
      ("", 0),
    ])
  func length(_ text: String, _ length: Int) {
    #expect(MaxLengthRule.length(of: text) == length)
  }

  @Test(
    "Links that differ only in language or spelling are considered equal",
    arguments: [
      ("https://a.b/en/x", "http://www.A.b/de/x/"), ("https://a.b/en-us/x", "https://a.b/x"),
      ("https://a.b/?hl=en&q=1", "https://a.b?q=1&lang=fr"),
      ("https://a.b/pt-BR/x", "https://a.b/zh_Hans/x"),
    ])
  func same(_ left: String, _ right: String) {
    #expect(ComparedLink(left) == ComparedLink(right))
  }

  @Test(
    "Links to different pages are considered different",
    arguments: [
      ("https://a.b/x", "https://a.b/y"), ("https://a.b/x", "https://c.b/x"),
      ("https://a.b/?q=1", "https://a.b/"),
      ("https://a.b/#x", "https://a.b/"), ("https://a.b/abc/x", "https://a.b/x"),
      ("https://go.a.b/x", "https://a.b/x"),
    ])
  func different(_ left: String, _ right: String) {
    #expect(ComparedLink(left) != ComparedLink(right))
  }

  @Test(
    "Links and addresses in sentences are found",
    arguments: [
      ("See (https://a.b/c).", ["https://a.b/c"]), ("https://a.b/c_(d)", ["https://a.b/c_(d)"]),
      ("[x](https://a.b)", ["https://a.b"]), ("https://a.bを開く", ["https://a.b"]), ("a://", []),
      ("Mail x.y@a.de.", ["x.y@a.de"]), ("@ann@a.social", []), ("%@.de", []), ("a@b", []),
      ("mailto:x@a.de", ["x@a.de"]),
    ])
  func addresses(_ text: String, _ found: [String]) {
    let bytes = Array(text.utf8)
    let links = WebAddress.links(in: bytes.span) + WebAddress.emails(in: bytes.span)
    let read = links.map { WebAddress.string($0, in: bytes.span) }
    #expect(read == found)
  }

  @Test(
    "Keys that are identifiers are distinguished from keys that are strings",
    arguments: [
      ("settings.title", true), ("error_network", true), ("Rx1-a2-bcd.text", true),
      ("loginTitle", true),
      ("Loading...", false), ("Name:", false), ("Done", false), ("Sign-in", false),
      ("Two words", false),
      ("OK", false), ("Über.uns", false),
    ])
  func name(_ key: String, _ isName: Bool) {
    let bytes = Array(key.utf8)
    let found = SourceKey.isName(bytes.span)
    #expect(found == isName)
  }
}
