import BundledApps
import Diagnostics
import LinkRouting
import Testing

/// Tests text that people paste together with links.
///
/// The rules follow link detection in [UTS #58](https://www.unicode.org/reports/tr58/).
@Suite struct PastedLinkTests {
  static let router = Router(proven: BundledApp.all)
  static let link = "https://wordly.ai/attend/KXTR-7429"

  /// A pasted text with `⟦` and `⟧` around the link, and the kinds of text that are removed.
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let range: Range<Int>
    let kinds: [String]

    init(_ marked: String, _ kinds: String...) {
      let parts = marked.split(separator: "⟦", omittingEmptySubsequences: false)
      let rest = parts[1].split(separator: "⟧", omittingEmptySubsequences: false)
      text = String(parts[0] + rest[0] + rest[1])
      let start = parts[0].utf8.count
      range = start..<start + rest[0].utf8.count
      self.kinds = kinds
    }

    var testDescription: String { text.debugDescription }
  }

  @Test(arguments: [
    // There is nothing to remove.
    Row("⟦\(link)⟧"), Row("⟦\(link)/⟧"), Row("⟦\(link)?⟧"), Row("⟦osqr://thread?text=(why?)⟧"),
    Row("⟦osqr://thread?text=yes.⟧"), Row("⟦\(link)?utm_content=(a)⟧"),
    // White space surrounds the link.
    Row(" ⟦\(link)⟧\r\n", "white-space", "white-space"),
    Row("\u{FEFF}⟦\(link)⟧\u{200B}\u{A0}", "white-space", "white-space"),
    Row("\u{2068}⟦\(link)⟧\u{2069}", "white-space", "white-space"),
    // The link is at the end of a sentence.
    Row("⟦\(link)⟧.", "punctuation"), Row("⟦\(link)⟧,", "punctuation"),
    Row("⟦\(link)⟧!", "punctuation"), Row("⟦\(link)⟧!?", "punctuation"),
    Row("⟦\(link)⟧;", "punctuation"), Row("⟦\(link)⟧:", "punctuation"),
    Row("⟦\(link)⟧。", "punctuation"), Row("⟦\(link)⟧！", "punctuation"),
    Row("⟦\(link)⟧、", "punctuation"), Row("⟦\(link)⟧ —", "white-space", "punctuation"),
    Row("⟦\(link)?lang=fr⟧。", "punctuation"),
    // Quotation marks surround the link.
    Row("\"⟦\(link)⟧\"", "quotation-mark", "quotation-mark"),
    Row("'⟦\(link)⟧'", "quotation-mark", "quotation-mark"),
    Row("“⟦\(link)⟧”", "quotation-mark", "quotation-mark"),
    Row("„⟦\(link)⟧“.", "quotation-mark", "quotation-mark", "punctuation"),
    Row("« ⟦\(link)⟧ »", "quotation-mark", "white-space", "white-space", "quotation-mark"),
    Row("‹⟦\(link)⟧›", "quotation-mark", "quotation-mark"),
    Row("「⟦\(link)⟧」", "quotation-mark", "quotation-mark"),
    Row("⟦\(link)⟧’", "quotation-mark"), Row("⟦\(link)⟧\">", "quotation-mark", "bracket"),
    // Brackets surround the link.
    Row("<⟦\(link)⟧>", "bracket", "bracket"), Row("⟦\(link)⟧>", "bracket"),
    Row("(⟦\(link)⟧)", "bracket", "bracket"), Row("⟦\(link)⟧)", "bracket"),
    Row("(⟦\(link)⟧).", "bracket", "bracket", "punctuation"),
    Row("（⟦\(link)⟧）", "bracket", "bracket"), Row("【⟦\(link)⟧】", "bracket", "bracket"),
    Row("[⟦\(link)⟧]", "bracket", "bracket"), Row("{⟦\(link)⟧}", "bracket", "bracket"),
    Row("(⟦osqr://thread?text=a(b)⟧)", "bracket", "bracket"),
    Row("(⟦osqr://thread?text=a⟧)", "bracket", "bracket"),
    Row(
      "(\"⟦\(link)⟧\").", "bracket", "quotation-mark", "quotation-mark", "bracket", "punctuation"),
    // The link is part of Markdown or a list.
    Row("[join](⟦\(link)⟧)", "markdown", "bracket"),
    Row("[a [b] c](⟦\(link)⟧).", "markdown", "bracket", "punctuation"),
    Row("[join](<⟦\(link)⟧> \"Join now\")", "markdown", "bracket", "bracket", "markdown"),
    Row("[join](⟦\(link)⟧ \"Join now\")", "markdown", "markdown"),
    Row("<⟦\(link)⟧|join now>", "bracket", "markdown"),
    Row("`⟦\(link)⟧`", "markdown", "markdown"), Row("**⟦\(link)⟧**", "markdown", "markdown"),
    Row("_⟦\(link)⟧_", "markdown", "markdown"),
    Row("*⟦\(link)⟧*,", "markdown", "markdown", "punctuation"),
    Row("- ⟦\(link)⟧", "punctuation", "white-space"),
    Row("• ⟦\(link)⟧", "punctuation", "white-space"),
    Row("> ⟦\(link)⟧", "bracket", "white-space"),
  ])
  func removesWhatSurroundsALink(_ row: Row) throws {
    let pasted = try Self.router.match(pasted: row.text)
    #expect(pasted.range.range == row.range)
    #expect(pasted.removals.map(\.kind.rawValue) == row.kinds)
    let link = String(decoding: Array(row.text.utf8)[row.range], as: UTF8.self)
    #expect(pasted.match.link == link)
    // The link and the removed parts cover the text without overlaps.
    var ranges = pasted.removals.map(\.range.range) + [pasted.range.range]
    ranges.sort { $0.lowerBound < $1.lowerBound }
    #expect(ranges.first?.lowerBound == 0 && ranges.last?.upperBound == row.text.utf8.count)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    // Only `match(pasted:)` cleans the text. `match(_:)` rejects it, and the suggestion is the
    // cleaned link.
    if pasted.removals.isEmpty {
      #expect(Self.router.suggestion(for: row.text) == nil)
    } else {
      #expect(refusal(row.text, Self.router) != nil)
      #expect(Self.router.suggestion(for: row.text) == link)
    }
  }

  @Test(arguments: [
    // These characters may be part of the link, or show that the link was shortened. They are not
    // removed.
    "\(link)…", "\(link)...", "\(link)..", "\"\(link)...\"", "\(link)_", "\(link)~",
    // Nothing inside a link is changed.
    "https://wordly.ai/attend/KXTR .7429", "https://wordly.ai/attend/KX\u{200B}TR",
    "see \(link)", "\(link) now", "\(link)\u{0}", "\(link)\\", "\(link)@", "",
    "()", "\"", "[a](b)", "(https://evil.example/attend/KXTR-7429)", "\"https://u@wordly.ai/\"",
  ])
  func rejectsOtherTexts(_ text: String) {
    #expect(throws: LinkError.self) { try Self.router.match(pasted: text) }
    #expect(Self.router.suggestion(for: text) == nil)
  }

  /// If the exact text matches but loses a value, the cleaned link is preferred, unless it also
  /// loses the value.
  @Test(arguments: [
    ("lang=fr.", "lang=fr"), ("passcode=4F7K).", "passcode=4F7K"),
    ("lang=en&passcode=ab12!", "lang=en&passcode=ab12"), ("passcode=1.", nil),
    ("lang=1!", nil),
    ("lang=fr&passcode=12,", nil),
  ])
  func keepsValues(_ row: (query: String, kept: String?)) throws {
    let text = Self.link + "?" + row.query
    let kept = row.kept.map { Self.link + "?" + $0 }
    let pasted = try Self.router.match(pasted: text)
    #expect(pasted.match.link == kept ?? text)
    #expect(pasted.match.dropped.isEmpty == (kept != nil))
    #expect(Self.router.suggestion(for: text) == kept)
  }

  @Test func anErrorCountsBytesOfThePastedText() throws {
    let text = "“https://wordly.ai/pricing”."
    let error = try #require(throws: LinkError.self) { try Self.router.match(pasted: text) }
    #expect(error.code == .unknownPathComponent)
    #expect(error.range == SourceRange(21, 28))
  }

  @Test func aTextOfPunctuationCostsLinearTime() {
    for text in ["(", "[", "*", "](", ".", ")", "'", "»", "[*"] {
      let many = String(repeating: text, count: 20_000)
      #expect(throws: LinkError.self) { try Self.router.match(pasted: many) }
      for link in [Self.link + many, many + Self.link, many + Self.link + many] {
        // All characters with which a link cannot begin or end are removed.
        let pasted = try? Self.router.match(pasted: link)
        #expect(pasted.map { $0.match.link == Self.link } ?? true)
      }
    }
  }
}
