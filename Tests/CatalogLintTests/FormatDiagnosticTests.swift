import CatalogLanguages
import CatalogLint
import Diagnostics
import StringCatalogs
import Testing

/// What is wrong in a format, as the linter reports it.
@Suite("Diagnostics of formats")
struct FormatDiagnosticTests {
  private func lint(_ path: String, _ format: CatalogFormat, _ text: String) -> [Diagnostic] {
    let file = LintedCatalog.File(
      path: path,
      content: CatalogFile.read(
        Array(text.utf8), format: format, language: CatalogLanguage(name: "de")))
    return Linter(LintOptions()).lint(LintedCatalog(name: "A", files: [file], atlas: .icu))
  }

  @Test("The subject is the key and the language around the place")
  func subject() {
    let text = """
      {"sourceLanguage" : "en", "strings" : {
        "Send" : {"localizations" : {
          "fr" : {"stringUnit" : {"state" : "done", "value" : "Envoyer"}},
          "de" : {"stringUnit" : {"state" : "translated", "value" : "a", "value" : "b"}}}},
        "Post" : {"coment" : ""}
      }, "version" : 1}
      """
    let found = lint("A.xcstrings", .xcstrings, text).filter { !$0.rule.hasPrefix("missing") }
    let subjects = found.map {
      "\($0.rule) \($0.subject?.key ?? "-") \($0.subject?.language ?? "-")"
    }
    #expect(
      subjects == [
        "invalid-state Send fr", "duplicate-json-member Send de", "unknown-member Post -",
        "wrong-type - -",
      ])
    #expect(found.allSatisfy { $0.subject?.catalog == "A" })
  }

  @Test("A table that ends midway says how many keys are lost, and which")
  func truncation() throws {
    let text = "\"a\" = \"1\";\n\"b\" = \"2\";;\n\"c\" = \"3\";\n\"d\" = \"4\";\n"
    let found = try #require(lint("de.lproj/A.strings", .strings, text).first)
    #expect(found.rule == "truncated-table" && found.severity == .error)
    #expect(found.message.contains("loses 2 of 4 keys"))
    let bytes = Array(text.utf8)
    let shown = found.notes.compactMap { note in
      note.range.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }
    #expect(shown == ["b", "c"])
    // Nothing is lost behind the last key.
    let last = try #require(lint("de.lproj/A.strings", .strings, "\"a\" = \"1\";;\n").first)
    #expect(last.rule == "truncated-table" && last.severity == .warning)
  }

  @Test("A state that is nearly right is shown, and nobody writes it unasked")
  func state() throws {
    let text =
      #"{"sourceLanguage" : "en", "strings" : {"A" : {"extractionState" : "manuel"}}, "version" : "1.0"}"#
    let fixIt = try #require(lint("A.xcstrings", .xcstrings, text).first?.fixIts.first)
    #expect(fixIt.applicability == .displayOnly)
    #expect(fixIt.edits.map(\.text) == ["\"manual\""])
  }

  @Test("Words of the file are cut and stay in one line")
  func words() throws {
    let name = String(repeating: "ä", count: 100) + "\\n"
    let text = #"{"sourceLanguage" : "en", "strings" : {}, "version" : "1.0", "\#(name)" : {}}"#
    let found = try #require(lint("A.xcstrings", .xcstrings, text).first)
    #expect(found.rule == "key-outside-strings")
    #expect(found.message.contains("ä…\"") && found.message.count < 150)
  }
}
