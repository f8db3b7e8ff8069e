import CatalogLint
import CatalogLinting
import Diagnostics
import StringCatalogs
import Testing

/// Tests baselines, which are lists of known diagnostics that the linter does not report.
@Suite("Baselines")
struct BaselineTests {
  private func diagnostic(
    _ rule: String, key: String? = "k", language: String? = "de", message: String = "m",
    at start: Int = 0
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: .error, path: "A.xcstrings", range: SourceRange(start, start + 1),
      subject: Diagnostic.Subject(catalog: "A.xcstrings", key: key, language: language),
      message: message)
  }

  private func baseline(_ diagnostics: [Diagnostic]) -> Baseline {
    diagnostics.reduce(into: Baseline()) { $0.insert(Baseline.Entry($1)) }
  }

  @Test(
    "Catalog, key, language, rule and number identify a diagnostic; position and message do not")
  func identity() {
    let known = baseline([diagnostic("a"), diagnostic("b"), diagnostic("b", at: 9)])
    func shown(_ diagnostics: [Diagnostic]) -> Int {
      known.hiding(diagnostics).count
    }
    #expect(shown([diagnostic("a", message: "other words", at: 700)]) == 0)
    #expect(shown([diagnostic("a", key: "l")]) == 1)
    #expect(shown([diagnostic("a", key: nil)]) == 1)
    #expect(shown([diagnostic("a", language: "fr")]) == 1)
    #expect(shown([diagnostic("c")]) == 1)
    #expect(shown([diagnostic("b"), diagnostic("b")]) == 0)
    #expect(shown([diagnostic("b")]) == 0)
    // The baseline lists two of these three diagnostics. Because they are equal, all of them are
    // shown.
    #expect(shown([diagnostic("b"), diagnostic("b"), diagnostic("b")]) == 3)
  }

  @Test("A file is sorted, contains one entry per line, and is unchanged after a round trip")
  func file() throws {
    let known = baseline([
      diagnostic("b", key: "z \"quoted\" \u{1}\n"), diagnostic("a", key: nil, language: nil),
      diagnostic("b"), diagnostic("b"), diagnostic("a", key: ""),
    ])
    let text = known.fileText
    #expect(try Baseline(parsing: Array(text.utf8)) == known)
    #expect(
      text == #"""
        {
          "version": 1,
          "diagnostics": [
            {"catalog": "A.xcstrings", "rule": "a"},
            {"catalog": "A.xcstrings", "key": "", "language": "de", "rule": "a"},
            {"catalog": "A.xcstrings", "key": "k", "language": "de", "rule": "b", "count": 2},
            {"catalog": "A.xcstrings", "key": "z \"quoted\" \u0001\n", "language": "de", \#
        "rule": "b"}
          ]
        }

        """#)
    #expect(try Baseline(parsing: Array(Baseline().fileText.utf8)) == Baseline())
  }

  @Test(
    "An invalid file is rejected with the range of the error",
    arguments: [
      ("", "syntax", 0..<0), ("[]", "wrong-type", 0..<2),
      (#"{"diagnostics":[]}"#, "missing-member", 0..<1),
      (#"{"version":2,"diagnostics":[]}"#, "unknown-version", 11..<12),
      (#"{"version":1}"#, "missing-member", 0..<1),
      (#"{"version":1,"diagnostics":{}}"#, "wrong-type", 27..<29),
      (#"{"version":1,"diagnostics":[],"x":1}"#, "unknown-member", 30..<33),
      (#"{"version":1,"diagnostics":[],"version":1}"#, "duplicate-member", 30..<39),
      (#"{"version":1,"diagnostics":[{"rule":"a"}]}"#, "missing-member", 28..<29),
      (#"{"version":1,"diagnostics":[{"catalog":7,"rule":"a"}]}"#, "wrong-type", 39..<40),
      (
        #"{"version":1,"diagnostics":[{"catalog":"A","rule":"a","count":0}]}"#, "wrong-type",
        62..<63
      ),
      (#"{"version":1,"diagnostics":[7]}"#, "wrong-type", 28..<29),
    ])
  func errors(_ text: String, _ code: String, _ range: Range<Int>) {
    do throws(BaselineError) {
      _ = try Baseline(parsing: Array(text.utf8))
      Issue.record("it was read")
    } catch {
      #expect(error.code.rawValue == code && error.range == SourceRange(range))
    }
  }

  @Test("A reordered, reformatted and reworded catalog causes no new diagnostics")
  func survival() {
    func found(_ text: String) -> [Diagnostic] {
      let content = CatalogFile.read(Array(text.utf8), format: .xcstrings)
      let catalog = LintedCatalog(
        name: "A.xcstrings", files: [.init(path: "A.xcstrings", content: content)], atlas: .icu)
      return Linter(LintOptions()).lint(catalog)
        .filter { $0.rule == "replacement-character" }
    }
    func entry(_ key: String) -> String {
      """
      "\(key)":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"x\u{FFFD}"}}}}
      """
    }
    func file(_ keys: [String], _ separator: String) -> String {
      """
      {"sourceLanguage":"en","strings":{\(keys.map(entry).joined(separator: separator))},\
      "version":"1.0"}
      """
    }
    let old = found(file(["a", "b"], ","))
    let known = baseline(old)
    #expect(old.count == 2)
    let moved = found(file(["b", "a"], " ,\n\t "))
    #expect(moved.count == 2 && moved != old)
    #expect(known.hiding(moved).isEmpty)
    let more = found(file(["b", "c", "a"], ","))
    #expect(known.hiding(more).map { $0.subject?.key } == ["c"])
  }
}
