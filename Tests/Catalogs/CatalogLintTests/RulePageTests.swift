import CatalogLint
import CatalogLinting
import CatalogRulePages
import Diagnostics
import Foundation
import Testing

/// Tests that the pages describe what their rules report.
@Suite("Rules and their pages")
struct RulePageTests {
  @Test("Each rule has a page, and each page has a rule")
  func complete() {
    #expect(RulePage.all.map(\.rule) == RuleRegistry.all.map { $0.id }.sorted())
    #expect(Set(RuleRegistry.all.map { $0.id }).count == RuleRegistry.all.count)
  }

  @Test("The tool contains the pages in the folder")
  func generated() {
    for page in RulePage.all {
      let generated = RulePages.page(of: page.rule)?.description
      #expect(generated == page.text, "run: swift run GenerateEmbeddedTexts")
    }
    #expect(RulePages.page(of: "no-such-rule") == nil)
  }

  @Test("The manual lists the rules")
  func index() throws {
    let page = try String(
      contentsOf: RulePage.root.appending(path: "Tools/Manual/pages/reference/rules.md"),
      encoding: .utf8)
    let index = RuleRegistry.index()
    #expect(
      page.contains("<!-- rules -->\n\(index)<!-- end of rules -->"),
      "run: swift run GenerateEmbeddedTexts")
    for rule in RuleRegistry.all { #expect(index.contains("`\(rule.id)`")) }
  }

  @Test("Each page has the expected headings", arguments: RulePage.all.map(\.rule))
  func headings(_ rule: String) throws {
    let page = try #require(RulePage.all.first { $0.rule == rule })
    #expect(page.text.hasPrefix("# \(rule)\n\n"))
    let headings = page.text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(
      headings == [
        "## Why", "## What to do", "## On real files", "## Invalid", "## Valid",
      ])
    #expect(page.text.contains("rule: \(rule),"), "how to allow it")
    // An example cannot contain an unreadable file.
    if rule == "unreadable-file" { return }
    #expect(page.examples.contains { !$0.isValid } && page.examples.contains { $0.isValid })
    #expect(page.examples.allSatisfy { $0.isValid == $0.expected.isEmpty })
  }

  @Test(
    "An example causes exactly the marked diagnostics", arguments: RulePage.all.flatMap(\.examples))
  func example(_ example: RulePage.Example) {
    #expect(example.reported() == example.expected)
  }

  @Test(
    "A rule declares the severities and formats of its diagnostics",
    arguments: RulePage.all.flatMap(\.examples))
  func facts(_ example: RulePage.Example) throws {
    // A configuration may change severities, so examples with one are skipped.
    guard example.configuration.isEmpty else { return }
    for diagnostic in example.diagnostics() {
      let rule = try #require(RuleRegistry.rule(diagnostic.rule))
      #expect(rule.severities.contains(diagnostic.severity), "\(diagnostic)")
      guard let file = example.files.first(where: { $0.path == diagnostic.path }) else { continue }
      #expect(rule.applies(to: file.format), "\(diagnostic)")
    }
  }

  // According to the style guide, messages have at most 80 characters and no final period, and use
  // terms of the field.
  @Test("Messages are short and use plain language", arguments: RulePage.all.flatMap(\.examples))
  func messages(_ example: RulePage.Example) {
    let unwanted: Set = [
      "stand", "stands", "nobody", "somebody", "whoever", "refuse", "refuses", "behind", "text",
      "texts", "mend", "mends", "says",
    ]
    for diagnostic in example.diagnostics() where Self.wordsItself(diagnostic.rule) {
      #expect(diagnostic.message.count <= 80 && diagnostic.message.last != ".", "\(diagnostic)")
      let sentences =
        [diagnostic.message] + diagnostic.notes.map(\.message) + diagnostic.fixIts.map(\.title)
      for sentence in sentences {
        // Content quoted from the file is not checked.
        let own = sentence.replacing(/'[^']*'|"[^"]*"|“[^”]*”|<[^>]*>|\{[^}]*\}/, with: "")
        let words = own.split { !$0.isLetter }.map { $0.lowercased() }
        #expect(unwanted.isDisjoint(with: words), "\(sentence)")
      }
    }
  }

  /// Returns `true` if the wording of a rule's messages is checked.
  ///
  /// Messages of readers and parsers are not checked, because they do not use plain language yet.
  private static func wordsItself(_ rule: String) -> Bool {
    let others: Set = ["icu-syntax", "non-xcode-format"]
    return (RuleRegistry.rule(rule)?.codes.isEmpty ?? true) && !others.contains(rule)
  }

  @Test("The severities of a rule start with its own severity, most severe first")
  func severities() {
    for rule in RuleRegistry.all {
      #expect(rule.severities.first == rule.severity)
      #expect(rule.severities == Set(rule.severities).sorted(by: >))
    }
  }

  @Test(
    "Variants of an example have the same diagnostics", arguments: RulePage.all.flatMap(\.examples))
  func mutated(_ example: RulePage.Example) {
    for mutation in example.mutations {
      #expect(
        mutation.example.reported() == mutation.example.expected, "\(mutation.name)")
    }
  }
}
