import Diagnostics
import Foundation
import LanguageTags
import TestSupport
import Testing

@testable import StringCatalogs

/// Tests Qt Linguist files against the documentation of TS files and the behavior of Qt's tools.
@Suite("Qt Linguist: reading and editing")
struct QtLinguistTests {
  private static let head = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE TS>\n"

  private func read(
    _ messages: String, attributes: String = " language=\"de\"", named: String? = nil
  ) -> CatalogFile {
    CatalogFile.read(
      Array(
        (Self.head + "<TS version=\"2.1\"\(attributes)>\n<context>\n    <name>C</name>\n"
          + "\(messages)</context>\n</TS>\n").utf8), format: .qtLinguist,
      language: named.map { CatalogLanguage(name: $0) })
  }

  private func message(_ source: String, _ translation: String, _ more: String = "") -> String {
    "    <message>\n        <source>\(source)</source>\n\(more)        \(translation)\n"
      + "    </message>\n"
  }

  @Test(
    "Keys and strings are read",
    arguments: [
      (
        "<message><source>a</source><translation>b</translation></message>",
        ["C\u{4}a/=a", "C\u{4}a/de=b"]
      ),
      // The disambiguation is part of the key, and may be written after the source string.
      (
        "<message><source>a</source><comment>m</comment><translation>b</translation></message>",
        ["C|m\u{4}a/=a", "C|m\u{4}a/de=b"]
      ),
      // If a message has an id, the id is the key.
      (
        "<message id=\"x.y\"><source>a</source><comment>m</comment><translation/></message>",
        ["x.y/=a", "x.y/de="]
      ),
      (
        """
        <message numerus="yes"><source>%n a</source>\
        <translation><numerusform>1</numerusform><numerusform>2</numerusform></translation>\
        </message>
        """, ["C\u{4}%n a/other/=%n a", "C\u{4}%n a/de=1", "C\u{4}%n a/de=2"]
      ),
      (
        """
        <message><source>&lt;b&gt; &amp;F &quot;&apos; &#xa0;<byte value="x1f"/><byte value="7"/>\
        <![CDATA[<i>]]>\r\n</source><translation>a\rb<byte value="x0"/></translation></message>
        """,
        [
          "C\u{4}<b> &F \"' \u{A0}\u{1F}\u{7}<i>\n/=<b> &F \"' \u{A0}\u{1F}\u{7}<i>\n",
          "C\u{4}<b> &F \"' \u{A0}\u{1F}\u{7}<i>\n/de=a\nb",
        ]
      ),
      // If there are several length variants, the first is the longest.
      (
        """
        <message><source>a</source><translation variants="yes">
        <lengthvariant>long</lengthvariant><lengthvariant>l</lengthvariant></translation></message>
        """, ["C\u{4}a/=a", "C\u{4}a/de=long"]
      ),
      // The program no longer contains messages of the types `vanished` and `obsolete`, so they
      // are not entries. A message with an empty source string is a comment on the context.
      (
        """
        <message><source>a</source><translation type="vanished">b</translation></message>
        <message><source>c</source><translation type="obsolete">d</translation></message>
        <message><source></source><comment>about C</comment><translation></translation></message>
        """, []
      ),
      (
        """
        <message encoding="UTF-8"><location filename="a.cpp" line="+3"/><location line="-1"/>
        <source>a</source><oldsource>b</oldsource><oldcomment>c</oldcomment>
        <extracomment>d</extracomment><translatorcomment>e</translatorcomment><!-- f -->
        <translation>g</translation><extra-h>i</extra-h><userdata>j</userdata></message>
        """, ["C\u{4}a/=a", "C\u{4}a/de=g"]
      ),
    ] as [(String, [String])])
  func keys(_ messages: String, _ expected: [String]) {
    let file = read(messages)
    #expect(file.errors.isEmpty)
    let listing = file.listing.map { $0.replacing("/other", with: "") }
    #expect(listing == expected.map { $0.replacing("/other", with: "") })
  }

