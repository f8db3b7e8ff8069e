import Diagnostics
import Testing

/// Allowed copies of source strings, and strings that are missing or in the state `new`.
extension AllowedDifferenceTests {
  private func catalog(_ entry: String, _ units: [(state: String, value: String)]) -> String {
    let languages = ["de", "fr", "es", "it", "nl", "sv"]
    let localizations = zip(languages, units).map { language, unit in
      #""\#(language)": {"stringUnit": {"state": "\#(unit.state)", "value": "\#(unit.value)"}}"#
    }
    return """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Word": {\(entry)"localizations": \
      {\(localizations.joined(separator: ", "))}}}}
      """
  }

  // If several maintained languages keep a source string, the copies are intended, or the string is
  // new and not translated yet.
  @Test(
    "A copy in the state new is a warning, or info if several languages keep the string",
    arguments: [
      ("", 1, 0, [.warning]), ("", 1, 4, [.warning]), ("", 2, 2, [.warning, .warning]),
      ("", 3, 3, [.info, .info, .info]), (#""shouldTranslate": false, "#, 1, 4, []),
    ] as [(String, Int, Int, [Severity])])
  func newCopies(_ entry: String, _ new: Int, _ translated: Int, _ expected: [Severity]) {
    let units =
      Array(repeating: ("new", "Word"), count: new)
      + Array(repeating: ("translated", "Mot"), count: translated)
    let found = diagnostics("new-state", [("A.xcstrings", catalog(entry, units))])
    #expect(found.map(\.severity) == expected)
  }

  @Test("A string that is missing in an XLIFF file is reported in this file")
  func missingTargets() {
    func file(_ language: String, _ target: String) -> (String, String) {
      let text = """
        <xliff version="1.2"><file original="a" source-language="en" \
        target-language="\(language)"><body><trans-unit id="k"><source>Word</source>\(target)\
        </trans-unit><trans-unit id="l"><source>Two words</source><target>Z</target>\
        </trans-unit></body></file></xliff>
        """
      return ("\(language).xliff", text)
    }
    for target in ["", "<target/>"] {
      let files = [file("de", "<target>Wort</target>"), file("fr", target)]
      let found = diagnostics("missing-translation", files)
      #expect(found.map(\.path) == ["fr.xliff"])
      #expect(found.map(\.subject?.language) == ["fr"])
    }
  }

  // Xcode generates symbols if `STRING_CATALOG_GENERATE_SYMBOLS` is set, or if an entry requests
  // one.
  @Test(
    "Colliding symbols are a warning only if both entries request them",
    arguments: [
      ("", "", Severity.info), (#", "generatesSymbol": true"#, "", .info),
      (#", "generatesSymbol": true"#, #", "generatesSymbol": true"#, .warning),
    ])
  func symbols(first: String, second: String, expected: Severity) {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {\
      "Allow uploads": {"extractionState": "manual"\(first)}, \
      "Allow Uploads": {"extractionState": "manual"\(second)}}}
      """
    let found = diagnostics("symbol-collision", [("A.xcstrings", text)])
    #expect(found.map(\.severity) == [expected])
  }

  // In C and CSS, statements and declarations within braces end with a semicolon.
  @Test(
    "Blocks of code are not sentences",
    arguments: [
      ("function add to the list { return one of the values; }", 0),
      ("Open the file {name}; then close all of it", 1),
      ("{ open the file } and then; close all of it", 1),
    ] as [(String, Int)])
  func blocks(_ text: String, _ count: Int) {
    #expect(lint("untranslated-sentence", json("de", [(text, text)])).count == count)
  }

  // Persian keyboards have a key for the non-joiner. Chinese does not use the character.
  @Test(
    "In Persian, a non-joiner after letters that do not join is info",
    arguments: [
      ("fa", "Wi-Fi\u{200C} روشن", ["info \u{200C}"]),
      ("fa", "\u{200C}Wi-Fi", ["warning \u{200C}"]),
      ("zh", "\u{200C}夜间模式", ["warning \u{200C}"]),
      ("de", "Wi-Fi\u{200C} an", ["warning \u{200C}"]),
    ] as [(String, String, [String])])
  func typedNonJoiners(_ language: String, _ target: String, _ expected: [String]) {
    #expect(lint("invisible-character", json(language, [("Wi-Fi on", target)])) == expected)
  }

  // DocBook 4.5, quote: the element is displayed with quotation marks.
  @Test(
    "Quotation marks may replace DocBook elements",
    arguments: [
      ("„ANSI“ der Seite <file>a</file>", []), ("»ANSI« der Seite <file>a</file>", []),
      ("“ANSI” <file>a</file>", []), ("「ANSI」<file>a</file>", []),
      ("ANSI <file>a</file>", ["warning"]), ("„ANSI“ der Seite a", ["warning"]),
      ("„ANSI <file>a</file>", ["warning"]),
    ] as [(String, [String])])
  func quotes(_ target: String, _ expected: [String]) {
    let source = "<quote>ANSI</quote> section of <file>a</file>"
    func found(_ comment: String) -> [String] {
      let message = "\(comment)msgid \"\(source)\"\nmsgstr \"\(target)\""
      return lint("markup-tag-mismatch", gettext("de", message)).map {
        String($0.prefix { $0 != " " })
      }
    }
    #expect(found("#: man/tool.5.xml:1\n") == expected)
    #expect(found("").count == 1)
  }
}
