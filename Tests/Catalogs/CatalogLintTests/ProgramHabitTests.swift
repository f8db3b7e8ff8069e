import CatalogLint
import Diagnostics
import StringCatalogs
import Testing

/// Tests strings that look like defects unless the whole catalog shows how the program interprets
/// them.
@Suite("Conventions of programs")
struct ProgramHabitTests {
  private func lint(_ rule: String, _ files: [(path: String, text: String)]) -> [String] {
    AllowedDifferenceTests().lint(rule, files)
  }

  /// Returns the severities of the diagnostics of a rule.
  private func severities(_ rule: String, _ files: [(path: String, text: String)]) -> [String] {
    AllowedDifferenceTests().diagnostics(rule, files).map { "\($0.severity)" }
  }

  @Test(
    "Apostrophes are not reported if the program doubles them before using MessageFormat",
    arguments: [(2, ["error"]), (8, [])])
  func doubledInCode(_ count: Int, _ expected: [String]) {
    let source = (0..<count).map { "k\($0)=Item '{0}' is no. {1}\n" }.joined()
    let files = [
      ("a/messages.properties", source + "last=Of {0}\ntyped={0,number}\n"),
      ("a/messages_fr.properties", "last=L'arbre {0}\n"),
    ]
    #expect(severities("apostrophe", files) == expected)
  }

  /// GLib's `g_date_time_format` accepts `O` before each numeric conversion.
  @Test(
    "Native digits in dates are accepted", arguments: [("%-Od %OB", 0), ("%Ol:%OM", 0), ("%Oq", 1)])
  func digits(_ target: String, _ count: Int) {
    let header = "msgid \"\"\nmsgstr \"Language: fa\\n\"\n\n"
    let text = header + "msgid \"%-d %B, %H:%M\"\nmsgstr \"\(target) %-d %B, %H:%M\"\n"
    #expect(lint("placeholder-malformed", [("po/fa.po", text)]).count == count)
  }

  /// In "Guest #{number}", the number sign is text before a value, which translators may replace.
  ///
  /// The rule must not take `#{number}` for a placeholder of Ruby, such as `#{name}`.
  @Test(
    "A number sign before a value may be replaced",
    arguments: [
      ("Episode #{0}", "{0}. epizoda", 0), ("Guest #{number}", "Convidado n°{number}", 0),
      ("Guest #{number}", "Convidado", 1),
    ])
  func numberSign(_ source: String, _ target: String, _ count: Int) {
    let files = AllowedDifferenceTests().json("sl", [(source, target), ("{0} of {1}", "{0}/{1}")])
    #expect(lint("placeholder-missing", files).count == count)
  }

  /// i18next passes `count` to every plural.
  @Test("The count of a plural may replace a value with a different name")
  func ownCount() {
    func files(_ key: String) -> [(String, String)] {
      [
        ("locales/en.json", "{\"\(key)\": \"{{formatted}} posts\"}"),
        ("locales/ga.json", "{\"\(key)\": \"{{count}} phost\"}"),
      ]
    }
    #expect(lint("placeholder-translated", files("posts_other")) == [])
    #expect(lint("placeholder-translated", files("posts")).count == 1)
  }

