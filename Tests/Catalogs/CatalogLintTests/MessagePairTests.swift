import CatalogLint
import CatalogLinting
import Diagnostics
import LanguageTags
import StringCatalogs
import Testing

/// Tests rules about messages, tags, and escapes, and their fix-its, with pairs of strings.
@Suite("Messages and markup: pairs of strings")
struct MessagePairTests {
  struct Pair: CustomTestStringConvertible {
    var source: String
    var translation: String
    /// The expected rule and reported text of each diagnostic, such as `icu-argument nombre`.
    var expected: [String] = []
    /// The translation after applying the first fix-it of each diagnostic; `nil` if there is none.
    var fixed: String?
    var testDescription: String { "\(source) → \(translation)" }
  }

  private func check(
    _ pair: Pair, _ format: CatalogFormat, _ write: (String) -> String
  ) throws {
    let files = [("en", pair.source), ("de", pair.translation)].map { language, text in
      LintedCatalog.File(
        path: language,
        content: CatalogFile.read(
          Array(write(text).utf8), format: format, language: CatalogLanguage(name: language)))
    }
    let found = Linter(LintOptions()).lint(
      LintedCatalog(name: "A", files: files, sourceLanguage: .init("en"), atlas: .icu)
    ).filter { diagnostic in
      let family = RuleRegistry.rule(diagnostic.rule)?.family
      return (family == .markup || family == .placeholders) && diagnostic.path == "de"
    }
    let bytes = files[1].content.bytes
    let blamed = found.map { diagnostic in
      let range = diagnostic.range?.range ?? 0..<0
      let part = String(decoding: bytes[range], as: UTF8.self)
      return "\(diagnostic.rule) \(part.replacing(Self.escapes, with: ""))"
    }
    #expect(blamed == pair.expected, "\(found.map(\.message))")
    let edits = found.compactMap(\.fixIts.first).flatMap(\.edits)
    #expect(edits.isEmpty == (pair.fixed == nil))
    guard let fixed = pair.fixed else { return }
    let written = try FixIt.Edit.apply(edits, to: bytes)
    #expect(String(decoding: written, as: UTF8.self) == write(fixed))
  }

  /// Escapes that are inserted before some strings.
  private static let escapes = #"\U00e9\n"#
  private static let files = "{n, plural, one {# file} other {# files}}"
  private static let hours = "{n, select, 1 {hour} other {hours}}"
  private static let who = "{g, select, female {her} male {his} other {their}}"

  @Test(
    "The arguments, categories and syntax of messages are compared",
    arguments: [
      Pair(source: files, translation: "{n, plural, one {# Datei} other {# Dateien}}"),
      // The categories and explicit numbers of a plural may differ from those of the source.
      Pair(source: files, translation: "{n, plural, =0 {x} one {#} few {#} other {#}}"),
      Pair(source: files, translation: "{n} Dateien"),
      Pair(
        source: files, translation: "Dateien", expected: ["icu-argument Dateien"]),
      // The app passes arguments by name, so a translation must not rename them.
      Pair(
        source: files, translation: "{m, plural, one {# Datei} other {# Dateien}}",
        expected: ["icu-argument m"], fixed: "{n, plural, one {# Datei} other {# Dateien}}"),
      Pair(
        source: files + " {a} {b}", translation: "{n, plural, other {#}} {a} {c} {d}",
        expected: [
          "icu-argument {n, plural, other {#}} {a} {c} {d}", "icu-argument c", "icu-argument d",
        ]),
      // One defect is reported only once, by one rule.
      Pair(
        source: files, translation: "{n, plural, one {#} andere {#}}",
        expected: ["icu-keyword-translated andere"], fixed: "{n, plural, one {#} other {#}}"),
      Pair(
        source: files, translation: "{n, plural, eins {#} andere {#}}",
        expected: ["icu-keyword-translated eins", "icu-keyword-translated andere"],
        fixed: "{n, plural, one {#} other {#}}"),
      Pair(
        source: files, translation: "{n, Plural, ONE {#} other {#}}",
        expected: ["icu-keyword-translated ONE"], fixed: "{n, Plural, one {#} other {#}}"),
      Pair(
        source: files, translation: "{n, mehrzahl, one {#} other {#}}",
        expected: ["icu-keyword-translated mehrzahl"], fixed: "{n, plural, one {#} other {#}}"),
      // ICU, MessageFormat: explicitValue = '=' [0-9]+, which allows no space.
      Pair(
        source: files, translation: "{n, plural, = 1 {#} other {#}}", expected: ["icu-syntax = 1"],
        fixed: "{n, plural, =1 {#} other {#}}"),
      Pair(
        source: files, translation: "{n, plural, one {#}",
        expected: ["icu-syntax {"]),
      Pair(source: files, translation: "{n, plural, one {#}}", expected: ["icu-syntax plural"]),
      Pair(
        source: files, translation: "{n, plural, one {#} other {{m n}}}",
        expected: ["icu-syntax m n"]),
      Pair(
        source: files + " of {name}",
        translation: "{n, plural, one {#} other {#}} d'{name}", expected: ["apostrophe '"],
        fixed: "{n, plural, one {#} other {#}} d''{name}"),
      Pair(source: files + " '{x}'", translation: "{n, plural, other {#}} '{x}'"),
      Pair(source: who, translation: "{g, select, female {ihr} male {sein} other {deren}}"),
      Pair(source: who, translation: "deren"),
      Pair(source: who, translation: "{g, select, other {deren}}"),
      // The selectors `1` and `2` are numbers that the app passes. Languages such as Czech need a
      // string for more numbers than the source.
      Pair(source: hours, translation: "{n, select, 1 {hodinu} 2 {hodiny} other {hodin}}"),
      Pair(
        source: hours, translation: "{n, select, 1 {hodinu} few {hodiny} other {hodin}}",
        expected: ["icu-argument few"]),
      Pair(
        source: who, translation: "{g, select, female {ihr} mann {sein} other {deren}}",
        expected: ["icu-argument mann"],
        fixed: "{g, select, female {ihr} male {sein} other {deren}}"),
      Pair(
        source: who, translation: "{g, select, female {ihr} other {deren}}",
        expected: ["icu-argument select"]),
      Pair(
        source: files + " {d, date, short}",
        translation: "{n, plural, other {#}} {d, number}", expected: ["icu-argument number"]),
      Pair(
        source: files + " {d, date, short}",
        translation: "{n, plural, other {#}} {d, date, kurz}",
        expected: ["icu-keyword-translated kurz"],
        fixed: "{n, plural, other {#}} {d, date, short}"),
      Pair(
        source: files + " {d, date, short}",
        translation: "{n, plural, other {#}} {d, date, ::yMd}"),
      // If the source contains no selection, braces enclose names.
      Pair(source: "{n}", translation: "{n} {m, plural, one {#} other {#"),
      Pair(
        source: "{name}", translation: "{nombre}", expected: ["placeholder-translated {nombre}"],
        fixed: "{name}"),
    ])
  func messages(_ pair: Pair) throws {
    try check(pair, .strings) { "\"k\" = \"\($0)\";\n" }
    // A leading escape changes the byte offsets, but not the characters.
    try check(pair, .strings) { "\"k\" = \"\(Self.escapes)\($0)\";\n" }
  }

