import CatalogLinting
import Foundation
import Testing
import TextPrimitives

@testable import CatalogConversion
@testable import CatalogExchange
@testable import FormatStrings
@testable import StringCatalogs

/// Tests that losses are counted, and described precisely enough to find them.
@Suite("Conversion of catalogs: losses")
struct ConversionLossTests {
  /// Returns the report on a conversion, and the paths of the files that it would write.
  private func report(
    _ files: [String: String], to format: ConversionFormat, isJSON: Bool = false
  ) throws -> (text: String, files: [String]) {
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      var request = LintRequest()
      request.paths = [tree.root.path]
      let outcome = try ConversionRun.run(
        request, to: format, output: tree.path("out"), replaces: false, writes: false)
      let report = ConversionReport(outcome, isWritten: false, allowed: [])
      var buffer = ByteBuffer()
      if isJSON {
        report.appendJSON(to: &buffer)
      } else {
        report.appendText(style: TextStyle(), to: &buffer)
      }
      return (buffer.text, outcome.catalogs.flatMap(\.files))
    }
  }

  @Test("Keys that differ only in context are reported with their contexts and counted separately")
  func contexts() throws {
    let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
    let entries = ["menu", "state", "door"].map { context in
      "\nmsgctxt \"\(context)\"\nmsgid \"Open\"\nmsgstr \"Auf (\(context))\"\n"
    }
    let files = ["po/de.po": header + entries.joined()]
    let text = try report(files, to: .xcstrings).text
    #expect(text.contains("lost: key, 2 keys"), "\(text)")
    for context in ["state", "door"] {
      #expect(text.contains("Open, context '\(context)': another key has the same name"))
    }
    #expect(text.contains("; 3 keys lose data\n"))
    let lines = try report(files, to: .xcstrings, isJSON: true).text.split(separator: "\n")
    for context in ["state", "door"] {
      let mark = "\"aspect\":\"key\",\"key\":\"Open\",\"context\":\"\(context)\""
      #expect(lines.filter { $0.contains(mark) }.count == 1, "\(lines)")
    }
  }

  @Test("The context of a Qt message with an id, and an entry that cannot be read, are reported")
  func lostParts() throws {
    let message = "<message id=\"m\"><source>a</source><translation>b</translation></message>"
    func file(_ name: String) -> [String: String] {
      [
        "app_de.ts": """
        <TS version="2.1" language="de"><context><name>\(name)</name>\(message)</context></TS>
        """
      ]
    }
    let format = try #require(ConversionFormat(name: "qt"))
    #expect(try report(file("Main"), to: format).text.contains("lost: context, 1 key"))
    #expect(try !report(file(""), to: format).text.contains("lost:"))
    let fluent = try report(["locales/en/app.ftl": "a = b\nc = { d\n"], to: .xcstrings).text
    #expect(fluent.contains("lost: key\n"), "\(fluent)")
  }

  private static func linguist(_ language: String, _ source: String, _ forms: [String]) -> String {
    let translation = forms.map { "<numerusform>\($0)</numerusform>" }.joined()
    return """
      <TS version="2.1" language="\(language)"><context><name>C</name>
      <message numerus="yes"><source>\(source)</source>
      <translation>\(translation)</translation></message></context></TS>
      """
  }

  // Qt has two plural forms for German and three for Russian.
  @Test(
    "Plural forms that a translation does not contain are lost",
    arguments: [
      ("de", 2, nil), ("de", 1, "only 1 of 2 plural forms"), ("ru", 3, nil),
      ("ru", 2, "only 2 of 3 plural forms"),
    ] as [(String, Int, String?)], ["qt", "po"])
  func missingForms(_ row: (String, Int, String?), _ format: String) throws {
    let forms = (1...row.1).map { "%n \($0)" }
    let files = ["i18n/app_\(row.0).ts": Self.linguist(row.0, "%n file(s)", forms)]
    let text = try report(files, to: #require(ConversionFormat(name: format))).text
    #expect(text.contains("nothing is lost") == (row.2 == nil), "\(text)")
    if let message = row.2 { #expect(text.contains("\(row.0): \(message)"), "\(text)") }
  }

  // In a Qt project, the file of the source language often contains only plural forms.
  @Test("A Qt plural with forms in the source language keeps its source string and context")
  func sourceForms() throws {
    let files = [
      "i18n/app_en.ts": Self.linguist("en", "%n file(s)", ["%n file", "%n files"]),
      "i18n/app_de.ts": Self.linguist("de", "%n file(s)", ["%n Datei", "%n Dateien"]),
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      var request = LintRequest()
      request.paths = [tree.path("i18n")]
      let outcome = try ConversionRun.run(
        request, to: .qt, output: tree.path("out"), replaces: false, writes: true)
      #expect(outcome.catalogs.flatMap(\.losses).isEmpty)
      for (language, form) in [("en", "%n file"), ("de", "%n Datei")] {
        let text = try tree.text("out/app_\(language).ts")
        #expect(text.contains("<source>%n file(s)</source>") && text.contains("<name>C</name>"))
        #expect(text.contains("<numerusform>\(form)</numerusform>") && !text.contains("id="))
      }
    }
  }

  @Test(
    "XLIFF contains the names of the original files",
    arguments: [
      ("i18n/app_de.ts", "app.ts"), ("i18n/editor_de.ts", "editor.ts"), ("i18n/de.ts", "app.ts"),
    ])
  func original(_ path: String, _ original: String) throws {
    let text = Self.linguist("de", "a", ["b", "c"])
    try CatalogTree.with([path: text]) { (tree: CatalogTree) throws in
      var request = LintRequest()
      request.paths = [tree.path("i18n")]
      _ = try ConversionRun.run(
        request, to: .xliff, output: tree.path("out"), replaces: false, writes: true)
      let files = try tree.paths().filter { $0.hasSuffix(".xliff") }
      let written = try tree.text(try #require(files.first))
      #expect(written.contains("original=\"\(original)\""), "\(written)")
    }
  }

  @Test(
    "The last line counts the keys for which something is lost",
    arguments: [
      ("\"a\" = \"A\";\n", "json", "1 key in 1 file; nothing is lost"),
      ("\"a\" = \"A\";\n\"b\" = \"B\";\n", "json", "2 keys in 1 file; nothing is lost"),
      // String catalogs are sorted, so the order of the entries is lost. This loss belongs to the
      // file, not to a key.
      (
        "\"b\" = \"B\";\n\"a\" = \"A\";\n", "xcstrings",
        "2 keys in 1 file; no key loses data, but the files lose order"
      ),
      ("/* C */\n\"a\" = \"A\";\n", "json", "1 key in 1 file; 1 key loses data"),
    ])
  func summaries(_ table: String, format: String, summary: String) throws {
    let files = ["in/en.lproj/Localizable.strings": table]
    let text = try report(files, to: #require(ConversionFormat(name: format))).text
    #expect(text.hasSuffix("\n\(summary)\n"), "\(text)")
  }

  // According to CLDR, English has `one` and `other`, Chinese only `other`, and Arabic all six
  // categories.
  @Test(
    "Android strings for categories that a language does not use are lost",
    arguments: [
      ("en", "zero", true), ("zh", "zero", true), ("zh", "one", true), ("ja", "few", true),
      ("ar", "zero", false), ("en", "one", false), ("pl", "many", false),
    ])
  func categories(_ language: String, _ category: String, _ isLost: Bool) throws {
    let tag = ConversionSamples.language(language)
    let spelled = "{count, plural, \(category){a} other{{count} b}}"
    var entry = PortableEntry(path: ["k"], texts: [tag: [PortableText(text: spelled)]])
    entry.readMessages()
    let catalog = PortableCatalog(
      name: "A", sourceLanguage: tag, languages: [tag], entries: [entry], dialect: .arb)
    var losses: [ConversionLoss] = []
    let fitted = CatalogAdaptation.fit(catalog, to: .android, losses: &losses)
    _ = AndroidWriter.write(fitted, losses: &losses)
    let lost = losses.filter { $0.aspect == .text }
    #expect(!lost.isEmpty == isLost, "\(losses)")
    if isLost { #expect(lost[0].language == tag && lost[0].message.contains(category)) }
  }

  @Test("A language keeps its original name, or the changed name is reported with its keys")
  func spellings() throws {
    let files = [
      "locales/en.json": "{\"a\": \"A\", \"b\": \"B\"}",
      "locales/kab-KAB.json": "{\"a\": \"C\", \"b\": \"D\"}",
    ]
    let kept = try report(files, to: .json)
    #expect(kept.files.contains { $0.hasSuffix("locales/kab-KAB/translation.json") }, "\(kept)")
    #expect(!kept.text.contains("lost:"), "\(kept.text)")
    // The original name of this language cannot be part of a file name.
    let tags = ["en", "kab-kab"].map { ConversionSamples.language($0) }
    let entries = ["a", "b"].map { key in
      PortableEntry(path: [key], texts: [tags[1]: [PortableText(text: "C")]])
    }
    let catalog = PortableCatalog(
      name: "A", sourceLanguage: tags[0], languages: tags, spellings: [tags[1]: "kab~KAB"],
      entries: entries, dialect: .json)
    var losses: [ConversionLoss] = []
    _ = NestedJSONWriter.write(catalog, losses: &losses)
    #expect(losses.filter { $0.aspect == .language }.map(\.languageName) == ["kab~KAB"])
    #expect(losses.filter { $0.aspect == .text }.map(\.key) == ["a", "b"])
  }

  @Test(
    "Keys with the names of members of the gen-l10n class are lost",
    arguments: [
      "toString", "hashCode", "runtimeType", "noSuchMethod", "localeName", "delegate",
      "supportedLocales", "localizationsDelegates", "of",
    ])
  func ownNames(_ key: String) {
    let language = ConversionSamples.english
    let entry = PortableEntry(path: [key], texts: [language: [PortableText(text: "x")]])
    let catalog = PortableCatalog(
      name: "A", sourceLanguage: language, languages: [language], entries: [entry], dialect: .arb)
    var losses: [ConversionLoss] = []
    let files = ARBWriter.write(catalog, losses: &losses)
    #expect(losses.contains { $0.aspect == .key && $0.key == key })
    #expect(!String(decoding: files[0].bytes, as: UTF8.self).contains(key))
  }

  @Test("Braces in an unformatted string are reported if the target format interprets them")
  func unformatted() {
    let language = ConversionSamples.english
    var entry = PortableEntry(path: ["k"], texts: [language: [PortableText(text: "a } b")]])
    entry.syntax = PlaceholderSyntax.none
    let catalog = PortableCatalog(
      name: "A", sourceLanguage: language, languages: [language], entries: [entry],
      dialect: .gettext)
    for (format, isLost) in [(ConversionFormat.arb, true), (.android, false)] {
      var losses: [ConversionLoss] = []
      let fitted = CatalogAdaptation.fit(catalog, to: format, losses: &losses)
      #expect(fitted.entries[0].texts == entry.texts)
      #expect(losses.contains { $0.aspect == .placeholder } == isLost, "\(losses)")
    }
  }
}
