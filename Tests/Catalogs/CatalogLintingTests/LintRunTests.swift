import CatalogLint
import CatalogLinting
import Diagnostics
import Files
import Foundation
import Testing

/// Tests runs of the linter over folders.
@Suite("Runs of the linter")
struct LintRunTests {
  private static let broken = CatalogTree.broken()

  @Test("A configuration determines the rules and their severities by path")
  func overrides() throws {
    let files = [
      "A.strings": Self.broken, "Legacy/B.strings": Self.broken, "Old/C.strings": Self.broken,
      "waymark.yaml": """
      lint:
        exclude: [Old]
        rules: { replacement-character: info }
        overrides:
          - { paths: [Legacy], rules: { replacement-character: off } }
      """,
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let outcome = try tree.run()
      #expect(outcome.diagnostics.map(\.severity) == [.info])
      #expect(outcome.statistics.catalogs == 2 && outcome.statistics.reportedCatalogs == 1)
      #expect(try tree.lint { $0.allowedRules.append("replacement-character") } == [])
      let denied = try tree.run { $0.deniedRules = ["replacement-character"] }
      #expect(denied.diagnostics.map(\.severity) == [.error, .error])
      // A file that is passed as an argument is linted even if it is excluded.
      #expect(
        try tree.lint { $0.paths = [tree.path("Old/C.strings")] }
          == ["C.strings: replacement-character"])
    }
  }

  @Test("A run whose diagnostics exceed the memory limit fails, and writes no baseline")
  func exhausted() throws {
    let files = ["A.strings": Self.broken, "B.strings": Self.broken, "C.strings": Self.broken]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      func run(limit: Int, jobs: Int) throws -> LintOutcome {
        try tree.run { request in
          request.diagnosticLimit = limit
          request.jobs = jobs
          request.baseline = tree.path("known.json")
          request.updatesBaseline = true
        }
      }
      let outcomes = [try run(limit: 500, jobs: 1), try run(limit: 500, jobs: 3)]
      for outcome in outcomes {
        #expect(outcome.diagnostics.isEmpty && !outcome.isComplete)
        #expect(outcome.failures.map(\.reason) == [.tooManyDiagnostics])
        #expect(outcome.failures.first?.path == tree.root.path)
      }
      let names = try tree.names()
      #expect(!names.contains("known.json"))
      #expect(try run(limit: 10_000, jobs: 3).knownCount == 3)
    }
  }

  @Test("A baseline lists every missing key, so translating some keys causes no new diagnostics")
  func completeBaseline() throws {
    func table(_ keys: Int, _ word: String) -> String {
      (0..<keys).map { "\"k\($0)\" = \"\(word) \($0)\";\n" }.joined()
    }
    var files = ["en.lproj/A.strings": table(6_000, "text")]
    for language in ["de", "es", "fr", "it", "nl"] {
      files["\(language).lproj/A.strings"] = table(1_000, language)
    }
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      func run(_ updates: Bool) throws -> LintOutcome {
        try tree.run { request in
          request.allowedRules.removeAll { $0 == "missing-translation" }
          request.baseline = tree.path("known.json")
          request.updatesBaseline = updates
          request.jobs = 2
        }
      }
      let count = try run(true).knownCount
      #expect(count >= 25_000)
      try tree.write("de.lproj/A.strings", table(1_100, "de"))
      let outcome = try run(false)
      #expect(outcome.diagnostics.isEmpty && outcome.knownCount == count - 100)
      #expect(outcome.goneCount == 100)
    }
  }

  @Test("A script with the name of a strings file is linted only if its path is given")
  func script() throws {
    let files = ["update.strings": "#!/bin/sh\ngenstrings *.m\n", "A.strings": "\"a\" = \"x\";\n"]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let found = try tree.run { $0.allowedRules = [] }
      #expect(found.diagnostics.isEmpty && found.paths == [tree.path("A.strings")])
      let named = try tree.run { request in
        request.allowedRules = []
        request.paths = [tree.path("update.strings")]
      }
      #expect(named.diagnostics.map(\.message) == ["expected a strings file instead of a script"])
    }
  }

  @Test("A file that only has the name of a PO file is linted only if its path is given")
  func foreign() throws {
    // A PO file contains at least one `msgid` with a string.
    let settings = "# Colors\n[styling]\nmsgid=keyword_1\n"
    try CatalogTree.with(["filetypes.po": settings]) { (tree: CatalogTree) throws in
      func run(_ path: String) throws -> LintOutcome {
        try tree.run { request in
          request.allowedRules = []
          request.paths = [path]
        }
      }
      let alone = try run(tree.root.path)
      #expect(alone.diagnostics.isEmpty && alone.fruitless == [tree.root.path])
      #expect(!alone.isComplete && alone.failures.isEmpty && alone.statistics.catalogs == 0)
      try tree.write("A.strings", "\"a\" = \"x\";\n")
      let beside = try run(tree.root.path)
      #expect(beside.isComplete && beside.paths == [tree.path("A.strings")])
      #expect(beside.diagnostics.isEmpty && beside.statistics.files == 1)
      let named = try run(tree.path("filetypes.po"))
      #expect(named.diagnostics.map(\.rule) == ["syntax"])
      #expect(named.diagnostics.first?.message == "expected a PO file, with msgid and a string")
      // A PO file that contains a mistake is still a PO file.
      try tree.write("filetypes.po", "msgid \"a\"\nmsgtsr \"b\"\n")
      #expect(try run(tree.root.path).diagnostics.map(\.rule) == ["syntax"])
    }
  }

  // https://translatewiki.net/wiki/Translating:Localisation_for_developers: the language code qqq
  // is for documentation.
  @Test("Notes for translators in the language qqq are linted only if their path is given")
  func notes() throws {
    let source = #"{"files": "%d of %s", "open": "Open"}"#
    let notes = #"{"files": "The first parameter is a number"}"#
    let texts = "\"a\" = \"%@ files\";\n"
    let files = [
      "locales/en.json": source, "locales/qqq.json": notes, "en.lproj/A.strings": texts,
      "qqq.lproj/A.strings": "\"a\" = \"The parameter is a name\";\n",
      "res/values/strings.xml": #"<resources><string name="a">%s</string></resources>"#,
      "res/values-qq/strings.xml": #"<resources><string name="a">A name</string></resources>"#,
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let outcome = try tree.run { $0.allowedRules = [] }
      #expect(outcome.diagnostics.filter { $0.severity > .info }.isEmpty)
      #expect(outcome.statistics.files == 3 && outcome.statistics.languages.count == 1)
      let named = try tree.run { request in
        request.allowedRules = []
        request.paths = ["en", "qqq"].map { tree.path("\($0).lproj/A.strings") }
      }
      #expect(named.statistics.files == 2)
    }
  }

  // i18next and similar libraries expect a file to contain an object with keys.
  @Test("A JSON array that a search finds is not a catalog")
  func lists() throws {
    let list = "[{ \"code\": \"AF\", \"name\": \"Afganistanas\" }]\n"
    let files = ["locales/lt.json": list, "locales/it.json": list, "A.strings": "\"a\" = \"x\";\n"]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let outcome = try tree.run { $0.allowedRules = [] }
      #expect(outcome.diagnostics.isEmpty && outcome.statistics.files == 1)
    }
  }

  @Test("A JSON array whose path is given is an error")
  func namedList() throws {
    try CatalogTree.with(["locales/lt.json": "[{ \"code\": \"AF\" }]\n"]) {
      (tree: CatalogTree) throws in
      let outcome = try tree.run { request in
        request.allowedRules = []
        request.paths = [tree.path("locales/lt.json")]
      }
      #expect(outcome.diagnostics.map(\.severity) == [.error])
      #expect(outcome.diagnostics.map(\.range?.lowerBound) == [0])
    }
  }

  // https://pub.dev/packages/easy_localization#plurals: `ignorePluralRules` is true by default.
  @Test("Plurals of easy_localization do not need CLDR's categories")
  func easyLocalization() throws {
    func plural(_ forms: String) -> String { "{\"files\": {\(forms)}}" }
    let files = [
      "app/pubspec.yaml": "dependencies:\n  easy_localization: ^3.0.7\n",
      "app/assets/translations/en.json": plural(#""one": "{} file", "other": "{} files""#),
      "app/assets/translations/ru.json": plural(#""one": "{} файл", "other": "{} файлов""#),
      "app/assets/translations/pl.json": plural(
        #""two": "dwa", "few": "{} pliki", "other": "{} plików""#),
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      func found() throws -> [String] {
        try tree.run { $0.allowedRules = [] }.diagnostics
          .filter { $0.rule.hasSuffix("plural-category") }
          .map { "\($0.subject?.language ?? "") \($0.rule) \($0.subject?.variation ?? "")" }
      }
      #expect(
        try found() == ["pl unused-plural-category plural.few", "pl missing-plural-category "])
      // The strings of several apps may be in one folder, next to the folders of these apps.
      try tree.write("app/pubspec.yaml", "dependencies:\n  i18next: ^1.0.0\n")
      #expect(try found().contains("ru missing-plural-category "))
      try FileManager.default.removeItem(atPath: tree.path("app/pubspec.yaml"))
      try tree.write("mobile/pubspec.yaml", files["app/pubspec.yaml"] ?? "")
      #expect(try found().count == 2)
    }
  }

  // Synonyms for Alexa differ between languages. GNOME's keyboard layouts contain letters.
  @Test(
    "JSON files for Alexa and for keyboard layouts that a search finds are not catalogs",
    arguments: [
      #"{"interactionModel": {"languageModel": {"invocationName": "night scout"}}}"#,
      #"{"levels": [{"level": "default"}], "locale": "de", "name": "German"}"#,
    ])
  func programData(_ text: String) throws {
    let files = ["locales/en.json": text, "locales/de.json": text, "A.strings": "\"a\" = \"x\";\n"]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      #expect(try tree.run { $0.allowedRules = [] }.statistics.files == 1)
    }
  }

  @Test("Warnings about coverage are info in a PO file that LINGUAS does not list")
  func unbuiltCoverage() throws {
    // Three quarters of the strings are translated.
    let strings = (0..<8).map { "msgid \"Word \($0)\"\nmsgstr \"\($0 < 6 ? "Wort" : "")\"\n\n" }
    let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
    let file = header + strings.joined()
    let files = ["po/de.po": file, "po/fr.po": file, "po/LINGUAS": "de\n"]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let found = try tree.run { $0.allowedRules = [] }.diagnostics
        .filter { $0.rule == "missing-translation" && $0.subject?.key == nil }
      #expect(
        found.map { "\($0.subject?.language ?? "") \($0.severity.rawValue)" }
          == ["de warning", "fr info"])
    }
  }

  // The gettext manual: po/LINGUAS lists the translations that are built.
  @Test("Errors in a PO file that LINGUAS does not list are warnings")
  func unbuilt() throws {
    func file(_ language: String) -> String {
      """
      msgid ""
      msgstr "Language: \(language)\\nContent-Type: text/plain; charset=UTF-8\\n"

      msgid "a"
      msgstr "x\u{FFFD}"

      """
    }
    let files = [
      "po/de.po": file("de"), "po/sr@latin.po": file("sr@latin"), "po/ltg.po": file("ltg"),
      "po/LINGUAS": "# The languages: ltg\nde\tsr@latin # fr\n",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      func severities(_ configure: (inout LintRequest) -> Void = { _ in }) throws -> [String] {
        try tree.run(configure).diagnostics.map {
          "\($0.path?.split(separator: "/").last ?? "") \($0.severity.rawValue)"
        }
      }
      #expect(try severities() == ["de.po error", "ltg.po warning", "sr@latin.po error"])
      #expect(
        try severities { $0.deniedRules = ["replacement-character"] }
          == ["de.po error", "ltg.po error", "sr@latin.po error"])
      try FileManager.default.removeItem(atPath: tree.path("po/LINGUAS"))
      #expect(try severities() == ["de.po error", "ltg.po error", "sr@latin.po error"])
    }
  }

  @Test("Folders of tests are skipped and counted, unless their path is given")
  func sideFolders() throws {
    let files = [
      "A.strings": Self.broken, "Tests/B.strings": Self.broken, "Tests/Data/C.strings": Self.broken,
      "po/inactive/D.strings": Self.broken,
      "waymark.yaml": "lint: { catalogs: [{ path: '**', languages: [en] }] }",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let outcome = try tree.run()
      #expect(outcome.statistics.catalogs == 1 && outcome.isComplete)
      #expect(outcome.sideFiles?.count == 3)
      #expect(outcome.sideFiles?.folder == tree.path("Tests"))
      let all = try tree.run { $0.searchesAllFolders = true }
      #expect(all.statistics.catalogs == 4 && all.sideFiles == nil)
      // A folder or file that is passed as an argument is linted.
      for (path, count) in [("Tests", 2), ("Tests/B.strings", 1), ("po", 0), ("po/inactive", 1)] {
        let outcome = try tree.run { $0.paths = [tree.path(path)] }
        #expect(outcome.statistics.catalogs == count, "\(path)")
        #expect(outcome.isComplete == (count > 0) && outcome.failures.isEmpty)
      }
      #expect(
        try tree.run { $0.paths = [tree.root.path, tree.path("Tests")] }.statistics.catalogs == 3)
    }
  }

  @Test(
    "A folder of tests is linted if a configuration names it",
    arguments: [
      ("Tests", true), ("Tests/B.strings", true), ("Tests/**", true), ("**", false),
      ("*.strings", false), ("B.strings", false),
    ])
  func declaredSideFolder(_ pattern: String, _ isLinted: Bool) throws {
    let files = [
      "A.strings": Self.broken, "Tests/B.strings": Self.broken,
      "waymark.yaml": "lint: { catalogs: [{ path: '\(pattern)', languages: [en] }] }",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let outcome = try tree.run()
      #expect(outcome.statistics.catalogs == (isLinted ? 2 : 1))
      #expect((outcome.sideFiles == nil) == isLinted)
    }
  }

  @Test("Files of one catalog may have different severities")
  func perFile() throws {
    let files = [
      "de.lproj/A.strings": Self.broken, "fr.lproj/A.strings": Self.broken,
      "en.lproj/A.strings": "\"a\" = \"x\";\n",
      "waymark.yaml": """
      lint:
        overrides:
          - { paths: [fr.lproj], rules: { replacement-character: warning } }
      """,
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      #expect(try tree.run().diagnostics.map(\.severity) == [.error, .warning])
    }
  }

  @Test("The nearest configuration applies, up to the root of the working tree")
  func discovery() throws {
    let off = "lint: { rules: { replacement-character: off } }"
    let files = [
      "waymark.yaml": off, "a/A.strings": Self.broken, "b/.git/HEAD": "",
      "b/A.strings": Self.broken,
      "c/waymark.yaml": "lint: {}", "c/d/A.strings": Self.broken,
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      for (folder, count) in [("a", 0), ("b", 1), ("c/d", 1), ("a/A.strings", 0)] {
        #expect(try tree.lint { $0.paths = [tree.path(folder)] }.count == count, "\(folder)")
      }
      #expect(
        try tree.lint { request in
          request.paths = ["a", "b", "c"].map { tree.path($0) }
          request.configuration = tree.path("waymark.yaml")
        } == [])
    }
  }

  @Test("Allowed diagnostics are hidden, and unused entries are reported")
  func allowances() throws {
    let files = [
      "A.strings": CatalogTree.broken("a.b") + CatalogTree.broken("c"), "B.strings": Self.broken,
      "waymark.yaml": """
      lint:
        allow:
          - { rule: replacement-character, path: A.strings, key: "a.*", reason: old }
          - { rule: replacement-character, path: B.strings, language: fr }
      """,
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let outcome = try tree.run()
      #expect(
        outcome.diagnostics.map { "\($0.rule) \($0.subject?.key ?? "-")" } == [
          "replacement-character c", "replacement-character a", "unused-suppression -",
        ])
      let range = try #require(outcome.diagnostics.last?.range)
      let text = Array(try tree.text("waymark.yaml").utf8)
      #expect(String(decoding: text[range.range], as: UTF8.self) == "replacement-character")
      // A run over only some of the files cannot determine which entries are unused.
      #expect(
        try tree.lint { $0.paths = [tree.path("B.strings")] }
          == ["B.strings: replacement-character"])
      // The same applies if the rule is off during the run.
      #expect(try tree.lint { $0.allowedRules.append("replacement-character") } == [])
    }
  }

  @Test("A baseline hides listed diagnostics from any folder, and obsolete entries are reported")
  func baseline() throws {
    let files = ["App/A.strings": Self.broken, "App/B.strings": Self.broken]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let list = tree.path("lint.json")
      let written = try tree.run { request in
        request.baseline = list
        request.updatesBaseline = true
      }
      #expect(written.baselines.map(\.count) == [2] && written.diagnostics.isEmpty)
      #expect(try tree.text("lint.json").contains(#""catalog": "App/A.strings""#))
      #expect(try tree.run { $0.baseline = list }.knownCount == 2)
      for path in [tree.path("App"), tree.path("App/../App"), tree.path("App/A.strings")] {
        #expect(
          try tree.lint { request in
            request.paths = [path]
            request.baseline = list
          } == [])
      }
      try tree.write("App/A.strings", CatalogTree.broken("new"))
      let later = try tree.run { $0.baseline = list }
      #expect(later.diagnostics.map { $0.subject?.key } == ["new"] && later.goneCount == 1)
      // If only some files are linted, an update keeps the entries for the other files.
      _ = try tree.run { request in
        request.paths = [tree.path("App/A.strings")]
        request.baseline = list
        request.updatesBaseline = true
      }
      #expect(try tree.run { $0.baseline = list }.knownCount == 2)
      try FileManager.default.removeItem(atPath: tree.path("App/B.strings"))
      #expect(try tree.run { $0.baseline = list }.goneCount == 1)
    }
  }

  @Test("A run over one file of a catalog keeps the baseline entries for the other files")
  func partOfCatalog() throws {
    let files = [
      "de.lproj/A.strings": Self.broken, "fr.lproj/A.strings": Self.broken,
      "en.lproj/A.strings": "\"a\" = \"x\";\n",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let list = tree.path("lint.json")
      func run(_ names: [String], updates: Bool = false) throws -> LintOutcome {
        try tree.run { request in
          request.baseline = list
          request.updatesBaseline = updates
          request.paths = names.map { tree.path($0) }
        }
      }
      #expect(try run(["."], updates: true).baselines.map(\.count) == [2])
      try tree.write("de.lproj/A.strings", "\"a\" = \"x\";\n")
      // A translation cannot be compared if its source is not linted.
      #expect(try run(["de.lproj/A.strings"]).goneCount == 0)
      // Diagnostics that are found again are not counted twice.
      #expect(try run(["fr.lproj/A.strings"], updates: true).baselines.map(\.count) == [2])
      let pair = ["en.lproj/A.strings", "de.lproj/A.strings"]
      #expect(try run(pair).goneCount == 1)
      #expect(try run(pair, updates: true).baselines.map(\.count) == [1])
      #expect(try run(["."]).knownCount == 1)
      try tree.write("fr.lproj/A.strings", "\"a\" = \"x\";\n")
      #expect(try run(["."]).goneCount == 1)
    }
  }

  @Test("A configuration may name the baseline")
  func configuredBaseline() throws {
    let files = ["A.strings": Self.broken, "waymark.yaml": "lint: { baseline: lint.json }"]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      _ = try tree.run { $0.updatesBaseline = true }
      #expect(try tree.lint() == [])
      #expect(throws: LintRefusal.self) {
        try tree.write("lint.json", "{}")
        _ = try tree.run()
      }
    }
  }

  @Test("Runs with one thread and with several threads produce the same report")
  func threads() throws {
    var files: [String: String] = [:]
    for index in 0..<40 { files["F\(index)/A.strings"] = Self.broken }
    let large = (0..<15_000).map { "\"k\($0)\" = \"some text \u{FFFD} of some length\";\n" }
    files["Large.strings"] = large.joined()
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let one = try tree.run { $0.jobs = 1 }
      let many = try tree.run { request in
        request.jobs = 4
        request.paths = [tree.root.path, tree.path("F1"), tree.path("F1/A.strings")]
      }
      #expect(one.diagnostics.count == 15_040)
      #expect(one.diagnostics == many.diagnostics)
      #expect(one.statistics == many.statistics)
    }
  }

  @Test("All rules report the same diagnostics if a catalog is divided among threads")
  func divided() throws {
    let translations = ["%lld Dateien ", "{n} Dateien", "%@  Datei...", "<b>Datei</i>", "File 7"]
    let keys = (0..<4_000).map { index in
      let translation = translations[index % translations.count]
      return """
        "key.\(index)": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "%lld files in \(index / 3)"}},
          "de": {"stringUnit": {"state": "needs_review", "value": "\(translation) \(index)"}}
        }}
        """
    }
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {\(keys.joined(separator: ",\n"))}}
      """
    try CatalogTree.with(["A.xcstrings": text]) { (tree: CatalogTree) throws in
      func run(jobs: Int) throws -> LintOutcome {
        try tree.run { request in
          request.allowedRules = []
          request.jobs = jobs
        }
      }
      let one = try run(jobs: 1)
      #expect(Set(one.diagnostics.map(\.rule)).count >= 5)
      for jobs in [2, 3, 8] {
        let many = try run(jobs: jobs)
        #expect(many.diagnostics == one.diagnostics && many.statistics == one.statistics)
      }
    }
  }

  @Test("Paths that cannot be linted are reported")
  func unreadable() throws {
    try CatalogTree.with(["A.strings": Self.broken, "x.txt": "", "Empty/x.txt": ""]) {
      (tree: CatalogTree) throws in
      let outcome = try tree.run { request in
        request.paths = ["A.strings", "Empty", "nope", "x.txt"].map { tree.path($0) }
      }
      #expect(outcome.fruitless == [tree.path("Empty")])
      #expect(outcome.unknownFormats == [tree.path("x.txt")])
      #expect(outcome.failures.map(\.path) == [tree.path("nope")])
      #expect(outcome.diagnostics.count == 1 && !outcome.isComplete)
    }
  }

  @Test(
    "A file that cannot be read causes a diagnostic",
    .enabled(if: getuid() != 0, "root can read every file"))
  func forbidden() throws {
    try CatalogTree.with(["A.strings": Self.broken]) { (tree: CatalogTree) throws in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: tree.path("A.strings"))
      #expect(try tree.lint() == ["A.strings: unreadable-file"])
      #expect(try tree.run().failures.count == 1)
    }
  }
}
