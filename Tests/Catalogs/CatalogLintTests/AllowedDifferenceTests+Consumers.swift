import Diagnostics
import Testing

/// Differences that are defects only for certain programs that read the file.
extension AllowedDifferenceTests {
  private func xliff(_ source: String, _ target: String) -> [(String, String)] {
    let text = """
      <xliff version="1.2"><file original="a" source-language="en" target-language="de">\
      <body><trans-unit id="k"><source>\(source)</source><target>\(target)</target>\
      </trans-unit></body></file></xliff>
      """
    return [("messages.de.xlf", text)]
  }

  // XLIFF 1.2 §2.4: a `g` element has a start tag and an end tag, which share one ID.
  @Test("An inline element with a different ID is reported once")
  func renamedElement() {
    let text = """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
        <file source-language="en" target-language="de" datatype="plaintext" original="a"><body>
          <trans-unit id="k">
            <source>Press <g id="1">here</g></source><target><g id="2">Hier</g> drücken</target>
          </trans-unit>
        </body></file>
      </xliff>
      """
    #expect(lint("placeholder-missing", [("de.xlf", text)]).count == 1)
    #expect(lint("placeholder-extra", [("de.xlf", text)]) == [])
  }

  // XLIFF 1.2 §2.4: an inline element replaces code of the original format, and `equiv-text`
  // repeats this code for people. Angular finds the expression by its id.
  @Test(
    "Attributes of inline elements in XLIFF are not read as messages",
    arguments: [
      (#"A <x id="I" equiv-text="{{ n &gt; 1 ? n : &apos;&apos; }}"/>"#, [], true),
      (#"<x id="I" equiv-text="{n, plural, =1 {A} other {B}}"/>"#, [], true),
      ("{n, plural, one {#} other {#} } {", ["error {"], false),
    ] as [(String, [String], Bool)])
  func inlineElements(_ text: String, _ expected: [String], _ isTranslated: Bool) {
    #expect(lint("icu-syntax", xliff(text, text)) == expected)
    if isTranslated { #expect(lint("icu-syntax", xliff(text, "Z \(text)")) == expected) }
    // The braces of a message next to an element are still parsed.
    let message = "{n, plural, one {#} other {#}}"
    #expect(lint("icu-syntax", xliff(message, "\(message) {")) == ["error {"])
  }

  // Foundation formats an argument of `@` as an object, and uses the value of an `NSNumber` to
  // select the plural.
  @Test(
    "A number in a .stringsdict may be passed as an object",
    arguments: [("@", "@", []), ("d", "files", ["error files"]), ("files", "files", [])]
      as [(String, String, [String])])
  func objects(_ source: String, _ target: String, _ expected: [String]) {
    func table(_ type: String) -> String {
      """
      <plist version="1.0"><dict><key>k</key><dict>\
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>\
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key>\
      <string>NSStringPluralRuleType</string>\
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\
      <key>one</key><string>A</string><key>other</key><string>B</string>\
      </dict></dict></dict></plist>
      """
    }
    let files = [
      ("en.lproj/L.stringsdict", table(source)), ("de.lproj/L.stringsdict", table(target)),
    ]
    let found = diagnostics("substitution-argument", files).filter {
      $0.path?.contains("de") == true
    }
    #expect(found.count == expected.count)
  }

  // https://itstool.org/documentation/basics/: the translation of a reference to an external file
  // is never used.
  @Test(
    "itstool's references to external files need no translation",
    arguments: [
      ("_", "external ref='figures/picture one.png' md5='39571b7b2f355227'", []),
      ("_", "The picture of the toolbar is external", ["error \".\""]),
      ("a", "external ref='figures/picture one.png' md5='39571b7b2f355227'", ["error \".\""]),
    ] as [(String, String, [String])])
  func fileReferences(_ context: String, _ message: String, _ expected: [String]) {
    let other = "msgid \"An open file\"\nmsgstr \"Otwarty plik\"\n\n"
    let entry = "msgctxt \"\(context)\"\nmsgid \"\(message)\"\nmsgstr \".\""
    let found = lint("empty-translation", gettext("pl", other + entry))
    #expect(found.count == expected.count)
    let new = gettext("pl", other + entry.replacing("\".\"", with: "\"\""))
    #expect(lint("missing-translation", new).isEmpty == expected.isEmpty)
  }

  // MessageFormat treats a single apostrophe as a quote, but String.replace shows it. Doubled
  // apostrophes and argument types occur only with MessageFormat.
  @Test(
    "An apostrophe is an error only if other strings show that MessageFormat is used",
    arguments: [
      ("a=A\n", [], ["warning '"]), ("a=It''s\n", [], ["error '"]),
      ("a={0,number}\n", [], ["error '"]), ("a='{'\n", [], ["error '"]),
      ("a=A\n", ["it", "ca"], []), ("a=It''s\n", ["it", "ca"], ["error '"]),
    ] as [(String, [String], [String])])
  func apostrophes(_ other: String, _ languages: [String], _ expected: [String]) {
    let source = ("m.properties", "k=Open {0}\n" + other)
    let french = ("m_fr.properties", "k=L'été {0}\n")
    let others = languages.map { ("m_\($0).properties", "k=D'altro {0}\n") }
    let found = lint("apostrophe", [source, french] + others)
    #expect(found == Array(repeating: expected, count: 1 + languages.count).flatMap { $0 })
  }

  // gen-l10n passes arguments by the names in the template. Other generators paste each string into
  // Dart code of its own, so each language can name the parameter `${value}` differently.
  @Test(
    "Placeholders in ARB files that become Dart code may be renamed",
    arguments: [
      ("${value}", "", "Z ${valor}", []), ("${value}", "", "Z", ["error Z"]),
      ("{value}", "", "Z {valor}", ["error valor"]),
      ("${value}", #", "@k": {"placeholders": {"value": {}}}"#, "Z ${valor}", ["error valor"]),
    ] as [(String, String, String, [String])])
  func dartCode(_ source: String, _ metadata: String, _ target: String, _ expected: [String]) {
    let files = [
      ("app_en.arb", #"{"@@locale": "en", "k": "\#(source)", "n": "A"\#(metadata)}"#),
      ("app_pt.arb", #"{"@@locale": "pt", "k": "\#(target)", "n": "A\\nB"}"#),
    ]
    #expect(lint("icu-argument", files) == expected)
    let isCode = metadata.isEmpty && source.hasPrefix("$")
    #expect(lint("double-escape", files).isEmpty == isCode)
  }

  // In Java properties, a label in braces is text, because braces of MessageFormat enclose numbers.
  @Test(
    "A word in braces that several languages translate is not a placeholder",
    arguments: [
      ("{space}", ["{espace}", "{espacio}"], 0), ("{space}", ["{espace}", "{space}"], 1),
      ("{0}", ["{1}", "{1}"], 2), ("A {space}", ["A {espace}", "A {espacio}"], 2),
    ] as [(String, [String], Int)])
  func bracedWords(_ source: String, _ targets: [String], _ count: Int) {
    let files =
      [("m.properties", "k=\(source)\n")]
      + zip(["fr", "es"], targets).map { ("m_\($0).properties", "k=\($1)\n") }
    #expect(lint("placeholder-translated", files).count == count)
  }

  // https://html.spec.whatwg.org/multipage/parsing.html#end-tag-open-state: `</` before a space
  // starts a comment.
  @Test("A closing tag that contains a space is reported with its text")
  func brokenEnd() {
    let message = "msgid \"<em>Open</em> files\"\nmsgstr \"<em>Otwarte</ em> pliki\""
    #expect(lint("markup-tag-mismatch", gettext("pl", message)).map { $0.suffix(6) } == ["</ em>"])
  }

  // In Foundation, an argument number must be followed by a conversion type, which is a letter.
  @Test("An argument number without a conversion type is an error")
  func cutPlaceholders() {
    func files(_ source: String, _ target: String) -> [(String, String)] {
      [
        ("en.lproj/L.strings", "\"k\" = \"\(source)\";"),
        ("ar.lproj/L.strings", "\"k\" = \"\(target)\";"),
      ]
    }
    let cut = files("%2$@ and %1$d", "%2$@ و %1$ ت")
    #expect(lint("placeholder-malformed", cut) == ["error %1$"])
    #expect(lint("unescaped-percent", cut) == [])
    let found = diagnostics("unescaped-percent", files("%1$@%2$", "%1$@%2$"))
    #expect(found.allSatisfy { $0.path == "en.lproj/L.strings" })
    #expect(found.count == 1)
  }
}
