import CatalogLint
import CatalogLinting
import Diagnostics
import LanguageTags
import StringCatalogs
import Testing

/// Differences that translators make on purpose, next to similar differences that are defects.
@Suite("Differences that translators may make")
struct AllowedDifferenceTests {
  /// Returns the diagnostics of a rule, each as its severity and the reported text.
  func lint(_ rule: String, _ files: [(path: String, text: String)]) -> [String] {
    diagnostics(rule, files).map { diagnostic in
      let text = files.first { $0.path == diagnostic.path }?.text ?? ""
      let blamed = Array(text.utf8)[diagnostic.range?.range ?? 0..<0]
      return "\(diagnostic.severity) \(String(decoding: blamed, as: UTF8.self))"
    }
  }

  /// Returns the diagnostics that a rule reports for files.
  func diagnostics(_ rule: String, _ files: [(path: String, text: String)]) -> [Diagnostic] {
    let linted = files.compactMap { file -> LintedCatalog.File? in
      guard let format = CatalogFormat(fileName: file.path) else { return nil }
      return RulePage.Example.File(
        path: file.path, format: format, bytes: Array(file.text.utf8)
      ).linted
    }
    let catalog = LintedCatalog(name: "A", files: linted, atlas: .icu)
    return Linter(LintOptions()).lint(catalog).filter { $0.rule == rule }
  }

  func json(_ language: String, _ pairs: [(String, String)]) -> [(String, String)] {
    func text(_ strings: [String]) -> String {
      let members = strings.enumerated().map { "\"k\($0)\": \"\($1)\"" }
      return "{\(members.joined(separator: ", "))}"
    }
    return [
      ("locales/en.json", text(pairs.map(\.0))), ("locales/\(language).json", text(pairs.map(\.1))),
    ]
  }

  private func properties(_ pairs: [(String, String)]) -> [(String, String)] {
    func text(_ strings: [String]) -> String {
      strings.enumerated().map { "k\($0)=\($1)\n" }.joined()
    }
    return [("m.properties", text(pairs.map(\.0))), ("m_fr.properties", text(pairs.map(\.1)))]
  }

  func gettext(
    _ language: String, _ message: String, plurals: String = ""
  ) -> [(String, String)] {
    let header = "Language: \(language)\\nContent-Type: text/plain; charset=UTF-8\\n\(plurals)"
    return [("po/\(language).po", "msgid \"\"\nmsgstr \"\(header)\"\n\n\(message)\n")]
  }

  // https://code.visualstudio.com/docs/editing/userdefinedsnippets: the default of a tab stop is
  // text, and so are its choices.
  @Test(
    "Defaults of tab stops may be translated",
    arguments: [
      ("${1:wonderful} ${2:amazing} world", "${1:maravilhoso}, ${2:fantástico} mundo", 0),
      ("A ${1:kind} world", "Świat ${1:jest piękny}", 0), ("${1|a,b|}", "${1|ä,ö|}", 0),
      ("${1:name} here", "hier", 1), ("${1:name} here", "${2:Name} hier", 1),
    ])
  func tabStops(_ source: String, _ target: String, _ count: Int) {
    let files = gettext("de", "msgid \"\(source)\"\nmsgstr \"\(target)\"")
    let rules = ["malformed", "missing", "translated", "extra"].map { "placeholder-" + $0 }
    #expect(rules.flatMap { lint($0, files) }.count == count)
  }

  // https://docs.asciidoctor.org/asciidoc/latest/subs/: quotes are substituted before attributes.
  // According to https://docs.asciidoctor.org/asciidoc/latest/attributes/names-and-values/, names
  // may contain word characters and hyphens.
  @Test(
    "In AsciiDoc, braces around formatted text are not an attribute",
    arguments: [
      ("e or e{_name_}", "e sau e{_nume_}", 0), ("6{*interface*}", "6{*interfața*}", 0),
      ("the *{command}* command", "comanda *{comanda}*", 1),
    ])
  func formattedText(_ source: String, _ target: String, _ count: Int) {
    let files = gettext("ro", "msgid \"\(source)\"\nmsgstr \"\(target)\"")
    #expect(lint("placeholder-translated", files).count == count)
  }

