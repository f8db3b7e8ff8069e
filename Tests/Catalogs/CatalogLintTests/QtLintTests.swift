import CatalogLint
import CatalogLinting
import Diagnostics
import StringCatalogs
import Testing

/// Tests rules for Qt Linguist files, in addition to the examples on their pages.
@Suite("Lint: Qt Linguist")
struct QtLintTests {
  /// Lints a file, and returns `severity rule: key` for each diagnostic.
  private func lint(_ messages: [String], path: String = "app_de.ts") -> [String] {
    let text =
      "<TS version=\"2.1\" language=\"de\"><context><name>C</name>"
      + messages.map { "<message>\($0)</message>" }.joined() + "</context></TS>"
    let file = RulePage.Example.File(path: path, format: .qtLinguist, bytes: Array(text.utf8))
    let catalog = LintedCatalog(name: "app.ts", files: [file.linted], atlas: .icu)
    return Linter(LintOptions()).lint(catalog).map { diagnostic in
      let key = diagnostic.subject?.key?.split(separator: "\u{4}").last ?? "-"
      return "\(diagnostic.severity) \(diagnostic.rule): \(key)"
    }
  }

  @Test("A message without a translation is missing, like one with an empty translation")
  func missing() {
    let words = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"]
    let messages = words.map { "<source>\($0)</source><translation>x\($0)</translation>" }
    let found = lint(messages + ["<source>Ten</source>"])
    #expect(found.contains { $0.hasSuffix("missing-translation: Ten") })
    let empty = "<source>Ten</source><translation type=\"unfinished\"></translation>"
    #expect(lint(messages + [empty]) == found)
  }

  // Türk Dil Kurumu, Yazım Kılavuzu: the percent sign precedes the number.
  @Test(
    "A percent sign before a number of the source is not a place marker",
    arguments: [
      ("about 60-80% of it", "yaklaşık %60-80’i", false), ("60–80 %", "%60–80", false),
      ("60% of it", "%60’ı", false), ("about 60 of it", "yaklaşık %60", true),
      ("60-80 of 5%", "%60-80", true),
    ])
  func percentages(_ source: String, _ target: String, _ isReported: Bool) {
    let found = lint(["<source>\(source)</source><translation>\(target)</translation>"])
    #expect(found.contains { $0.contains("placeholder-extra") } == isReported, "\(found)")
  }

  // `QString::arg` replaces only numbers. A name in braces can be a word that users type.
  @Test("Translated names in braces are warnings, however many translations keep them")
  func names() {
    let kept = (0..<20).map {
      "<source>Key \($0) {NAME}</source><translation>Taste \($0) {NAME}</translation>"
    }
    let wrong = ["<source>Type {NAME}</source><translation>{WORT} tippen</translation>"]
    for messages in [wrong, kept + wrong] {
      #expect(
        lint(messages).filter { $0.contains("placeholder") } == [
          "warning placeholder-translated: Type {NAME}"
        ])
    }
  }

  // `QString::arg` replaces %1 and %L1.
  @Test(
    "Place markers are not numbers",
    arguments: [
      ("%1 of 5", "%2 von 5", false), ("At %1, 5 s", "Nach 5 s, %1", false),
      ("%L1 in 5 s", "%L2 in 5 s", false), ("%1 in 5 s", "%1 in 6 s", true),
    ])
  func numbers(_ source: String, _ target: String, _ isReported: Bool) {
    let found = lint(["<source>\(source)</source><translation>\(target)</translation>"])
    #expect(found.contains { $0.contains("number-changed") } == isReported, "\(found)")
  }
}