  @Test("Messages outside of contexts, and a context without a name, are read")
  func noContext() {
    let text = """
      <TS language="de"><dependencies><dependency catalog="qt_de"/></dependencies>\
      <extra-a>b</extra-a>\
      <message id="m"><source>a</source><translation>b</translation></message>\
      <context><name></name><message><source>c</source><comment>d</comment>\
      <translation>e</translation></message></context></TS>
      """
    let file = CatalogFile.read(Array(text.utf8), format: .qtLinguist)
    #expect(file.errors.isEmpty)
    #expect(file.listing == ["m/=a", "m/de=b", "|d\u{4}c/=c", "|d\u{4}c/de=e"])
  }

  @Test(
    "The type and the text of a translation determine its state",
    arguments: [
      ("<translation>b</translation>", .translated, nil),
      ("<translation type=\"unfinished\">b</translation>", .needsReview, "unfinished"),
      ("<translation type=\"unfinished\"></translation>", .new, nil),
      // For an empty translation, the program shows the source string.
      ("<translation></translation>", .new, nil), ("<translation/>", .new, nil),
    ] as [(String, CatalogValue.State, String?)])
  func states(_ translation: String, _ state: CatalogValue.State, _ range: String?) throws {
    let file = read(message("a", translation))
    let value = try #require(file.values.last)
    #expect(value.state == state)
    let found = value.stateRange.map { String(decoding: file.bytes[$0.range], as: UTF8.self) }
    #expect(found == range)
  }

  @Test(
    "The language is the one in the attribute, or else the one in the file name",
    arguments: [
      (" language=\"de_DE\"", "fr", ["", "de_DE"]),
      (" language=\"sr@latin\"", nil, ["", "sr@latin"]),
      ("", "fr", ["", "fr"]), ("", nil, [""]),
      (" sourcelanguage=\"en_US\" language=\"de\"", nil, ["", "de"]),
      (" sourcelanguage=\"de\" language=\"en\"", nil, ["de", "en"]),
    ] as [(String, String?, [String])])
  func languages(_ attributes: String, _ named: String?, _ expected: [String]) {
    let file = read(
      message("a", "<translation type=\"unfinished\"></translation>"), attributes: attributes,
      named: named)
    #expect(file.languages.map(\.name) == expected)
    #expect(file.localizations.count == expected.count)
  }

  @Test(
    "An error is reported with its bytes",
    arguments: [
      ("<message><source>a</source><foo/></message>", ["unknown-member: <foo/>"]),
      ("<foo>b</foo>", ["unknown-member: <foo>"]),
      (
        "<message numerus='yes'><source>a</source><translation>b</translation></message>",
        ["unknown-member: b"]
      ),
      ("<message><source>a</message>", ["syntax: </message>"]),
      ("<message><source>&b;</source></message>", ["syntax: &b;"]),
      (
        """
        <message><source>a</source><translation>b</translation></message>\
        <message><source>a</source><translation>c</translation></message>
        """, ["duplicate-key: a"]
      ),
      (
        """
        <message><source>a</source><translation type="vanished">b</translation></message>\
        <message><source>a</source><translation>c</translation></message>
        """, ["obsolete-duplicate: a"]
      ),
      // If contexts or disambiguations differ, the keys are different.
      (
        """
        <message><source>a</source><translation>b</translation></message>\
        <message><source>a</source><comment>m</comment><translation>c</translation></message>
        """, []
      ),
    ] as [(String, [String])])
  func errors(_ messages: String, _ expected: [String]) {
    #expect(read(messages).reported == expected)
  }

