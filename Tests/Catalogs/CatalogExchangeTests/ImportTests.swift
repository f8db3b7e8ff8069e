import CatalogExchange
import CatalogLinting
import Diagnostics
import Foundation
import LanguageTags
import StringCatalogs
import Testing

/// Tests which translations are imported, and which ones are rejected.
@Suite("Import of translations")
struct ImportTests {
  /// A change to a unit of the samples, and the code of the expected rejection.
  struct Row: CustomTestStringConvertible, Sendable {
    let key: String
    var language = "de"
    var variation = ""
    var catalog = "A.xcstrings"
    var kind = "string"
    var source: String?
    let target: String
    var asked: String?
    let code: String?

    var testDescription: String { "\(key) \(variation) \(target)" }
  }

  @Test("A Qt file in UTF-16 can be exported, but translations cannot be imported into it")
  func wide() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"utf-16\"?><TS version=\"2.1\" language=\"de\"><context>"
      + "<name>C</name><message><source>Tür</source><translation/></message></context></TS>"
    try CatalogTree.with([:]) { (tree: CatalogTree) throws in
      try tree.writeWide("app_de.ts", text)
      let units = try tree.export("de")
      #expect(units.map(\.source) == ["Tür"])
      let outcome = try tree.take(units.map { Samples.returned($0, target: "Door") })
      #expect(outcome.taken.isEmpty)
      #expect(outcome.reading.errors.map(\.rule) == ["unread-encoding"])
    }
  }

  @Test(
    "A translation is imported or rejected with the expected code",
    arguments: [
      Row(key: "Done", target: "Erledigt", code: nil),
      Row(key: "Done", target: "", code: nil),
      Row(key: "Done", catalog: "B.xcstrings", target: "x", code: "unknown-catalog"),
      Row(key: "Done", catalog: "../A.xcstrings", target: "x", code: "unknown-catalog"),
      Row(key: "Nothing", target: "x", code: "unknown-key"),
      Row(key: "internal", target: "x", code: "unknown-key"),
      Row(key: "Done", variation: "plural.one", target: "x", code: "unknown-key"),
      Row(key: "Done", language: "en", target: "x", code: "invalid-language"),
      Row(key: "Done", language: "??", target: "x", code: "invalid-language"),
      Row(key: "Done", target: "x", asked: "fr", code: "invalid-language"),
      Row(key: "Done", language: "fr", target: "Fini", code: "unknown-language"),
      Row(key: "Done", language: "fr", target: "Fini", asked: "fr", code: nil),
      Row(key: "Done", source: "Ready", target: "x", code: "source-changed"),
      Row(key: "%lld files", variation: "plural.one", target: "x", code: "missing-plural-category"),
      Row(
        key: "copied", variation: "", source: "Copied %#@files@", target: "Kopiert: %#@files@",
        code: "missing-plural-category"),
      Row(
        key: "Tap", variation: "device.mac", source: "Click here", target: "Klicken",
        code: "incomplete"),
      // The first translation prints an integer where the code passes an object. The second one
      // prints the same argument as its source.
      Row(key: "=Hello %@", target: "Hallo %d", code: "lint"),
      Row(key: "=Hello %@", target: "Hallo %1$@", code: nil),
    ])
  func reasons(_ row: Row) throws {
    try CatalogTree.with(["A.xcstrings": Samples.files["A.xcstrings"] ?? ""]) {
      (tree: CatalogTree) throws in
      let source = row.source ?? (row.key == "%lld files" ? "%lld file" : row.key)
      let unit = ImportedUnit(
        id: UnitID(
          catalog: tree.root.path + "/" + row.catalog, kind: .string, variation: row.variation,
          key: row.key),
        language: row.language, source: source, target: row.target, line: 2)
      let before = try tree.text("A.xcstrings")
      let outcome = try tree.take([unit], language: row.asked)
      #expect(outcome.refusals.map(\.code.rawValue) == (row.code.map { [$0] } ?? []))
      let isTaken = row.code == nil && !row.target.isEmpty
      #expect(
        outcome.taken.count == (isTaken ? 1 : 0) && outcome.files.count == outcome.taken.count)
      #expect((try tree.text("A.xcstrings") == before) == !isTaken)
    }
  }

  @Test("A missing plural category is added at the position where Xcode writes it")
  func category() throws {
    try CatalogTree.with(["A.xcstrings": Samples.files["A.xcstrings"] ?? ""]) {
      (tree: CatalogTree) throws in
      let units = try tree.export("ru", onlyMissing: true)
        .filter { $0.id.key == "%lld files" }
      #expect(units.map(\.id.variation) == ["plural.few", "plural.many"])
      #expect(units.map(\.numbers) == ["2, 3, 4, 22, 23, …", "0, 5, 6, 7, 8, …"])
      let rows = units.map { Samples.returned($0, target: "%lld файлов") }
      #expect(try tree.take(rows).refusals.isEmpty)
      let text = try tree.text("A.xcstrings")
      let order = ["few", "many", "one", "other"].compactMap { name in
        text.range(of: "\"\(name)\" : {", options: .backwards)?.lowerBound
      }
      #expect(order.count == 4)
      #expect(try tree.export("ru", onlyMissing: true).allSatisfy { $0.id.key != "%lld files" })
    }
  }

  @Test("A changed state is imported, and a dry run writes nothing")
  func states() throws {
    try CatalogTree.with(Samples.files) { (tree: CatalogTree) throws in
      let unit = try #require(try tree.export("de").first { $0.id.key == "Done" })
      #expect(unit.state == .needsReview)
      let row = Samples.returned(unit, state: .translated)
      #expect(try tree.take([row], writes: false).files.count == 1)
      #expect(try tree.text("A.xcstrings") == Samples.files["A.xcstrings"])
      #expect(try tree.take([row]).taken.count == 1)
      let expected = Samples.files["A.xcstrings"]?.replacing("needs_review", with: "translated")
      #expect(try tree.text("A.xcstrings") == expected)
    }
  }

  @Test(
    "Different translations of one string are all rejected, and equal ones are imported once")
  func contradiction() throws {
    try CatalogTree.with(Samples.files) { (tree: CatalogTree) throws in
      let unit = try #require(try tree.export("de").first { $0.id.key == "Done" })
      func rows(_ targets: [String]) -> [ImportedUnit] {
        targets.enumerated().map { line, target in
          var row = Samples.returned(unit, target: target)
          row.line = line + 2
          return row
        }
      }
      let outcome = try tree.take(rows(["Erledigt", "", "Erledigt", "Aus"]))
      #expect(outcome.taken.isEmpty && outcome.files.isEmpty && outcome.unchangedCount == 1)
      #expect(outcome.refusals.map(\.code) == [.contradiction, .contradiction, .contradiction])
      #expect(outcome.refusals.map { $0.message.prefix(7) } == ["line 5 ", "line 5 ", "line 2 "])
      var other = rows(["Aus", "Weg"])
      other[1].language = "DE"
      #expect(try tree.take(other).refusals.map(\.code) == [.contradiction, .contradiction])
      let equal = try tree.take(rows(["Erledigt", "Erledigt"]))
      #expect(equal.taken.count == 1 && equal.unchangedCount == 1)
    }
  }

  @Test("Inline elements in XLIFF are rejected, and importing a malicious document fails")
  func inline() throws {
    try CatalogTree.with(Samples.files) { (tree: CatalogTree) throws in
      let units = try tree.export("de").filter { $0.id.key == "Done" }
      let german = try #require(LanguageTag("de"))
      let document = UnitDocument.text(of: units, from: LanguageTag("en"), to: german).text
      let changed = document.replacing("Fertig", with: "Fer<g id=\"1\">tig</g>")
      let outcome = try tree.take(try UnitDocument.read(Array(changed.utf8)))
      #expect(outcome.refusals.map(\.code) == [.inlineElements])
      let foreign = document.replacing("id=\"string//Done\"", with: "id=\"7\"")
        .replacing("Fertig", with: "Aus")
      #expect(try tree.take(try UnitDocument.read(Array(foreign.utf8))).taken.isEmpty)
    }
    for text in [
      "<xliff", "<a/>", "<!DOCTYPE a [<!ENTITY b \"c\">]><xliff version='1.2'>&b;</xliff>",
    ] {
      #expect(throws: (any Error).self) { try UnitDocument.read(Array(text.utf8)) }
    }
    let unit =
      "<body><trans-unit id='string//a'><source>A</source><target>B</target></trans-unit></body>"
    for languages in ["source-language='en'", "source-language='en' target-language='en'"] {
      let text =
        "<xliff version='1.2'><file original='A' datatype='x' \(languages)>\(unit)</file></xliff>"
      #expect(throws: (any Error).self, "\(languages)") {
        try UnitDocument.read(Array(text.utf8))
      }
    }
  }

  @Test("In PO files and Java properties, only the strings are replaced")
  func javaAndGettext() throws {
    let files = [
      "messages_en.properties": "send = Send\n",
      "messages_de.properties": "# who\nsend = Ab \\\n  damit\n",
      "po/de.po":
        "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n"
        + "\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
        + "msgid \"Open\"\nmsgstr \"\"\n\"Auf\"\n\n#, fuzzy\nmsgid \"Close\"\nmsgstr \"Zu\"\n",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let target = " \\ „Ab\" \t"
      let rows = try tree.export("de").map { Samples.returned($0, target: target) }
      #expect(Set(rows.map(\.id.key)) == ["send", "Open", "Close"])
      let outcome = try tree.take(rows)
      #expect(outcome.taken.count == 3 && outcome.refusals.isEmpty)
      let properties = try tree.text("messages_de.properties")
      #expect(properties == "# who\nsend = \\ \\\\ „Ab\" \\t\n")
      let old = try #require(files["po/de.po"])
      let spelled = #"" \\ „Ab\" \t""#
      let expected = old.replacing("\"Auf\"", with: spelled).replacing("#, fuzzy\n", with: "")
        .replacing("\"Zu\"", with: spelled)
      #expect(try tree.text("po/de.po") == expected)
    }
  }

  @Test("The configuration determines which translations are rejected as errors")
  func configuration() throws {
    let files = [
      "en.lproj/T.strings": "\"a\" = \"Open Waymark %@\";\n\"b\" = \"Go\";\n\"c\" = \"Two\";\n",
      "de.lproj/T.strings": "\"a\" = \"Waymark %@\";\n\"b\" = \"Geh\";\n\"c\" = \"Zwei\";\n",
    ]
    let targets = ["a": "Öffne Wegmarke %d", "b": "Geh ", "c": "Ersatz \u{FFFD}"]
    let table: [(String, [String: String])] = [
      ("", ["a": "placeholder-type", "c": "replacement-character"]),
      (
        "lint: { rules: { trailing-whitespace: error, replacement-character: off } }",
        ["a": "placeholder-type", "b": "trailing-whitespace"]
      ),
      (
        "lint: { rules: { do-not-translate: error }, terms: { do-not-translate: [Waymark] }, "
          + "allow: [{ rule: placeholder-type }, { rule: replacement-character, key: c }] }",
        ["a": "do-not-translate"]
      ),
    ]
    for (configuration, wrong) in table {
      try CatalogTree.with(files.merging(["waymark.yaml": configuration]) { $1 }) {
        (tree: CatalogTree) throws in
        let rows = try tree.export("de").map { Samples.returned($0, target: targets[$0.id.key]) }
        let outcome = try tree.take(rows)
        let found = Dictionary(
          outcome.refusals.map { ($0.unit.id.key, String($0.message.prefix { $0 != ":" })) },
          uniquingKeysWith: { first, _ in first })
        #expect(found == wrong, "\(outcome.refusals)")
        #expect(outcome.refusals.allSatisfy { $0.code == .lint })
        #expect(Set(outcome.taken.map(\.id.key)) == Set(targets.keys).subtracting(wrong.keys))
      }
    }
  }

  @Test("A string table in UTF-16 keeps its encoding after an import")
  func utf16() throws {
    try CatalogTree.with(["en.lproj/T.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n"]) {
      (tree: CatalogTree) throws in
      try tree.write("de.lproj/T.strings", "")
      let url = tree.root.appendingPathComponent("de.lproj/T.strings")
      let bytes = Array("\u{FEFF}\"a\" = \"Eins\";\n".utf16).flatMap {
        [UInt8($0 & 0xFF), UInt8($0 >> 8)]
      }
      try Data(bytes).write(to: url)
      let rows = try tree.export("de").map { Samples.returned($0, target: $0.source + " 👍") }
      #expect(try tree.take(rows).refusals.isEmpty)
      let data = try Data(contentsOf: url)
      #expect(
        String(data: data, encoding: .utf16)?.hasPrefix("\"a\" = \"One 👍\";\n") == true)
      #expect(try tree.export("de").map(\.target) == ["One 👍", "Two 👍"])
    }
  }
}

