import CatalogLint
import CatalogLinting
import Diagnostics
import LanguageTags
import StringCatalogs
import Testing

/// Tests diagnostics for a whole file or language, as described on the pages of the rules.
@Suite("Diagnostics for whole files")
struct FileResultTests {
  private func lint(
    _ files: [(language: String, text: String)], _ format: CatalogFormat = .json,
    required: [String]? = nil
  ) -> [Diagnostic] {
    let files = files.map { language, text in
      LintedCatalog.File(
        path: "\(language).\(format.name)",
        content: CatalogFile.read(
          Array(text.utf8), format: format, language: CatalogLanguage(name: language)))
    }
    let options = LintOptions(requiredLanguages: required?.compactMap { LanguageTag($0) })
    return Linter(options).lint(LintedCatalog(name: "A", files: files, atlas: .icu))
  }

  private func json(_ keys: Range<Int>, _ value: (Int) -> String) -> String {
    "{" + keys.map { "\"k\($0)\": \"\(value($0))\"" }.joined(separator: ", ") + "}"
  }

  private func table(_ keys: Range<Int>, _ value: (Int) -> String) -> String {
    keys.map { "\"k\($0)\" = \"\(value($0))\";\n" }.joined()
  }

  // The limits depend on the 30 strings of the source: one tenth is 3, and three quarters are 22.5.
  @Test(
    "In an incomplete language, a summary contains the count, and each string is info",
    arguments: [(2, false), (22, false), (23, false), (26, false), (27, true), (29, true)])
  func incomplete(_ count: Int, _ isNearlyComplete: Bool) {
    let source = json(0..<30) { "Text number \($0)" }
    let target = json(0..<count) { "Texto número \($0)" }
    let found = lint([("en", source), ("gl", target)]).filter { $0.rule == "missing-translation" }
    let strings = found.filter { $0.subject?.key != nil }
    #expect(strings.count == 30 - count)
    #expect(strings.allSatisfy { $0.severity == (isNearlyComplete ? .warning : .info) })
    let whole = found.filter { $0.subject?.key == nil }
    #expect(
      whole.map(\.message)
        == (isNearlyComplete ? [] : ["\(30 - count) of 30 strings are not translated"]))
    let keys = (count..<count + 3).map { "'k\($0)'" }.joined(separator: ", ")
    #expect(whole.allSatisfy { $0.notes.map(\.message) == ["first: \(keys)"] })
    #expect(whole.allSatisfy { $0.severity == (count < 23 ? .info : .warning) })
    #expect(whole.allSatisfy { $0.subject?.language == "gl" })
    let required = lint([("en", source), ("gl", target)], required: ["gl"])
      .filter { $0.rule == "missing-translation" }
    #expect(required.count == 30 - count && required.allSatisfy { $0.severity == .error })
  }

  @Test("A string that every language lacks is info, for each language and once for the source")
  func newString() {
    let source = json(0..<30) { "Text number \($0)" }
    let target = json(0..<29) { "Texto número \($0)" }
    func found(_ languages: [String], required: [String]? = nil) -> [Diagnostic] {
      lint([("en", source)] + languages.map { ($0, target) }, required: required)
        .filter { $0.rule == "missing-translation" }
    }
    let three = found(["gl", "es", "pt"])
    #expect(three.map(\.severity) == [.info, .info, .info, .info])
    let new = three.filter { $0.subject?.language == nil }
    #expect(new.map(\.message) == ["missing translation in all 3 languages"])
    #expect(new.map { $0.subject?.key } == ["k29"])
    #expect(found(["gl", "es"]).map(\.severity) == [.warning, .warning])
    let required = found(["gl", "es", "pt"], required: ["gl", "es", "pt"])
    #expect(required.map(\.severity) == [.error, .error, .error])
  }

  // According to the page of the rule, the limits are half of three languages and half of three
  // translations.
  @Test(
    "The severity for a missing string depends on how many languages translate or keep it",
    arguments: [
      (["Hola", "Adiós"], "warning"), (["Hola", nil], "info"), (["Hello", "Hello"], "warning"),
      (["Hola", "Hello", "Hello"], "info"), (["Hola", "Adiós", "Hello"], "warning"),
    ])
  func adoption(_ texts: [String?], _ severity: String) throws {
    func file(_ last: String?, _ word: String = "Texto") -> String {
      let first = json(0..<20) { "\(word) \($0)" }
      return last.map { first.dropLast() + ", \"last\": \"\($0)\"}" } ?? first
    }
    let codes = ["es", "pt", "it"].prefix(texts.count)
    let others = zip(codes, texts).map { (language: $0, text: file($1)) }
    let found = lint([("en", file("Hello", "Text")), ("gl", file(nil))] + others)
    let own = try #require(
      found.first { $0.rule == "missing-translation" && $0.subject?.language == "gl" })
    #expect(own.severity.rawValue == severity)
  }

  @Test("A PO file with many fuzzy entries is not considered nearly complete")
  func fuzzy() {
    func entries(_ keys: Range<Int>, _ flag: String) -> String {
      keys.map { "\n\(flag)msgid \"Word \($0)\"\nmsgstr \"Wort \($0)\"\n" }.joined()
    }
    func severities(_ flag: String) -> [Severity] {
      let head = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
      let last = "\nmsgid \"Open\"\nmsgstr \"\"\n\nmsgid \"Close\"\nmsgstr \"\"\n"
      let text = head + entries(0..<20, "") + entries(20..<30, flag) + last
      return lint([("de", text)], .gettext)
        .filter { $0.rule == "missing-translation" && $0.subject?.key != nil }.map(\.severity)
    }
    #expect(severities("") == [.warning, .warning])
    #expect(severities("#, fuzzy\n") == [.info, .info])
  }

  // `Intl.pluralLogic` in Dart's package intl uses `one` both for 1 and for the category of the
  // language. In Icelandic, 21 is in the category `one` (CLDR).
  @Test("In ARB, =1 represents the category `one`; in JSON, it represents only the number 1")
  func dartNumbers() {
    let source = "{count, plural, =1{1 house} other{{count} houses}}"
    let target = "{count, plural, =1{1 hús} other{{count} hús}}"
    func rules(_ format: CatalogFormat) -> [String] {
      lint([("en", #"{"a": "\#(source)"}"#), ("is", #"{"a": "\#(target)"}"#)], format)
        .filter { $0.severity == .warning }.map { "\($0.rule): \($0.message)" }
    }
    #expect(
      rules(.arb) == [
        "implied-quantity: is: n = 21 also uses '=1', but the string lacks the number"
      ])
    #expect(
      rules(.json) == [
        "missing-plural-category: is: n = 21 needs one, but the plural has only =1, other"
      ])
  }

  // `getQuantityString` takes an `int`. Polish uses `other` only for fractions, but Romanian also
  // uses it for integers.
  @Test("On Android, an empty category that applies to no integer is info")
  func emptyCategories() {
    func plural(_ items: String) -> String {
      "<resources><plurals name=\"a\">\(items)</plurals></resources>"
    }
    func item(_ category: String, _ text: String) -> String {
      "<item quantity=\"\(category)\">\(text)</item>"
    }
    let source = plural(item("one", "One file") + item("other", "Some files"))
    for (language, categories, severity) in [
      ("pl", ["one", "few", "many"], Severity.info), ("ro", ["one", "few"], .error),
    ] {
      let target = plural(categories.map { item($0, "Text") }.joined() + item("other", ""))
      let found = lint([("en", source), (language, target)], .android)
        .filter { $0.rule == "empty-translation" }
      #expect(found.map(\.severity) == [severity], "\(language)")
    }
  }

  // In Serbian, only counted nouns need the category `few`.
  @Test("A plural that does not show the number needs no categories for counted nouns")
  func uncountedPlurals() {
    func plural(_ one: String, _ other: String) -> String {
      """
      <resources><plurals name="a"><item quantity="one">\(one)</item>\
      <item quantity="other">\(other)</item></plurals></resources>
      """
    }
    func rules(_ source: String, _ target: String) -> [String] {
      lint([("en", source), ("sr", target)], .android).map(\.rule)
        .filter { $0 == "missing-plural-category" }
    }
    #expect(rules(plural("File sent", "Files sent"), plural("Poslato", "Poslate")) == [])
    #expect(
      rules(plural("%d file", "%d files"), plural("%d fajl", "%d fajlova"))
        == ["missing-plural-category"])
  }

  // zh-CN falls back to zh, and then to the source (developer.android.com, resource resolution).
  @Test("A resource of the wrong kind is a warning if its language has one of the right kind")
  func fallbackKinds() {
    let plurals = """
      <resources><plurals name="a"><item quantity="other">%d</item></plurals></resources>
      """
    let string = "<resources><string name=\"a\">%d</string></resources>"
    func found(_ languages: [(String, String)]) -> [Severity] {
      lint([("en", plurals)] + languages.map { (language: $0.0, text: $0.1) }, .android)
        .filter { $0.rule == "wrong-resource-kind" }.map(\.severity)
    }
    #expect(found([("zh-CN", string)]) == [.error])
    #expect(found([("zh", plurals), ("zh-CN", string)]) == [.warning])
    #expect(found([("zh", string), ("zh-CN", string)]) == [.error, .error])
  }

  // The limits are 70 % of 24 strings, which is 16.8, and three quarters of 30 strings, which is
  // 22.5.
  @Test(
    "If most strings of a language are copies, it is treated as not started",
    arguments: [(16, Severity.warning), (17, .info)])
  func skeleton(_ copies: Int, _ severity: Severity) {
    let source = json(0..<30) { "Text number \($0)" }
    let target = json(0..<24) { $0 < copies ? "Text number \($0)" : "Texto número \($0)" }
    let found = lint([("en", source), ("gl", target)]).filter { $0.rule == "missing-translation" }
    #expect(found.count == 7 && found.filter { $0.severity == severity }.count >= 1)
    #expect(
      found.filter { $0.subject?.key == nil }.map(\.severity) == [severity])
  }

  @Test("A language that consists of Crowdin's marks has no missing strings")
  func marked() {
    let source = json(0..<4) { "Text number \($0)" }
    let target = json(0..<2) { "crwdns1:0Text number \($0)crwdne1:0" }
    #expect(
      lint([("en", source), ("ach", target)]).allSatisfy { $0.rule != "missing-translation" })
  }

  @Test(
    "A new target in a required language, or a new copy in a nearly complete one, is a warning",
    arguments: [
      ("Wort 1", 1, nil, Severity.info), ("Word 1", 1, nil, .warning), ("Word 1", 4, nil, .info),
      ("Wort 1", 4, ["de"], .warning), ("Word 1", 4, ["fr"], .info),
    ] as [(String, Int, [String]?, Severity)])
  func newStates(_ target: String, _ count: Int, _ required: [String]?, _ severity: Severity) {
    let units = (0..<30).map { index in
      let isNew = (1...count).contains(index)
      let text = index == 1 ? target : "Wort \(index)"
      return "<trans-unit id=\"k\(index)\"><source>Word \(index)</source>"
        + "<target\(isNew ? " state=\"new\"" : "")>\(text)</target></trans-unit>"
    }
    let text = """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\
      <file original="a.html" source-language="en" target-language="de" datatype="plaintext">\
      <body>\(units.joined())</body></file></xliff>
      """
    let found = lint([("de", text)], .xliff, required: required).filter {
      $0.rule == "new-state" && $0.subject?.key == "k1"
    }
    #expect(found.map(\.severity) == [severity])
  }

  @Test(
    "A file with mostly empty strings is reported as not started",
    arguments: [
      (6, ["file is not translated: 6 of 10 strings are empty"], Severity.warning), (3, [], .error),
    ])
  func notBegun(_ empty: Int, _ messages: [String], _ severity: Severity) {
    let source = table(0..<10) { "Text number \($0)" }
    let target = table(0..<10) { $0 < empty ? "" : "Teksti numero \($0)" }
    let files = [("en", source), ("fi", target)]
    let found = lint(files, .strings).filter { $0.rule == "empty-translation" }
    #expect(found.allSatisfy { $0.severity == severity })
    #expect(found.filter { $0.subject?.key == nil }.map(\.message) == messages)
    #expect(found.count == (messages.isEmpty ? empty : 1))
    let required = lint(files, .strings, required: ["fi"])
      .filter { $0.rule == "empty-translation" }
    #expect(required.count == empty && required.allSatisfy { $0.severity == .error })
  }

  @Test("A tag around many translations in a file is one diagnostic", arguments: [20, 21])
  func tagAround(_ count: Int) {
    let found = lint([
      ("en", json(0..<count) { "Maqam \($0)" }), ("ja", json(0..<count) { "<i>Maqam \($0)</i>" }),
    ]).filter { $0.rule == "markup-tag-mismatch" }
    #expect(found.count == (count > 20 ? 1 : count))
    if count > 20 {
      #expect(found.map(\.message) == ["21 translations are enclosed in <i>"])
    }
    // A program that shows the source without tags may display the tag literally.
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test(
    "An orphaned key is a warning if it is a misspelling of a key that the language lacks",
    arguments: [
      ("save.Title", "save.title", true), ("save.title", "save .title", true),
      ("save.tile", "save.title", true), ("save.tilte", "save.title", false),
      ("item2", "item1", false), ("ab", "ac", false),
    ])
  func mistyped(_ key: String, _ meant: String, _ isWarning: Bool) {
    func found(_ target: String) -> [Diagnostic] {
      lint([
        ("en", "{\"open\": \"Open it\", \"\(meant)\": \"Save it\"}"),
        ("de", "{\"open\": \"Öffnen\", \(target)}"),
      ]).filter { $0.rule == "orphan-key" }
    }
    #expect(
      found("\"\(key)\": \"Sichern\"").map(\.severity) == [isWarning ? .warning : .info])
    // If the language also contains the correct key, the unknown key is not reported as a
    // misspelling.
    #expect(
      found("\"\(key)\": \"Sichern\", \"\(meant)\": \"Sichern\"").map(\.severity) == [.info])
    // If the source lacks several keys, they are not misspellings.
    #expect(
      found("\"\(key)\": \"Sichern\", \"other\": \"Anderes\"").map(\.severity)
        == [.info, .info])
    #expect(found("\"\(key)\": \"\"").isEmpty)
    #expect(found("\"list\": [\"Sichern\"]").isEmpty)
  }

  // In i18next, the suffixes `_one` and `_other` form one plural with the key `photos`.
  @Test("A key that is a different kind of resource in the source is not a misspelling")
  func otherKind() {
    let source = "{\"photos_one\": \"{{count}} photo\", \"photos_other\": \"{{count}} photos\"}"
    let target = "{\"photos\": \"{{count}} nuotraukos\"}"
    let found = lint([("en", source), ("lt", target)]).filter { $0.rule == "orphan-key" }
    #expect(found.map(\.severity) == [.info])
  }

  @Test("A key that exists only in several translations is stale", arguments: [2, 3])
  func orphans(_ languages: Int) {
    let files =
      [("en", json(0..<4) { "Text \($0)" })]
      + ["de", "fr", "it"].prefix(languages).map { ($0, json(0..<5) { "T \($0)" }) }
    let found = lint(files).filter { $0.rule == "orphan-key" }
    #expect(found.count == languages && found.allSatisfy { $0.severity == .info })
    #expect(
      found.flatMap(\.notes).map(\.message)
        == (languages == 2
          ? []
          : Array(
            repeating: "3 languages have the key, so it was probably removed from the source only",
            count: 3)))
  }

  @Test("A file without strings is info", arguments: ["", "\n"])
  func emptyFiles(_ text: String) {
    let files = [("en", table(0..<3) { "Text \($0)" }), ("hu", text)]
    func found(_ required: [String]?) -> [Severity] {
      lint(files, .strings, required: required).filter { $0.rule == "missing-language" }
        .map(\.severity)
    }
    #expect(found(nil) == [.info])
    #expect(found(["hu"]) == [.error])
  }

  @Test("An unknown escape is one error per string, with the text that users see")
  func escapes() {
    let found = lint(
      [("de", #"<resources><string name="a">plats\binf\bormation</string></resources>"#)], .android
    ).filter { $0.rule == "escape-sequence" }
    #expect(
      found.map(\.message)
        == [#"invalid escape \b: users see “platsbinfbormation”; 1 more"#])
    #expect(found.map(\.severity) == [.error])
  }

  @Test(
    "A double escape is a warning in every format",
    arguments: [
      (
        CatalogFormat.json, #"{"a": "One\nTwo & three"}"#, #"{"a": "Eins\\nZwei"}"#,
        Severity.warning
      ),
      (.json, #"{"a": "You & me"}"#, #"{"a": "Du &amp; ich"}"#, .warning),
      (.strings, #""a" = "You & me";"#, #""a" = "Du &amp; ich";"#, .warning),
    ])
  func doubleEscapes(
    _ format: CatalogFormat, _ source: String, _ target: String, _ severity: Severity
  ) {
    let found = lint([("en", source), ("de", target)], format).filter {
      $0.rule == "double-escape"
    }
    #expect(found.map(\.severity) == [severity])
  }
}
