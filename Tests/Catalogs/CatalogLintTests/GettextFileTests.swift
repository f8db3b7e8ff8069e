import CatalogLint
import CatalogLinting
import Diagnostics
import StringCatalogs
import Testing

/// Tests defects that affect whole PO files, and plurals.
@Suite("gettext: whole files")
struct GettextFileTests {
  private static func header(_ language: String, forms: Int = 2, template: String = "2026-01-01")
    -> String
  {
    #"""
    msgid ""
    msgstr ""
    "Project-Id-Version: x\n"
    "POT-Creation-Date: \#(template) 10:00+0000\n"
    "PO-Revision-Date: 2026-01-01 00:00+0000\n"
    "Last-Translator: x <y@z>\n"
    "Language-Team: x\n"
    "Language: \#(language)\n"
    "MIME-Version: 1.0\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Content-Transfer-Encoding: 8bit\n"
    "Plural-Forms: nplurals=\#(forms); plural=\#(forms == 1 ? "0" : "n != 1");\n"


    """#
  }

  private static func plural(_ id: String, _ forms: [String]) -> String {
    "msgid \"\(id)\"\nmsgid_plural \"\(id)s\"\n"
      + forms.enumerated().map { "msgstr[\($0)] \"\($1)\"\n" }.joined() + "\n"
  }

  /// Returns the diagnostics for files as `severity rule: message`.
  private func lint(_ files: [String]) -> [String] {
    let catalog = LintedCatalog(
      name: "po/*.po",
      files: files.enumerated().map { index, text in
        LintedCatalog.File(
          path: "po/\(index).po", content: CatalogFile.read(Array(text.utf8), format: .gettext))
      }, atlas: .icu)
    return Linter(LintOptions()).lint(catalog).map {
      "\($0.severity.rawValue) \($0.rule): \($0.message)"
    }
  }

  // The manual states: "nplurals must be a decimal number which specifies how many different plural
  // forms exist for this language". Forms beyond this number are never used.
  @Test("Plural forms beyond nplurals are one diagnostic, an error if their strings differ")
  func surplus() {
    let same = ["ein Bild", "Bilder", "Bilder"]
    let other = ["ein Film", "Filme", "Filmen"]
    let head = Self.header("de")
    #expect(
      lint([head + Self.plural("picture", same)])
        == ["warning illegal-variation: no number uses msgstr[2]: expected at most 2 forms"])
    #expect(
      lint([head + Self.plural("picture", same) + Self.plural("movie", other)]) == [
        "error illegal-variation: no number uses msgstr[2]: expected at most 2 forms"
          + "; 2 plurals have more"
      ])
    // An empty form is not counted as different from the other forms.
    #expect(
      lint([head + Self.plural("picture", ["ein Bild", "Bilder", ""])])
        .filter { $0.hasPrefix("error illegal") }.isEmpty)
    #expect(lint([head + Self.plural("picture", ["ein Bild", "Bilder"])]).isEmpty)
  }

  @Test("If all plurals in a file lack the same forms, this is one diagnostic")
  func uniformPlurals() {
    let head = Self.header("ug")
    let first = Self.plural("picture", ["رەسىم"])
    let second = Self.plural("movie", ["فىلىم"])
    #expect(
      lint([head + first + second])
        == [
          "error missing-plural-category: "
            + "ug: all 2 plurals have only msgstr[0], but nplurals is 2"
        ])
    #expect(
      lint([head + first])
        == ["error missing-plural-category: ug: n = 2 needs msgstr[1], which is missing"])
    #expect(
      lint([head + first + Self.plural("movie", ["فىلىم", "فىلىملەر"])])
        == ["error missing-plural-category: ug: n = 2 needs msgstr[1], which is missing"])
    #expect(lint([Self.header("ug", forms: 1) + first + second]).isEmpty)
    let complete = ["رەسىم", "رەسىملەر"]
    #expect(
      lint([
        Self.header("ug", forms: 3) + Self.plural("picture", complete)
          + Self.plural("movie", complete)
      ]) == ["error missing-plural-category: ug: all 2 plurals have 2 forms, but nplurals is 3"])
  }

  // In Latvian, the third form is only for 0.
  @Test("A form only for 0 is not reported because it omits the number")
  func formOfZero() {
    let head = Self.header("lv").replacing(
      "nplurals=2; plural=n != 1", with: "nplurals=3; plural=n == 1 ? 0 : n != 0 ? 1 : 2")
    let content = CatalogFile.read(
      Array((head + Self.plural("a", ["b", "c"]) + Self.plural("d", ["e", "f"])).utf8),
      format: .gettext)
    let catalog = LintedCatalog(
      name: "A", files: [LintedCatalog.File(path: "po/lv.po", content: content)], atlas: .icu)
    let notes = Linter(LintOptions()).lint(catalog)
      .filter { $0.rule == "missing-plural-category" }.flatMap(\.notes).map(\.message)
    #expect(notes == ["n = 0 needs msgstr[2]; msgfmt --check rejects the file"])
  }

  @Test("A plural that repeats the source is untranslated, but does not lack forms")
  func untranslatedPlural() {
    let found = lint([Self.header("ug") + Self.plural("picture", ["picture"])])
    #expect(found.filter { $0.contains("missing-plural-category") }.isEmpty)
  }

  // msgfmt compiles a file without a header, but rejects it with `--check`.
  @Test("A missing header is info without plurals, and an error with a plural")
  func header() {
    #expect(
      lint(["msgid \"Open\"\nmsgstr \"Abrir\"\n"])
        .filter { $0.contains("missing-member") }.map { $0.prefix(5) } == ["info "])
    #expect(
      lint([Self.plural("picture", ["imagen", "imágenes"])])
        .filter { $0.contains("missing-member") }.map { $0.prefix(6) } == ["error "])
  }

  // msgmerge marks a message as obsolete if the new template does not contain it.
  @Test("Problems in messages that the newest template does not contain are info")
  func outdated() {
    let old = "msgid \"Call it with --solve\"\nmsgstr \"Mit --lösen aufrufen\"\n\n"
    let both = "msgid \"Call it with --help\"\nmsgstr \"Mit --hilfe aufrufen\"\n\n"
    let german = Self.header("de", template: "2013-02-03") + old + both
    let french =
      Self.header("fr") + "msgid \"Call it with --help\"\nmsgstr \"Avec --help\"\n"
    #expect(
      lint([german, french]).filter { $0.contains("option-changed") }.map { $0.prefix(8) } == [
        "info opt", "warning ",
      ])
    // If all files were merged with the same template, no file is outdated.
    let current = Self.header("de") + old + both
    #expect(
      lint([current, french]).filter { $0.contains("option-changed") }.map { $0.prefix(8) } == [
        "warning ", "warning ",
      ])
    // A missing translation is also info if only an outdated file contains the message.
    let empty = "msgid \"Old\"\nmsgstr \"\"\n\n"
    let missing = lint([Self.header("de", template: "2013-02-03") + empty + both, french])
    #expect(missing.filter { $0.contains("missing-translation") }.map { $0.prefix(5) } == ["info "])
    // If there is a template, only its messages are current.
    let template =
      "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=CHARSET\\n\"\n\n"
      + "msgid \"Call it with --help\"\nmsgstr \"\"\n"
    #expect(
      lint([current, template]).filter { $0.contains("option-changed") }.map { $0.prefix(8) } == [
        "info opt", "warning ",
      ])
  }
}
