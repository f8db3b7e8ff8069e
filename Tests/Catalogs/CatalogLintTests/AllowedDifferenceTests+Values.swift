import CatalogLint
import Diagnostics
import StringCatalogs
import Testing

// Allowed differences in values, examples, plurals, and signs.

extension AllowedDifferenceTests {
  private func message(
    _ rule: String, _ source: String, _ target: String, language: String = "de",
    comment: String = ""
  ) -> [String] {
    lint(rule, gettext(language, "\(comment)msgid \"\(source)\"\nmsgstr \"\(target)\""))
  }

  private func keyed(_ key: String, _ source: String, _ target: String) -> [(String, String)] {
    [("en", source), ("de", target)].map {
      ("locales/\($0).json", "{\"\(key)\": \"\($1)\"}")
    }
  }

  // @angular/localize, TargetMessageRenderer.normalizePlaceholderName: hyphens become underscores.
  @Test(
    "Ids of Angular elements may contain hyphens or underscores",
    arguments: [
      ("START_TAG_MAT_ICON", "START_TAG_MAT-ICON", []), ("A-B", "A_B", []),
      ("1-2", "1_2", ["placeholder-missing"]), ("a-b", "a_b", ["placeholder-missing"]),
      ("START_TAG_MAT_ICON", "START_TAG_MAT_CARD", ["placeholder-missing"]),
    ])
  func angularIds(_ source: String, _ target: String, _ expected: [String]) {
    let text = """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
        <file source-language="en" target-language="de" datatype="plaintext" original="a"><body>
          <trans-unit id="k">
            <source>Owner: <x id="\(source)"/></source>
            <target>Besitzer: <x id="\(target)"/></target>
          </trans-unit>
        </body></file>
      </xliff>
      """
    let found = ["placeholder-missing", "placeholder-extra"].flatMap { rule in
      diagnostics(rule, [("de.xliff", text)]).map(\.rule)
    }
    #expect(found == expected)
  }

  // TDE developer guide, internationalization: a translation has a line for each plural form.
  @Test(
    "The lines of a Trinity plural are not compared one by one",
    arguments: [
      ("_n: %n file\\n%n files", "%n soubor\\n%n soubory\\n%n souborů", 0),
      ("%d file\\n%d files", "%d soubor\\n%d soubory\\n%d souborů", 1),
    ])
  func pluralsOfTrinity(_ source: String, _ target: String, _ count: Int) {
    let entry = "#, c-format\nmsgid \"\(source)\"\nmsgstr \"\(target)\""
    let found = ["placeholder-missing", "placeholder-extra"].flatMap {
      lint($0, gettext("cs", entry))
    }
    #expect(found.count == count)
  }

  // RFC 3986, section 2.1: in a link, a percent sign begins an encoded byte.
  @Test("An encoded byte of a link is not a name")
  func encodedBytes() {
    let files = [
      ("br", "https://br.example.org/Gouelo%C3%B9"), ("en", "https://en.example.org/Breton"),
      ("fr", "https://fr.example.org/Go%C3%ABlo#a"),
    ].map { language, link in
      (
        "translations/messages.\(language).xlf",
        """
        <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
          <file source-language="br" target-language="\(language)" datatype="xml" original="a">
            <body><trans-unit id="k">
              <source>dialect.url</source><target>\(link)</target>
            </trans-unit></body>
          </file>
        </xliff>
        """
      )
    }
    #expect(lint("placeholder-missing", files).isEmpty)
    #expect(lint("placeholder-extra", files).isEmpty)
  }

  // .NET, composite formatting: only numbers in braces are placeholders.
  @Test(
    "A word between percent signs is not a name in a .resx file",
    arguments: [("STRINGS.RESX", []), ("strings.yaml", ["error"])])
  func percentWords(_ original: String, _ severities: [String]) {
    // The slash of a tag does not begin a link, although `de` consists of hexadecimal digits.
    let text = """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
        <file source-language="en" target-language="pt" datatype="xml" original="\(original)"><body>
          <trans-unit id="k">
            <source>Usage:&lt;br/&gt;%description% and more</source>
            <target>Uso:&lt;br/&gt;%aplicativo% e mais</target>
          </trans-unit>
        </body></file>
      </xliff>
      """
    let found = diagnostics("placeholder-translated", [("pt.xliff", text)])
      .map { "\($0.severity)" }
    #expect(found == severities)
  }

