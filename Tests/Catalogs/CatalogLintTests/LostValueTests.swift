import CatalogLinting
import Diagnostics
import StringCatalogs
import Testing

@testable import CatalogLint
@testable import FormatStrings

/// Tests lost values in file formats that do not specify how programs replace values.
@Suite("Lost values")
struct LostValueTests {
  typealias Pair = (source: String, target: String)

  /// Returns the diagnostics for files, by default from the rules about values.
  private func diagnostics(
    _ files: [(path: String, text: String)],
    _ prefixes: [String] = ["placeholder", "unescaped", "icu", "apostrophe"]
  ) -> [Diagnostic] {
    let linted = files.compactMap { file -> LintedCatalog.File? in
      guard let format = CatalogFormat(fileName: file.path) else { return nil }
      return RulePage.Example.File(
        path: file.path, format: format, bytes: Array(file.text.utf8)
      ).linted
    }
    let catalog = LintedCatalog(name: "A", files: linted, atlas: .icu)
    return Linter(LintOptions()).lint(catalog).filter { diagnostic in
      prefixes.contains { diagnostic.rule.hasPrefix($0) }
    }
  }

  private func lint(_ files: [(path: String, text: String)]) -> [String] {
    diagnostics(files).map { diagnostic in
      let text = files.first { $0.path == diagnostic.path }?.text ?? ""
      let blamed = Array(text.utf8)[diagnostic.range?.range ?? 0..<0]
      return "\(diagnostic.severity) \(diagnostic.rule): \(String(decoding: blamed, as: UTF8.self))"
    }
  }

  private func json(_ pairs: [Pair], _ language: String = "de") -> [(path: String, text: String)] {
    func text(_ strings: [String]) -> String {
      "{" + strings.enumerated().map { "\"k\($0)\": \"\($1)\"" }.joined(separator: ", ") + "}"
    }
    return [
      ("locales/en.json", text(pairs.map(\.source))),
      ("locales/\(language).json", text(pairs.map(\.target))),
    ]
  }

  private func properties(_ pairs: [Pair]) -> [(path: String, text: String)] {
    func text(_ strings: [String]) -> String {
      strings.enumerated().map { "k\($0)=\($1)\n" }.joined()
    }
    return [
      ("m.properties", text(pairs.map(\.source))), ("m_de.properties", text(pairs.map(\.target))),
    ]
  }

  private func gettext(_ pairs: [Pair]) -> [(path: String, text: String)] {
    let entries = pairs.map { "msgid \"\($0.source)\"\nmsgstr \"\($0.target)\"\n\n" }
    return [("po/de.po", Self.header("de") + entries.joined())]
  }

  private static func header(_ language: String, _ plurals: String = "") -> String {
    "msgid \"\"\nmsgstr \"Language: \(language)\\nContent-Type: text/plain; "
      + "charset=UTF-8\\n\(plurals)\"\n\n"
  }

  private func xliff(_ pairs: [Pair]) -> [(path: String, text: String)] {
    let units = pairs.enumerated().map {
      "<trans-unit id=\"u\($0)\"><source>\($1.source)</source><target>\($1.target)</target>"
        + "</trans-unit>\n"
    }
    return [
      (
        "messages.de.xlf",
        """
        <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
        <file original="m" source-language="en" target-language="de" datatype="plaintext"><body>
        \(units.joined())</body></file></xliff>
        """
      )
    ]
  }

  /// Returns twenty translations that keep the values of their source strings.
  private func kept(_ values: String) -> [Pair] {
    (0..<20).map { (source: "Item \($0) \(values)", target: "Eintrag \($0) \(values)") }
  }

