import CatalogExchange
import CatalogLint
import CatalogLinting
import Diagnostics
import Foundation
import LanguageTags
import TestSupport
import Testing

/// Tests pseudo-translations of unusual strings, and how the linter reports them.
@Suite("Pseudo-translations: properties")
struct PseudoLawTests {
  /// Words with letters and characters that Windows-1252 garbles, and parts that must not change.
  private static let pieces = [
    "Hello", "AS", "OF", "Class", "assass", "buzz", "dsss", "DSDS", "A\u{201D}", "A\u{2019}s",
    "\u{201C}as\u{201D}", "E\u{2026}", "\u{20AC}", "C\u{2122}", "A\u{B0}", "Été", "à", "ça", "NÃO",
    "Älter", "Åse", "ſ", "ß", "日本", "مرحبا", "e\u{301}", "👩‍👩‍👧", "50%%", "it\u{2019}s", "…", "«a»",
    "a.b@c.io", "x+y@mail.host.org", "https://a.io/b?c=d#e", "(http://www.a.io/é)", "www.b.io",
    "a.io/b", "<b>bold</b>", "<a href=\"https://c.io\">so</a>", "<br/>", "[text](https://d.io)",
    "[more](/help)", "**strong**", "`code`", "&amp;", "&nbsp;", "Info.plist", "  ", "\u{A0}",
  ]
  private static let formatPieces = ["%@", "%d", "%1$@", "%2$lld", "%.2f"]
  private static let messagePieces = [
    "{name}", "{n, plural, one {a file} other {# files\n or so}}",
    "{g, select, a {A\u{201D} he} other {AS}}",
  ]

  private static func text(
    _ random: inout SplitMix64, _ special: [String], hasBreaks: Bool
  ) -> String {
    var parts: [String] = []
    for _ in 0..<1 + Int(random.next() % 6) {
      let isSpecial = random.oneIn(6)
      let list = isSpecial ? special : pieces
      let piece = list[Int(random.next() % UInt64(list.count))]
      // A generated string contains at most one piece of `special`: together, pieces such as `%@`
      // and `%2$lld` can be invalid.
      if isSpecial, parts.contains(where: { special.contains($0) }) { continue }
      parts.append(piece)
    }
    let separators = [" ", " ", "", hasBreaks ? "\n" : " "]
    var text = ""
    for part in parts { text += part + separators[Int(random.next() % 4)] }
    let front = pieces[0] + " "
    return front + text + "end"
  }

  /// Returns catalogs in four formats that contain the same keys.
  private static func files(_ random: inout SplitMix64) -> [String: String] {
    var catalog: [String: Any] = [:]
    var arb: [String: Any] = ["@@locale": "en"]
    var table = ""
    var android = "<resources>\n"
    func json(_ text: String) -> String {
      let quoted = text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        default: String(scalar)
        }
      }
      return "\"" + quoted.joined() + "\""
    }
    for key in 0..<12 {
      let format = text(&random, formatPieces, hasBreaks: true)
      catalog["k\(key)"] = [
        "localizations": ["en": ["stringUnit": ["state": "translated", "value": format]]]
      ]
      table += "\"k\(key)\" = \(json(format));\n"
      arb["k\(key)"] = text(&random, messagePieces, hasBreaks: true)
        .replacing("<", with: "").replacing("'", with: "")
      let escaped = text(&random, ["%1$s", "%2$d"], hasBreaks: false)
        .replacing("&amp;", with: "and").replacing("&nbsp;", with: "\u{A0}")
      android += "  <string name=\"k\(key)\">\(escaped)</string>\n"
    }
    let whole: [String: Any] = ["sourceLanguage": "en", "version": "1.0", "strings": catalog]
    func encoded(_ object: [String: Any]) -> String {
      // The values are dictionaries of strings, so JSON can represent them.
      let data = try? JSONSerialization.data(
        withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      return String(decoding: data ?? Data(), as: UTF8.self)
    }
    return [
      "A.xcstrings": encoded(whole), "en.lproj/B.strings": table, "app_en.arb": encoded(arb),
      "res/values/c.xml": android + "</resources>\n",
    ]
  }

  /// The rules that a pseudo-translation must not violate.
  private static let rules: Set<String> = {
    let families: Set<RuleFamily> = [.placeholders, .markup, .characters]
    let others = ["url-changed", "email-changed", "leading-whitespace", "trailing-whitespace"]
    return Set(RuleRegistry.all.filter { families.contains($0.family) }.map { $0.id } + others)
  }()

  @Test("The linter reports only problems that it also reports for the source", arguments: 0..<6)
  func lint(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<LawEffort.rounds(3) {
      let files = Self.files(&random)
      for style in PseudoStyle.allCases {
        try CatalogTree.with(files) { (tree: CatalogTree) throws in
          var request = LintRequest()
          request.paths = [tree.root.path]
          let before = try LintRun.run(request).diagnostics
          let known = Set(before.map { [$0.rule, $0.subject?.catalog, $0.subject?.key] })
          let outcome = try PseudoRun.run(
            request, style: style, language: try #require(LanguageTag(style.language)),
            output: nil, writes: true)
          #expect(outcome.refusals.isEmpty, "\(outcome.refusals)")
          #expect(outcome.files.count == 4 && outcome.failures.isEmpty)
          for diagnostic in try LintRun.run(request).diagnostics {
            guard diagnostic.subject?.language == style.language,
              Self.rules.contains(diagnostic.rule)
            else { continue }
            let identity = [diagnostic.rule, diagnostic.subject?.catalog, diagnostic.subject?.key]
            #expect(known.contains(identity), "\(style): \(diagnostic)")
          }
        }
      }
    }
  }

  @Test(
    "A human language that a catalog contains is not overwritten",
    arguments: [
      ("de", true), ("en", true), ("ru", true), ("fr", false), ("en-XA", false), ("de-QM", false),
    ])
  func languages(_ language: String, _ isRefused: Bool) throws {
    try CatalogTree.with(Samples.files) { (tree: CatalogTree) throws in
      var request = LintRequest()
      request.paths = [tree.root.path]
      let tag = try #require(LanguageTag(language))
      func run() throws {
        _ = try PseudoRun.run(
          request, style: .accented, language: tag, output: nil, writes: true)
      }
      if isRefused {
        #expect(throws: LintRefusal.self) { try run() }
        for (path, text) in Samples.files { #expect(try tree.text(path) == text) }
      } else {
        try run()
        // Strings in a reserved language may be overwritten, but not strings in a human language.
        if tag.isReserved { try run() } else { #expect(throws: LintRefusal.self) { try run() } }
      }
    }
  }

  @Test("Reserved regions, languages and variants are recognized")
  func reserved() throws {
    for tag in [
      "en-XA", "ar-XB", "xx-ZZ", "und-AA", "qaa", "qtz-DE", "x-a", "de-x-a", "en-psaccent",
    ] {
      #expect(try #require(LanguageTag(tag)).isReserved, "\(tag)")
    }
    for tag in ["en", "sq-XK", "zu", "en-US", "ar-QA", "qu", "que", "en-001", "xh-ZA"] {
      #expect(try !#require(LanguageTag(tag)).isReserved, "\(tag)")
    }
  }
}