  // String Catalogs: `%arg` is the number of a substitution. A key has no substitutions.
  @Test("%arg in a key of a string catalog is a warning")
  func untypedKeys() {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Delete %arg": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "%arg löschen"}}}}}}
      """
    let found = diagnostics("substitution-argument", [("Localizable.xcstrings", text)])
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == .warning })
  }

  @Test(
    "A reference to another string may be translated as words",
    arguments: [("$ref{actions.start} now", 0), ("{actions.start} now", 1)])
  func references(_ source: String, _ count: Int) {
    #expect(lint("placeholder-missing", keyed("startNow", source, "Jetzt starten")).count == count)
  }

  // GNU gettext, Plural forms: the formula determines which numbers use a plural form.
  @Test(
    "A plural form for a single number may omit the number",
    arguments: [
      ("%1 star", "n != 1", "Ein Stern", 0), ("%1 star", "n > 1", "Ein Stern", 1),
      ("One star", "n > 1", "Ein Stern", 0), ("%1 star", "n == 7", "Sterne", 1),
      ("%1 star", "n%10 != 1", "Ein Stern", 1), ("%1 star of %2", "n != 1", "Ein Stern", 1),
    ])
  func numbersOfForms(_ singular: String, _ formula: String, _ target: String, _ count: Int) {
    let plural = singular.contains("%2") ? "%1 stars of %2" : "%1 stars"
    let other = singular.contains("%2") ? "%1 Sterne von %2" : "%1 Sterne"
    let files = gettext(
      "de",
      """
      #, kde-format
      msgid "\(singular)"
      msgid_plural "\(plural)"
      msgstr[0] "\(target)"
      msgstr[1] "\(other)"
      """, plurals: "Plural-Forms: nplurals=2; plural=\(formula);\\n")
    #expect(lint("placeholder-missing", files).count == count)
  }

  // Python, printf-style formatting: a space is a flag, and the letter after the flags is the
  // conversion type.
  @Test(
    "A placeholder that contains a space is valid if the formatter accepts it",
    arguments: [
      ("c", "Top albums by %s", "% s의 최고 앨범", []),
      ("c", "Top albums by %s", "En iyi % sürüm", ["warning"]),
      ("python", "%(count)d items", "%(count) item", ["error"]),
      ("python", "%(count)d items", "%(count)d item", []),
    ])
  func spaces(_ flag: String, _ source: String, _ target: String, _ expected: [String]) {
    let files = gettext(
      "id", "#, \(flag)-format\nmsgid \"\(source)\"\nmsgstr \"\(target)\"")
    let found = ["lookalike", "malformed", "type", "missing", "extra"].flatMap {
      diagnostics("placeholder-" + $0, files).map { "\($0.severity)" }
    }
    #expect(found == expected)
  }

  // printf, flags: a space before the precision is a flag. A word does not begin with a precision.
  @Test("A space before a precision is a flag")
  func spaceFlag() {
    func found(_ source: String, _ target: String) -> Int {
      let files = [
        ("en.lproj/L.strings", "\"k\" = \"\(source)\";"),
        ("tr.lproj/L.strings", "\"k\" = \"\(target)\";"),
      ]
      return ["lookalike", "malformed", "type", "missing", "extra"].reduce(0) {
        $0 + diagnostics("placeholder-" + $1, files).count
      }
    }
    #expect(found("Total: %.3fkm", "Toplam: % .3fkm") == 0)
    #expect(found("%d more", "% daha") == 1)
  }

  // A string without words is the same in every language.
  @Test(
    "Strings that consist of placeholders and punctuation need no translation",
    arguments: [("%(name)s (%(state)s)", 0), ("%(name)s (%(state)s) x", 1), ("%(half) off", 1)])
  func placeholdersOnly(_ source: String, _ count: Int) {
    let files = gettext(
      "et", "msgid \"One\"\nmsgstr \"Üks\"\n\nmsgid \"\(source)\"\nmsgstr \"\"")
    #expect(lint("missing-translation", files).count == count)
  }

  // XLIFF 1.2, id: ids are unique within a file.
  @Test("An id that several units share is reported once")
  func repeatedIds() {
    let unit = "<trans-unit id=\"k\"><source>A</source><target>B</target></trans-unit>"
    let text = """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
        <file source-language="en" target-language="de" datatype="plaintext" original="a"><body>
          \(unit)\(unit)\(unit)
        </body></file>
      </xliff>
      """
    #expect(diagnostics("duplicate-key", [("de.xliff", text)]).count == 1)
  }

  // RFC 2606 reserves names for examples, and programmers customarily use further names.
  @Test(
    "Example addresses may be replaced with other examples",
    arguments: [
      ("e.g. contact@nova.app", "z.B. kontakt@nova.app", 0),
      ("The ID (ex. 'juliet@nova.app')", "Die ID (etwa 'user@nova.app')", 0),
      ("contact@foo.bar", "kontakt@foo.bar", 0), ("Ask juliet@capulet.lit", "Frage romeo@a.de", 0),
      ("Ask contact@nova.app", "Frage kontakt@nova.app", 1),
    ])
  func exampleAddresses(_ source: String, _ target: String, _ count: Int) {
    #expect(message("email-changed", source, target).count == count)
  }

  @Test("A key can indicate that its string is an example")
  func exampleKeys() {
    for key in ["email.placeholder", "emailPlaceholder", "example_email"] {
      #expect(lint("email-changed", keyed(key, "Ask ann@nova.app", "Frage uta@nova.app")) == [])
    }
    for key in ["email.label", "samples"] {
      let found = lint("email-changed", keyed(key, "Ask ann@nova.app", "Frage uta@nova.app"))
      #expect(found.count == 1)
    }
  }

  // RFC 3986, 3: the scheme is one part of an address. The fragment identifies a part of the page.
  @Test(
    "A link may be a different example, omit its scheme or have a different fragment",
    arguments: [
      ("See ftp://some.host/edit.txt", "Siehe ftp://jener.rechner/text.txt", 0),
      ("Uses https://api.nova.app", "Nutzt api.nova.app.", 0),
      ("Uses https://nova.app/a/b", "Nutzt nova.app/a/b", 0),
      ("Uses https://nova.app/a/b", "Nutzt nova.app/a", 1),
      ("Uses https://nova.app", "Nutzt nova.apple", 1),
      ("Uses https://nova.app", "Nutzt supernova.app", 1),
      ("https://nova.org/A/File#Into x", "https://nova.org/A/File/de y", 0),
      ("https://nova.org/A/File#Into x", "https://nova.org/A/File/fr y", 1),
    ])
  func plainLinks(_ source: String, _ target: String, _ count: Int) {
    #expect(message("url-changed", source, target).count == count)
  }

  // CommonMark, 6.1: backticks enclose code. A label that three languages translate is not code.
  @Test(
    "Names in backticks that most languages translate are not treated as code",
    arguments: [("Trash", 0), ("trash", 1), ("Trash_Bin", 1), ("Trash2", 1), ("TrashBin", 1)])
  func translatedNames(_ code: String, _ count: Int) {
    let targets = [
      ("de", "Der Ordner `Müll`."), ("fr", "Le dossier `Corbeille`."),
      ("es", "La carpeta `Papelera`."), ("it", "La cartella `\(code)`."),
      ("pt", "A pasta `\(code)`."), ("nl", "De map `\(code)`."), ("sv", "Mappen `\(code)`."),
    ]
    let files =
      [("locales/en.json", "{\"k\": \"The folder `\(code)`.\"}")]
      + targets.map { ("locales/\($0).json", "{\"k\": \"\($1)\"}") }
    #expect(lint("code-changed", files).count == count * 3)
  }

  // Unicode Standard, 6.2: U+00BB is a quotation mark, which some strings use as an arrow.
  @Test(
    "Single brackets that are used as symbols need no matching bracket",
    arguments: [
      ("Left bracket", "[", 0), ("Left bracket", "[ Klammer", 1), ("More »", "Mehr 》", 0),
      ("«More»", "Mehr 》", 1), ("More", "Mehr 》", 1), ("See the app", "(Die App :) ).", 0),
      ("See the app", "(Die App :)", 0), ("OK :(", "حسنًا ):", 0), ("OK", "حسنًا):", 1),
      ("See the app", "(Die App :) ))", 1),
      ("See the app", "((Die App :)", 1),
    ])
  func signs(_ source: String, _ target: String, _ count: Int) {
    #expect(message("bracket-mismatch", source, target).count == count)
  }

  // The letter after the accelerator mark names a key, which may be a key of a Latin keyboard.
  @Test(
    "The letter of an accelerator may be Latin",
    arguments: [
      ("&Hазад", 0), ("_Hазад", 0), ("Hазад", 1), ("&Назaд", 1), ("&Hазaд", 1), ("& Hазад", 1),
    ])
  func accelerators(_ target: String, _ count: Int) {
    #expect(message("mixed-script-word", "&Back", target, language: "uk").count == count)
  }

  // Göksel and Kerslake, Turkish: A Comprehensive Grammar, 14.4: nouns have no plural suffix after
  // numerals.
  @Test(
    "A plural may lack `one` if the language does not inflect nouns after numerals",
    arguments: [
      ("hu", "{n, plural, other{{n} elem}}", []), ("tr", "{n, plural, other{{n} öge}}", []),
      ("ckb", "{n, plural, other{دانە {n}}}", []),
      ("de", "{n, plural, other{{n} Dinge}}", ["warning plural"]),
      ("ar", "{n, plural, one{موسم} other{مواسم}}", ["info plural"]),
      ("ar", "{n, plural, one{موسم} other{{n} مواسم}}", ["warning plural"]),
    ])
  func numerals(_ language: String, _ target: String, _ expected: [String]) {
    let files = [
      (
        "l10n/app_en.arb",
        #"{"@@locale": "en", "k": "{n, plural, one{{n} item} other{{n} items}}"}"#
      ),
      ("l10n/app_\(language).arb", "{\"@@locale\": \"\(language)\", \"k\": \"\(target)\"}"),
    ]
    #expect(lint("missing-plural-category", files) == expected)
  }

  // KDE's KUIT: `emphasis`, `application` and `nl` change only the appearance of text. A `link`
  // contains an address.
  @Test(
    "Tags that only change the appearance may be omitted",
    arguments: [
      ("The 4<sup>th</sup> order", "Vierte Ordnung", []),
      ("The x<sup>th</sup> order", "x-te Ordnung", ["warning"]),
      ("A 10<sup>5</sup> order", "105 Ordnung", ["warning"]),
      ("The <emphasis>Nova</emphasis> team", "Das Nova-Team", ["info"]),
      ("The <application>Nova</application> team", "Das Nova-Team", ["info"]),
      ("One.<nl/>Two.", "Eins. Zwei.", ["info"]),
      ("The <link url='a'>Nova</link> team", "Das Nova-Team", ["warning"]),
      ("The <emphasis>Nova</emphasis> team", "Das <emphasis>Nova-Team", ["error"]),
    ])
  func layout(_ source: String, _ target: String, _ expected: [String]) {
    let files = gettext("de", "msgid \"\(source)\"\nmsgstr \"\(target)\"")
    #expect(diagnostics("markup-tag-mismatch", files).map { "\($0.severity)" } == expected)
  }
}