  /// Messages with an element where Qt's tools read only text, and the start tag of this element.
  private static let marked = [
    ("<message><source>a <b>c</b></source><translation>d</translation></message>", "<b>"),
    ("<message><source>a</source><translation>d <br/></translation></message>", "<br/>"),
    (
      "<message><source>a</source><comment><i>e</i></comment><translation/></message>", "<i>"
    ),
    (
      "<message><source>a</source><extracomment><i>e</i></extracomment><translation/></message>",
      "<i>"
    ),
    (
      "<message><source>a</source><translatorcomment><i>e</i></translatorcomment></message>",
      "<i>"
    ),
    (
      """
      <message numerus="yes"><source>%n a</source>\
      <translation><numerusform>1 <b>x</b></numerusform><numerusform/></translation></message>
      """, "<b>"
    ),
    (
      """
      <message><source>%n a</source>\
      <translation><numerusform>1</numerusform><numerusform>2</numerusform></translation></message>
      """, "<numerusform>"
    ),
    (
      """
      <message><source>a</source>\
      <translation><lengthvariant>b</lengthvariant></translation></message>
      """, "<lengthvariant>"
    ),
  ]

  @Test("An element in a string is an error", arguments: marked)
  func elements(_ messages: String, _ element: String) throws {
    let file = read(messages)
    #expect(file.reported == ["unknown-member: " + element])
    let diagnostic = try #require(file.diagnostics(path: "app_de.ts").first)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.notes.map(\.message) == ["lrelease rejects the file"])
  }

  @Test(
    "lrelease rejects elements in strings",
    .enabled(
      if: ForeignTools.path(of: "lrelease") != nil,
      "lrelease is not installed: install qt6-l10n-tools"),
    arguments: marked)
  func rejectedElements(_ messages: String, _ element: String) throws {
    let bytes = read(messages).bytes
    try ForeignTools.withFolder { folder in
      try Data(bytes).write(to: folder.appending(path: "a.ts"))
      let outcome = try ForeignTools.run("lrelease", ["a.ts"], in: folder)
      let name = element.split { "</>".contains($0) }.first.map(String.init) ?? ""
      #expect(outcome.status != 0 && outcome.text.contains("Unexpected tag <\(name)>"))
    }
  }

  @Test(
    "The error for a plural form names the missing attribute",
    arguments: [("numerusform", "numerus=\"yes\" in <message>"), ("b", "text")])
  func expectedText(_ name: String, _ expected: String) throws {
    let file = read(message("a", "<translation><\(name)>b</\(name)></translation>"))
    #expect(try #require(file.errors.first).expected.hasPrefix(expected))
  }

  // Linguist treats a message without a source string as a comment on its context.
  @Test(
    "A message without a source string is reported only if it has a translation",
    arguments: [
      ("<message><source></source><translation>b</translation></message>", true),
      ("<message><translation>b</translation></message>", true),
      ("<message><source/><comment>c</comment><translation>b</translation></message>", true),
      ("<message><source/><comment>c</comment><translation></translation></message>", false),
      ("<message><source></source></message>", false),
      ("<message id=\"a\"><source></source><translation>b</translation></message>", false),
    ])
  func noSource(_ messages: String, _ isReported: Bool) {
    let file = read(messages)
    #expect(file.errors.map(\.code) == (isReported ? [.lostEntry] : []))
    #expect(file.diagnostics(path: nil).allSatisfy { $0.severity == .warning })
  }

  @Test("A message without a translation element is untranslated, like one with an empty element")
  func noTranslation() {
    let file = read(message("a", ""))
    #expect(file.errors.isEmpty)
    #expect(file.localizations.map(\.language) == [0, 1])
    #expect(file.localizations.last?.values.isEmpty == true)
    let text = "<TS><context><name>C</name>\(message("a", ""))</context></TS>"
    let template = CatalogFile.read(Array(text.utf8), format: .qtLinguist)
    #expect(template.localizations.count == 1)
  }

