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