  @Test(
    "Tags and Markdown are compared",
    arguments: [
      Pair(source: "<b>a</b>", translation: "<b>a</b>"),
      Pair(source: "<b>a</b> <i>b</i>", translation: "<i>b</i> <b>a</b>"),
      Pair(
        source: "<b>a</b> <i>b</i>", translation: "<i>b<b> a</i></b>",
        expected: ["markup-tag-mismatch </i>"]),
      Pair(source: "<b>a</b>", translation: "<b>a", expected: ["markup-tag-mismatch <b>"]),
      Pair(source: "<b>a</b>", translation: "a", expected: ["markup-tag-mismatch a"]),
      Pair(
        source: "<link>a</link>", translation: "<liên>a</liên>",
        expected: ["markup-tag-mismatch <liên>"]),
      Pair(source: "a", translation: "<b>a</b>", expected: ["markup-tag-mismatch <b>"]),
      Pair(source: "a", translation: "<b>a"),
      Pair(source: "a<br>b", translation: "a<br/><br/>b"),
      Pair(source: "append <mark>", translation: "<Marke> anhängen"),
      Pair(source: "a <= b", translation: "b => a"),
      Pair(source: "[a](b)", translation: "[a](c)"),
      Pair(source: "[a](b)", translation: "[a]（b）", expected: ["markup-tag-mismatch ]（"]),
      Pair(source: "[a]", translation: "a"),
      Pair(source: "**a**", translation: "**a*", expected: ["markup-tag-mismatch **"]),
      Pair(source: "a * b", translation: "a ** b"),
      Pair(source: "`a`", translation: "`a", expected: ["markup-tag-mismatch `"]),
    ])
  func markup(_ pair: Pair) throws {
    try check(pair, .strings) { "\"k\" = \"\($0)\";\n" }
  }

  @Test("Messages in UTF-16 have the same ranges and fix-its as in UTF-8")
  func wide() throws {
    let text = "\"k\" = \"é {n, plural, eins {#} other {#}}\";\n"
    let source = CatalogFile.read(
      Array("\"k\" = \"\(Self.files)\";\n".utf8), format: .strings,
      language: CatalogLanguage(name: "en"))
    let bytes: [UInt8] =
      [0xFF, 0xFE]
      + text.utf16.flatMap { unit in
        [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      }
    let target = CatalogFile.read(bytes, format: .strings, language: CatalogLanguage(name: "de"))
    let files = [("en", source), ("de", target)].map { LintedCatalog.File(path: $0, content: $1) }
    let found = Linter(LintOptions()).lint(
      LintedCatalog(name: "A", files: files, sourceLanguage: .init("en"), atlas: .icu)
    ).filter { $0.rule == "icu-keyword-translated" }
    let range = try #require(found.first?.range?.range)
    #expect(String(decoding: bytes[range].filter { $0 != 0 }, as: UTF8.self) == "eins")
    var selection = FixSelection(upTo: .unsafe)
    for diagnostic in found { selection.add(diagnostic.fixIts) }
    let fixed = CatalogFile.read(try selection.apply(to: target), format: .strings)
    #expect(fixed.string(fixed.values[0].text) == "é {n, plural, one {#} other {#}}")
  }
}