  // See "Predefined implicit argument" in the chapter on pluralization of vue-i18n's guide: each
  // plural message can use `{count}` and `{n}`.
  @Test(
    "The count in a vue-i18n plural may have any name under which the program passes it",
    arguments: [
      ("a day | {n} days", "ein Tag | {v} Tage", []),
      ("a day | {n} days", "ein Tag | {v} Tage | {v} Tage", []),
      ("a day | {v} days", "ein Tag | {n} Tage", []),
      ("a day | {v} days", "ein Tag | {count} Tage", []), ("{n}d", "{v} Tg", []),
      ("a day | {n} days", "ein Tag | {x} Tage | {x} Tage", ["error placeholder-translated: {x}"]),
      ("{v}d", "{n} Tg", ["error placeholder-translated: {n}"]),
      ("in {n} days", "später", ["error placeholder-missing: später"]),
    ] as [(String, String, [String])])
  func implicitCounts(_ source: String, _ target: String, _ expected: [String]) {
    let good = kept("{v}") + [(source: "a file | {n} files", target: "Datei | {n} Dateien")]
    let found = lint(json(good + [(source: source, target: target)]))
    #expect(found.map { $0.replacing("warning", with: "error") } == expected, "\(source) \(target)")
  }

  @Test("A language that repeats one short string, as test tools generate, is not compared")
  func testLanguages() {
    func rules(_ target: String, _ count: Int) -> Set<String> {
      let entries = (0..<count).map {
        "\n#, c-format\nmsgid \"Item \($0) %s\"\nmsgstr \"\(target)\"\n"
      }
      let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
      let file = (path: "de.po", text: header + entries.joined())
      return Set(diagnostics([file], ["placeholder"]).map(\.rule))
    }
    #expect(rules("X", 20) == [])
    // Ten strings are too few to recognize a language of a test tool, and strings of more than
    // eight bytes are not short.
    #expect(rules("X", 10) == ["placeholder-missing"])
    #expect(rules("Eine Datei", 20) == ["placeholder-missing"])
  }

  // With these flags, `msgfmt --check` accepts `%ls` for `%s`, but rejects `%s` for `%d`.
  @Test(
    "In scripting languages, the length of a string specifier is not part of its type",
    arguments: ["perl-format", "php-format"])
  func stringSizes(_ flag: String) {
    func rules(_ target: String) -> [String] {
      let text = """
        msgid ""
        msgstr "Content-Type: text/plain; charset=UTF-8\\n"

        #, \(flag)
        msgid "%d and %s"
        msgstr "\(target)"

        """
      return diagnostics([(path: "de.po", text: text)]).map(\.rule)
    }
    #expect(rules("%d und %ls") == [])
    #expect(rules("%s und %s") == ["placeholder-type"])
  }

