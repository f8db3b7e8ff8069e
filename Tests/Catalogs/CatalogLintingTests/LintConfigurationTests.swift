import CatalogLinting
import Diagnostics
import Foundation
import LanguageTags
import TestSupport
import Testing

/// Tests the content of `waymark.yaml`, and errors in it.
@Suite("Configurations of the linter")
struct LintConfigurationTests {
  private static let rules = ["ellipsis", "missing-translation", "replacement-character"]

  private func read(_ text: String) -> (configuration: LintConfiguration, diagnostics: [Diagnostic])
  {
    LintConfiguration.read(Array(text.utf8), path: "waymark.yaml", rules: Self.rules)
  }

  @Test("All keys are read")
  func everything() throws {
    let (read, diagnostics) = read(
      """
      lint:
        languages: [en, zh-cn]
        source-language: en
        catalogs:
          - { path: Tools/**, languages: [en], source-language: de }
        rules: { ellipsis: off, missing-translation: warning }
        overrides:
          - { paths: [Legacy, "*.strings"], rules: { ellipsis: error } }
        allow:
          - { rule: ellipsis, path: App/**, key: "debug.*", language: de, reason: never shown }
          - rule: missing-translation
        exclude: [ThirdParty]
        baseline: lint.json
      """)
    #expect(diagnostics.isEmpty)
    #expect(read.languages?.map(\.description) == ["en", "zh-CN"])
    #expect(read.sourceLanguage?.description == "en")
    #expect(read.catalogs.first?.languages?.map(\.description) == ["en"])
    #expect(read.catalogs.first?.sourceLanguage?.description == "de")
    #expect(read.catalogs.first?.path.covers(["Tools", "x", "A.xcstrings"]) == true)
    let severities: [String: Severity?] = [
      "ellipsis": Severity?.none, "missing-translation": .warning,
    ]
    #expect(read.severities == severities)
    let overridden: [String: Severity?] = ["ellipsis": .error]
    #expect(read.overrides.first?.severities == overridden)
    #expect(read.overrides.first?.paths.count == 2)
    let allowance = try #require(read.allowances.first)
    #expect(allowance.rule == "ellipsis" && allowance.language?.description == "de")
    #expect(allowance.key?.matches("debug.title") == true)
    #expect(read.allowances.count == 2 && read.allowances.last?.path == nil)
    #expect(read.exclusions.count == 1 && read.baseline == "lint.json")
  }

