import CatalogLint
import Diagnostics
@testable import CatalogLinting
import Testing

/// Tests the filters through which the diagnostics of rules pass before they are reported.
@Suite("Filters of diagnostics")
struct DiagnosticFilterTests {
  private static let catalog = "/app/de.po"

  private func diagnostic(
    _ rule: String, key: String? = nil, language: String? = nil, path: String = catalog,
    at start: Int = 0, severity: Severity = .warning
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, path: path, range: SourceRange(start, start + 1),
      subject: Diagnostic.Subject(catalog: Self.catalog, key: key, language: language),
      message: "")
  }

  private func scope(_ yaml: String) throws -> LintScope {
    let (configuration, diagnostics) = LintConfiguration.read(
      Array("lint:\n  \(yaml)\n".utf8), path: "/app/waymark.yaml",
      rules: RuleRegistry.all.map(\.id))
    try #require(diagnostics.isEmpty)
    return LintScope(configuration, folder: ["app"], LintRequest())
  }

  @Test("Equal diagnostics are merged")
  func copies() {
    let (first, second) = (diagnostic("syntax"), diagnostic("syntax", at: 1))
    var found = [first, first, second, second, second]
    var filter = CopyFilter()
    filter.apply(to: &found)
    #expect(found == [first, second])
  }

  @Test(
    "A configuration can lower the severity that a rule reports, but not raise it",
    arguments: [
      ("rules: { url-changed: error }", Severity.warning),
      ("rules: { url-changed: info }", .info),
      ("rules: { url-changed: off }", nil),
      ("overrides: [{ paths: [de.po], rules: { url-changed: off } }]", nil),
      ("overrides: [{ paths: [fr.po], rules: { url-changed: off } }]", .warning),
    ] as [(String, Severity?)])
  func severities(yaml: String, expected: Severity?) throws {
    // With two files, an override that names one of them gives the files different severities.
    let files = [Self.catalog, "/app/fr.po"]
    var filter = SeverityFilter(
      severities: FileSeverities(try scope(yaml), files: files, catalog: Self.catalog))
    let options = FileSeverities(try scope(yaml), files: files, catalog: Self.catalog).options
    let rule = try #require(RuleRegistry.rule("url-changed"))
    // The linter does not run a rule that is off for all files, so there is nothing to filter.
    guard options.severity(of: rule) != nil else {
      #expect(expected == nil)
      return
    }
    let reported = options.severities["url-changed"] == .some(.info) ? Severity.info : .warning
    var found = [diagnostic("url-changed", severity: reported)]
    filter.apply(to: &found)
    #expect(found.map(\.severity) == (expected.map { [$0] } ?? []))
  }

  @Test(
    "An entry under `allow` removes diagnostics with its rule, path, key and language",
    arguments: [
      ("{ rule: url-changed }", true),
      ("{ rule: email-changed }", false),
      ("{ rule: url-changed, path: de.po }", true),
      ("{ rule: url-changed, path: fr.po }", false),
      ("{ rule: url-changed, key: \"help.*\" }", true),
      ("{ rule: url-changed, key: other }", false),
      ("{ rule: url-changed, language: de }", true),
      ("{ rule: url-changed, language: fr }", false),
    ])
  func allowances(entry: String, isRemoved: Bool) throws {
    var filter = AllowanceFilter(
      try scope("allow: [\(entry)]"), files: [Self.catalog], catalog: Self.catalog)
    var found = [diagnostic("url-changed", key: "help.link", language: "de")]
    filter.apply(to: &found)
    #expect(found.isEmpty == isRemoved)
    #expect(filter.used == (isRemoved ? [0] : []))
  }

  @Test("If standard input is linted, only diagnostics in its file are kept")
  func input() {
    let (own, other) = (diagnostic("syntax"), diagnostic("syntax", path: "/app/fr.po"))
    for (path, expected) in [(nil, [own, other]), (Self.catalog, [own]), ("x", [])] {
      var found = [own, other]
      var filter = InputFilter(path: path)
      filter.apply(to: &found)
      #expect(found == expected)
    }
  }

  @Test(
    "A baseline hides diagnostics unless there are more of them than it lists",
    arguments: [
      (known: [String](), found: ["a"], kept: ["a"]), (["a"], ["a"], []),
      (["a", "b"], ["b"], []), (["a"], ["a", "a"], ["a", "a"]), (["a", "a"], ["a"], []),
      (["a"], ["b", "a"], ["b"]),
    ])
  func baseline(known: [String], found: [String], kept: [String]) {
    var baseline = Baseline()
    for key in known { baseline.insert(Baseline.Entry(diagnostic("syntax", key: key))) }
    var diagnostics = found.enumerated().map { diagnostic("syntax", key: $1, at: $0) }
    BaselineFilter(baseline).apply(to: &diagnostics)
    #expect(diagnostics.map { $0.subject?.key } == kept)
    var renamed = found.map { diagnostic("syntax", key: $0) }
    BaselineFilter(baseline) { "other/" + $0 }.apply(to: &renamed)
    #expect(renamed.count == found.count)
  }
}
