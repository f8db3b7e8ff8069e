import CatalogLanguages
import CatalogLint
import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// What the rules say about PO files.
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
  private static let slavic =
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"

  /// The diagnostics of files, as `rule: bytes`.
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

  // The pairs of the flags' chapters in the manual, and what msgfmt --check says of each.
  @Test(
    "Placeholders by flags",
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
      (nil, "%s files", "Dateien", []),
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
      ("sh", "$x %s", "$y", []),
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
    // What is fuzzy, no app has.
    let fuzzy = flags.replacing("#, ", with: "#, fuzzy, ")
    guard flag != nil else { return }
    #expect(lint(fuzzy + "msgid \"\(source)\"\nmsgstr \"\(target)\"\n") == ["needs-review: fuzzy"])
  }

  @Test(
    "Plurals: what the file's own formula demands",
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
      // The language has more categories, but the file has no place for them.
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

  @Test("Coverage: each language by itself, source texts once")
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

  @Test("Coverage: a template says which keys there are, and without one each file does")
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
    // Wherever the template stands among the files.
    #expect(lint([("de.po", german), ("fr.po", french), ("zz.pot", template)]).sorted() == found)
    // The place is in the template, also of a key that another language has.
    let spanish = Self.header("es", Self.germanic) + "msgid \"New\"\nmsgstr \"Nuevo\"\n"
    let catalog = LintedCatalog(
      name: "A",
      files: [("de.po", german), ("es.po", spanish), ("zz.pot", template)].map {
        LintedCatalog.File(
          path: $0, content: CatalogFile.read(Array($1.utf8), format: .gettext))
      }, atlas: .icu)
    #expect(Linter(LintOptions()).lint(catalog).map(\.path) == ["zz.pot", "zz.pot"])
    // What is obsolete is no key, and a template that was not read to its end lacks nothing.
    let old = german + "\n#~ msgid \"Old\"\n#~ msgstr \"Alt\"\n"
    #expect(lint([("de.po", old), ("zz.pot", "msgid \"One\"\nmsgstr \"\"\n")]).isEmpty)
    #expect(
      lint([("fr.po", french), ("zz.pot", "msgid \"One\"\nmsgstr \"\"\nmsgid")])
        .allSatisfy { $0 != "orphan-key: Old" })
  }

  @Test("A header that is wrong draws one error")
  func headers() {
    let forms = "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\n"
    for formula in ["nplurals=1; plural=n!=1;", "nplurals=INTEGER; plural=EXPRESSION;"] {
      let text = Self.header("de", formula) + forms
      let file = CatalogFile.read(Array(text.utf8), format: .gettext)
      #expect(file.errors.map(\.code) == [.wrongType])
      #expect(lint([("de.po", text)]).filter { $0.hasPrefix("missing-plural") }.isEmpty)
    }
  }

  @Test("A translation is compared to the source texts of its own file")
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

  @Test("Suppressions in comments of translators and programmers")
  func suppressions() {
    #expect(lint("# waymark:allow missing-translation\nmsgid \"One\"\nmsgstr \"\"\n").isEmpty)
    #expect(
      lint("#. waymark:allow missing-translation(de)\n#: a.c:1\nmsgid \"One\"\nmsgstr \"\"\n")
        .isEmpty)
    #expect(
      lint("# waymark:allow missing-translation\nmsgid \"One\"\nmsgstr \"Eins\"\n")
        == ["unused-suppression: missing-translation"])
  }

  @Test("Duplicates: the fix removes the comments too, for they hold the flags")
  func duplicates() throws {
    let text =
      Self.header("de", Self.germanic)
      + "msgid \"a\"\nmsgstr \"b\"\n\n#: x\n#, c-format\nmsgid \"a\"\nmsgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"d\"\n"
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

/// What the rules say about the real PO files of one project, all of which msgfmt takes.
@Suite("gettext: lint of real files")
struct RealGettextLintTests {
  @Test(
    "All rules: places lie in their files, and nothing is an error",
    .enabled(if: TestData.isExpected("catalogs"), "\(TestData.absence)"))
  func rules() throws {
    let root = TestData.root.appendingPathComponent("catalogs").path
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { $0.hasSuffix(".po") }.sorted()
    #expect(paths.count >= 7)
    let files = try paths.map { path in
      let bytes = Array(try TestData.content(of: "catalogs/" + path))
      return LintedCatalog.File(path: path, content: CatalogFile.read(bytes, format: .gettext))
    }
    let sizes = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.content.bytes.count) })
    let severities = Dictionary(
      uniqueKeysWithValues: RuleRegistry.all.map { ($0.id, Optional($0.severity)) })
    let catalog = LintedCatalog(name: "A", files: files, atlas: .icu)
    for diagnostic in Linter(LintOptions(severities: severities), jobs: 2).lint(catalog) {
      let path = try #require(diagnostic.path)
      let size = try #require(sizes[path])
      let name = Comment(rawValue: "\(path): \(diagnostic.rule): \(diagnostic.message)")
      #expect(diagnostic.severity < .error, name)
      #expect((diagnostic.range?.upperBound ?? size) <= size, name)
    }
  }
}

/// What the rules say about Java's properties.
@Suite("properties: lint")
struct PropertiesLintTests {
  @Test(
    "Arguments of MessageFormat",
    arguments: [
      ("{0} of {1}", "{1} von {0}", []),
      ("{0} of {1}", "von {0}", ["placeholder-missing: von {0}"]),
      ("{0,number,integer} files", "{0} Dateien", []),
      ("{0} files", "{1} Dateien", ["placeholder-translated: {1}"]),
      ("It''s {0}", "l'été {0}", ["placeholder-missing: l'été {0}", "apostrophe: '"]),
      ("It's {0}", "l'été {0}", []),
      ("It is", "l'été", []), ("'{0}' {1}", "{1}", []),
      ("{0,choice,0#none|1#one|1<{0}}", "{0}", []), ("100% of {0}", "100 % d {0}", []),
      ("%s files", "%d Dateien", ["placeholder-type: %d"]), ("%s files", "Dateien", []),
    ] as [(String, String, [String])])
  func arguments(_ source: String, _ target: String, _ expected: [String]) {
    let files = [("m.properties", "en", source), ("m_de.properties", "de", target)].map {
      path, language, text in
      LintedCatalog.File(
        path: path,
        content: CatalogFile.read(
          Array("k=\(text)\n".utf8), format: .properties, language: CatalogLanguage(name: language))
      )
    }
    let catalog = LintedCatalog(name: "m", files: files, atlas: .icu)
    let found = Linter(LintOptions()).lint(catalog).map { diagnostic in
      let bytes = files.first { $0.path == diagnostic.path }?.content.bytes ?? []
      return diagnostic.rule + ": "
        + String(decoding: bytes[diagnostic.range?.range ?? 0..<0], as: UTF8.self)
    }
    #expect(found == expected)
  }
}