  // In printf, `%s` takes a string.
  @Test("Two specifiers around a word are not a name within percent signs")
  func specifiersAroundWords() {
    let strings = [
      "%sURL%s", "%dtext%d", "%sURL%s (5 %)", "%dx%dpx", "%dh%dmin", "%d.%dkm (100%%)", "%start%",
      "%sum% %d", "%status%status page%end%", "%status%Statusseite%end%",
    ]
    let names = strings.map { NamedPlaceholder.percentNames(in: Array($0.utf8)).map(\.name) }
    #expect(
      names == [[], [], [], [], [], [], ["start"], ["sum"], ["status", "end"], ["status", "end"]])
  }

  // Qt, QString::arg: a place marker is % and a number with one or two digits. Boost.Format: %1%.
  @Test("In Qt, a percent sign after a number is text")
  func percentages() {
    let pair = (source: "Save %1%", target: "%1 % sparen")
    #expect(lint(xliff(kept("%1") + [pair])) == [])
    #expect(lint(xliff(kept("%1") + [(source: "Save %1%", target: "%%1 tasarruf")])) == [])
    #expect(lint(xliff(kept("%1") + [(source: "Save %1%", target: "% sparen")])).count == 1)
    #expect(lint(xliff(kept("%1%") + [pair])).count == 1)
  }

  // The strings follow POSIX printf; java.util.Formatter; Qt, QString::arg; Python, printf-style
  // formatting; and for names in braces, ICU and i18next.
  @Test(
    "If most translations keep their values, a lost value is an error",
    arguments: [
      ("%s of %d", "Eine von %d"), ("%1$s of %2$s", "Eine von %2$s"), ("%(a)s of %(b)d", "%(b)d"),
      ("%1 of %2", "Eine von %2"), ("%0 of %1", "von %1"), ("%name% of %all%", "von %all%"),
    ])
  func lost(_ values: String, _ target: String) {
    let found = "error placeholder-missing: \(target)"
    let (good, bad) = (kept(values), (source: values, target: target))
    #expect(lint(json(good)) == [])
    #expect(lint(json(good + [bad])) == [found])
    #expect(lint(xliff(good + [bad])) == [found])
    #expect(lint(gettext(good)) == [])
    #expect(lint(gettext(good + [bad])) == [found])
    #expect(lint(properties(good)) == [])
    #expect(lint(properties(good + [bad])) == [found])
  }

  @Test(
    "A single string or copies of the source do not prove the placeholder syntax",
    arguments: ["%s of %d", "%(a)s of %(b)d", "%1 of %2", "%0 of %1", "%name% of %all%"])
  func unproved(_ values: String) {
    let bad: Pair = (source: values, target: "verloren")
    #expect(lint(json([bad])) == [])
    #expect(lint(properties([bad])) == [])
    let copies: [Pair] = (0..<20).map { (source: "\($0) \(values)", target: "\($0) \(values)") }
    #expect(lint(json(copies + [bad])) == [])
  }

  @Test("If only other languages keep the value in the string, a lost value is a warning")
  func suggested() {
    let languages = ["de", "fr", "es", "it"]
    func files(_ source: String) -> [(path: String, text: String)] {
      [("locales/en.json", "{\"k\": \"\(source) now\"}")]
        + languages.map { ("locales/\($0).json", "{\"k\": \"\(source) \($0)\"}") }
        + [("locales/pt.json", "{\"k\": \"já\"}")]
    }
    for source in ["%s", "%1", "%(a)s", "%name%"] {
      #expect(lint(files(source)) == ["warning placeholder-missing: já"], "\(source)")
    }
    #expect(lint(files("100 %")) == [])
  }

  // Windows replaces %APPDATA% in paths, but programs do not replace it in messages. RFC 3986 §2.1
  // defines percent-encoding.
  @Test(
    "Percent signs without a value are text",
    arguments: [
      ("In %APPDATA% now", "Jetzt"), ("The variable `%name%`", "Die Variable `%wort%`"),
      ("See a%20b", "Siehe"), ("100%1", "Hundert"), ("%5.2f x", "x"),
    ])
  func text(_ source: String, _ target: String) {
    let good = kept("%1 and %name%")
    #expect(lint(gettext(good + [(source: source, target: target)])) == [])
  }

  // Symfony, message parameters: they are written as %name%, and in validators as {{ name }}
  // including the spaces.
  @Test(
    "Symfony's names are compared exactly",
    arguments: [
      ("%count% of %total%", "%count% Dateien", ["error placeholder-missing: %count% Dateien"]),
      ("%count% of %total%", "%count% von %alle%", ["error placeholder-translated: %alle%"]),
      ("Not {{ limit }}", "Nicht so", ["error placeholder-missing: Nicht so"]),
      ("Not {{ limit }}", "Nicht {{limit}}", ["error placeholder-malformed: {{limit}}"]),
      ("Not {{ limit }}", "Nicht {{ limit }}", []),
    ])
  func symfony(_ source: String, _ target: String, _ expected: [String]) {
    #expect(lint(xliff([(source: source, target: target)])) == expected)
  }

  // Symfony looks up `source`, which may be a key. In this case, the English target is the source
  // string.
  @Test("If sources are keys, values are compared with the English target")
  func keys() {
    func file(_ languages: (String, String), _ units: [(String, String)]) -> (String, String) {
      let body = units.enumerated().map {
        "<trans-unit id=\"u\($0)\"><source>\($1.0)</source><target>\($1.1)</target></trans-unit>"
      }
      return (
        "messages.\(languages.1).xlf",
        "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\"><file "
          + "original=\"m\" source-language=\"\(languages.0)\" target-language=\"\(languages.1)\" "
          + "datatype=\"plaintext\"><body>\(body.joined(separator: "\n"))</body></file></xliff>"
      )
    }
    let english = [
      ("menu.save", "Save %name%"), ("menu.open", "Open %name% now"), ("menu.quit", "Quit"),
      ("menu.wait", "Wait"),
    ]
    let german = [("menu.save", "%name% sichern"), ("menu.open", "%name% öffnen")]
    let swiss = [("menu.save", "%name% speichern"), ("menu.open", "Öffnen")]
    let files = [
      file(("en", "en"), english), file(("en", "de"), german), file(("de", "de-CH"), swiss),
    ]
    #expect(lint(files) == ["error placeholder-missing: Öffnen"])
    let same = (0..<9).map { ("Text number \($0)", "Text number \($0)") }
    let limit = [("Book {{ value }} days", "Book {{ value }} days, not {{ selected }}")]
    let translated = [("Book {{ value }} days", "{{ value }} Tage, nicht {{ selected }}")]
    #expect(lint([file(("en", "en"), same + limit), file(("en", "de"), translated)]) == [])
  }

  // str.format raises KeyError for a name that is not passed, and IndexError for a number. vue-i18n
  // and formatjs print the placeholder.
  @Test(
    "If the catalog shows that names are replaced, unknown names are errors",
    arguments: [
      ("Find {name}", "Finde {namen}", "error placeholder-translated: {namen}"),
      ("Find {0}", "Finde {0} {2}", "error placeholder-extra: {2}"),
      ("From {name}", "Von {name}, {reason}", "error placeholder-extra: {reason}"),
    ])
  func strangeNames(_ source: String, _ target: String, _ expected: String) {
    let good = (0..<20).map {
      (source: "Item \($0) {name} {0}", target: "Eintrag \($0) {name} {0}")
    }
    let bad: Pair = (source: source, target: target)
    #expect(lint(gettext(good + [bad])) == [expected])
    #expect(lint(gettext([bad])).allSatisfy { $0.hasPrefix("warning") })
    #expect(lint(json(good + [bad])) == [expected])
  }

  // Jakarta Bean Validation, 6.3.1: `${…}` is an expression, which is evaluated.
  @Test("A conditional expression is not an unknown name")
  func expressions() {
    let target = "{value}-${value % 10 == 1 ? 'a' : 'b'} böyük"
    #expect(lint(properties([(source: "more than {value}", target: target)])) == [])
    let other = "{value}-${value != 0 && value % 10 == 1 ? 'a' : 'b'} böyük"
    #expect(lint(properties([(source: "more than {value}", target: other)])) == [])
    #expect(lint(properties([(source: "more than {value}", target: "{value} {b}")])).count == 1)
  }

  // Angular: the runtime replaces the names in double braces, and then parses the plural.
  @Test("A plural with names in double braces is not reported as an invalid ICU message")
  func templates() {
    let source = "{n, plural, one {One} other {{{INTERPOLATION}} files}}"
    let target = "{n, plural, one {Eine} other {{{INTERPOLATION}} Dateien}}"
    #expect(lint(json([(source: source, target: target)])) == [])
    let broken = "{n, plural, one {Eine other {{{INTERPOLATION}} Dateien}}"
    #expect(!lint(json([(source: source, target: broken)])).isEmpty)
  }

  @Test("Bytes that are not UTF-8 before names in double braces cause no trap")
  func invalidBytes() {
    let text = "{n, plural, one {A other {{{B}} c}}"
    let bytes = Array("{\"k\": \"".utf8) + Array(repeating: 0xFF, count: 40)
    let files = ["en", "de"].map { language in
      RulePage.Example.File(
        path: "locales/\(language).json", format: .json,
        bytes: bytes + Array("\(text)\"}".utf8)
      ).linted
    }
    _ = Linter(LintOptions()).lint(LintedCatalog(name: "A", files: files, atlas: .icu))
  }

  // https://docs.asciidoctor.org/asciidoc/latest/attributes/character-replacement-ref/
  @Test("AsciiDoc's character reference may be replaced by the character")
  func characters() {
    let good = (0..<20).map {
      (source: "Item \($0) {plus} {n}", target: "Eintrag \($0) {plus} {n}")
    }
    #expect(lint(gettext(good + [(source: "a {plus} b", target: "a + b")])) == [])
    let lost = gettext(good + [(source: "a {n} b", target: "a b")])
    #expect(lint(lost) == ["error placeholder-missing: a b"])
  }

  // gettext, Plural forms: the program passes the number that selects the form. CLDR: in Ukrainian,
  // `one` is for 1, 21, 31, …
  @Test("A lost value is found in a small catalog without flags")
  func smallCatalog() {
    let plurals =
      "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && "
      + "(n%100<12 || n%100>14) ? 1 : 2);\\n"
    let text =
      Self.header("uk", plurals) + """
        msgid "%d vote"
        msgid_plural "%d votes"
        msgstr[0] "1 голос"
        msgstr[1] "1 голосу"
        msgstr[2] "1 голосів"

        msgid "Cannot access %s"
        msgstr "Немає доступу"

        msgid "Save 20% more"
        msgstr "Більше"

        """
    #expect(
      lint([("po/uk.po", text)]) == [
        "error placeholder-missing: 1 голосу", "error placeholder-missing: 1 голосів",
        "warning placeholder-missing: Немає доступу",
      ])
  }

  // ICU, MessageFormat: in ARB, all strings are messages. In other formats, a string is a message
  // if its source contains a selection.
  @Test("A lost ICU value is an error, unless the category implies its number")
  func messages() {
    func arb(_ source: String, _ target: String) -> [(path: String, text: String)] {
      [("app_en.arb", "{\"k\": \"\(source)\"}"), ("app_de.arb", "{\"k\": \"\(target)\"}")]
    }
    let files = "{n, plural, one {# file} other {# files}}"
    #expect(lint(arb("Hello {name}", "Hallo")) == ["error icu-argument: Hallo"])
    #expect(lint(arb(files, "Dateien")) == ["error icu-argument: Dateien"])
    #expect(lint(arb(files, "{n, plural, one {eine Datei} other {# Dateien}}")) == [])
    #expect(lint(arb("{g, select, f {her} other {their}} file", "Datei")) == [])
    // gen_l10n collects the parameters of a method from the messages of all languages.
    #expect(lint(arb("Hello", "Hallo {name}")) == ["warning icu-argument: name"])
    #expect(
      lint(arb("Hello {name}", "Hallo {name} {title}")) == ["warning icu-argument: title"])
    #expect(lint(arb("Hello {name}", "Hallo {vorname}")) == ["error icu-argument: vorname"])
    #expect(
      lint(arb("{name} has {name}", "{name} hat {nmae}")) == ["error icu-argument: nmae"])
    let branches = "{n, plural, one {# Datei in {dir}, {dir}} other {# Dateien, {x}}}"
    #expect(
      lint(arb("{n, plural, one {# file in {dir}} other {# files in {dir}}}", branches)) == [
        "error icu-argument: other", "warning icu-argument: x",
      ])
    #expect(
      lint(arb("{a} and {b}", "{c} und {d}")) == [
        "error icu-argument: {c} und {d}", "error icu-argument: c", "error icu-argument: d",
      ])
    #expect(
      lint(json([(source: "\(files) in {name}", target: "{n, plural, one {#} other {#}}")]))
        == ["error icu-argument: {n, plural, one {#} other {#}}"])
  }

  // java.text.MessageFormat, "FormatType": the types are number, date, time, and choice. Any other
  // word throws an IllegalArgumentException. ICU rejects it too.
  @Test(
    "A translated argument type is an error",
    arguments: [
      ("{0,number} files", "{0,Nummer} Dateien", ["error icu-keyword-translated: Nummer"]),
      ("On {0,date,short}", "Am {0,Datum,kurz}", ["error icu-keyword-translated: Datum"]),
      ("On {0,date,short}", "Am {0,date,kurz}", ["error icu-keyword-translated: kurz"]),
      ("On {0,date,short}", "Am {0,date,long}", []), ("{0,number} files", "{0} Dateien", []),
      ("{0,number} of {1}", "{0,number}", ["error placeholder-missing: {0,number}"]),
    ])
  func types(_ source: String, _ target: String, _ expected: [String]) {
    #expect(lint(properties([(source: source, target: target)])) == expected)
  }

  @Test(
    "A translated argument type in JSON is an error",
    arguments: [
      ("{n, number} files", "{n, Zahl} Dateien", ["error icu-keyword-translated: Zahl"]),
      ("{n, number} of {m}", "{n, number}", ["error icu-argument: {n, number}"]),
      (
        "{n, plural, other {# files}}", "{zahl, mehrzahl, andere {#}}",
        ["error icu-argument: zahl", "error icu-keyword-translated: mehrzahl"]
      ),
      ("{n, number} of {m}", "{m}: {n}", []), ("{{n, number}}", "{{n, zahl}}", []),
    ])
  func typesOfJSON(_ source: String, _ target: String, _ expected: [String]) {
    #expect(lint(json([(source: source, target: target)])).sorted() == expected)
  }

  // CFString and java.util.Formatter print `%%` as one percent sign. A value may contain a percent
  // sign itself.
  @Test("The fix for a percent sign after a value depends on the source")
  func percentAfterValue() {
    func titles(_ source: String, _ target: String) -> [String] {
      let files = [("en", source), ("de", target)].map { language, text in
        LintedCatalog.File(
          path: "\(language).lproj/A.strings",
          content: CatalogFile.read(
            Array("\"k\" = \"\(text)\";\n".utf8), format: .strings,
            language: CatalogLanguage(name: language)))
      }
      let found = Linter(LintOptions()).lint(LintedCatalog(name: "A", files: files, atlas: .icu))
      return found.filter { $0.rule == "unescaped-percent" }.flatMap(\.fixIts).map(\.title)
    }
    #expect(titles("Now: %@", "Jetzt: %@%") == ["remove the percent sign", "write %%"])
    #expect(titles("Now: %d", "Jetzt: %d%").first == "write %%")
    #expect(titles("Now: %@%%", "Jetzt: %@%") == ["write %%"])
    #expect(titles("Now: %@", "100 % jetzt: %@").first == "write %%")
  }

  // java.text.MessageFormat: quoted text after a single quote contains no arguments.
  @Test(
    "Values that are quoted by apostrophes are reported once",
    arguments: [
      ("{0} files", "d'{0} d'ici", "quotes {0}, so its value is lost"),
      ("Is {0}", "C'est {0}", "quotes {0}, so its value is lost"),
      ("{0} and {1}", "'{0}' et {1}", "quotes {0}, so its value is lost"),
      ("{0} and {1}", "d'{0} et {1} d'ici", "quotes {0}, {1}, so their values are lost"),
      ("In {0}", "d'ici dans ''{0}''", "quotes {0}, so its value is lost"),
      (
        "{0}, {1}, {2}, {3}", "l'{0}, {1}, {2}, {3}",
        "quotes 4 arguments, so their values are lost"
      ),
    ])
  func hidden(_ source: String, _ target: String, _ message: String) {
    let files = properties([
      (source: source, target: target), (source: "It''s on", target: "C''est bon"),
    ])
    #expect(lint(files) == ["error apostrophe: '"])
    #expect(diagnostics(files).map(\.message) == ["apostrophe " + message])
  }

  // java.text.MessageFormat: a FormatElement starts with an ArgumentIndex, which is a number.
  @Test(
    "Nested braces are an error in MessageFormat",
    arguments: [
      ("{0} here {1}", "{{0} hier {1}}", ["error placeholder-malformed: {{0} hier {1}}"]),
      ("As {1,3,4}", "Wie '{1,3,4}' so", []),
      ("{0} here", "{{0}} hier", ["error placeholder-malformed: {{0}}"]),
      ("{0} here", "'{'{0}'}' hier", []),
    ] as [(String, String, [String])])
  func nesting(_ source: String, _ target: String, _ expected: [String]) {
    #expect(lint(properties([(source: source, target: target)])) == expected)
  }

  @Test("An example that the source quotes may be quoted in the translation")
  func examples() {
    #expect(
      lint(properties([(source: "Use '{0}' in {1}", target: "Nimm '{0}' in {1}")])).isEmpty)
  }

  // java.util.Formatter: the flag 0 requires a width and a numeric conversion, so `%0s` is not a
  // specifier.
  @Test(
    "Letters after %0 in Java properties are text",
    arguments: [
      ("The %0s differ", "%0:t eroavat", []), ("The %0s differ", "Die %0s sind anders", []),
      ("%0s", "nichts", ["%0"]), ("%0 and %1", "%0er und %1", []),
    ] as [(String, String, [String])])
  func numberedEndings(_ source: String, _ target: String, _ lost: [String]) {
    let others = (0..<12).map { (source: "File %0 no \($0)", target: "Datei %0 Nr. \($0)") }
    let found = lint(properties([(source: source, target: target)] + others))
    #expect(
      found.map { $0.split(separator: ":")[0] } == lost.map { _ in "error placeholder-missing" })
  }

  // POSIX strftime: %c represents the locale's date and time, %x its date, and %X its time.
  @Test(
    "Patterns for whole dates and times are interchangeable",
    arguments: [
      ("%x %X", "%c", 0), ("%c", "%x %X", 0), ("%x, %X", "%X %x", 0), ("%x", "%d.%m.%Y", 0),
      ("%x %X", "%x", 1), ("%c: %d", "%x", 1),
    ])
  func wholeDates(_ source: String, _ target: String, _ count: Int) {
    #expect(min(1, lint(gettext([(source: source, target: target)])).count) == count)
  }

  // java.text.MessageFormat: a single quote starts a quoted string, which ends at the next quote or
  // the end.
  @Test("An apostrophe that hides a value is one error, which names the value")
  func apostrophe() {
    let files = properties([
      (source: "Hi {0}", target: "L'appel de {0}"), (source: "It''s on", target: "C''est bon"),
    ])
    #expect(lint(files) == ["error apostrophe: '"])
    #expect(diagnostics(files).map(\.message) == ["apostrophe quotes {0}, so its value is lost"])
  }

  // CLDR: in Ukrainian, the category `one` is for 1, 21, 31 and so on, so every form needs the
  // number.
  @Test(
    "Each plural form that lost its number is reported",
    arguments: [
      ("{count} vote", "{count} votes", 3), ("%d vote", "%d votes", 3), ("One vote", "Votes", 0),
    ])
  func lostNumbers(_ one: String, _ other: String, _ count: Int) {
    let formula =
      "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && "
      + "(n%100<10 || n%100>=20) ? 1 : 2);\\n"
    let forms = ["голос", "голоси", "голосів"].enumerated().map { "msgstr[\($0)] \"1 \($1)\"\n" }
    let text =
      Self.header("uk", formula) + "msgid \"\(one)\"\nmsgid_plural \"\(other)\"\n" + forms.joined()
    let rules = ["placeholder-missing", "implied-quantity"]
    let found = diagnostics([(path: "po/uk.po", text: text)], rules)
    #expect(found.count == count && Set(found.map(\.range)).count == count)
  }
}
