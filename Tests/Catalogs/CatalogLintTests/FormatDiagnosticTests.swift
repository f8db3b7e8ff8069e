import CatalogLint
import CatalogLinting
import Diagnostics
import LanguageTags
import StringCatalogs
import Testing

/// Tests how the linter reports errors of the file formats.
@Suite("Diagnostics of file formats")
struct FormatDiagnosticTests {
  private func lint(_ path: String, _ format: CatalogFormat, _ text: String) -> [Diagnostic] {
    let file = LintedCatalog.File(
      path: path,
      content: CatalogFile.read(
        Array(text.utf8), format: format, language: CatalogLanguage(name: "de")))
    return Linter(LintOptions()).lint(LintedCatalog(name: "A", files: [file], atlas: .icu))
  }

  @Test(
    "A duplicate JSON key is reported with its full name and both spellings",
    arguments: [
      (#"{"a":"x","a":"y"}"#, "'a'", nil),
      (
        #"{"a":{"b":"x"},"a.b":"y"}"#,
        "'a.b'",
        "the key is written as 'a.b' here, and as 'b' where it is first defined; "
          + "the names of the enclosing objects precede it"
      ),
      (
        #"{"a.b":"y","a":{"b":"x"}}"#,
        "'a.b'",
        "the key is written as 'b' here, and as 'a.b' where it is first defined; "
          + "the names of the enclosing objects precede it"
      ),
    ] as [(String, String, String?)])
  func duplicates(_ text: String, name: String, note: String?) {
    let found = lint("de.json", .json, text).filter { $0.rule == "duplicate-key" }
    #expect(found.map(\.message) == ["duplicate key \(name)"])
    let notes = found.flatMap(\.notes).map(\.message).filter { $0.hasPrefix("the key is") }
    #expect(notes == (note.map { [$0] } ?? []))
  }

  @Test("The subject of a diagnostic is the key and the language at its position")
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

  @Test("A truncated table is reported with the number of lost keys and the first of them")
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
    // There is nothing to lose after the last key.
    let last = try #require(lint("de.lproj/A.strings", .strings, "\"a\" = \"1\";;\n").first)
    #expect(last.rule == "truncated-table" && last.severity == .warning)
  }

  @Test("A key that was read before the truncated part is not lost")
  func truncationOfDuplicates() throws {
    let text = "\"a\" = \"1\";\n\"c\" = \"2\";;\n\"c\" = \"3\";\n\"d\" = \"4\";\n\"e\" = \"5\";\n"
    let found = lint("de.lproj/A.strings", .strings, text).first { $0.rule == "truncated-table" }
    let diagnostic = try #require(found)
    #expect(diagnostic.message.contains("loses 2 of 4 keys"))
    #expect(
      diagnostic.notes.suffix(2).map(\.message) == [
        "the last key that the app reads, 'c'", "the first key that the app loses, 'd'",
      ])
  }

  @Test(
    "A file type that the system reads, but the linter does not support, is reported by name",
    arguments: [
      ("bplist00\u{1}", "a binary property list is not supported"),
      ("\u{0}\u{0}", "UTF-32 is not supported"),
    ])
  func unread(_ text: String, _ message: String) {
    let bytes = text.hasPrefix("bplist") ? Array(text.utf8) : [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]
    for format in [CatalogFormat.strings, .stringsdict] {
      let content = CatalogFile.read(
        bytes, format: format, language: CatalogLanguage(name: "de"))
      let file = LintedCatalog.File(path: "de.lproj/A.strings", content: content)
      let found = Linter(LintOptions()).lint(
        LintedCatalog(name: "A", files: [file], atlas: .icu))
      #expect(found.map(\.rule) == ["invalid-encoding"] && found.first?.message == message)
      #expect(found.first?.severity == (text.hasPrefix("bplist") ? .warning : .error))
    }
  }

  @Test(
    "One defect is one diagnostic",
    arguments: [
      // A device variation is within a plural category.
      (
        """
        {"variations" : {"plural" : {"one" : {"variations" : {"device" : \
        {"mac" : {"stringUnit" : {"value" : "1"}}}}}, "other" : {"stringUnit" : {"value" : "2"}}}}}
        """,
        ["illegal-variation"]
      ),
      // Substitutions are within a device variation.
      (
        """
        {"variations" : {"device" : {"mac" : {"stringUnit" : {"value" : "%#@n@"}, \
        "substitutions" : {"n" : {"formatSpecifier" : "lld", \
        "variations" : {"plural" : {"one" : {"stringUnit" : {"value" : "%arg"}}, \
        "other" : {"stringUnit" : {"value" : "%arg"}}}}}}}}}}
        """,
        ["illegal-variation"]
      ),
      (#"{"stringUnit" : {}}"#, ["missing-member"]),
      (#"{"stringUnit" : {"state" : 1, "value" : "A"}}"#, ["wrong-type"]),
    ])
  func cascades(_ localization: String, _ rules: [String]) {
    let text = """
      {"sourceLanguage" : "en", "strings" : \
      {"%lld A" : {"localizations" : {"de" : \(localization)}}, "B C" : {"localizations" : \
      {"de" : {"stringUnit" : {"state" : "translated", "value" : "B"}}}}}, "version" : "1.0"}
      """
    let found = lint("A.xcstrings", .xcstrings, text).map(\.rule)
    #expect(found.filter { !$0.hasPrefix("placeholder") } == rules)
  }

  @Test("The range of a state does not include its quotation marks")
  func stateRange() throws {
    let text = """
      {"sourceLanguage" : "en", "strings" : {"A" : {"localizations" : {"de" : \
      {"stringUnit" : {"state" : "done", "value" : "B"}}}}}, "version" : "1.0"}
      """
    let found = try #require(lint("A.xcstrings", .xcstrings, text).first)
    let range = try #require(found.range)
    #expect(String(decoding: Array(text.utf8)[range.range], as: UTF8.self) == "done")
  }

  @Test("Deprecated language codes are replaced with the current ones")
  func oldCodes() {
    let names = ["iw", "in", "ji", "he_IL"].map { CatalogLanguage(name: $0).tag?.description }
    #expect(names == ["he", "id", "yi", "he-IL"])
  }

  @Test("The fix-it for a misspelled state is only displayed")
  func state() throws {
    let text = """
      {"sourceLanguage" : "en", "strings" : {"A" : {"extractionState" : "manuel"}}, \
      "version" : "1.0"}
      """
    let fixIt = try #require(lint("A.xcstrings", .xcstrings, text).first?.fixIts.first)
    #expect(fixIt.applicability == .displayOnly)
    #expect(fixIt.edits.map(\.text) == ["manual"])
  }

  @Test("Text from the file is shortened in messages, and kept on one line")
  func words() throws {
    let name = String(repeating: "ä", count: 100) + "\\n"
    let text = #"{"sourceLanguage" : "en", "strings" : {}, "version" : "1.0", "\#(name)" : {}}"#
    let found = try #require(lint("A.xcstrings", .xcstrings, text).first)
    #expect(found.rule == "key-outside-strings")
    #expect(found.message.contains("ä…'") && found.message.count < 150)
  }
}