/// Tests how the number of words in a source string is computed.
@Suite("Word counts of units")
struct WordTests {
  @Test(
    "Words are counted as in UAX 29, without placeholders and addresses",
    arguments: [
      ("Done", 1), ("%lld files", 1), ("Hi %@, don't go", 3), ("3.5 million", 2), ("%@", 0),
      ("See https://a.example/b now", 2), ("e-mail", 2),
    ])
  func words(_ source: String, _ count: Int) throws {
    let escaped = source.replacing("\"", with: "\\\"")
    try CatalogTree.with([
      "en.lproj/T.strings": "\"k\" = \"\(escaped)\";\n", "de.lproj/T.strings": "\"k\" = \"x\";\n",
    ]) {
      (tree: CatalogTree) throws in
      #expect(try tree.export("de").map(\.words) == [count])
    }
  }

  @Test("For Japanese, characters are counted")
  func japanese() throws {
    let files = [
      "ja.lproj/T.strings": "\"k\" = \"日本語、です。\";\n", "de.lproj/T.strings": "\"k\" = \"x\";\n",
    ]
    try CatalogTree.with(files.merging(["waymark.yaml": "lint: { source-language: ja }"]) { $1 }) {
      (tree: CatalogTree) throws in
      #expect(try tree.export("de").map(\.words) == [5])
    }
  }
}
