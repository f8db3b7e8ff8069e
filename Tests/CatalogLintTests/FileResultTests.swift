import CatalogLanguages
import CatalogLint
import Diagnostics
import LanguageTags
import StringCatalogs
import Testing

/// Results that are about a file or a language as a whole, as the pages of the rules describe them.
@Suite("Results for whole files")
struct FileResultTests {
  private func lint(
    _ files: [(language: String, text: String)], _ format: CatalogFormat = .json,
    required: [String]? = nil
  ) -> [Diagnostic] {
    let files = files.map { language, text in
      LintedCatalog.File(
        path: "\(language).\(format.rawValue)",
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

  // A tenth of 30 strings is 3.
  @Test(
    "A language that is barely begun is one warning, and each string is info",
    arguments: [(2, true), (3, false)])
  func barelyBegun(_ count: Int, _ isBarely: Bool) {
    let source = json(0..<30) { "Text number \($0)" }
    let target = json(0..<count) { "Texto número \($0)" }
    let found = lint([("en", source), ("gl", target)]).filter { $0.rule == "missing-translation" }
    let strings = found.filter { $0.subject?.key != nil }
    #expect(strings.count == 30 - count)
    #expect(strings.allSatisfy { $0.severity == (isBarely ? .info : .warning) })
    let whole = found.filter { $0.subject?.key == nil }
    #expect(
      whole.map(\.message)
        == (isBarely ? ["barely begun: 2 of 30 strings are translated"] : []))
    #expect(whole.allSatisfy { $0.severity == .warning && $0.subject?.language == "gl" })
    let required = lint([("en", source), ("gl", target)], required: ["gl"])
      .filter { $0.rule == "missing-translation" }
    #expect(required.count == 30 - count && required.allSatisfy { $0.severity == .error })
  }

  @Test(
    "A file of mostly empty strings is not begun",
    arguments: [(6, ["not begun: 6 of 10 strings are empty"], Severity.warning), (3, [], .error)])
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

  @Test("A tag around many translations of a file is one result", arguments: [20, 21])
  func tagAround(_ count: Int) {
    let found = lint([
      ("en", json(0..<count) { "Maqam \($0)" }), ("ja", json(0..<count) { "<i>Maqam \($0)</i>" }),
    ]).filter { $0.rule == "markup-tag-mismatch" }
    #expect(found.count == (count > 20 ? 1 : count))
    if count > 20 {
      #expect(found.map(\.message) == ["21 translations have <i> around them"])
    }
    // A program that shows a source without tags may show the tag as it is.
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test(
    "A key that several languages have beside the source is stale",
    arguments: [(2, Severity.warning), (3, .info)])
  func orphans(_ languages: Int, _ severity: Severity) {
    let files =
      [("en", json(0..<4) { "Text \($0)" })]
      + ["de", "fr", "it"].prefix(languages).map { ($0, json(0..<5) { "T \($0)" }) }
    let found = lint(files).filter { $0.rule == "orphan-key" }
    #expect(found.count == languages && found.allSatisfy { $0.severity == severity })
  }

  @Test(
    "An empty file is info, one of a language without a string is a warning",
    arguments: [("", Severity.info), ("\n", .warning)])
  func emptyFiles(_ text: String, _ severity: Severity) {
    let found = lint([("en", table(0..<3) { "Text \($0)" }), ("hu", text)], .strings)
      .filter { $0.rule == "missing-language" }
    #expect(found.map(\.severity) == [severity])
  }

  @Test("An unknown escape is an error, one for each string, with what people see")
  func escapes() {
    let found = lint(
      [("de", #"<resources><string name="a">plats\binf\bormation</string></resources>"#)], .android
    ).filter { $0.rule == "escape-sequence" }
    #expect(
      found.map(\.message)
        == [#"\b is no escape: people see “platsbinfbormation”, and 1 more"#])
    #expect(found.map(\.severity) == [.error])
  }

  @Test(
    "A double escape is a warning in every format",
    arguments: [
      (
        CatalogFormat.json, #"{"a": "One\nTwo"}"#, #"{"a": "Eins\\nZwei"}"#, Severity.warning
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