  // HTML, 13.5: named and numeric character references are decoded once.
  @Test("If source strings contain entities, an entity that is escaped once is correct")
  func entities() {
    let habit = (0..<12).map { ("It&#39;s \($0)", "C&#39;est \($0)") }
    let pairs = [("Anyone", "N&#39;importe qui"), ("You & me", "Toi &amp;#39; moi")]
    #expect(lint("double-escape", properties(habit + pairs)) == ["warning &amp;#39;"])
    #expect(lint("double-escape", properties(pairs)).count == 2)
  }

  // CLDR plural rules: in Russian, `many` is for 0, 5–20, …, and `other` is for fractions. In
  // Hebrew, `two` is for 2.
  @Test(
    "A category may be missing if the string for `other` is correct for its numbers",
    arguments: [
      ("ru", "{n, plural, one {# ответ} few {# ответа} other {# ответов}}", 0),
      ("be", "{n, plural, one {# адказ} few {# адказы} other {# адказаў}}", 0),
      ("ru", "{n, plural, one {# ответ} few {# ответа} other {# ответа}}", 1),
      ("uk", "{n, plural, one {# файл} other {# файлів}}", 1),
      ("pl", "{n, plural, one {# plik} other {# plików}}", 1),
      ("cs", "{n, plural, one {# člen} other {# členové}}", 1),
      ("he", "{n, plural, one {מסמך אחד} other {# מסמכים}}", 0),
      ("he", "{n, plural, one {מסמך אחד} other {מסמכים}}", 1),
    ])
  func categories(_ language: String, _ text: String, _ count: Int) {
    let source = "{\"k\": \"{n, plural, one {# file} other {# files}}\"}"
    let files = [
      ("l10n/app_en.arb", source), ("l10n/app_\(language).arb", "{\"k\": \"\(text)\"}"),
    ]
    #expect(lint("missing-plural-category", files).count == count)
  }

  @Test("An Android category may be missing if the string for `other` is correct for its numbers")
  func categoriesOfAndroid() {
    func files(_ other: String) -> [(String, String)] {
      let items = [("one", "%d файл"), ("few", "%d файла"), ("other", other)].map {
        "<item quantity=\"\($0)\">\($1)</item>"
      }
      let text = "<resources><plurals name=\"k\">\(items.joined())</plurals></resources>"
      return [("res/values-ru/strings.xml", text)]
    }
    #expect(lint("missing-plural-category", files("%d файлов")) == [])
    #expect(lint("missing-plural-category", files("%d файла")).count == 1)
  }

  // Mallard, inline elements: `app` is for the name of an application.
  @Test(
    "A repeated name may be marked up more or less often",
    arguments: [
      ("<app>gedit</app> in the <app>gedit</app> bar", "<app>gedit</app>", 0),
      ("<app>gedit</app> allows it", "<app>gedit</app>, <app>gedit</app>", 0),
      (
        "<app>gedit</app> and gedit, <app>Gedit</app>",
        "<app>gedit</app>, <app>gedit</app>, <app>Gedit</app>", 0
      ),
      ("<app>gedit</app> and <app>nano</app>", "<app>gedit</app>", 1),
      ("See <link>a</link> and <link>b</link>", "<link>a</link>", 1),
      ("<app>gedit</app> and <gui>Save</gui>", "<app>gedit</app> <app>gedit</app>", 1),
    ])
  func names(_ source: String, _ target: String, _ count: Int) {
    let files = gettext("de", "msgid \"\(source)\"\nmsgstr \"\(target)\"")
    #expect(lint("markup-tag-mismatch", files).count == count)
  }

  // German nouns are capitalized. The name of a command must be written exactly.
  @Test(
    "In code, nouns may be capitalized and get suffixes, but other words must not change",
    arguments: [
      ("No <code>HTML5 audio</code>", "Kein <code>HTML5 Audio</code>", 0),
      ("No <code>git add</code>", "Kein <code>git hinzu</code>", 1),
      ("No <code>audioList</code>", "Kein <code>Audiolist</code>", 1),
      // A longer word would be a different command.
      ("Run <code>ls</code>", "Nutze <code>lsx</code>", 1),
      ("Run <code>git add</code>", "Nutze <code>git addieren</code>", 1),
      ("Run <code>ls</code>", "Nutze <code>ls</code>en", 0),
      ("An <code>audio</code>", "Ein <code>audio</code>-Element", 0),
    ])
  func code(_ source: String, _ target: String, _ count: Int) {
    #expect(lint("code-changed", properties([(source, target)])).count == count)
  }