  @Test("Terms are read")
  func terms() throws {
    let (read, diagnostics) = read(
      """
      lint:
        terms:
          forbidden:
            - "ai-copilot*"
            - { term: [a, b], use: c, reason: why, languages: [de], paths: [App], match-case: true }
          do-not-translate:
            - Wordly
            - { term: Field Notes, forms: { ja: フィールドノート, de: [Feldnotizen, "Notiz*"] } }
          glossary:
            - { term: session, translations: { pt-br: "sess*" } }
      """)
    #expect(diagnostics.map(\.message) == [])
    #expect(read.forbiddenTerms.map(\.texts) == [["ai-copilot*"], ["a", "b"]])
    let second = try #require(read.forbiddenTerms.last)
    #expect(second.replacement == "c" && second.reason == "why" && second.matchesCase == true)
    #expect(second.languages?.map(\.description) == ["de"] && second.paths?.count == 1)
    #expect(read.untranslatedTerms.map(\.texts) == [["Wordly"], ["Field Notes"]])
    #expect(
      read.untranslatedTerms.last?.forms.map(\.texts) == [["フィールドノート"], ["Feldnotizen", "Notiz*"]])
    #expect(read.glossary.first?.forms.first?.language.description == "pt-BR")
  }

  @Test(
    "An empty file is a valid configuration",
    arguments: ["", "# nothing\n", "lint:\n", "lint: {}\n"])
  func nothing(_ text: String) {
    let (read, diagnostics) = read(text)
    #expect(diagnostics.isEmpty && read.languages == nil && read.severities.isEmpty)
  }

  /// Files with a mistake, each with the code, the reported bytes, and a part of the message.
  private static let mistakes: [(String, String, String, String)] = [
    ("lnit: {}", "unknown-key", "lnit", "did you mean 'lint'?"),
    ("lint: { langauges: [en] }", "unknown-key", "langauges", "did you mean 'languages'?"),
    ("lint: [en]", "wrong-kind", "[en]", "a mapping"),
    ("lint: { languages: en }", "wrong-kind", "en", "a list of languages"),
    ("lint: { languages: [e] }", "invalid-language", "e", "expected"),
    ("lint: { languages: [pt_BR] }", "invalid-language", "_", "did you mean 'pt-BR'?"),
    ("lint: { rules: { elipsis: off } }", "unknown-rule", "elipsis", "did you mean 'ellipsis'?"),
    ("lint: { rules: { ellipsis: warn } }", "wrong-value", "warn", "did you mean 'warning'?"),
    ("lint: { rules: { ellipsis: } }", "wrong-value", "", "'info', 'warning' or 'error'"),
    ("lint: { catalogs: [{ languages: [en] }] }", "missing-key", "{", "path"),
    ("lint: { catalogs: [{ path: /etc }] }", "invalid-path", "/etc", "folder of this file"),
    ("lint: { exclude: [../x] }", "invalid-path", "../x", "folder of this file"),
    ("lint: { exclude: [\"!x\"] }", "invalid-path", "\"!x\"", "folder of this file"),
    ("lint: { overrides: [{ paths: [a] }] }", "missing-key", "{", "rules"),
    ("lint: { allow: [{ rule: elipsis }] }", "unknown-rule", "elipsis", "did you mean 'ellipsis'?"),
    ("lint: { allow: [{ path: a }] }", "missing-key", "{", "rule"),
    ("lint: { allow: [ellipsis] }", "wrong-kind", "ellipsis", "a mapping"),
    ("lint: { terms: { forbiden: [a] } }", "unknown-key", "forbiden", "did you mean 'forbidden'?"),
    ("lint: { terms: { forbidden: [{ use: b }] } }", "missing-key", "{", "term"),
    ("lint: { terms: { forbidden: [\"*\"] } }", "invalid-term", "\"*\"", "must contain a word"),
    ("lint: { terms: { forbidden: [\"a*b\"] } }", "invalid-term", "\"a*b\"", "start or end"),
    ("lint: { terms: { glossary: [{ term: a }] } }", "missing-key", "{", "translations"),
    ("lint: { terms: { glossary: [a] } }", "wrong-kind", "a", "a mapping"),
    (
      "lint: { terms: { glossary: [{ term: a, translations: { d_e: b } }] } }", "invalid-language",
      "_", "expected"
    ),
    ("lint: { baseline: [a] }", "wrong-kind", "[a]", "the path of a file"),
    ("lint: { exclude: [a], exclude: [b] }", "duplicate-key", "exclude", "duplicate key"),
    ("lint: *x", "unknown-alias", "*x", "no anchor"),
    ("lint: !!map {}", "unexpected-tag", "!!map", "tags"),
    ("lint: {", "yaml-syntax", "", "YAML"), ("lint: { a", "yaml-syntax", "{", "never closed"),
  ]

  @Test("A mistake is reported at its position", arguments: mistakes)
  func mistake(_ text: String, _ code: String, _ blamed: String, _ message: String) throws {
    let diagnostics = read(text).diagnostics
    let found = try #require(diagnostics.first)
    #expect(diagnostics.count == 1 && found.rule == code && found.severity == .error)
    #expect(found.message.contains(message), "\(found.message)")
    let range = try #require(found.range)
    let bytes = Array(text.utf8)
    if !blamed.isEmpty {
      #expect(String(decoding: bytes[range.range], as: UTF8.self) == blamed)
    }
    #expect(range.upperBound <= bytes.count)
  }

  @Test("An entry with invalid limits allows nothing")
  func limits() {
    for limit in ["path: /x", "key: [a]", "language: e"] {
      #expect(
        read("lint: { allow: [{ rule: ellipsis, \(limit) }] }").configuration.allowances.isEmpty)
    }
  }

  @Test("Malicious files cause a diagnostic")
  func hostile() {
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<12 {
      let alias = "*a\(level - 1)"
      let list = Array(repeating: alias, count: 9).joined(separator: ", ")
      bomb += "a\(level): &a\(level) [\(list)]\n"
    }
    #expect(read(bomb).diagnostics.map(\.rule) == ["too-many-nodes"])
    #expect(read("lint: &l { rules: *l }").diagnostics.map(\.rule) == ["unknown-alias"])
    #expect(!read(String(repeating: "[", count: 100_000)).diagnostics.isEmpty)
    let unknown = (0..<20_000).map { "    r\($0): off\n" }.joined()
    #expect(read("lint:\n  rules:\n" + unknown).diagnostics.count == 20_000)
  }

  @Test("Patterns match as in .gitignore")
  func patterns() throws {
    let rows: [(pattern: String, path: String, covers: Bool)] = [
      ("Legacy", "Legacy/A.strings", true), ("Legacy", "App/Legacy/x/A.strings", true),
      ("Legacy", "Legacy2/A.strings", false), ("./App/*.xcstrings", "App/A.xcstrings", true),
      ("App/*.xcstrings", "App/x/A.xcstrings", false), ("App/**", "App/x/y", true),
      ("*.strings", "a/b/C.strings", true), ("**/de.lproj", "a/de.lproj/C.strings", true),
      ("App/", "App/x", true), ("App/", "x/App", false), ("[AB].strings", "B.strings", true),
    ]
    for row in rows {
      let pattern = try #require(PathPattern(row.pattern))
      let parts = row.path.split(separator: "/").map { String($0) }
      #expect(pattern.covers(parts) == row.covers, "\(row)")
    }
    #expect(KeyPattern("a.*").matches("a.b/c\n") && !KeyPattern("a.*").matches("ba."))
    #expect(KeyPattern("").matches("") && KeyPattern("\\*").matches("*"))
  }

  @Test("The schema and the reader support the same keys")
  func schema() throws {
    let url = ProjectFolder.url
      .appendingPathComponent("Schemas/waymark.schema.json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    let root = try #require(object as? [String: Any])
    func keys(_ schema: Any?) -> [String] {
      ((schema as? [String: Any])?["properties"] as? [String: Any] ?? [:]).keys.sorted()
    }
    func property(_ name: String, _ schema: Any?) -> Any? {
      ((schema as? [String: Any])?["properties"] as? [String: Any])?[name]
    }
    func items(_ name: String, _ schema: Any?) -> Any? {
      (property(name, schema) as? [String: Any])?["items"]
    }
    let lint = property("lint", root)
    // An empty file, and a file with an empty `lint`, are valid.
    #expect(root["type"] as? [String] == ["object", "null"])
    #expect((lint as? [String: Any])?["type"] as? [String] == ["object", "null"])
    #expect(root["$id"] as? String == "https://waymark.invalid/schemas/waymark.schema.json")
    #expect(LintConfiguration.read([], path: "", rules: []).diagnostics.isEmpty)
    #expect(LintConfiguration.read(Array("lint:\n".utf8), path: "", rules: []).diagnostics.isEmpty)
    #expect(keys(root) == LintConfigurationKeys.file.sorted())
    #expect(keys(lint) == LintConfigurationKeys.lint.sorted())
    #expect(keys(items("catalogs", lint)) == LintConfigurationKeys.catalogs.sorted())
    #expect(keys(items("overrides", lint)) == LintConfigurationKeys.overrides.sorted())
    #expect(keys(items("allow", lint)) == LintConfigurationKeys.allow.sorted())
    let terms = property("terms", lint)
    #expect(keys(terms) == LintConfigurationKeys.terms.sorted())
    #expect(keys(items("glossary", terms)) == LintConfigurationKeys.glossary.sorted())
    func mapping(_ name: String) -> Any? {
      ((items(name, terms) as? [String: Any])?["anyOf"] as? [Any])?.last
    }
    #expect(keys(mapping("forbidden")) == LintConfigurationKeys.forbidden.sorted())
    #expect(keys(mapping("do-not-translate")) == LintConfigurationKeys.untranslated.sorted())
    let rules = (root["$defs"] as? [String: Any])?["rules"] as? [String: Any]
    let severities = (rules?["additionalProperties"] as? [String: Any])?["enum"] as? [String]
    #expect(severities == LintConfigurationKeys.severities)
  }
}
