import CatalogLint
import CatalogLinting
import Diagnostics
import LanguageTags
import StringCatalogs
import Testing

/// Tests rules that summarize a whole file, and the rule for brackets.
@Suite("Lint: sentences, residue and brackets")
struct ShippedTextTests {
  /// Lints string tables in English and in a target language with one rule.
  private static func lint(
    _ rule: String, _ source: [String], _ target: [String], language: String = "de",
    comment: String = "", options: LintOptions = LintOptions()
  ) -> [Diagnostic] {
    func file(_ texts: [String], _ language: String, _ comment: String) -> LintedCatalog.File {
      let lines = texts.enumerated().map { index, text in
        "\(index == 0 ? comment : "")\"k\(index)\" = \"\(text)\";\n"
      }
      return LintedCatalog.File(
        path: "\(language).lproj/L.strings",
        content: CatalogFile.read(
          Array(lines.joined().utf8), format: .strings,
          language: CatalogLanguage(name: language)))
    }
    let catalog = LintedCatalog(
      name: "L.strings", files: [file(source, "en", comment), file(target, language, "")],
      sourceLanguage: LanguageTag("en"), atlas: .icu)
    return Linter(options).lint(catalog).filter { $0.rule == rule }
  }

  private static let sentences = [
    "Save the file before you close it", "Open", "Are you sure that you want to leave?",
    "Nothing is shown until somebody opens a file", "This cannot be undone by anybody",
  ]

  @Test("Copied sentences in a file are counted, and the first keys are named")
  func counted() throws {
    let found = Self.lint("untranslated-sentence", Self.sentences, Self.sentences)
    let only = try #require(found.first)
    #expect(found.count == 1)
    #expect(only.message == "4 sentences are not translated" && only.severity == .warning)
    #expect(only.notes.map(\.message) == ["each equals its source string; first: 'k0', 'k2', 'k3'"])
    #expect(only.path == "de.lproj/L.strings" && only.subject?.key == nil)
    #expect(only.subject?.language == "de" && only.range?.lowerBound == 8)
  }

  @Test("A sentence that a comment allows is not counted")
  func allowed() {
    let found = Self.lint(
      "untranslated-sentence", Self.sentences, Self.sentences,
      comment: "/* waymark:allow untranslated-sentence */\n")
    #expect(found.map(\.message) == ["3 sentences are not translated"])
  }

  @Test("If the rule that lists each copy is on, it replaces the count")
  func copies() {
    let options = LintOptions(severities: ["untranslated-copy": .info])
    let sentences = Self.sentences
    #expect(Self.lint("untranslated-sentence", sentences, sentences, options: options) == [])
    #expect(
      Self.lint("untranslated-copy", sentences, sentences, options: options).count
        == sentences.count)
  }

  @Test("Terms that are not translated do not count as words of a sentence")
  func names() throws {
    let text = "Open instant sessions in Field Notes"
    let pattern = try #require(TermPattern("instant sessions", matchesCase: false))
    let terms = TermList(untranslated: [TermList.Entry(patterns: [pattern])])
    #expect(Self.lint("untranslated-sentence", [text], [text]).count == 1)
    #expect(
      Self.lint("untranslated-sentence", [text], [text], options: LintOptions(terms: terms)) == [])
  }

  @Test("A word of one letter after a sign is a word of the sentence")
  func oneLetterWord() {
    let (five, four) = ("(I like very big dogs)", "(I like big dogs)")
    #expect(Self.lint("untranslated-sentence", [five], [five]).count == 1)
    #expect(Self.lint("untranslated-sentence", [four], [four]) == [])
    let item = "(a) Open settings for macOS"
    #expect(Self.lint("untranslated-sentence", [item], [item]) == [])
  }

  @Test(
    "A prefix that most strings in a file share is reported",
    arguments: [
      ("[de] ", "de", "", "12 of 14 strings begin with '[de]'"),
      ("[de] ", "de", "[de] ", nil), ("[de] ", "en-XA", "", nil), ("de ", "de", "", nil),
    ] as [(String, String, String, String?)])
  func prefix(_ prefix: String, _ language: String, _ ofSource: String, _ message: String?) {
    let texts = (0..<14).map { "Text \($0)" }
    let found = Self.lint(
      "tool-residue", texts.map { ofSource + $0 },
      texts.enumerated().map { $0 < 12 ? prefix + $1 : $1 }, language: language)
    #expect(found.map(\.message) == (message.map { [$0] } ?? []))
  }

  @Test(
    "A bracket without a matching bracket is reported at its offset in the translation",
    arguments: [
      ("Width (auto)", "Breite (auto", 7), ("Width (auto)", "Breite auto)", 11),
      ("Width (auto)", ")auto( Breite", 0), ("Width", "Breite [auto)", 7),
      ("Width (auto)", "Breite: auto", nil), ("Width", "Breite (auto)", nil),
      ("Width (auto", "Breite auto)", nil), ("First", "1) Erstens", nil),
      ("First", "Erstens, iv) viertens", nil), ("Page 80", "Seite 80)", 8),
      ("Thanks", "Danke :-)", nil), ("Sorry", "Leider :((", nil), ("Range", "In [0, 1)", nil),
      ("Range", "In (60;80] %", nil), ("Type it", "'(' eingeben", nil),
      ("Read [it](u)", "Lies [es(u)", nil), ("Use %(name)s", "Nimm %(name", nil),
      ("git tag [<name>]", "git tag <Name>", 0), ("git tag [<name>]", "git tag [<Name>", 8),
    ] as [(String, String, Int?)])
  func brackets(_ source: String, _ target: String, _ offset: Int?) {
    let found = Self.lint("bracket-mismatch", [source], [target])
    #expect(found.map { $0.range?.lowerBound } == (offset.map { [$0 + 8] } ?? []))
  }
}
