import CatalogLint
import CatalogLinting
import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Tests the diagnostics of rules in PO files.
@Suite("gettext: lint")
struct GettextLintTests {
  private static func header(_ language: String, _ plurals: String) -> String {
    #"""
    msgid ""
    msgstr ""
    "Project-Id-Version: x\n"
    "PO-Revision-Date: 2020-01-01 00:00+0000\n"
    "Last-Translator: x <y@z>\n"
    "Language-Team: x\n"
    "Language: \#(language)\n"
    "MIME-Version: 1.0\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Content-Transfer-Encoding: 8bit\n"
    "Plural-Forms: \#(plurals)\n"


    """#
  }

  private static let germanic = "nplurals=2; plural=(n != 1);"
  private static let slavic = """
    nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 \
    : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);
    """

  /// Returns the diagnostics for files as `rule: bytes`.
  private func lint(_ files: [(path: String, text: String)]) -> [String] {
    let catalog = LintedCatalog(
      name: "A",
      files: files.map {
        LintedCatalog.File(
          path: $0.path, content: CatalogFile.read(Array($0.text.utf8), format: .gettext))
      }, atlas: .icu)
    return Linter(LintOptions()).lint(catalog).map { diagnostic in
      let text = files.first { $0.path == diagnostic.path }?.text ?? ""
      let range = diagnostic.range?.range ?? 0..<0
      return diagnostic.rule + ": " + String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
  }

  private func lint(
    _ body: String, _ language: String = "de", _ plurals: String = Self.germanic
  ) -> [String] {
    lint([("po/\(language).po", Self.header(language, plurals) + body)])
  }

  // The pairs are from the manual's chapters about the flags, with the results of `msgfmt --check`.
  @Test(
    "Placeholders are compared in the syntax that the flag names",
    arguments: [
      ("c", "%d files", "%s Dateien", ["placeholder-type: %s"]),
      ("c", "%d files", "%i Dateien", []),
      ("c", "%d files", "Dateien", ["placeholder-missing: Dateien"]),
      ("c", "files", "%d Dateien", ["placeholder-extra: %d"]),
      ("c", "%5d files", "%s Dateien", ["placeholder-type: %s"]),
      ("c", "%u files", "%d Dateien", ["placeholder-type: %d"]),
      ("c", "%ld files", "%lld Dateien", ["placeholder-type: %lld"]),
      ("c", "%ld files", "%d Dateien", ["placeholder-type: %d"]),
      ("c", "%s: %d", "%2$d: %1$s", []),
      ("c", "%s: %d", "%d: %s", ["placeholder-type: %d"]),
      ("c", "%<PRIu64> files", "%<PRIu64> Dateien", []),
      ("c", "%<PRIu64> files", "Dateien", ["placeholder-missing: Dateien"]),
      ("c", "%s: %m", "%s: %m", []),
      ("c", "%d%% of it", "%d%% davon", []),
      ("c", "%d%% of it", "%d% davon", ["unescaped-percent: %"]),
      ("c", "a {name} b", "a b", []),
      ("no-c", "100% done", "zu 100 % d", []),
      ("no-c", "%s", "%d", []),
      (nil, "100% done", "zu 100 % fertig", []),
      // If the catalog contains a single string, the specifier is the only evidence of format
      // strings.
      (nil, "%s files", "Dateien", ["placeholder-missing: Dateien"]),
      (nil, "%s files", "%d Dateien", ["placeholder-type: %d"]),
      (nil, "{name} files", "{nombre} Dateien", ["placeholder-translated: {nombre}"]),
      ("python", "%(count)d files", "%(count)d Dateien", []),
      ("python", "%(count)d files", "%(anzahl)d Dateien", ["placeholder-translated: %(anzahl)d"]),
      ("python", "%(count)d files", "Dateien", ["placeholder-missing: Dateien"]),
      (
        "python", "%(count)d files", "%(count)s Dateien", ["placeholder-type: %(count)s"]
      ),
      ("python", "%s of %d", "%s von %s", ["placeholder-type: %s von %s"]),
      ("python", "%s of %s", "%s von %d", ["placeholder-type: %d"]),
      ("python", "%s files", "Dateien", ["placeholder-missing: Dateien"]),
      (
        "python-brace", "{count} files, {{x}}", "{count:>3} Dateien, {{y}}",
        ["placeholder-extra: {count:>3} Dateien, {{y}}"]
      ),
      ("python-brace", "{count} files", "{anzahl} Dateien", ["placeholder-translated: {anzahl}"]),
      ("python-brace", "{} of {}", "{} von {}", []),
      ("python-brace", "{} of {}", "{}", ["placeholder-missing: {}"]),
      ("java", "{0} of {1,number}", "{1} von '{'{0}", []),
      ("java", "{0} of {1}", "von {1}", ["placeholder-missing: von {1}"]),
      ("objc", "%@ files", "%d Dateien", ["placeholder-type: %d"]),
      ("qt", "%1 of %2", "%2 von %1", []),
      ("qt", "%1 of %2", "von %1", ["placeholder-missing: von %1"]),
      ("sh", "$x %s", "$y", ["placeholder-missing: $y"]),
      ("no-c-format, python-brace", "{a}", "{b}", ["placeholder-translated: {b}"]),
      ("c++", "{} of {}", "{1} von {0}", []), ("rust", "{0} of {1}", "{} von {}", []),
      ("c++", "{} of {}", "{0} von {0}", ["placeholder-missing: {0} von {0}"]),
      ("rust", "{}", "{0} {1}", ["placeholder-extra: {1}"]),
      ("rust", "{} of {n}", "{n} von {0}", []),
    ] as [(String?, String, String, [String])])
  func flags(_ flag: String?, _ source: String, _ target: String, _ expected: [String]) {
    let flags = flag.map { "#, \($0)-format\n" } ?? ""
    let body = flags + "msgid \"\(source)\"\nmsgstr \"\(target)\"\n"
    #expect(lint(body) == expected)
    // Programs do not show fuzzy translations.
    let fuzzy = flags.replacing("#, ", with: "#, fuzzy, ")
    guard flag != nil else { return }
    #expect(lint(fuzzy + "msgid \"\(source)\"\nmsgstr \"\(target)\"\n") == ["needs-review: fuzzy"])
  }

  /// Returns the diagnostics for a string among translations that keep their placeholders.
  ///
  /// Each diagnostic is written as `severity rule: bytes`.
  private func lintBesideOthers(_ entry: String, count: Int = 10) -> [String] {
    let text = Self.besideOthers(entry, count: count)
    return lintedBesideOthers(entry, count: count).map { diagnostic in
      let range = diagnostic.range?.range ?? 0..<0
      return "\(diagnostic.severity) \(diagnostic.rule): "
        + String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
  }

  private static func besideOthers(_ entry: String, count: Int) -> String {
    let kept = (0..<count).map { "msgid \"%s: \($0)\"\nmsgstr \"\($0): %s\"\n\n" }.joined()
    return header("de", germanic) + kept + entry
  }

  private func lintedBesideOthers(_ entry: String, count: Int = 10) -> [Diagnostic] {
    let text = Self.besideOthers(entry, count: count)
    let catalog = LintedCatalog(
      name: "A",
      files: [
        LintedCatalog.File(
          path: "de.po", content: CatalogFile.read(Array(text.utf8), format: .gettext))
      ], atlas: .icu)
    return Linter(LintOptions()).lint(catalog)
  }

  // The conversion types are those of ISO C, §7.23.6.1, those of POSIX strftime, and the letters
  // that hexchat and geany define.
  @Test(
    "In a catalog of format strings, strings without a flag are checked too",
    arguments: [
      ("Cannot access %s", "Kein Zugriff", ["error placeholder-missing: Kein Zugriff"]),
      ("%d MB", "&d MB", ["error placeholder-lookalike: &d"]),
      ("%d hour", "% ordua", ["error placeholder-malformed: %"]),
      ("Save as %s", "Sichern als $s", ["error placeholder-lookalike: $s"]),
      ("Wrong password", "Falsches Passwort: %s", ["error placeholder-extra: %s"]),
      ("Oct 00 at 00:00:00", "%d. %b", ["warning placeholder-extra: %d"]),
      ("By %s", "Von %S", ["error placeholder-type: %S"]),
      ("%s of %s", "%2$s: %1$s", []), ("%d files", "%i Dateien", []),
      ("100% done", "zu 100 % fertig", []), ("Actual size", "100%%", []),
      ("%H:%M", "%-H Uhr %M", []), ("%B %-d, %-I:%M %p", "%-d. %B, %H:%M", []),
      ("%m/%d/%y", "%d.%m.%Y", []), ("%A", "%a", []), ("%a, %b %e %T", "%a %e. %b, %R:%S", []),
      ("%B %Y", "%B %N", ["error placeholder-malformed: %N"]),
      (
        "%b %-d", "%1$b %2$-d",
        [
          "error placeholder-malformed: %1$b", "error placeholder-malformed: %2$-d",
        ]
      ),
      // In `eel_strdup_printf_with_custom`, `%B` is the name of a file, and may be numbered.
      (#"Moving \"%B\" to \"%B\""#, #"\"%1$B\" nach \"%2$B\""#, []),
      (#"In \"%B\""#, #"In \"%s\""#, [#"error placeholder-missing: In \"%s\""#]),
      ("%-I", "%1$-I", ["error placeholder-malformed: %1$-I"]),
      ("%H:%M:%S", "%H:%M:%M", ["error placeholder-missing: %H:%M:%M"]),
      ("%H:%M", "zu 100 % jetzt", ["error placeholder-malformed: %"]),
      ("%C22*%O$t%C29$1 now", "%C22*%O$t%C29$1 zu 100 %", []),
      ("line: %l / %L\\t col: %c\\t %w", "Zeile: %l / %L\\t 5 % %w", []),
      ("%d, %e, %f, %p, %l are replaced in commands", "%d, %e, %f, %p werden ersetzt", []),
      ("%OIgnore list", "%OListe", []), ("%d% of it", "%d% davon, 100 %", []),
      // `%x`, `%F` and `%c` print whole dates, which a translation may spell out as patterns.
      ("%x", "%d.%m.%y", []), ("%F", "%d.%m.%Y", []), ("%c", "%d.%m.%Y %H:%M", []),
      ("%x", "%y", ["error placeholder-malformed: %y"]),
    ] as [(String, String, [String])])
  func unflagged(_ source: String, _ target: String, _ expected: [String]) {
    let entry = "msgid \"\(source)\"\nmsgstr \"\(target)\"\n"
    #expect(lintBesideOthers(entry) == expected, "\(source)")
  }

  // C17 §7.21.6.1: a specifier may contain a width and a length modifier.
  @Test(
    "Widths and length modifiers are recognized in strings without a flag",
    arguments: [
      "%2d", "%3d", "%10d", "%5s", "%zd", "%zu", "%ld", "%lu", "%li", "%hu", "%jd", "%*d", "%lld",
      "%hhd", "%lx", "%5ld", "%3lu", "%-5d", "%05d",
    ])
  func modifiers(_ specifier: String) throws {
    let kept = "msgid \"\(specifier) x\"\nmsgstr \"y \(specifier)\"\n"
    #expect(lintBesideOthers(kept) == [])
    let lost = "msgid \"\(specifier)%% x\"\nmsgstr \"verloren\"\n"
    #expect(lintBesideOthers(lost) == ["error placeholder-missing: verloren"])
    let shared = try #require(
      lintedBesideOthers(lost).first { $0.rule == "placeholder-missing" })
    #expect(shared.message == "placeholder \(specifier) is missing: its value is lost")
  }

  // C17 §7.21.6.1, paragraph 9: the behavior for an argument of a different type is undefined.
  @Test(
    "Different lengths and types are reported in strings without a flag",
    arguments: [
      ("%ld x", "%d x", ["warning width-changed: %d"]),
      ("%ld x", "%s x", ["error placeholder-type: %s"]),
      ("%ld x", "%ls x", ["error placeholder-type: %ls"]),
      ("%lu x", "%lu %lu x", ["error placeholder-extra: %lu"]),
      ("%li of %u", "%li von", ["error placeholder-missing: %li von"]),
      // A Turkish percentage with a suffix is not a placeholder.
      ("Up to half", "%50si", []),
    ] as [(String, String, [String])])
  func lengths(_ source: String, _ target: String, _ expected: [String]) {
    let entry = "msgid \"\(source)\"\nmsgstr \"\(target)\"\n"
    #expect(lintBesideOthers(entry) == expected)
  }

  // In JavaScript, `sprintf` has no space flag, and its `%s` prints arguments of any type.
  @Test(
    "Strings of a JavaScript program are checked by the rules of its `sprintf`",
    arguments: [
      ("%d notes", "%s Notizen", []), ("%s notes", "%d Notizen", ["error placeholder-type: %d"]),
      ("By %s", "Von % s", ["error placeholder-lookalike: % s"]),
      ("By %s", "Von %S", ["error placeholder-malformed: %S"]),
      ("%d MB", "%Id MB", ["error placeholder-lookalike: %Id"]),
    ] as [(String, String, [String])])
  func script(_ source: String, _ target: String, _ expected: [String]) {
    let entry = "#: src/a.tsx:12 src/b.ts:3\nmsgid \"\(source)\"\nmsgstr \"\(target)\"\n"
    #expect(lintBesideOthers(entry) == expected)
    #expect(!lintBesideOthers(entry).joined().contains("crash"))
  }

  @Test("A lost value is a warning if most translations of the string keep it")
  func suggested() {
    let files = ["de", "es", "fr", "it"].map { language in
      (
        path: "\(language).po",
        text: Self.header(language, Self.germanic)
          + "msgid \"By %s\"\nmsgstr \"\(language == "it" ? "Di" : language + " %s")\"\n"
      )
    }
    #expect(lint(files) == ["placeholder-missing: Di"])
  }

  @Test("Every plural form that applies to several numbers needs the number")
  func literalNumbers() {
    let body = (0..<10).map { "msgid \"%s: \($0)\"\nmsgstr \"\($0): %s\"\n\n" }.joined()
    let plural =
      "msgid \"%d vote\"\nmsgid_plural \"%d votes\"\nmsgstr[0] \"1 голос\"\n"
      + "msgstr[1] \"1 голоси\"\nmsgstr[2] \"1 голосів\"\n"
    #expect(
      lint(body + plural, "uk", Self.slavic) == [
        "implied-quantity: 1 голос", "placeholder-missing: 1 голоси",
        "placeholder-missing: 1 голосів",
      ])
  }

  @Test("Diagnostics of the reader contain the language of the file")
  func language() {
    let text =
      Self.header("de", Self.germanic).replacing("Plural-Forms", with: "X")
      + "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[1] \"d\"\n"
    let catalog = LintedCatalog(
      name: "A",
      files: [
        LintedCatalog.File(
          path: "de.po", content: CatalogFile.read(Array(text.utf8), format: .gettext))
      ], atlas: .icu)
    let found = Linter(LintOptions()).lint(catalog)
    #expect(found.map(\.rule) == ["missing-member"])
    #expect(found.first?.subject?.language == "de")
  }

  @Test(
    "Plurals are checked with the formula in the file",
    arguments: [
      ("de", Self.germanic, ["%d Datei", "%d Dateien"], []),
      ("de", Self.germanic, ["Eine Datei", "%d Dateien"], []),
      ("de", Self.germanic, ["%d Datei", "Dateien"], ["placeholder-missing: Dateien"]),
      ("de", Self.germanic, ["%d Datei"], ["missing-plural-category: %d Datei"]),
      ("de", Self.germanic, ["", ""], ["missing-translation: %d file"]),
      ("de", Self.germanic, ["%d Datei", ""], ["empty-translation: "]),
      ("ru", Self.slavic, ["%d a", "%d b", "%d c"], []),
      ("ru", Self.slavic, ["%d a", "%d b"], ["missing-plural-category: %d b"]),
      ("ru", Self.slavic, ["a", "%d b", "%d c"], ["placeholder-missing: a"]),
      ("ru", Self.slavic, ["%d a", "b", "%d c"], ["placeholder-missing: b"]),
      // The language has more categories, but the file defines no forms for them.
      ("ru", Self.germanic, ["%d a", "%d b"], []),
      ("ru", Self.germanic, ["a", "%d b"], []),
      ("fr", "nplurals=2; plural=(n > 1);", ["un", "%d"], ["implied-quantity: un"]),
      ("ja", "nplurals=1; plural=0;", ["%d"], []),
      ("ja", "nplurals=1; plural=0;", ["x"], ["placeholder-missing: x"]),
      (
        "sl", "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
        ["%d a", "%d b", "%d c", "%d d"], []
      ),
      (
        "ga", "nplurals=5; plural=n==1 ? 0 : n==2 ? 1 : n<7 ? 2 : n<11 ? 3 : 4;",
        ["a", "b", "%d c", "%d d", "%d e"], []
      ),
      ("und", "nplurals=7; plural=n<7 ? n : 6;", ["a", "b", "c", "%d", "%d", "%d", "%d"], []),
    ] as [(String, String, [String], [String])])
  func plurals(_ language: String, _ formula: String, _ forms: [String], _ expected: [String]) {
    let body =
      "#, c-format\nmsgid \"%d file\"\nmsgid_plural \"%d files\"\n"
      + forms.enumerated().map { "msgstr[\($0)] \"\($1)\"\n" }.joined()
    #expect(lint(body, language, formula) == expected)
  }

  @Test("Coverage is computed per language, and source strings are checked once")
  func coverage() {
    let german =
      Self.header("de", Self.germanic) + """
        msgid "One"
        msgstr "Eins"