  // The app loads a file by its name, but lrelease determines the plural forms from the attribute.
  @Test(
    "A language that contradicts the file name is reported",
    arguments: [
      ("de", "de", true), ("de_AT", "de", true), ("de", "de_AT", true), ("zh_TW", "zh_Hant", true),
      ("iw", "he", true), ("fr", "de", false), ("pt_BR", "pt_PT", false),
      ("sr@latin", "sr_Cyrl", false), ("zh_CN", "zh_TW", false),
      // The file name ends with `no`, which can be a word instead of a language.
      ("de", "no", true),
    ])
  func otherLanguage(_ attribute: String, _ named: String, _ isSame: Bool) {
    let file = read(
      message("a", "<translation>b</translation>"), attributes: " language=\"\(attribute)\"",
      named: named)
    #expect(file.reported == (isSame ? [] : ["wrong-type: " + attribute]))
    #expect(file.diagnostics(path: nil).allSatisfy { $0.severity == .warning })
  }

  private static func plural(_ forms: Int, last: String = "x") -> String {
    let all = (0..<forms).map { $0 == forms - 1 ? last : "f\($0)" }
    return "<message numerus=\"yes\"><source>%n a</source><translation>"
      + all.map { "<numerusform>\($0)</numerusform>" }.joined() + "</translation></message>"
  }

  @Test(
    "Surplus plural forms are reported",
    arguments: [
      ("de", 2, []), ("ja", 1, []),
      ("ja", 2, ["surplus-plural-form: <numerusform>x</numerusform>"]),
      // In these languages, one of the four CLDR categories is only for fractions.
      ("ru", 4, ["repeated-plural-form: <numerusform>x</numerusform>"]),
      ("cs", 4, ["surplus-plural-form: <numerusform>x</numerusform>"]),
      // Qt does not support this name of a language, so it uses one form.
      ("sr@latin", 3, ["surplus-plural-form: <numerusform>f1</numerusform>"]),
    ] as [(String, Int, [String])])
  func surplus(_ language: String, _ forms: Int, _ expected: [String]) {
    let file = read(Self.plural(forms), attributes: " language=\"\(language)\"")
    #expect(file.reported == expected)
  }

  @Test("For plurals, lrelease needs the language attribute")
  func missingLanguage() {
    let file = read(Self.plural(2), attributes: "", named: "de")
    #expect(file.errors.map(\.code) == [.missingMember])
  }

  @Test(
    "The start of a file determines whether it is a Qt file",
    arguments: [
      ("<?xml version=\"1.0\"?>\n<!DOCTYPE TS>\n<TS>", true),
      ("\u{FEFF} \n<!DOCTYPE TS><TS version=\"2.1\">", true), ("<!-- a -->\n<TS/>", true),
      ("<!DOCTYPE TS []><TS language=\"de", true), ("<?xml version=\"1.0\"?><!-- cut", true),
      ("import { a } from './b';\n", false), ("<T>(a: T) => a", false), ("", false),
      ("<TSX/>", false),
      ("// <TS>", false), ("<?xml version=\"1.0\"?><xliff/>", false), ("G\u{0}\u{1}", false),
    ] as [(String, Bool)])
  func beginning(_ text: String, _ isFile: Bool) {
    let isBeginning = CatalogFormat.qtLinguist.definition.isBeginning
    #expect(isBeginning?(Array(text.utf8)) == isFile)
  }

