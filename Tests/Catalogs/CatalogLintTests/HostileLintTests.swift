import CatalogLint
import CatalogLinting
import StringCatalogs
import Testing

/// Tests that linting extreme catalogs takes linear time.
@Suite("Lint: hostile catalogs")
struct HostileLintTests {
  private func lint(
    _ strings: String, budget: DiagnosticBudget = DiagnosticBudget()
  ) -> Int {
    let text = #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#
    let file = LintedCatalog.File(
      path: "A.xcstrings", content: CatalogFile.read(Array(text.utf8), format: .xcstrings))
    let catalog = LintedCatalog(name: "A", files: [file], atlas: .icu)
    return Linter(LintOptions()).lint(catalog, budget: budget).count
  }

  private static let unit = #"{"stringUnit":{"state":"translated","value":"T"}}"#

  @Test(
    "Thousands of languages, and of keys without languages, are linted in a minute",
    .timeLimit(.minutes(1)))
  func languages() {
    let languages = (0..<10_000).map { #""en-x-a\#($0)":\#(Self.unit),"ZZ\#($0)":\#(Self.unit)"# }
    let keys = (0..<20_000).map { #""key \#($0)":{}"# }
    let all = #""A":{"localizations":{\#(languages.joined(separator: ","))}},"#
    // Hundreds of millions of strings are missing, so their diagnostics exceed the budget.
    let budget = DiagnosticBudget(limit: 1 << 23)
    #expect(lint(all + keys.joined(separator: ","), budget: budget) == 0 && budget.isExhausted)
  }

  @Test(
    "Thousands of substitutions and duplicate members are linted in a minute",
    .timeLimit(.minutes(1)))
  func substitutions() {
    let plural = #"{"variations":{"plural":{"one":\#(Self.unit)}}}"#
    let substitutions = (0..<20_000).map { #""s\#($0)":\#(plural)"# }
    let inner = #""ru":{"substitutions":{\#(substitutions.joined(separator: ","))}}"#
    let twice = Array(repeating: #""de":\#(Self.unit)"#, count: 20_000)
    let languages = inner + "," + twice.joined(separator: ",")
    #expect(lint(#""A":{"localizations":{\#(languages)}}"#) > 39_000)
  }

  @Test("Thousands of substitutions per language are linted in a minute", .timeLimit(.minutes(1)))
  func pairs() {
    let plural = #"{"variations":{"plural":{"one":\#(Self.unit),"other":\#(Self.unit)}}}"#
    let substitutions = (0..<3_000).map { #""s\#($0)":\#(plural)"# }.joined(separator: ",")
    let sides = ["en", "de"].map { #""\#($0)":{"substitutions":{\#(substitutions)}}"# }
    // Comparing equal substitutions does not take longer than comparing different ones.
    _ = lint(#""A":{"localizations":{\#(sides.joined(separator: ","))}}"#)
  }

  @Test(
    "Long strings with many links, numbers, spaces and line breaks are linted in a minute",
    .timeLimit(.minutes(1)))
  func longTexts() {
    let parts = ["a://b) ", "1 2, ", " \\n", ".  . ", "x@y.de ", "?!… ", "<b ", "%1$ {", "))]"]
    for part in parts {
      let source = String(repeating: part, count: 60_000)
      let target = String(repeating: part, count: 59_999) + "3 c://d"
      let unit = { (text: String) in #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
      _ = lint(#""A":{"localizations":{"en":\#(unit(source)),"de":\#(unit(target))}}"#)
    }
  }
}