        msgid "Two"
        msgstr ""

        msgid "Bad\u{200B}"
        msgstr "Schlecht"

        """
    let french =
      Self.header("fr", Self.germanic) + """
        msgid "One"
        msgstr ""

        msgctxt "c"
        msgid "Two"
        msgstr "Deux"

        msgid "Bad\u{200B}"
        msgstr "Mal"

        """
    #expect(
      lint([("de.po", german), ("fr.po", french)]) == [
        "missing-translation: Two", "invisible-character: \u{200B}",
        "missing-translation: One",
      ])
  }

  @Test("The template determines the keys; without a template, each file has its own keys")
  func template() {
    let german = Self.header("de", Self.germanic) + "msgid \"One\"\nmsgstr \"Eins\"\n"
    let french =
      Self.header("fr", Self.germanic)
      + "msgid \"One\"\nmsgstr \"Un\"\n\nmsgid \"Old\"\nmsgstr \"Vieux\"\n"
    let template = "msgid \"One\"\nmsgstr \"\"\n\nmsgid \"New\"\nmsgstr \"\"\n"
    #expect(lint([("de.po", german), ("fr.po", french)]) == [])
    let found = [
      "missing-translation: New", "missing-translation: New", "orphan-key: Old",
    ]
    #expect(lint([("a.pot", template), ("de.po", german), ("fr.po", french)]).sorted() == found)
    // The position of the template among the files makes no difference.
    #expect(lint([("de.po", german), ("fr.po", french), ("zz.pot", template)]).sorted() == found)
    // The range is in the template, even if a file in a different language contains the key.
    let spanish = Self.header("es", Self.germanic) + "msgid \"New\"\nmsgstr \"Nuevo\"\n"
    let catalog = LintedCatalog(
      name: "A",
      files: [("de.po", german), ("es.po", spanish), ("zz.pot", template)].map {
        LintedCatalog.File(
          path: $0, content: CatalogFile.read(Array($1.utf8), format: .gettext))
      }, atlas: .icu)
    #expect(Linter(LintOptions()).lint(catalog).map(\.path) == ["zz.pot", "zz.pot"])
    // Obsolete messages are not keys. If a template was not read completely, it does not determine
    // which keys are missing.
    let old = german + "\n#~ msgid \"Old\"\n#~ msgstr \"Alt\"\n"
    #expect(lint([("de.po", old), ("zz.pot", "msgid \"One\"\nmsgstr \"\"\n")]).isEmpty)
    #expect(
      lint([("fr.po", french), ("zz.pot", "msgid \"One\"\nmsgstr \"\"\nmsgid")])
        .allSatisfy { $0 != "orphan-key: Old" })
  }

  @Test("An invalid header is one error")
  func headers() {
    let forms = "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\n"
    for formula in ["nplurals=1; plural=n!=1;", "nplurals=INTEGER; plural=EXPRESSION;"] {
      let text = Self.header("de", formula) + forms
      let file = CatalogFile.read(Array(text.utf8), format: .gettext)
      #expect(file.errors.map(\.code) == [.wrongType])
      #expect(lint([("de.po", text)]).filter { $0.hasPrefix("missing-plural") }.isEmpty)
    }
  }

  @Test("A translation is compared with the source strings of its own file")
  func ownSource() {
    func file(_ language: String, _ number: String) -> (String, String) {
      (
        "\(language).po",
        Self.header(language, Self.germanic)
          + "#, c-format\nmsgid \"this ref\"\nmsgid_plural \"these \(number) refs\"\n"
          + "msgstr[0] \"x\"\nmsgstr[1] \"\(number) x\"\n"
      )
    }
    #expect(lint([file("de", "%d"), file("fr", "%s")]) == [])
  }

  @Test("Comments of translators and programmers can suppress rules")
  func suppressions() {
    #expect(lint("# waymark:allow missing-translation\nmsgid \"One\"\nmsgstr \"\"\n").isEmpty)
    #expect(
      lint("#. waymark:allow missing-translation(de)\n#: a.c:1\nmsgid \"One\"\nmsgstr \"\"\n")
        .isEmpty)
    #expect(
      lint("# waymark:allow missing-translation\nmsgid \"One\"\nmsgstr \"Eins\"\n")
        == ["unused-suppression: missing-translation"])
  }

  // In Python, '{dir!r)'.format(dir=1) raises a ValueError: "expected '}' before end of string".
  @Test("str.format strings are checked without a flag if other messages have the flag")
  func pythonConversions() throws {
    func lint(flagged: Int) -> [Diagnostic] {
      let others = (0..<flagged).map {
        "#, python-brace-format\nmsgid \"Track {n\($0)}\"\nmsgstr \"Titel {n\($0)}\"\n\n"
      }
      let text =
        Self.header("de", Self.germanic) + others.joined()
        + "msgid \"Remove {dir!r} now?\"\nmsgstr \"Jetzt {dir!r) entfernen?\"\n"
      let file = LintedCatalog.File(
        path: "de.po", content: CatalogFile.read(Array(text.utf8), format: .gettext))
      return Linter(LintOptions()).lint(LintedCatalog(name: "A", files: [file], atlas: .icu))
        .filter { $0.rule.hasPrefix("placeholder") }
    }
    #expect(lint(flagged: 9).isEmpty)
    let found = lint(flagged: 10)
    #expect(found.map(\.rule) == ["placeholder-malformed"] && found[0].severity == .error)
    #expect(found[0].message.hasPrefix("'{dir!r)' "))
    #expect(found[0].fixIts.first?.edits.first?.text == "{dir!r}")
  }

  // msgfmt 0.21 rejects the file ("duplicate message definition"), but Babel and polib read it.
  @Test("Obsolete duplicates are one warning per file")
  func obsoleteDuplicates() throws {
    func diagnostics(_ body: String) -> [Diagnostic] {
      let text = Self.header("de", Self.germanic) + body
      let file = LintedCatalog.File(
        path: "de.po", content: CatalogFile.read(Array(text.utf8), format: .gettext))
      return Linter(LintOptions()).lint(LintedCatalog(name: "A", files: [file], atlas: .icu))
        .filter { $0.rule == "duplicate-key" }
    }
    let live = "msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"d\"\n\n"
    let dead = "#~ msgid \"a\"\n#~ msgstr \"x\"\n\n"
    let one = diagnostics(live + dead)
    #expect(one.map(\.severity) == [.warning])
    #expect(one[0].message == "obsolete entry 'a' has the key of another entry")
    let two = diagnostics(live + dead + dead.replacing("\"a\"", with: "\"c\""))
    #expect(two.map(\.severity) == [.warning])
    #expect(two[0].message.hasSuffix(" and 1 more have the key of another entry"))
    let both = diagnostics(live + dead + "msgid \"a\"\nmsgstr \"y\"\n")
    #expect(both.map(\.severity).sorted() == [.warning, .error])
  }

  @Test("The fix for a duplicate also removes its comments, which include the flags")
  func duplicates() throws {
    let text =
      Self.header("de", Self.germanic)
        + """
        msgid "a"
        msgstr "b"

        #: x
        #, c-format
        msgid "a"
        msgstr "b"

        msgid "c"
        msgstr "d"

        """
    let file = CatalogFile.read(Array(text.utf8), format: .gettext)
    let found = file.diagnostics(path: "de.po")
    #expect(found.map(\.rule) == ["duplicate-key"] && found[0].severity == .error)
    let edits = try #require(found[0].fixIts.first?.edits)
    let mended = try FixIt.Edit.apply(edits, to: file.bytes)
    #expect(
      String(decoding: mended, as: UTF8.self) == Self.header("de", Self.germanic)
        + "msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"d\"\n")
  }
}