  @Test(
    "The start of a file in UTF-16 is recognized",
    arguments: [
      ([0xFF, 0xFE], String.Encoding.utf16LittleEndian, "<?xml version=\"1.0\"?>\n<TS>", true),
      ([0xFE, 0xFF], .utf16BigEndian, "<!DOCTYPE TS><TS version=\"2.1\">", true),
      ([], .utf16LittleEndian, "<?xml version=\"1.0\" encoding=\"UTF-16\"?><TS/>", true),
      ([], .utf16BigEndian, "<TS>ä", true), ([0xFF, 0xFE], .utf16LittleEndian, "let a = 1", false),
    ] as [([UInt8], String.Encoding, String, Bool)])
  func wideBeginning(
    _ mark: [UInt8], _ encoding: String.Encoding, _ text: String, _ isFile: Bool
  ) throws {
    let isBeginning = CatalogFormat.qtLinguist.definition.isBeginning
    let bytes = mark + Array(try #require(text.data(using: encoding)))
    #expect(isBeginning?(bytes) == isFile)
  }

  @Test("A program with the same file extension is not a catalog")
  func foreign() {
    let file = CatalogFile.read(Array("export const a = 1 < 2;\n".utf8), format: .qtLinguist)
    #expect(file.isForeign && file.errors.map(\.code) == [.syntax] && file.entries.isEmpty)
  }

  private func replaced(_ file: CatalogFile, _ text: String, isDone: Bool = true) throws -> String {
    let editor = CatalogEditor(file)
    let value = try #require(file.values.last)
    var edits = editor.replace(value, by: MarkedText(characters: text))
    edits += editor.setFuzzy(!isDone, of: file.entries.count - 1)
    let bytes = try FixIt.Edit.apply(edits, to: file.bytes)
    let all = String(decoding: bytes, as: UTF8.self)
    let start = try #require(all.range(of: "<translation"))
    let end = try #require(all.range(of: "</translation>"))
    return String(all[start.lowerBound..<end.upperBound])
  }

  @Test(
    "A translation is replaced together with its type",
    arguments: [
      ("<translation type=\"unfinished\"></translation>", true, "<translation>b</translation>"),
      ("<translation type=\"unfinished\"/>", true, "<translation>b</translation>"),
      ("<translation  type='unfinished'>a</translation>", true, "<translation>b</translation>"),
      ("<translation>a</translation>", false, "<translation type=\"unfinished\">b</translation>"),
      (
        "<translation type=\"unfinished\">a</translation>", false,
        "<translation type=\"unfinished\">b</translation>"
      ),
    ])
  func replacement(_ old: String, _ isDone: Bool, _ new: String) throws {
    #expect(try replaced(read(message("s", old)), "b", isDone: isDone) == new)
  }

  @Test(
    "The kinds of escapes that the file uses are kept",
    arguments: [
      ("s", "&lt;&gt;&amp;&quot;&apos;&#xa0;\t"), ("a &quot;", "&lt;&gt;&amp;&quot;&apos;&#xa0;\t"),
      ("\"", "&lt;&gt;&amp;\"&apos;&#xa0;\t"), ("it's", "&lt;&gt;&amp;&quot;'&#xa0;\t"),
      ("\u{A0}", "&lt;&gt;&amp;&quot;&apos;\u{A0}\t"),
      ("<byte value=\"x1\"/>", "&lt;&gt;&amp;&quot;&apos;&#xa0;\t"),
    ])
  func spelling(_ source: String, _ expected: String) throws {
    let file = read(message(source, "<translation>x</translation>"))
    #expect(
      try replaced(file, "<>&\"'\u{A0}\t\u{1}")
        == "<translation>\(expected)<byte value=\"x1\"/></translation>")
  }