  /// The program passes three arguments, and English needs only two of them.
  @Test(
    "A placeholder that three translations add is one warning at the source",
    arguments: [(["de", "fr"], ["error", "error"]), (["de", "fr", "ja"], ["warning"])])
  func sharedExtras(_ languages: [String], _ expected: [String]) {
    func file(_ language: String, _ text: String) -> (path: String, text: String) {
      (
        "res/values\(language)/strings.xml",
        "<resources>\n  <string name=\"k\">\(text)</string>\n</resources>\n"
      )
    }
    let files =
      [file("", "Install %1$s for %2$s"), file("-nl", "Installeer %1$s voor %2$s")]
      + languages.map { file("-" + $0, "%3$s: %1$s, %2$s") }
    let found = AllowedDifferenceTests().diagnostics("placeholder-extra", files)
    #expect(found.map { "\($0.severity)" } == expected)
    if expected == ["warning"] {
      #expect(
        found.map(\.message) == [
          "3 translations have placeholder %3$s, but the source does not"
        ])
    }
  }

  @Test("An added placeholder is info if the source may be text without format specifiers")
  func sharedExtrasOfProse() {
    let files =
      [("a/strings.properties", "k=Install %1$s for %2$s\n")]
      + ["de", "fr", "ja"].map { ("a/strings_\($0).properties", "k=%3$s: %1$s, %2$s\n") }
    #expect(severities("placeholder-extra", files) == ["info"])
  }

  /// Lingui writes `X-Message-Format: ICU`, and no such file is compiled with `msgfmt`.
  @Test(
    "The rules of msgfmt do not apply to PO files with ICU messages",
    arguments: [("ICU", ["info"]), ("", ["error"])])
  func messagesInGettext(_ format: String, _ expected: [String]) {
    let field = format.isEmpty ? "" : "X-Message-Format: \(format)\\n"
    let header = "msgid \"\"\nmsgstr \"Language: de\\n\(field)\"\n\n"
    let entry = "msgid \"All\"\nmsgstr \"Alle\"\n\n"
    let ending = "msgid \"Some\"\nmsgstr \"Einige\\n\"\n\n"
    #expect(severities("duplicate-key", [("po/de.po", header + entry + entry)]) == expected)
    #expect(severities("newline-count", [("po/de.po", header + ending)]) == expected)
    let other = "msgid \"All\"\nmsgstr \"Jede\"\n\n"
    #expect(severities("duplicate-key", [("po/de.po", header + entry + other)]) == ["error"])
  }

  @Test("Values in a choice with a translated keyword are not reported as missing")
  func translatedKeyword() {
    let files = AllowedDifferenceTests().json(
      "nb",
      [
        (
          "Deleted {count, plural, one {{thing}} other {{things}}}",
          "Slettet {count, flertall, en {{thing}} annen {{things}}}"
        ), ("{count, plural, one {a} other {b}}", "{count, plural, one {a} other {b}}"),
      ])
    #expect(severities("icu-argument", files) == [])
    #expect(severities("icu-keyword-translated", files) == ["error"])
  }

  @Test("A TeX subscript is not a name")
  func subscripts() {
    let files = AllowedDifferenceTests().json("da", [("E.g. h_{FE}", "F.eks. h_[FE]")])
    #expect(lint("placeholder-missing", files) == [])
  }

  /// The value type `d` means integers, and in Russian integers use `one`, `few`, and `many`.
  @Test(
    "A plural without `other` is info for integers, and an error for fractions",
    arguments: [("d", "info"), ("f", "error")])
  func withoutOther(_ type: String, _ severity: String) {
    func rule(_ categories: [String]) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
      \(categories.map { "<key>\($0)</key><string>%\(type) \($0)</string>" }.joined())
      </dict></dict></dict></plist>
      """
    }
    let files = [
      ("en.lproj/A.stringsdict", rule(["one", "other"])),
      ("ru.lproj/A.stringsdict", rule(["one", "few", "many"])),
    ]
    #expect(severities("missing-other-category", files) == [severity])
    let incomplete = [files[0], ("ru.lproj/A.stringsdict", rule(["one"]))]
    #expect(severities("missing-other-category", incomplete) == ["error"])
  }

  /// If a source plural has only `other`, its string is a label, or another key is used for 1.
  @Test(
    "A plural may lack categories if its source has no string for 1",
    arguments: [
      ([("other", "%d files")], "warning"), ([("other", "Week %d")], "info"),
    ])
  func withoutOne(_ items: [(String, String)], _ severity: String) {
    func resource(_ items: [(String, String)]) -> String {
      "<resources><plurals name=\"a\">"
        + items.map { "<item quantity=\"\($0)\">\($1)</item>" }.joined()
        + "</plurals></resources>"
    }
    let files = [
      ("res/values/strings.xml", resource(items)),
      (
        "res/values-cs/strings.xml",
        resource([("few", "%d soubory"), ("many", "%d souboru"), ("other", "%d souborů")])
      ),
    ]
    #expect(severities("missing-plural-category", files).sorted() == ["info", severity])
  }

  /// An XLIFF file without translations lists all units.
  ///
  /// Translated files may contain outdated units.
  @Test("Units that only an old translation contains are not missing in other files")
  func outdatedUnits() {
    func file(_ units: [(id: String, target: String?)], _ language: String?) -> String {
      let target = language.map { " target-language=\"\($0)\"" } ?? ""
      return """
        <?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
        <file source-language="en"\(target) datatype="plaintext" original="a"><body>
        \(units.map { unit in
          "<trans-unit id=\"\(unit.id)\"><source>Save \(unit.id)</source>"
            + (unit.target.map { "<target>\($0)</target>" } ?? "") + "</trans-unit>"
        }.joined())
        </body></file></xliff>
        """
    }
    let files = [
      ("l/messages.de.xlf", file([("a", "Sichern a")], "de")),
      ("l/messages.fr.xlf", file([("a", "Enregistrer a"), ("old", "Enregistrer")], "fr")),
      ("l/messages.xlf", file([("a", nil)], nil)),
    ]
    #expect(lint("missing-translation", files) == [])
    #expect(severities("orphan-key", files) == ["info"])
    let withoutSource = Array(files.dropLast())
    #expect(lint("missing-translation", withoutSource).count == 1)
  }

  /// If the key contains the same unknown escape, no program looks up this key.
  @Test("An unknown escape in both the key and the string is info")
  func escapedKey() {
    #expect(
      severities("escape-sequence", [("de.lproj/A.strings", #""\u2022" = "\u2022";"#)])
        == ["info"])
    #expect(
      severities("escape-sequence", [("de.lproj/A.strings", #""dot" = "\u2022";"#)]) == ["error"])
  }

  /// Java drops the backslash, so users see the word after it.
  @Test(
    "A stray backslash is an error if it changes the text",
    arguments: [
      (#"Copied.\n\This is all"#, "info"), (#"Press \alt"#, "info"), (#"C:\docs"#, "error"),
      (#"\U00e9"#, "error"), (#"share\docs"#, "error"),
    ])
  func strayBackslash(_ value: String, _ severity: String) {
    let files = [("a/m.properties", "k=\(value)\n"), ("a/m_de.properties", "l=L\n")]
    #expect(severities("escape-sequence", files) == [severity])
  }

  /// aapt2, ResourceUtils.cpp: the compiler ignores the backslash of an unknown escape.
  @Test(
    "Android's compiler omits a stray backslash, too",
    arguments: [
      (#"Ferdig.\n\n\Trykk her"#, "info"), (#"kilitlendi\açmak"#, "error"),
      (#"Fertig!\r\nWeiter"#, "error"), (#"„\Trykk“"#, "info"),
    ])
  func strayBackslashOfAndroid(_ value: String, _ severity: String) {
    let files = [("", "Tap here"), ("-nb", value)].map {
      ("res/values\($0)/strings.xml", "<resources><string name=\"k\">\($1)</string></resources>")
    }
    #expect(severities("escape-sequence", files) == [severity])
  }

  @Test(
    "Code with a suffix, in a link or without its leading slash is info",
    arguments: [
      ("<code>owner/issue</code>", "<code>owner/issues</code>", "info"),
      ("<code>owner/issue</code>", "<a href='https://a.example/owner/issues'>hier</a>", "info"),
      ("<code>/r/language</code>", "<code>r/language</code>", "info"),
      ("<code>/r/language</code>", "<code>/r/Sprache</code>", "warning"),
    ])
  func similarCode(_ source: String, _ target: String, _ severity: String) {
    let files = AllowedDifferenceTests().json(
      "de", [("See \(source) now", "Siehe \(target) jetzt")])
    #expect(severities("code-changed", files) == [severity])
  }

  @Test("The example in i18next's `__name__:example` notation may be translated")
  func exampleOfName() {
    let files = AllowedDifferenceTests().json(
      "fr", [("Type `__list__:Available` here", "Tapez `__list__:Disponible` ici")])
    #expect(lint("code-changed", files) == [])
  }

  /// The symbol before `1$s` may be a typing error for the percent sign.
  ///
  /// The fix would insert a percent sign and keep the symbol.
  @Test(
    "The fix for a placeholder that lacks its percent sign is unsafe after a symbol",
    arguments: [("€", "unsafe"), (" ", "safe")])
  func signBefore(_ sign: String, _ applicability: String) {
    func resource(_ text: String) -> String {
      "<resources><string name=\"a\">\(text)</string></resources>"
    }
    let files = [
      ("res/values/strings.xml", resource("Method: %1$s")),
      ("res/values-ca/strings.xml", resource("Mètode:\(sign)1$s")),
    ]
    let found = AllowedDifferenceTests().diagnostics("placeholder-malformed", files)
    #expect(found.flatMap(\.fixIts).map { "\($0.applicability)" } == [applicability])
  }

  /// Interface Builder sets the string "Text Cell" in each new cell.
  @Test(
    "An empty translation of an Interface Builder sample is info",
    arguments: [("Text Cell", "info"), ("Open File", "warning")])
  func samples(_ source: String, _ severity: String) {
    let key = "XXp-Rw-8h6.title"
    let files = [
      ("en.lproj/A.strings", "\"\(key)\" = \"\(source)\"; a = A; b = B;"),
      ("ja.lproj/A.strings", "\"\(key)\" = \"\"; a = C; b = D;"),
    ]
    #expect(severities("empty-translation", files) == [severity])
  }

  /// The program may interpret the text after the name as a type.
  @Test("A type after a name in double braces is info")
  func typedName() {
    let files = AllowedDifferenceTests().json(
      "da", [("At most {{input}} kB", "Højst {{input:number}} kB"), ("Of {{a}}", "Af {{a")])
    #expect(severities("placeholder-malformed", files) == ["info", "error"])
  }

  /// "3 played" is also correct for 1, but "3 files" is not.
  @Test(
    "English plurals with only `other` are a warning if the string is wrong for 1",
    arguments: [
      ("{count} played", "info"), ("{count} files", "warning"), ("{count} people", "warning"),
      ("{count} GPUs", "warning"), ("{count} menus", "warning"), ("{count} file(s)", "warning"),
    ])
  func englishPlural(_ text: String, _ severity: String) {
    let message = "{ \"a\": \"{count, plural, other{\(text)}}\", \"@a\": {} }"
    let files = [("lib/app_en.arb", message), ("lib/app_ja.arb", message)]
    #expect(severities("missing-plural-category", files) == [severity])
  }

  /// In Japanese, 例 means "example", and "例)" introduces an example without an opening bracket.
  @Test(
    "Japanese markers for examples contain an unpaired bracket",
    arguments: [("例) a.app", 0), ("名) a.app", 1)])
  func exampleMarker(_ target: String, _ count: Int) {
    let files = AllowedDifferenceTests().json("ja", [("Keep the name: a.app", "名前。\(target)")])
    #expect(lint("bracket-mismatch", files).count == count)
  }

  /// The `)` of Markdown ends the link, and the `n` after it is a Finnish case suffix.
  @Test("A suffix after a Markdown link is not part of the link")
  func markdownEnding() {
    let source = "Thanks to [@a](https://example.org/a) for it"
    let target = "[@a](https://example.org/a)n ansiosta"
    #expect(lint("url-changed", AllowedDifferenceTests().json("fi", [(source, target)])) == [])
  }

  /// If several languages contain the same symbol, the program probably interprets it.
  @Test(
    "A translation without letters is not reported if several languages have the same one",
    arguments: [(["nl"], 1), (["nl", "de", "fr"], 0)])
  func signs(_ languages: [String], _ count: Int) {
    let files =
      [("en.lproj/A.strings", "\"a\" = \"No update is available today\";")]
      + languages.map { ("\($0).lproj/A.strings", "\"a\" = \"-\";") }
    #expect(lint("empty-translation", files).count == count)
  }

  /// The developer requests an empty translation in the comment.
  @Test("An empty translation of a string that must not be localized is info")
  func fixed() {
    let source = "/* Placeholder. Do not localize. */ \"a\" = \"Warning Label\";"
    let files = [("en.lproj/A.strings", source), ("zh.lproj/A.strings", "\"a\" = \"\";")]
    #expect(severities("empty-translation", files) == ["info"])
  }

  /// If a single file is linted, rules that compare languages have nothing to compare.
  @Test("If one file is linted, unused suppressions of rules that compare files are not reported")
  func lonelySuppressions() {
    func files(_ rule: String) -> [(String, String)] {
      let text = "/* waymark:allow \(rule) */ \"a\" = \"Es ist\";"
      return [("de.lproj/A.strings", text), ("en.lproj/A.strings", "\"a\" = \"It is\";")]
    }
    let comparing = files("placeholder-missing")
    #expect(severities("unused-suppression", [comparing[0]]) == [])
    #expect(severities("unused-suppression", comparing) == ["warning"])
    #expect(severities("unused-suppression", [files("control-character")[0]]) == ["warning"])
  }

  /// Python expects a conversion type after the name.
  ///
  /// A complete placeholder elsewhere in the string makes no difference.
  @Test("A Python name without its conversion type is an error")
  func cutName() {
    let text = """
      msgid ""
      msgstr "Language: fr\\n"

      #, python-format
      msgid "<a href=\\"mailto:%(mail)s\\">%(mail)s</a> is yours"
      msgstr "<a href=\\"mailto:%(mail)s\\">%(mail)</a> est à vous"

      """
    let found = AllowedDifferenceTests().diagnostics("placeholder-malformed", [("po/fr.po", text)])
    #expect(
      found.map(\.message)
        == ["'%(mail)' lacks the conversion type of %(mail)s: the app may crash"])
  }

  /// Version 3 of i18next's format numbers the plural forms; in Arabic, `_1` is for 1.
  @Test("A numbered form for a single number may omit the number", arguments: [(1, 0), (4, 1)])
  func numberedForm(_ index: Int, _ count: Int) {
    let forms = (0...5).map { "\"a_\($0)\": \"\($0 == index ? "مشترك" : "{{count}} مشترك")\"" }
    let files = [
      ("locales/en.json", "{\"a\": \"{{count}} reader\", \"a_plural\": \"{{count}} readers\"}"),
      ("locales/ar.json", "{\(forms.joined(separator: ", "))}"),
    ]
    #expect(lint("placeholder-missing", files).count == count)
  }

  /// The value of `{plural}` is the plural suffix "s" of an English noun.
  @Test(
    "The value for an English plural suffix may be omitted",
    arguments: [("{plural}", 0), ("{name}", 1)])
  func ending(_ value: String, _ count: Int) {
    let files = AllowedDifferenceTests().json("de", [("file\(value)", "Dateien"), ("{a}", "{a}")])
    #expect(lint("placeholder-missing", files).count == count)
  }

  /// The token represents a word that the translation contains.
  @Test(
    "A .stringsdict token without a number may be replaced by its word",
    arguments: [("Group", 0), ("%ld groups", 1)])
  func wordToken(_ form: String, _ count: Int) {
    let rules = """
      <plist><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>Copy %#@groups@</string>
      <key>groups</key><dict><key>NSStringFormatSpecTypeKey</key>\
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string>
      <key>one</key><string>\(form)</string><key>other</key><string>\(form)</string></dict>
      </dict></dict></plist>
      """
    let files = [
      ("en.lproj/A.stringsdict", rules), ("en.lproj/A.strings", "k = \"Copy Group\"; b = B;"),
      ("it.lproj/A.strings", "k = \"Duplica Gruppo\"; b = C;"),
    ]
    #expect(lint("placeholder-missing", files).count == count)
  }

  private func android(_ language: String, source: String, target: String) -> [(String, String)] {
    func file(_ string: String) -> String {
      "<resources><string name=\"a\">\(string)</string></resources>"
    }
    return [
      ("res/values/strings.xml", file(source)),
      ("res/values-\(language)/strings.xml", file(target)),
    ]
  }

  /// A width of 1 has no effect on a number (`java.util.Formatter`, "Width").
  @Test(
    "A width of 1 instead of an argument number is info",
    arguments: [("Karte %1d", "info"), ("Karte $1%d", "error")])
  func width(_ target: String, _ severity: String) {
    let files = android("de", source: "Card %1$d", target: target)
    #expect(severities("placeholder-malformed", files) == [severity])
  }

  /// Unnumbered specifiers take their arguments in order, and `%s` prints a value of any type.
  @Test("If the first of two values is missing, the second specifier shows the wrong value")
  func shiftedValue() {
    let files = android("vi", source: "Send %d files to %s?", target: "Gửi tới %s?")
    #expect(
      AllowedDifferenceTests().diagnostics("placeholder-missing", files).map(\.message)
        == ["placeholder %d is missing, so its value appears in %s: the output is wrong"])
  }

  /// An ICU plural selects a string by the number, and `#` prints it.
  @Test(
    "An ICU plural that replaces a number must print it",
    arguments: [("one {riga} other {righe}", 1), ("one {# riga} other {# righe}", 0)])
  func pluralWithoutNumber(_ forms: String, _ count: Int) {
    let files = AllowedDifferenceTests().json(
      "it", [("{limit} left", "{limit, plural, \(forms)}"), ("Of {limit}", "Di {limit}")])
    #expect(lint("placeholder-missing", files).count == count)
    #expect(lint("placeholder-malformed", files) == [])
  }

  /// If the newest template does not contain a message, it is compiled, but no program uses it.
  @Test(
    "Without a flag, a defect in a message that the newest template lacks is info",
    arguments: [("", "info"), ("#, c-format\n", "error")])
  func outdated(_ flag: String, _ severity: String) {
    func header(_ language: String, _ date: String) -> String {
      "msgid \"\"\nmsgstr \"POT-Creation-Date: \(date) 10:00+0000\\nLanguage: \(language)\\n\"\n\n"
    }
    let kept = "msgid \"Open\"\nmsgstr \"x\"\n\n"
    let old = flag + "msgid \"%d of %s\"\nmsgstr \"%d di\"\n"
    let files = [
      ("po/it.po", header("it", "2015-01-01") + kept + old),
      ("po/de.po", header("de", "2026-01-01") + kept),
    ]
    #expect(severities("placeholder-missing", files) == [severity])
  }

  /// The key shows that the string is a part of a sentence, which a translation may express as a
  /// symbol.
  @Test(
    "A symbol may replace a part of a sentence",
    arguments: [("Conjunction.suffix", 0), ("question_part_2", 0), ("Conjunction", 1)])
  func parts(_ key: String, _ count: Int) {
    let files = [
      ("en.lproj/A.strings", "\"\(key)\" = \"of the following conditions:\";"),
      ("zh-HK.lproj/A.strings", "\"\(key)\" = \"：\";"),
    ]
    #expect(lint("empty-translation", files).count == count)
  }

  /// `msgfmt --statistics` counts a message with an empty first form as untranslated, and the `.mo`
  /// file omits it.
  @Test("An empty first plural form is a warning", arguments: [("", ["warning"]), ("Datei", [])])
  func firstForm(_ first: String, _ expected: [String]) {
    let header = "Language: de\\nPlural-Forms: nplurals=2; plural=n != 1;\\n"
    let text = """
      msgid ""
      msgstr "\(header)"

      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "\(first)"
      msgstr[1] "%d Dateien"

      """
    #expect(severities("empty-translation", [("po/de.po", text)]) == expected)
  }

  @Test(
    "A duplicate in a file of Crowdin's pseudo-language is info",
    arguments: [("crwdns1:0x", "info")])
  func pseudoDuplicates(_ target: String, _ severity: String) {
    func unit(_ target: String) -> String {
      "<trans-unit id=\"a\"><source>A</source><target>\(target)</target></trans-unit>"
    }
    func file(_ targets: [String]) -> [(String, String)] {
      let units = targets.map(unit).joined()
      let head =
        "<?xml version=\"1.0\"?><xliff version=\"1.2\">"
        + "<file source-language=\"en\" target-language=\"xh\" original=\"a\"><body>"
      return [("l/messages.xh.xlf", head + units + "</body></file></xliff>")]
    }
    #expect(severities("duplicate-key", file([target, target])) == [severity])
    #expect(severities("duplicate-key", file(["one", "two"])) != [severity])
  }

  /// Here, most languages copy the source, which has no words.
  ///
  /// The translations in the other languages have lost a value.
  @Test("If most languages copy a source without words, lost values are errors")
  func copies() {
    let files =
      [("a/m.properties", "v={0}_{1}\nw={0}\n")]
      + ["de", "fr", "it", "ja"].map { ("a/m_\($0).properties", "v={0}_{1}\n") }
      + ["ar", "cy", "da"].map { ("a/m_\($0).properties", "v=App-{0}\n") }
    #expect(severities("placeholder-missing", files) == ["error", "error", "error"])
  }
}