  // GNU Coding Standards, 4.8: long options are words after two hyphens.
  @Test(
    "Words that only look like options may be translated",
    arguments: [
      ("--waiting-- (pass 2)", "--esperando-- (2)", 0),
      ("such as --option=argument", "wie --parameter=wert", 0),
      ("use --option", "wie --parameter", 1), ("use --move-data", "wie --move-date", 1),
      ("use --verbose", "wie --verbose-modus", 1), ("use --verbose", "wie --verbose-Option", 0),
      ("the --verbose mode", "de --verbose-modus", 0), ("in --show output", "i --show-uddata", 0),
      ("use --all", "az --all-nak", 0),
      ("use --all", "az --all-ból", 0),
    ])
  func options(_ source: String, _ target: String, _ count: Int) {
    let files = gettext("de", "msgid \"\(source)\"\nmsgstr \"\(target)\"")
    #expect(lint("option-changed", files).count == count)
  }

  // Unicode, Alphabetic: digits and symbols are not letters.
  @Test(
    "A translation without letters is reported if the source is a long text",
    arguments: [
      ("Jog: divide the step size by 10", "1/10", 0),
      ("Step 1: open the settings menu", "1.", 1),
      ("Twenty letters and some more", "123", 1),
      ("Number with the country code", "+4917600000000", 0),
      ("Twenty letters and some more", "_____", 1),
      ("Twenty letters and some more", "\u{F1900}\u{F1901} \u{F1902}", 0),
      ("Twenty letters and some more", "✓", 1),
      ("Twenty letters and some more", ".", 1), ("Twenty letters and some more", "二十字", 0),
      ("Twenty letters and some more", "%s", 0), ("Twenty letters and some more", "{0}", 0),
      ("Few letters", "123", 0), ("Twenty letters and some more", "è 5", 0),
    ])
  func letters(_ source: String, _ target: String, _ count: Int) {
    #expect(lint("empty-translation", json("ja", [(source, target)])).count == count)
  }

  // Unicode, Bidi_Mirrored: brackets are mirrored in right-to-left text.
  @Test("Brackets in lists of punctuation need no matching bracket")
  func brackets() {
    #expect(lint("bracket-mismatch", json("he", [("!,?,(,)", "!,?,),(,)")])) == [])
    #expect(lint("bracket-mismatch", json("he", [("a (b)", "a (b")])).count == 1)
  }

  // gettext manual, "Plural forms": a form that is used only for n == 1 translates the singular.
  @Test("A plural form for 1 alone needs only the values of the singular")
  func singular() {
    let plurals =
      "Plural-Forms: nplurals=4; plural=n==1 ? 3 : n%10==1 && n%100!=11 ? 0 : "
      + "n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;\\n"
    func files(_ first: String, _ last: String) -> [(String, String)] {
      let message = """
        #, c-format
        msgid "%u segment."
        msgid_plural "%u segments (the largest is %s)."
        msgstr[0] "\(first)"
        msgstr[1] "%u фрагменти (%s)."
        msgstr[2] "%u фрагментів (%s)."
        msgstr[3] "\(last)"
        """
      return gettext("uk", message, plurals: plurals)
    }
    #expect(lint("placeholder-missing", files("%u фрагмент (%s).", "%u фрагмент.")) == [])
    #expect(lint("placeholder-missing", files("%u фрагмент.", "%u фрагмент.")).count == 1)
  }

  // C17 §7.21.6.1: a space is a flag, so "10% first" contains a conversion specifier.
  @Test("A percentage is correct if the source contains a percentage too")
  func percentages() {
    func files(_ source: String, _ target: String) -> [(String, String)] {
      gettext("nl", "#, c-format\nmsgid \"\(source)\"\nmsgstr \"\(target)\"")
    }
    #expect(lint("unescaped-percent", files("Pay 10% first", "Betaal 10% aan uzelf")) == [])
    #expect(lint("unescaped-percent", files("Pay 10%% of %s", "Betaal 10% aan %s")).count == 1)
  }