  @Test("Plural forms are added after the last existing one")
  func forms() throws {
    let file = read(
      "    <message numerus=\"yes\">\n        <source>%n</source>\n        <translation>\n"
        + "            <numerusform>a</numerusform>\n        </translation>\n    </message>\n")
    let edits = try #require(
      CatalogEditor(file).add(
        [.init(variation: CatalogVariation(form: 1), text: MarkedText(characters: "b"))], beside: 1,
        of: 0, localization: 1))
    let bytes = try FixIt.Edit.apply(edits, to: file.bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self).contains(
        "<numerusform>a</numerusform>\n            <numerusform>b</numerusform>\n        </tr"))
  }

  @Test(
    "A translation for a message without a string replaces its element",
    arguments: [
      "<translation type=\"unfinished\"/>", "<translation></translation>",
      "<translation type=\"unfinished\">\n        </translation>", "",
    ])
  func firstTranslation(_ old: String) throws {
    let file = read(
      "    <message numerus=\"yes\">\n        <source>%n</source>\n"
        + (old.isEmpty ? "" : "        \(old)\n") + "    </message>\n")
    let categories: [PluralCategory] = [.one, .other]
    let texts = zip(categories, ["a", "b"]).enumerated().map { form, text in
      CatalogEditor.NewText(
        variation: CatalogVariation(plural: text.0, form: form),
        text: MarkedText(characters: text.1))
    }
    let addition = CatalogEditor(file).add(
      [.init(source: file, sourcePlace: 0, entry: 0, texts: texts)], language: "de",
      categories: categories)
    #expect(addition.refused.isEmpty)
    let bytes = try FixIt.Edit.apply(addition.edits, to: file.bytes)
    let forms = ["a", "b"].map { "\n            <numerusform>\($0)</numerusform>" }.joined()
    #expect(
      String(decoding: bytes, as: UTF8.self).contains(
        "</source>\n        <translation>\(forms)\n        </translation>\n    </message>"))
  }

  @Test("Parts that other formats do not support are reported")
  func unportable() {
    let file = read(
      message("a", "<translation>b</translation>")
        + message(
          "c", "<translation variants=\"yes\"><lengthvariant>d</lengthvariant></translation>",
          "<location line=\"1\"/><location line=\"2\"/><translatorcomment>e</translatorcomment>"
            + "<extra-f>g</extra-f>")
        + message("h", "<translation type=\"obsolete\">i</translation>"))
    let losses = file.format.definition.unportableContent(of: file, path: "app_de.ts")
    #expect(
      losses.map(\.message) == [
        "references are lost", "translator comments are lost", "tool data are lost",
        "length variants are lost", "app_de.ts: obsolete messages are lost",
      ])
    #expect(losses.map { $0.key?.hasSuffix("c") } == [true, true, true, true, nil])
  }

  @Test("An entry is removed with its element")
  func removal() throws {
    let file = read(
      message("a", "<translation>b</translation>") + message("c", "<translation>d</translation>"))
    let edit = try #require(file.removal(of: file.entries[0]))
    let left = try FixIt.Edit.apply([edit], to: file.bytes)
    #expect(left == read(message("c", "<translation>d</translation>")).bytes)
  }

  @Test(
    "A new file contains every message as unfinished, with the plural forms of its language",
    arguments: [("ja", 1), ("fr", 2), ("pl", 3), ("ar", 6), ("pt_BR", 2)])
  func newFile(_ language: String, _ forms: Int) throws {
    let source = read(
      message(
        "a", "<translation>b</translation>", "        <translatorcomment>c</translatorcomment>\n")
        + message("d", "<translation type=\"vanished\">e</translation>")
        + "    <message numerus=\"yes\">\n        <source>%n</source>\n        <translation>\n"
        + "            <numerusform>x</numerusform>\n        </translation>\n    </message>\n")
    let tag = try #require(CatalogLanguage(name: language).tag)
    let file = try #require(
      CatalogFormat.qtLinguist.definition.newFile(
        for: NewLanguage(name: language, tag: tag, newline: "\n"), like: source))
    let empty = "\n            <numerusform></numerusform>"
    #expect(
      String(decoding: file.bytes, as: UTF8.self)
        == Self.head + """
          <TS version="2.1" language="\(language)">
          <context>
              <name>C</name>
              <message>
                  <source>a</source>
                  <translation type="unfinished"></translation>
              </message>
              <message numerus="yes">
                  <source>%n</source>
                  <translation type="unfinished">\(String(repeating: empty, count: forms))
                  </translation>
              </message>
          </context>
          </TS>

          """)
    #expect(file.errors.isEmpty && file.pluralFormula?.count == forms)
  }
}
