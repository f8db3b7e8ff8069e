import DiagnosticReporters
import Diagnostics
import Testing

/// Tests how reports for people group diagnostics, as described on the page about the linter.
///
/// Coverage is counted per catalog and language. A defect that repeats for one source string is one
/// entry. No diagnostic is lost.
@Suite("Grouping")
struct GroupingTests {
  private static let rules = [
    ReportedRule(
      id: "missing-translation", summary: "a key that has no text in a language", severity: .error,
      counting: CountingWords(
        one: ("string", "is not translated"), several: ("strings", "are not translated"))),
    ReportedRule(
      id: "orphan-key", summary: "a key that the source does not have", severity: .warning,
      counting: CountingWords(
        one: ("key", "is not in the source"), several: ("keys", "are not in the source"),
        isShare: false)),
    ReportedRule(id: "markup", summary: "a tag that differs", severity: .warning),
  ]

  private static func diagnostic(
    _ rule: String, _ severity: Severity = .warning, key: String? = "k", language: String? = "de",
    catalog: String = "App", variation: String? = nil, path: String = "App/de.po",
    message: String = "m"
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, path: path,
      subject: Diagnostic.Subject(
        catalog: catalog, key: key, language: language, variation: variation), message: message)
  }

  private static func text(
    _ diagnostics: [Diagnostic], keys: Int = 2000, change: (inout ReportOptions) -> Void = { _ in }
  ) -> [String] {
    var options = ReportOptions(rules: rules)
    change(&options)
    var summary = DiagnosticSummary(files: 1)
    summary.catalogs = [ReportedCatalog(name: "App", keys: keys, languages: [])]
    return Specimens.report(.text, options, diagnostics, summary)
      .split(separator: "\n").dropLast().map(String.init)
  }

  /// An HTML page with missing strings in two languages, and a defect in two languages.
  static var page: String {
    var diagnostics = (1...40).map { diagnostic("missing-translation", key: "key \($0)") }
    diagnostics.append(diagnostic("missing-translation", key: "key 1", language: "fr"))
    diagnostics += ["fr", "ja"].map { diagnostic("markup", language: $0) }
    return Specimens.report(.html, ReportOptions(rules: rules), diagnostics, nil)
  }

  @Test("Missing strings are counted per catalog and language")
  func coverage() {
    var diagnostics = (1...1200).map { Self.diagnostic("missing-translation", key: "key \($0)") }
    diagnostics.append(
      Self.diagnostic("missing-translation", key: "a", language: "fr", path: "App/fr.po"))
    #expect(
      Self.text(diagnostics) == [
        "App/*.po: warning: 1,201 strings are not translated in 2 languages [missing-translation]",
        "  de: 1,200 of 2,000 strings are not translated; first: 'key 1', 'key 2', 'key 3'",
        "  fr: 1 of 2,000 strings is not translated: 'a'",
      ])
    #expect(
      Self.text([Self.diagnostic("orphan-key", key: "b")]) == [
        "App/de.po: warning: 1 key is not in the source in de [orphan-key]",
        "  de: 1 key is not in the source: 'b'",
      ])
    #expect(
      Self.text([diagnostics[0]], keys: 1).last
        == "  de: 1 of 1 string is not translated: 'key 1'")
  }

  @Test("The keys of a diagnostic for a whole language are listed, whatever its severity")
  func wholeLanguage() {
    var whole = Self.diagnostic("missing-translation", key: nil)
    whole.message = "412 of 1,903 strings are not translated"
    whole.notes = [Diagnostic.Note("first: 'a', 'b', 'c'")]
    #expect(
      Self.text([whole]) == [
        "App/de.po: warning: strings are not translated in de [missing-translation]",
        "  de: 412 of 1,903 strings are not translated; first: 'a', 'b', 'c'",
      ])
    let keys = ["x", "y"].map { Self.diagnostic("missing-translation", .info, key: $0) }
    let french = Self.diagnostic("missing-translation", key: "f", language: "fr")
    #expect(
      Self.text(keys + [whole, french]) == [
        "App/de.po: warning: strings are not translated in 2 languages [missing-translation]",
        "  de: 412 of 1,903 strings are not translated: 'x', 'y'",
        "  fr: 1 of 2,000 strings is not translated: 'f'",
      ])
  }

  @Test("Counts per rule in text and JSON mark diagnostics that summarize several problems")
  func summaries() throws {
    var whole = Self.diagnostic("missing-translation", key: nil, message: "2 strings are missing")
    whole.isSummary = true
    let keys = ["x", "y"].map { Self.diagnostic("missing-translation", .info, key: $0) }
    var counted = ReportOptions(rules: Self.rules)
    counted.countsRules = true
    let text = Specimens.report(.text, counted, keys + [whole], DiagnosticSummary())
    #expect(text.contains("\nmissing-translation         -         1         2\n"))
    #expect(
      text.contains(
        "\n1 of these diagnostics summarizes strings that are also reported "
          + "individually.\n"))
    let single = Specimens.report(.text, counted, keys, DiagnosticSummary())
    #expect(!single.contains("individually"))
    let options = ReportOptions(rules: Self.rules, showsStatistics: true)
    let json = Specimens.report(.json, options, keys + [whole], DiagnosticSummary())
    #expect(json.split(separator: "\"summary\":true").count == 2)
    #expect(json.contains("\"warnings\":1,\"info\":2,\"summaries\":1}"))
    let sarif = Specimens.report(.sarif, options, keys + [whole])
    #expect(sarif.split(separator: "\"summary\":true").count == 2)
  }

  @Test("A string that is missing in every language is counted in the row 'in no language'")
  func noLanguage() {
    var new = Self.diagnostic("missing-translation", language: nil)
    new.isSummary = true
    #expect(
      Self.text([new, Self.diagnostic("missing-translation")]) == [
        "App/de.po: warning: 2 strings are not translated in de [missing-translation]",
        "  in no language: 1 of 2,000 strings: 'k'",
        "  de: 1 of 2,000 strings is not translated: 'k'",
      ])
  }

  @Test("A row counts the strings of its own language, because PO files may list different strings")
  func ownKeys() {
    var summary = DiagnosticSummary(files: 1)
    summary.catalogs = [
      ReportedCatalog(
        name: "App", keys: 20, languages: [.init(name: "de", translated: 7, missing: 1)])
    ]
    let text = Specimens.report(
      .text, ReportOptions(rules: Self.rules), [Self.diagnostic("missing-translation")], summary)
    #expect(text.contains("  de: 1 of 8 strings is not translated: 'k'"))
  }

  @Test(
    "The header of a group is the pattern of its file names",
    arguments: [
      (["t/messages.de.xlf", "t/messages.da.xlf"], "t/messages.*.xlf"),
      (["de.po", "pt_BR.po"], "*.po"),
      (["res/values/a.xml", "res/values-de/a.xml"], "res/values*/a.xml"),
      (["a/b.x", "a/b.b.x"], "a/b.*x"),
      (["de.lproj/A.strings", "fr.lproj/A.strings"], "*.lproj/A.strings"),
      // The paths have nothing in common, so the header is the name of the catalog.
      (["x.po", "y.json"], "App"),
    ])
  func patterns(paths: [String], pattern: String) {
    let diagnostics = paths.map { Self.diagnostic("orphan-key", path: $0) }
    #expect(Self.text(diagnostics).first?.hasPrefix(pattern + ": warning: ") == true)
  }

  @Test("A line contains the title of an opaque id, and names a language only once")
  func headlines() {
    var titled = Self.diagnostic("markup", message: "de: m")
    titled.subject?.keyTitle = "Save the file"
    #expect(
      Self.text([titled, Self.diagnostic("markup", key: nil, message: "de: n")]) == [
        "App/de.po: warning: 'Save the file' in de: m [markup]",
        "App/de.po: warning: de: n [markup]",
      ])
  }

  @Test("A diagnostic for a whole catalog is not counted as a string")
  func wholeCatalog() {
    #expect(
      Self.text([Self.diagnostic("missing-translation", key: nil, language: nil)]) == [
        "App/de.po: warning: m [missing-translation]"
      ])
  }

  @Test("Each key that is missing in a required language is a separate entry")
  func required() {
    let diagnostics = ["a", "b"].map { Self.diagnostic("missing-translation", .error, key: $0) }
    #expect(
      Self.text(diagnostics) == [
        "App/de.po: error: 'a' in de: m [missing-translation]",
        "App/de.po: error: 'b' in de: m [missing-translation]",
      ])
  }

  @Test("A defect that repeats in languages and variations is a single entry")
  func repetition() {
    let diagnostics = [
      Self.diagnostic("markup", language: "de", variation: "plural.one"),
      Self.diagnostic("markup", language: "de", variation: "plural.other"),
      Self.diagnostic("markup", language: "fr"), Self.diagnostic("markup", language: "ar"),
      Self.diagnostic("markup", language: "ar"), Self.diagnostic("markup", key: "other"),
      Self.diagnostic("markup", .error, language: "ja"),
      Self.diagnostic("markup", language: "ja", catalog: "Other"),
    ]
    #expect(
      Self.text(diagnostics) == [
        "App/de.po: warning: 'k' (plural.one) in de: m [markup]",
        "note: 2 times in de; also in ar (2 times), fr",
        "App/de.po: warning: 'other' in de: m [markup]",
        "App/de.po: error: 'k' in ja: m [markup]",
        "App/de.po: warning: 'k' in ja: m [markup]",
      ])
  }

  @Test("Languages share a message only if just the name of the language differs")
  func messages() {
    func markup(_ language: String, _ message: String) -> Diagnostic {
      Self.diagnostic("markup", language: language, message: message)
    }
    let lost = [
      markup("de", "2 values are lost"), markup("fr", "1 value is lost"),
      markup("ja", "2 values are lost"), markup("sv", "1 value is lost"),
    ]
    #expect(
      Self.text(lost) == [
        "App/de.po: warning: 'k' in de: 2 values are lost [markup]", "note: also in ja",
        "note: in fr, sv: 1 value is lost",
      ])
    #expect(
      Self.text([markup("de", "'de' lacks it"), markup("fr", "'fr' lacks it")]).last
        == "note: also in fr")
    // A language code inside a word is not treated as the name of the language.
    #expect(
      Self.text([markup("de", "no code"), markup("fr", "no cofr")]).last == "note: in fr: no cofr")
    let many = (0..<7).map { markup("x\($0)", "message \($0)") }
    let lines = Self.text(many + [markup("x6", "another")])
    #expect(lines.count == 6)
    #expect(
      lines[4...] == [
        "note: in x4: message 4", "note: with other messages in x5, x6 (2 times)",
      ])
    let page = Specimens.report(.html, ReportOptions(rules: Self.rules), lost, nil)
    #expect(page.contains("<b>Note:</b> in fr, sv: 1 value is lost"))
  }

  @Test("After the first ten entries of a rule in a catalog, the others are counted by language")
  func remainder() {
    let languages = ["de", "fr", "fr"]
    let diagnostics =
      (0..<12).map {
        Self.diagnostic("markup", key: "\($0)", language: languages[$0 % 3], path: "App/\($0).po")
      }
      + [
        Self.diagnostic("markup", key: "11", language: "ja", path: "App/11.po"),
        Self.diagnostic("markup", .error, key: "e"),
        Self.diagnostic("markup", key: "o", catalog: "Other"),
      ]
    let lines = Self.text(diagnostics)
    #expect(lines.count == 13)
    #expect(
      lines[9...].elementsEqual([
        "App/9.po: warning: '9' in de: m [markup]",
        "App/de.po: error: 'e' in de: m [markup]",
        "App/de.po: warning: 'o' in de: m [markup]",
        "App/*.po: warning: 3 more in fr (2), ja (1) [markup]",
      ]))
    #expect(Self.text(diagnostics) { $0.showsEach = true }.count == 15)
    // The HTML page contains every diagnostic, with filters.
    let page = Specimens.report(.html, ReportOptions(rules: Self.rules), diagnostics, nil)
    #expect(page.split(separator: "<li class=\"diagnostic\"").count == 1 + 14)
  }

  @Test("Keys that are missing in required languages are all listed")
  func requiredWithoutLimit() {
    let diagnostics = (0..<30).map {
      Self.diagnostic("missing-translation", .error, key: "\($0)")
    }
    #expect(Self.text(diagnostics).count == 30)
  }

  @Test("On request, every diagnostic is shown separately, including info")
  func each() {
    let diagnostics = [
      Self.diagnostic("markup"), Self.diagnostic("markup", language: "fr"),
      Self.diagnostic("orphan-key"), Self.diagnostic("markup", .info, key: "i"),
    ]
    let all = Self.text(diagnostics) { $0.showsEach = true }
    #expect(all.count == 4)
    let shown = Self.text(diagnostics) {
      $0.minimumSeverity = .warning
      $0.countsRules = true
      $0.showsStatistics = true
    }
    #expect(!shown.contains { $0.contains("'i'") })
    // The counts include all diagnostics.
    #expect(
      shown.suffix(3) == [
        "rule          errors  warnings      info",
        "markup             -         2         1",
        "orphan-key         -         1         -",
      ])
  }

  @Test("JSON contains every diagnostic, without grouping")
  func machine() {
    let diagnostics = (1...5).map { Self.diagnostic("missing-translation", key: "\($0)") }
    let lines = Specimens.report(.json, ReportOptions(rules: Self.rules), diagnostics, nil)
      .split(separator: "\n")
    #expect(lines.count == 5)
  }

  @Test("The HTML page counts every diagnostic in its groups")
  func page() throws {
    let page = Self.page
    #expect(page.contains("<li class=\"diagnostic\""))
    #expect(page.split(separator: "<li class=\"diagnostic\"").count == 3)
    #expect(page.contains("data-language=\"fr\nja\" data-count=\"1\n1\""))
    #expect(page.contains("data-count=\"40\n1\""))
    #expect(page.contains("43 diagnostics</span>"))
    #expect(page.contains("<option value=\"de\">de (40)</option>"))
    #expect(page.contains("<dt>Languages</dt><dd"))
    #expect(page.contains("data-part=\"de\""))
  }

  @Test(
    "A line for people names the key and the language",
    arguments: [ReportFormat.text, .xcode, .github, .checkstyle])
  func subject(_ format: ReportFormat) {
    let long = "menu." + String(repeating: "long ", count: 40) + ".title"
    let rows: [(Diagnostic, String)] = [
      (Self.diagnostic("r"), "'k' in de: m"),
      (Self.diagnostic("r", variation: "plural.few"), "'k' (plural.few) in de: m"),
      (Self.diagnostic("r", language: nil), "'k': m"),
      (Self.diagnostic("r", key: nil), "de: m"),
      (Self.diagnostic("r", key: nil, language: nil), "m"),
      (Self.diagnostic("r", key: long), "'\(long.prefix(30))…\(long.suffix(29))' in de: m"),
    ]
    for (diagnostic, headline) in rows {
      let report = Specimens.report(format, ReportOptions(), [diagnostic], nil)
      let shown = format == .checkstyle ? headline.replacing("'", with: "&#39;") : headline
      #expect(report.contains(shown), "\(report)")
    }
  }
}