  @Test("A link to a different website of the same country or project is info")
  func sites() {
    let link = ("Search https://a.libre.to/", "Cherchez https://b.finances.gouv.fr/liste")
    #expect(lint("url-changed", json("fr", [link])).map { $0.prefix(4) } == ["info"])
    let other = ("Search https://a.libre.to/", "Cherchez https://b.libre.org/liste")
    #expect(lint("url-changed", json("fr", [other])).map { $0.prefix(4) } == ["info"])
    let mistyped = ("Search https://a.libre.to/", "Cherchez https://a.livre.to/")
    #expect(lint("url-changed", json("fr", [mistyped])).map { $0.prefix(4) } == ["warn"])
    let site = ("Write to dev@nova.java.net", "Пишете на www.nova.org")
    #expect(lint("email-changed", json("bg", [site])).map { $0.prefix(4) } == ["info"])
    #expect(
      lint("email-changed", json("bg", [(site.0, "Пишете")])).map { $0.prefix(4) } == ["warn"])
  }

  @Test("A copied sentence is a warning; in a language with many copies, it is info")
  func sentences() {
    let label = "Linux root verity sign. (Alpha)"
    #expect(lint("untranslated-sentence", json("sv", [(label, label)])) == [])
    let sentence = "This is a whole sentence of words"
    let pairs = (0..<30).map { _ in (sentence, sentence) }
    #expect(lint("untranslated-sentence", json("ta", pairs)).map { $0.prefix(4) } == ["info"])
    let done = (0..<30).map { ("Word \($0)", "Ord \($0)") }
    #expect(
      lint("untranslated-sentence", json("ta", pairs + done)).map { $0.prefix(4) } == ["warn"])
  }

  @Test(
    "Sentences in capitals, in title case or without spaces are recognized",
    arguments: [
      ("DO NOT UNPLUG THE DEVICE NOW", "GERÄT NICHT TRENNEN", 1),
      ("Delete All Items From List", "Alle Einträge löschen", 1),
      // This is the title of a work, which is not translated.
      ("The Lord Of The Rings", "The Lord Of The Rings", 0),
      ("ファイルを開くことができません", "Datei nicht lesbar", 1), ("日本語", "Japanisch", 0),
      ("This is published under the GNU General Public License", "Dies steht unter der GPL", 0),
    ])
  func otherSentences(source: String, german: String, count: Int) {
    let files =
      json("sv", [(source, source), ("Open", "Öppna")])
      + json("de", [(source, german), ("Open", "Öffnen")]).suffix(1)
    let found = lint("untranslated-sentence", files)
    #expect(found.count == count)
    // A string in title case may be a name.
    if source.hasPrefix("Delete") { #expect(found.allSatisfy { $0.hasPrefix("info") }) }
  }

  @Test(
    "A sentence that most languages copy is info", arguments: [(1, "warn"), (2, "info")])
  func commonCopies(_ copies: Int, _ severity: String) {
    let sentence = "This is a whole sentence of words"
    func file(_ language: String, _ text: String) -> [(String, String)] {
      json(language, [(sentence, text), ("Open", "Öppna")])
    }
    var files = file("sv", sentence) + file("de", "Dies ist ein Satz").suffix(1)
    for language in ["nl", "da"].prefix(copies) { files += file(language, sentence).suffix(1) }
    let found = lint("untranslated-sentence", files)
    #expect(found.count == copies + 1 && found.allSatisfy { $0.hasPrefix(severity) })
  }

  @Test("A copied sentence is info if half of the language's strings are missing")
  func backlog() {
    let sentence = "This is a whole sentence of words"
    var files = json("sv", [(sentence, sentence), ("Open", "Öppna")])
    #expect(lint("untranslated-sentence", files).map { $0.prefix(4) } == ["warn"])
    files[0].1 = #"{"k0": "\#(sentence)", "k1": "Open", "k2": "Cut", "k3": "Copy"}"#
    #expect(lint("untranslated-sentence", files).map { $0.prefix(4) } == ["info"])
  }

  // JSP pages output strings without escaping them, so these strings contain entities. An unescaped
  // character in a source shows that the string is not for such a page.
  @Test("Entities are not reported as double escapes in a catalog that regularly uses them")
  func entityHabits() {
    let pages = (0..<12).map { ("Don&#39;t do \($0)", "N&#39;y pas \($0)") }
    func found(_ source: String, _ target: String) -> Int {
      lint("double-escape", properties(pages + [(source, target)])).count
    }
    #expect(found("Item", "L&#39;objet") == 0)
    #expect(found("The user's item", "L&#39;objet") == 1)
    // The catalog never escapes `&`, so an unescaped `&` does not prove that a string is not for a
    // JSP page.
    #expect(found("You & me", "Vous &amp; moi") == 0)
    #expect(found("Item", "L&amp;#39;objet") == 1)
    #expect(lint("double-escape", properties([("You & me", "Vous &amp; moi")])).count == 1)
    #expect(lint("double-escape", properties([("Its", "L&#x27;objet")])).count == 1)
    // HTML, character references: without `x`, a number is decimal.
    #expect(lint("double-escape", properties([("Its", "L&#abc;objet")])) == [])
  }

  // https://www.i18next.com/translation-function/formatting: `number` uses Intl.NumberFormat.
  @Test("A number placeholder that lost its format is info, reported once per string")
  func formatters() {
    let pair = ("{{a, number}} / {{b, number}}", "{{a}} / {{b}}")
    #expect(lint("placeholder-type", json("fr", [pair])) == ["info {{a}}"])
    let dates = ("{{a, datetime}}", "{{a}}")
    #expect(lint("placeholder-type", json("fr", [dates])) == ["warning {{a}}"])
  }

  // CFString counts unnumbered placeholders from the first argument.
  @Test("Mixing numbered and unnumbered placeholders is info if Foundation reads them correctly")
  func mixture() {
    let files = [
      ("en.lproj/A.strings", "\"k\" = \"%1$@ ago at %2$@\";\n"),
      ("fr.lproj/A.strings", "\"k\" = \"Il y a %@ à %2$@\";\n"),
    ]
    #expect(lint("placeholder-mixed-positional", files) == ["info %@"])
  }
}

