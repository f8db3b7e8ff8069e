import CatalogLint
import CatalogLinting
import Diagnostics
import StringCatalogs
import Testing

/// Tests the placeholder rules with substitutions in string catalogs.
@Suite("Placeholders: substitutions")
struct SubstitutionPairTests {
  struct Substitution {
    var name = "n"
    var argument: Int? = 1
    var specifier = "lld"
    var one = "%arg x"
    var other = "%arg y"

    var json: String {
      let number = argument.map { "\"argNum\": \($0), " } ?? ""
      let forms = [("one", one), ("other", other)].map { category, text in
        "\"\(category)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
      }.joined(separator: ", ")
      return "\"\(name)\": {\(number)\"formatSpecifier\": \"\(specifier)\", "
        + "\"variations\": {\"plural\": {\(forms)}}}"
    }
  }

  struct Text {
    var text = "%#@n@"
    var substitutions = [Substitution()]

    var json: String {
      "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}, "
        + "\"substitutions\": {\(substitutions.map(\.json).joined(separator: ", "))}}"
    }
  }

  /// Lints an entry with an English and a German string; returns the diagnostics of placeholder
  /// rules.
  private func lint(_ key: String, _ source: Text?, _ target: Text) -> [Diagnostic] {
    let english = source.map { "\"en\": \($0.json), " } ?? ""
    let json =
      "{\"sourceLanguage\": \"en\", \"strings\": {\"\(key)\": {\"localizations\": {"
      + "\(english)\"de\": \(target.json)}}}, \"version\": \"1.0\"}"
    let content = CatalogFile.read(Array(json.utf8), format: .xcstrings)
    let catalog = LintedCatalog(
      name: "A", files: [LintedCatalog.File(path: "A", content: content)], atlas: .icu)
    return Linter(LintOptions()).lint(catalog).filter {
      RuleRegistry.rule($0.rule)?.family == .placeholders
    }
  }

  @Test(
    "The number has the type that the substitution specifies", arguments: ["lf", "f", ".1f", "d"])
  func specifiers(_ specifier: String) {
    let text = Text(substitutions: [Substitution(specifier: specifier)])
    #expect(lint("%\(specifier) km", text, text) == [])
    #expect(lint("%\(specifier) km", nil, text) == [])
  }

  @Test(
    "A misspelled %arg is reported with a fix-it",
    arguments: ["% arg D", "%agr D", "%Arg D", "%ARG D", "%rga", "%1$arg D"])
  func damaged(_ written: String) throws {
    let found = lint(
      "%lld files", Text(), Text(substitutions: [Substitution(other: written)]))
    #expect(found.map(\.rule) == ["placeholder-malformed"])
    let fixIt = try #require(found.first?.fixIts.first)
    #expect(fixIt.edits.map(\.text) == ["%arg"])
  }

  @Test("A string with a substitution is not a date pattern, whatever follows")
  func strayAtEnd() {
    let text = Text(text: "%#@n@%#")
    #expect(!lint("key", text, text).contains { $0.message.contains("date") })
  }

  @Test(
    "Words that contain the letters of %arg are not reported",
    arguments: ["100 %% gar %arg", "%args", "%arg%% rag"])
  func words(_ written: String) {
    #expect(lint("%lld files", Text(), Text(substitutions: [Substitution(other: written)])) == [])
  }

  @Test("If two substitutions have each other's arguments, both are reported")
  func exchanged() {
    func text(_ first: Int, _ second: Int) -> Text {
      Text(
        text: "%#@n@ in %#@m@",
        substitutions: [
          Substitution(argument: first), Substitution(name: "m", argument: second),
        ])
    }
    let found = lint("%1$lld in %2$lld", text(1, 2), text(2, 1))
    #expect(
      found.map(\.message) == [
        "%#@n@ uses argument 2, but argument 1 in the source",
        "%#@m@ uses argument 1, but argument 2 in the source",
      ])
    #expect(lint("%1$lld in %2$lld", text(1, 2), text(1, 2)) == [])
  }

  @Test("One defect is one diagnostic")
  func single() {
    let source = Text(text: "%1$@ has %#@n@", substitutions: [Substitution(argument: 2)])
    func rules(_ substitution: Substitution) -> [String] {
      lint("%1$@ has %2$lld", source, Text(text: "%1$@ hat %#@n@", substitutions: [substitution]))
        .map { "\($0.rule): \($0.message)" }
    }
    let moved =
      "substitution-argument: %#@n@ uses argument 1, but argument 2 in the source"
    #expect(rules(Substitution(argument: 1)) == [moved])
    #expect(rules(Substitution(argument: nil)) == [moved])
    #expect(
      rules(Substitution(argument: 2, specifier: "d")) == [
        "width-changed: placeholder d has a different integer size than lld in the source"
      ])
    #expect(
      rules(Substitution(argument: 2, specifier: "@")) == [
        "substitution-argument: '@' is not a numeric format specifier, such as 'lld'"
      ])
    #expect(rules(Substitution(argument: 2)) == [])
    // The argument itself prints the number.
    #expect(rules(Substitution(argument: 2, one: "%2$lld f", other: "%2$lld fs")) == [])
  }

  @Test("If one variation lacks a value of another variation, this is reported")
  func forms() {
    let found = lint(
      "%1$@ has %2$lld", nil,
      Text(substitutions: [
        Substitution(argument: 2, one: "%1$@ hat %arg", other: "hat %arg")
      ]))
    #expect(found.map(\.rule) == ["placeholder-missing"])
    #expect(found.map { $0.subject?.variation } == ["substitution.n.plural.other"])
  }

  @Test(
    "A problem in a key has no fix-it, because the code must be changed too",
    arguments: ["Save 50% on %@", "A %1$@ %@"])
  func keys(_ key: String) {
    let json = """
      {"sourceLanguage": "en", "strings": {"\(key)": {"localizations": {"de": \
      {"stringUnit": {"state": "translated", "value": "%1$@"}}}}}, "version": "1.0"}
      """
    let content = CatalogFile.read(Array(json.utf8), format: .xcstrings)
    let found = Linter(LintOptions()).lint(
      LintedCatalog(
        name: "A", files: [LintedCatalog.File(path: "A", content: content)], atlas: .icu)
    ).filter { $0.subject?.language == nil && RuleRegistry.rule($0.rule)?.family == .placeholders }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.fixIts.isEmpty })
  }
}
