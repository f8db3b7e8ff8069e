import CatalogExchange
import CatalogLint
import CatalogLinting
import Foundation
import LanguageTags
import StringCatalogs
import TestSupport
import Testing

/// Tests strings that simulate the effects of a translation.
@Suite("Pseudo-translations")
struct PseudoTests {
  @Test(
    "Accented strings keep placeholders, tags and addresses",
    arguments: [
      ("Hello %1$@, 50%% off", CatalogFormat.xcstrings, "Ĥēļļō %1$@, 50%% ōḟḟ"),
      ("%#@files@ left", .xcstrings, "%#@files@ ļēḟţ"),
      ("Hi {name} and {{count}}", .json, "Ĥī {name} ăňđ {{count}}"),
      (
        "{n, plural, one {a file} other {# files}}", .arb,
        "{n, plural, one {ă ḟīļē} other {# ḟīļēŝ}}"
      ),
      ("Hi {name}", .arb, "Ĥī {name}"),
      (
        "See <b class=\"x\">us</b> at https://a.example/b", .android,
        "Ŝēē <b class=\"x\">ūŝ</b> ăţ https://a.example/b"
      ),
      ("A&nbsp;b %d", .android, "Ă&nbsp;ƀ %d"),
      ("日本", .strings, "日本"),
      ("Mail to a.b@c.example, please", .strings, "Ṁăīļ ţō a.b@c.example, ƥļēăŝē"),
      ("See [us](app://a/b) or [them](/help)", .xcstrings, "Ŝēē [ūŝ](app://a/b) ōŕ [ţĥēṁ](/help)"),
      ("^[%lld file](inflect: true)", .xcstrings, "^[%lld ḟīļē](inflect: true)"),
      ("Go to wordly.ai/attend.", .json, "Ĝō ţō wordly.ai/attend."),
      ("a\\nb \\u00e9c", .xcstrings, "ă\\nƀ \\u00e9č"),
      ("$t(common.ok) all", .json, "$t(common.ok) ăļļ"),
      ("Été à Å’", .strings, "Ēţē ă Ă’"),
      ("OS \u{2019}AS\u{201D} Class\u{2026}", .strings, "ŌŜ \u{2019}ĂŜ\u{201D} Čļăŝŝ\u{2026}"),
    ] as [(String, CatalogFormat, String)])
  func accented(_ text: String, _ format: CatalogFormat, _ expected: String) {
    let fixed = FixedParts.kept(in: text, format: format)
    #expect(PseudoStyle.accented.text(text, keeping: fixed) == expected)
    // In every style, the fixed parts keep their order.
    for style in PseudoStyle.allCases {
      var rest = style.text(text, keeping: fixed).utf8[...]
      for part in fixed {
        let wanted = Array(text.utf8)[part]
        while !rest.isEmpty, !rest.starts(with: wanted) { rest = rest.dropFirst() }
        #expect(!rest.isEmpty, "\(style): \(text)")
        rest = rest.dropFirst(wanted.count)
      }
    }
  }

  @Test("A string becomes 30 to 50 percent longer, not counting fixed parts")
  func lengthened() {
    for count in 2...200 {
      let text = String(repeating: "a", count: count)
      let longer = PseudoStyle.lengthened.text(text + "%@", keeping: [count..<count + 2])
      #expect(longer.hasPrefix("[" + text + "%@") && longer.hasSuffix("]"))
      let more = longer.count - 4 - count
      #expect(Double(more) >= Double(count) * 0.3 && Double(more) <= Double(count) * 0.5)
    }
    #expect(PseudoStyle.lengthened.text("%@", keeping: [0..<2]) == "%@")
  }

  @Test("Each paragraph is embedded separately")
  func embedded() {
    #expect(
      PseudoStyle.rtl.text("a\n\nb", keeping: [])
        == "\u{200F}\u{202B}a\u{202C}\u{200F}\n\n\u{200F}\u{202B}b\u{202C}\u{200F}")
  }

  @Test(
    "The language is added to catalogs of all formats, and the linter finds no error",
    arguments: PseudoStyle.allCases)
  func catalogs(_ style: PseudoStyle) throws {
    try CatalogTree.with(Samples.files) { (tree: CatalogTree) throws in
      var request = LintRequest()
      request.paths = [tree.root.path]
      let language = try #require(LanguageTag(style.language))
      let outcome = try PseudoRun.run(
        request, style: style, language: language, output: nil, writes: true)
      #expect(outcome.refusals.isEmpty, "\(outcome.refusals)")
      #expect(outcome.failures.isEmpty && outcome.files.count == 4)
      let units = try tree.export(style.language, onlyMissing: true)
      #expect(units.isEmpty, "\(units)")
      let categories = try tree.export(style.language)
        .filter { $0.id.key == "%lld files" }.map(\.id.variation)
      #expect(categories.count == (style == .rtl ? 6 : 2))
      for (path, text) in Samples.files where path != "A.xcstrings" {
        #expect(try tree.text(path) == text)
      }
      let again = try PseudoRun.run(
        request, style: style, language: language, output: nil, writes: true)
      #expect(again.files.isEmpty && again.taken.isEmpty)
    }
  }

  @Test("Output to a different folder does not change the catalogs")
  func folder() throws {
    try CatalogTree.with(Samples.files) { (tree: CatalogTree) throws in
      var request = LintRequest()
      request.paths = [tree.root.path]
      let outcome = try PseudoRun.run(
        request, style: .accented, language: try #require(LanguageTag("en-XA")),
        output: tree.root.path + "/out", writes: true)
      #expect(outcome.failures.isEmpty && outcome.files.count == 4)
      for (path, text) in Samples.files { #expect(try tree.text(path) == text) }
      #expect(!FileManager.default.fileExists(atPath: tree.path("en-XA.lproj")))
    }
  }

  @Test(
    "Most strings of real catalogs are pseudo-translated",
    .enabled(if: TestData.isExpected("catalogs"), "\(TestData.absence)"),
    arguments: [
      "EhPanda-Team+EhPanda", "Whisky-App+Whisky", "zulip+zulip-flutter", "AntennaPod+AntennaPod",
    ])
  func realCatalogs(_ name: String) throws {
    var request = LintRequest()
    request.paths = [TestData.root.appendingPathComponent("catalogs/\(name)").path]
    for style in PseudoStyle.allCases {
      let outcome = try PseudoRun.run(
        request, style: style, language: try #require(LanguageTag(style.language)), output: nil,
        writes: false)
      // Some sources violate their own format, and some strings cannot be escaped on Android.
      #expect(outcome.refusals.count * 50 <= outcome.taken.count, "\(outcome.refusals.prefix(5))")
      #expect(!outcome.taken.isEmpty)
    }
  }
}