/// Lost and unknown values are errors if the placeholder syntax of the catalog is certain.
@Suite("Errors if the placeholder syntax is certain")
struct ProvedValueTests {
  private func lint(_ format: CatalogFormat, _ source: String, _ target: String) -> [String] {
    let files = [("en", source), ("de", target)].map { language, text in
      LintedCatalog.File(
        path: language,
        content: CatalogFile.read(
          Array(text.utf8), format: format, language: CatalogLanguage(name: language)))
    }
    let catalog = LintedCatalog(
      name: "A", files: format.isBilingual ? [files[1]] : files, sourceLanguage: .init("en"),
      atlas: .icu)
    return Linter(LintOptions()).lint(catalog).filter {
      ["placeholder", "apostrophe"].contains($0.rule.prefix { $0 != "-" })
    }.map { "\($0.severity) \($0.rule)" }
  }

  // java.text.MessageFormat prints a placeholder unchanged if its argument is missing. An
  // apostrophe quotes arguments.
  @Test("An additional value is an error in MessageFormat, and for braces in JSON a warning")
  func messageFormat() {
    #expect(lint(.properties, "k={0} at {1}\n", "k={0}, {1}:{2}\n") == ["error placeholder-extra"])
    #expect(
      lint(.json, #"{"k": "{a}"}"#, #"{"k": "{a} {b}"}"#) == ["warning placeholder-extra"])
    let found = lint(.properties, "it=It''s {0}\nk=For {0}\n", "it=Es ist {0}\nk=D'{0}\n")
    #expect(found.contains("error apostrophe"))
  }

  // Python's str.format raises KeyError for a name without an argument. msgfmt does not check
  // conversions.
  @Test("An unknown name is an error in str.format")
  func python() {
    let text = """
      msgid ""
      msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

      #, python-brace-format
      msgid "{type} in ({file_!r})"
      msgstr "{type} in {format}"

      """
    #expect(lint(.gettext, "", text) == ["error placeholder-translated"])
  }

  // XLIFF 1.2, `x`: a placeholder. The attribute `ctype` identifies markup, and `equiv-text`
  // contains the replaced text.
  @Test(
    "The severity of a missing inline value in XLIFF depends on its type",
    arguments: [
      ("", "error"), (" ctype=\"x-a\"", "warning"), (" ctype=\"x-b\"", "info"),
    ])
  func inline(_ attribute: String, _ severity: String) {
    let text = """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
        <file source-language="en" target-language="de" datatype="plaintext" original="a"><body>
          <trans-unit id="k">
            <source>Owner: <x id="PH"\(attribute) equiv-text="rule.value"/></source>
            <target>Besitzer:</target>
          </trans-unit>
        </body></file>
      </xliff>
      """
    #expect(lint(.xliff, "", text) == ["\(severity) placeholder-missing"])
    // Crowdin replaces the whole text with a mark.
    let marked = text.replacing("Besitzer:", with: "crwdns12:0crwdne12:0")
    #expect(lint(.xliff, "", marked) == [])
  }
}
