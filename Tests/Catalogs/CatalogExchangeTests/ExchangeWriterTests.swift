import CatalogLint
import CatalogLinting
import Foundation
import LanguageTags
import TestSupport
import Testing

@testable import CatalogExchange
@testable import FormatStrings
@testable import StringCatalogs

/// Tests the writers of XLIFF, gettext and JSON against their specifications.
@Suite("Writers of formats for translators")
struct ExchangeWriterTests {
  private static let plain: [PortableEntry] = [
    PortableEntry.text("title", [.en: "A & <b>", .de: "Ä & <b>"]).with {
      $0.comment = "Two\nlines"
      $0.texts[.de]?[0].state = .needsReview
    },
    PortableEntry.text("brand", [.en: "Waymark"]).with { $0.shouldTranslate = false },
  ]

  /// See [XLIFF 1.2](https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html).
  @Test("XLIFF 1.2 is written as one document per language, with Xcode's ids")
  func xliff() {
    let items = PortableEntry.plurals(
      "items", [.en: [.one: "%d item", .other: "%d items"], .de: [.other: "%d Teile"]])
    let written = Written(.sample(Self.plain + [items]), by: XLIFFWriter.self)
    #expect(
      written.files == [
        "de.xliff": """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
          <file original="app.xcstrings" datatype="plaintext" source-language="en" \
        target-language="de">
            <body>
              <trans-unit id="title" xml:space="preserve">
                <source>A &amp; &lt;b&gt;</source>
                <target state="needs-review-translation">Ä &amp; &lt;b&gt;</target>
                <note>Two
        lines</note>
              </trans-unit>
              <trans-unit id="brand" translate="no" xml:space="preserve">
                <source>Waymark</source>
              </trans-unit>
              <trans-unit id="items|==|plural.one" xml:space="preserve">
                <source>%d item</source>
              </trans-unit>
              <trans-unit id="items|==|plural.other" xml:space="preserve">
                <source>%d items</source>
                <target>%d Teile</target>
              </trans-unit>
            </body>
          </file>
        </xliff>

        """
      ])
    #expect(written.lost.isEmpty)
  }

  @Test("XLIFF 1.2 files with Android's placeholders cannot contain plurals")
  func xliffOfAndroid() {
    let items = PortableEntry.plurals("items", [.en: [.one: "one", .other: "more"]])
    let catalog = PortableCatalog.sample(
      [items, .text("a|==|plural.one", [.en: "x"])], dialect: .android)
    let written = Written(catalog, by: XLIFFWriter.self)
    #expect(written.lost == ["kind items", "text items en"])
    #expect(written.files["de.xliff"]?.contains("original=\"app.xml\"") ?? false)
    let apple = Written(.sample([.text("a|==|plural.one", [.en: "x"])]), by: XLIFFWriter.self)
    #expect(apple.lost == ["key a|==|plural.one"])
  }

  /// See [XLIFF 2.0](https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html).
  @Test("XLIFF 2.0 supports control characters, and its ids contain no spaces")
  func xliff2() {
    let entries: [PortableEntry] =
      Self.plain + [.text("a b", [.en: "x"]), .text("bell", [.en: "\u{7}!", .de: "\0"])]
    let written = Written(.sample(entries), by: XLIFF2Writer.self)
    #expect(
      written.files == [
        "de.xliff": """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" \
        trgLang="de">
          <file id="f1" original="app.xcstrings">
            <unit id="title" xml:space="preserve">
              <notes>
                <note>Two
        lines</note>
              </notes>
              <segment state="translated">
                <source>A &amp; &lt;b&gt;</source>
                <target>Ä &amp; &lt;b&gt;</target>
              </segment>
            </unit>
            <unit id="brand" translate="no" xml:space="preserve">
              <segment>
                <source>Waymark</source>
              </segment>
            </unit>
            <unit id="bell" xml:space="preserve">
              <segment>
                <source><cp hex="0007"/>!</source>
                <target><cp hex="0000"/></target>
              </segment>
            </unit>
          </file>
        </xliff>

        """
      ])
    #expect(written.lost == ["key a b", "state title de"])
  }

  /// See [PO Files](https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html).
  @Test("In PO files, msgid is the key; keys that are names require a file for the source language")
  func gettext() {
    let catalog = PortableCatalog.sample(
      [
        PortableEntry.text("Open \"%@\"", [.pl: "Otwórz \"%@\""]).with {
          $0.context = "menu"
          $0.syntax = .objectiveC
        },
        PortableEntry.plurals(
          "%lld file",
          [
            .en: [.one: "%lld file", .other: "%lld files"],
            .pl: [
              .one: "%lld plik", .few: "%lld pliki", .many: "%lld plików", .other: "%lld pliku",
            ],
          ]
        ).with {
          $0.comment = "How many"
          $0.syntax = .objectiveC
          for place in 0..<4 { $0.texts[.pl]?[place].state = .needsReview }
        },
      ], [.en, .pl])
    let header = { (lines: [String]) in
      """
      msgid ""
      msgstr ""
      "Project-Id-Version: app\\n"
      "PO-Revision-Date: \\n"
      "Last-Translator: \\n"
      "Language-Team: \\n"
      "Language: \(lines[0])\\n"
      "MIME-Version: 1.0\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"

      """ + lines.dropFirst().joined()
    }
    let formula = #"""
      "Plural-Forms: nplurals=3; plural=(n==1 ? 0 \#
      : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"

      """#
    let written = Written(catalog, by: GettextWriter.self)
    #expect(
      written.files == [
        "pl.po": header(["pl", formula]) + #"""

          #, objc-format
          msgctxt "menu"
          msgid "Open \"%@\""
          msgstr "Otwórz \"%@\""

          #. How many
          #, fuzzy, objc-format
          msgid "%lld file"
          msgid_plural "%lld files"
          msgstr[0] "%lld plik"
          msgstr[1] "%lld pliki"
          msgstr[2] "%lld plików"

          """#,
        "app.pot": header([""]) + #"""

          #, objc-format
          msgctxt "menu"
          msgid "Open \"%@\""
          msgstr ""

          #. How many
          #, objc-format
          msgid "%lld file"
          msgid_plural "%lld files"
          msgstr[0] ""
          msgstr[1] ""

          """#,
      ])
    // In Polish, CLDR's category `other` is for fractions, but gettext's formulas apply only to
    // integers.
    #expect(written.lost == ["text %lld file pl"])
    let names = Written(
      .sample([.text("title", [.en: "Title", .de: "Titel"])]), by: GettextWriter.self)
    #expect(names.files["en.po"]?.hasSuffix("msgid \"title\"\nmsgstr \"Title\"\n") ?? false)
    #expect(names.files["de.po"]?.hasSuffix("msgid \"title\"\nmsgstr \"Titel\"\n") ?? false)
    #expect(names.lost == [])
  }

  @Test("Content that gettext cannot represent is reported")
  func gettextLosses() {
    let entries: [PortableEntry] = [
      .text("", [.de: "x"]), .text("a\u{4}b", [.de: "x"]), .text("c", [.de: ""]),
      .text("d\n", [.de: "x"]), .text("e", [.de: "\u{0}"]),
      PortableEntry.text("f", [.de: "x"]).with { $0.texts[.de]?[0].state = .machineTranslated },
    ]
    #expect(
      Written(.sample(entries), by: GettextWriter.self).lost == [
        "key ", "key a\u{4}b", "text c de", "text d\n de", "text e de",
        "state f de",
      ])
  }

  @Test("A gettext formula selects the same categories as CLDR, for the languages of ICU")
  func formulas() throws {
    for code in Self.languages {
      let plurals = try #require(LanguageAtlas.icu[.known(code)].plurals, "\(code)")
      let formula = try #require(PluralForms.formula(of: plurals), "\(code)")
      let forms = GettextForms(plurals)
      #expect(forms.formula == formula)
      let parsed = try PluralFormula(parsing: formula)
      for form in plurals.forms {
        for number in form.integers {
          let place = try #require(parsed.form(of: UInt64(number)))
          #expect(forms.categories[Int(place)] == form.category, "\(code) \(number)")
        }
      }
    }
  }

  /// Languages for each set of plural rules in CLDR.
  private static let languages = [
    "af", "ak", "am", "ar", "ast", "be", "bn", "br", "bs", "ca", "ceb", "cs", "cy", "da", "de",
    "dsb", "en", "es", "et", "fa", "fi", "fil", "fr", "ga", "gd", "gv", "he", "hi", "hr", "hu",
    "id", "is", "it", "iu", "ja", "ko", "ksh", "kw", "lag", "lt", "lv", "mk", "mt", "naq", "nl",
    "no", "pl", "pt", "pt-PT", "ro", "ru", "se", "shi", "si", "sk", "sl", "smj", "sr", "sv", "sw",
    "th", "tr", "tzm", "uk", "vi", "zh", "zu",
  ]

  @Test("JSON is flat, or nested like the paths of the keys")
  func json() {
    var paste = PortableEntry.text("paste", [.en: "Paste", .de: "Einfügen"])
    paste.path = ["menu", "edit", "paste"]
    var open = PortableEntry.text("open", [.en: "Open"])
    open.path = ["menu", "open"]
    let catalog = PortableCatalog.sample(
      [
        paste, .text("quit", [.en: "Quit \"it\"\n"]), open,
        .plurals("n", [.en: [.one: "one", .other: "other"], .de: [.other: "alle"]]),
        .array("days", [.en: ["Mon", "Tue"]]),
      ])
    let nested = Written(catalog, by: NestedJSONWriter.self)
    #expect(
      nested.files == [
        "locales/en/app.json": #"""
        {
          "menu": {
            "edit": {
              "paste": "Paste"
            },
            "open": "Open"
          },
          "quit": "Quit \"it\"\n",
          "n_one": "one",
          "n_other": "other",
          "days": [
            "Mon",
            "Tue"
          ]
        }

        """#,
        "locales/de/app.json": #"""
        {
          "menu": {
            "edit": {
              "paste": "Einfügen"
            }
          },
          "n_other": "alle"
        }

        """#,
      ])
    #expect(nested.lost == ["order"])
    let flat = Written(catalog, by: FlatJSONWriter.self)
    #expect(
      flat.files["locales/en/app.json"] == #"""
        {
          "menu.edit.paste": "Paste",
          "quit": "Quit \"it\"\n",
          "menu.open": "Open",
          "n_one": "one",
          "n_other": "other",
          "days.0": "Mon",
          "days.1": "Tue"
        }

        """#)
    #expect(
      flat.lost == ["path menu.edit.paste", "path menu.open", "kind days"])
  }

  @Test("Only keys that collide in JSON are lost")
  func jsonCollisions() {
    func lost(_ paths: [[String]], _ plurals: [String] = []) -> [String] {
      let entries =
        paths.map { path in
          PortableEntry.text("", [.en: "x"]).with { $0.path = path }
        } + plurals.map { .plurals($0, [.en: [.one: "x", .other: "y"]]) }
      return Array(Written(.sample(entries), by: NestedJSONWriter.self).lost)
    }
    #expect(lost([["a"], ["a", "b"]]) == ["key a.b"])
    #expect(lost([["a", "b"], ["a"]]) == ["key a"])
    #expect(lost([["a", "b"], ["a.b"]]) == ["key a.b"])
    #expect(lost([["a_one"], ["a_other"]]) == ["key a_other"])
    #expect(lost([["a", "one"], ["a", "other"]]) == ["key a.other"])
    #expect(lost([["a"], ["a_few"]], ["a"]) == ["key a"])
    #expect(lost([["a_one"], ["b_other"]]) == ["key b_other"])
    #expect(lost([[String(repeating: "x", count: 1025)]]).count == 1)
    #expect(lost([Array(repeating: "x", count: 501)]).count == 1)
  }
}
