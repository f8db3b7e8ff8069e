import CatalogLint
import CatalogLinting
import Diagnostics
import LanguageTags
import StringCatalogs
import Testing

/// Tests extreme strings and files.
///
/// Each rule reads each byte a limited number of times, and reports a string once instead of each
/// character. With these sizes, quadratic work would take hours, so the tests need no time limit.
@Suite("Lint: hostile strings")
struct HostileTextTests {
  private func lint(
    _ bytes: [UInt8], _ format: CatalogFormat, language: String = "de"
  ) -> [Diagnostic] {
    let content = CatalogFile.read(bytes, format: format, language: CatalogLanguage(name: language))
    let file = LintedCatalog.File(path: "A", content: content)
    return Linter(LintOptions()).lint(LintedCatalog(name: "A", files: [file], atlas: .icu))
  }

  /// Lints a string that repeats a piece.
  ///
  /// Because of a leading escape, the bytes in the file differ from the bytes of the string.
  private func lint(_ piece: String, times: Int) -> [Diagnostic] {
    let text = String(repeating: piece, count: times)
    let json = #"""
      {"sourceLanguage":"en","strings":{"a":{"localizations":{
      "en":{"stringUnit":{"state":"translated","value":"\n\#(text)"}},
      "de":{"stringUnit":{"state":"translated","value":"\n\#(text)"}}}}},"version":"1.0"}
      """#
    return lint(Array(json.utf8), .xcstrings)
  }

  @Test("A hundred megabytes of brackets cause few diagnostics", arguments: CatalogFormat.allCases)
  func brackets(_ format: CatalogFormat) {
    let found = lint([UInt8](repeating: UInt8(ascii: "["), count: 100_000_000), format)
    // In properties, any characters form a key.
    #expect(found.isEmpty == (format == .properties) && found.count < 10)
  }

  @Test(
    "A character, placeholder or tag that occurs fifty thousand times causes few diagnostics",
    arguments: [
      "%", "%@ ", "%1$@", "%%", "%#@x@", "{name}", "<b>", "&amp;", "\u{200B}", "a\u{200B}",
      "\u{FEFF}x", "\u{AD}", "\u{2067}", "\u{2067}\u{2069}", "\u{202E}", "\u{2069}", "\u{0421}at ",
      "a\u{0430}", "\u{C3}\u{A4}", "\u{C3}\u{A4} ", "\u{FFFD}", #"\u0001"#, #"\u0085"#,
      "\u{E0041}", "\u{200C} ",
    ])
  func repeated(_ piece: String) {
    #expect(lint(piece, times: 50_000).count < 2_000)
  }

  @Test(
    "A hundred thousand opening marks are linted quickly",
    arguments: ["[a](", "[a](b", "![a](", "1.", "1,", "1.0", "{0", "<a ", "`a", "http://", "$("])
  func opened(_ piece: String) {
    let text = String(repeating: piece, count: 100_000)
    let files = [("en", "See [a](b), `c`, {0} and 1.5"), ("de", text), ("fr", text + ")")].map {
      LintedCatalog.File(
        path: $0.0,
        content: CatalogFile.read(
          Array("\"a\" = \"\($0.1)\";".utf8), format: .strings,
          language: CatalogLanguage(name: $0.0)))
    }
    let catalog = LintedCatalog(
      name: "A", files: files, sourceLanguage: .init("en"), atlas: .icu)
    #expect(Linter(LintOptions()).lint(catalog).count < 100)
  }

  @Test("Fifty thousand equal keys are reported as duplicates")
  func sameKeys() {
    let count = 50_000
    let table = String(repeating: "\"a\" = \"x\";\n", count: count)
    #expect(
      lint(Array(table.utf8), .strings).count { $0.rule == "duplicate-key" } == count - 1)
    let object = "{" + Array(repeating: "\"a\": \"x\"", count: count).joined(separator: ",") + "}"
    #expect(
      lint(Array(object.utf8), .json).count { $0.rule == "duplicate-key" } == count - 1)
    let products = (0..<count).map { #"<string name="a" product="p\#($0)">x</string>"# }
    let resources = "<resources>\(products.joined())</resources>"
    #expect(lint(Array(resources.utf8), .android).allSatisfy { $0.rule != "duplicate-key" })
  }

  @Test("A string of four megabytes causes one short diagnostic per rule")
  func long() {
    let text = String(repeating: "x\u{200B}y", count: 800_000)
    let found = lint(Array("\"a\" = \"\(text)\";".utf8), .strings)
    #expect(found.count { $0.rule == "invisible-character" } == 1)
    #expect(found.allSatisfy { $0.message.utf8.count < 1_000 })
  }

  @Test("Nested entities are reported")
  func entities() {
    let entities = (1..<40).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
    let text =
      "<!DOCTYPE resources [<!ENTITY e0 \"x\">\(entities)]>"
      + "<resources><string name=\"a\">&e39;</string></resources>"
    #expect(lint(Array(text.utf8), .android).contains { $0.rule == "entity-expansion" })
  }
}
