import CatalogLint
import Diagnostics
import Files
import Foundation
import TestSupport
import TextPrimitives
import Testing

@testable import CatalogLinting

@Suite("The cache of lint runs")
struct LintCacheTests {
  private static func cache(_ tree: CatalogTree, limit: Int = 1 << 20) -> LintCache {
    LintCache(at: tree.path(LintCache.folderName), versions: ["test"], limit: limit)
  }

  /// Lints a tree with all rules.
  private static func run(
    _ tree: CatalogTree, _ cache: LintCache?, _ configure: (inout LintRequest) -> Void = { _ in }
  ) throws -> Results {
    Results(
      try tree.run { request in
        request.allowedRules = []
        request.countsCoverage = true
        request.cache = cache
        configure(&request)
      })
  }

  /// Everything in the outcome of a run that a report shows.
  struct Results: Equatable {
    let diagnostics: [Diagnostic]
    let statistics: LintOutcome.Statistics
    let coverage: [CatalogCoverage]
    let paths: [String]
    let rules: Set<String>
    let failures: [String]
    let counts: [Int]

    init(_ outcome: LintOutcome) {
      diagnostics = outcome.diagnostics
      statistics = outcome.statistics
      coverage = outcome.coverage
      paths = outcome.paths
      rules = outcome.rules
      failures = outcome.failures.map { "\($0.path): \($0.message)" }
      counts = [outcome.knownCount, outcome.goneCount]
    }

    /// The bytes of all messages.
    ///
    /// Swift's strings are equal if they are canonically equivalent, so they are not sufficient.
    var bytes: [UInt8] { diagnostics.flatMap { Array($0.message.utf8) } }
  }

  private static let table = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "a": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%d apples"}},
        "de": {"stringUnit": {"state": "translated", "value": "Äpfel %@"}}}}}}
    """

  @Test("A second run uses the stored findings, unless the content or an option has changed")
  func secondRun() throws {
    try CatalogTree.with(["A.xcstrings": Self.table]) { (tree: CatalogTree) throws in
      let cache = Self.cache(tree)
      let plain = try Self.run(tree, nil)
      #expect(!plain.diagnostics.isEmpty && plain.coverage.count == 1)
      #expect(try !tree.names().contains(LintCache.folderName), "no cache was requested")
      #expect(try Self.run(tree, cache) == plain)
      let entries = try FilePath.names(in: tree.path(LintCache.folderName))
      #expect(entries.count == 3 && entries.contains(".gitignore"))
      #expect(try tree.text(LintCache.folderName + "/.gitignore") == "*\n")
      // The changed message shows whether a run uses the stored entry.
      let key = try #require(entries.first { !$0.hasPrefix(".") && $0 != "CACHEDIR.TAG" })
      var findings = try #require(cache.findings(for: key))
      findings.diagnostics[0].message = "from the cache"
      cache.store(findings, for: key)
      #expect(
        try Self.run(tree, cache).diagnostics.contains { $0.message == "from the cache" })
      for configure: (inout LintRequest) -> Void in [
        { $0.cache = LintCache(at: tree.path(LintCache.folderName), versions: ["other"]) },
        { $0.cache = nil },
        { $0.countsCoverage = false },
        { $0.deniedRules = ["ellipsis"] },
        { $0.languages = [] },
        {
          $0.fixing = .unsafe; $0.destination = .diffs(root: tree.root.path)
        },
      ] {
        let found = try Self.run(tree, cache, configure).diagnostics
        #expect(found.allSatisfy { $0.message != "from the cache" })
      }
      try tree.write("A.xcstrings", Self.table + " ")
      #expect(try Self.run(tree, cache).diagnostics == plain.diagnostics)
    }
  }

  // MARK: Laws

  /// Makes a random change to a tree.
  private static func change(_ tree: CatalogTree, _ random: inout SplitMix64) throws {
    let names = [
      "App/en.lproj/B.strings", "App/de.lproj/B.strings", "App/fr.lproj/B.strings", "A.strings",
      "po/de.po", "po/fr.po", "translations/en.json", "translations/de.json",
      "res/values/strings.xml", "res/values-de/strings.xml",
    ]
    let values = [
      "x", "x\u{FFFD}", "%d x", "%@ x", "Cafe\u{301}", "Caf\u{E9}", "", "{n} x", "x <b>",
    ]
    let name = names.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      let texts = [
        "lint: { languages: [en, de, fr] }\n",
        "lint: { rules: { replacement-character: off } }\n",
        "lint: { allow: [{ rule: replacement-character, key: a, reason: r }] }\n",
        "lint: { exclude: [po] }\n",
        "lint: { overrides: [{ paths: [App], rules: { missing-translation: error } }] }\n",
        "lint: { terms: { forbidden: [{ term: x, reason: old }] } }\n",
      ]
      try tree.write("waymark.yaml", texts.randomElement(using: &random) ?? "")
    case 1: try? tree.remove("waymark.yaml")
    case 2: try tree.write("po/LINGUAS", random.oneIn(2) ? "de\n" : "de fr\n")
    case 3: try? tree.remove("po/LINGUAS")
    case 4:
      let packages = random.oneIn(2) ? "  easy_localization: any\n" : ""
      try tree.write("pubspec.yaml", "dependencies:\n" + packages)
    case 5: try? tree.remove(name)
    case 6:
      // The file is copied to the path of another file, or moved there.
      let other = names.randomElement(using: &random) ?? ""
      guard let text = try? tree.text(name), other.hasSuffix(String(name.suffix(4))) else { return }
      try tree.write(other, text)
      if random.oneIn(2), other != name { try tree.remove(name) }
    default:
      let pairs = ["a", "b", "c"].filter { _ in !random.oneIn(3) }.map { key in
        (key, values.randomElement(using: &random) ?? "")
      }
      try tree.write(name, Self.file(name, pairs))
    }
  }

  private static func file(_ name: String, _ pairs: [(key: String, value: String)]) -> String {
    if name.hasSuffix(".po") {
      let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
      return header + pairs.map { "\nmsgid \"\($0.key)\"\nmsgstr \"\($0.value)\"\n" }.joined()
    }
    if name.hasSuffix(".json") {
      return "{" + pairs.map { "\"\($0.key)\": \"\($0.value)\"" }.joined(separator: ",") + "}"
    }
    if name.hasSuffix(".xml") {
      let strings = pairs.map { "<string name=\"\($0.key)\">\($0.value)</string>" }
      return "<resources>" + strings.joined() + "</resources>"
    }
    return pairs.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
  }

  @Test(
    "Runs with and without the cache have the same results after random changes", arguments: 0..<8)
  func law(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    try CatalogTree.with([:]) { (tree: CatalogTree) throws in
      let cache = Self.cache(tree)
      for _ in 0..<LawEffort.rounds(40) {
        try Self.change(tree, &random)
        try Self.damage(tree, &random)
        let jobs = Int.random(in: 1...2, using: &random)
        let plain = try Self.run(tree, nil)
        let cached = try Self.run(tree, cache) { $0.jobs = jobs }
        #expect(cached == plain)
        #expect(cached.bytes == plain.bytes)
        #expect(try Self.run(tree, cache) == plain)
      }
    }
  }

  /// Damages the cache like a killed process, a full disk, or another program could.
  private static func damage(_ tree: CatalogTree, _ random: inout SplitMix64) throws {
    let folder = tree.path(LintCache.folderName)
    guard random.oneIn(3), let names = try? FilePath.names(in: folder),
      let name = names.randomElement(using: &random)
    else { return }
    let url = URL(fileURLWithPath: folder + "/" + name)
    var data = try Data(contentsOf: url)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: data = data.prefix(Int.random(in: 0...data.count, using: &random))
    case 1 where !data.isEmpty:
      let place = Int.random(in: 0..<data.count, using: &random)
      data[place] ^= UInt8(1 << Int.random(in: 0..<8, using: &random))
    case 2:
      // The file gets the content of any file in the cache, such as a different entry.
      let other = names.randomElement(using: &random) ?? name
      data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + other))
    case 3:
      try FileManager.default.removeItem(at: url)
      return
    default:
      try data.prefix(data.count / 2).write(to: URL(fileURLWithPath: folder + "/.waymark-x"))
      return
    }
    try data.write(to: url)
  }

  @Test("Concurrent runs that share a cache have the same results as runs without a cache")
  func concurrentRuns() async throws {
    var files: [String: String] = [:]
    for index in 0..<20 { files["A\(index).xcstrings"] = Self.table }
    let root = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let tree = CatalogTree(root: root.resolvingSymlinksInPath())
    for (name, text) in files { try tree.write(name, text) }
    let plain = try Self.run(tree, nil)
    let results = try await withThrowingTaskGroup(of: [Results].self) { group in
      for _ in 0..<4 {
        group.addTask {
          // Because of the small limit, runs remove entries that other runs are about to read.
          let cache = Self.cache(tree, limit: 4000)
          return try (0..<10).map { _ in try Self.run(tree, cache) }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(results.count == 40 && results.allSatisfy { $0 == plain })
  }

  // MARK: Entries

  /// Returns findings that use every property, with strings that are equal but differ in bytes.
  private static func findings(_ random: inout SplitMix64) -> CatalogFindings {
    func text() -> String {
      let texts = ["", "a", "é", "e\u{301}", "a\u{0}b", "missing-translation", "日本語 🇫🇷"]
      return texts.randomElement(using: &random) ?? ""
    }
    func optional<Value>(_ value: Value) -> Value? { random.oneIn(2) ? value : nil }
    func range() -> SourceRange {
      let start = Int.random(in: 0..<1 << Int.random(in: 1...40, using: &random), using: &random)
      return SourceRange(start, start + Int.random(in: 0..<200, using: &random))
    }
    func list<Value>(_ value: () -> Value) -> [Value] {
      (0..<Int.random(in: 0..<3, using: &random)).map { _ in value() }
    }
    var findings = CatalogFindings()
    findings.diagnostics = list {
      var diagnostic = Diagnostic(
        rule: text(), severity: Severity.allCases.randomElement(using: &random) ?? .error,
        path: optional(text()), range: optional(range()),
        subject: optional(
          Diagnostic.Subject(
            catalog: optional(text()), key: optional(text()), keyTitle: optional(text()),
            language: optional(text()), variation: optional(text()))),
        message: text(),
        notes: list {
          Diagnostic.Note(text(), range: optional(range()), path: optional(text()))
        },
        fixIts: list {
          FixIt(
            title: text(),
            applicability: [.safe, .unsafe, .displayOnly].randomElement(using: &random) ?? .safe,
            edits: list { FixIt.Edit(range: range(), text: text()) })
        })
      diagnostic.isSummary = random.oneIn(2)
      return diagnostic
    }
    findings.statistics.values = range().lowerBound
    findings.statistics.languages = Set(list(text))
    findings.statistics.longValuePath = optional(text())
    findings.wholeLanguages = Set(list(text))
    findings.broken = list(text)
    findings.foreign = list(text)
    var language = CatalogCoverage.Language(name: text(), isSource: random.oneIn(2))
    language.stale = 7
    language.missing = range().count
    findings.coverage = optional(CatalogCoverage(name: text(), keys: 3, languages: [language]))
    return findings
  }

  @Test("An entry contains every property of the findings, byte for byte")
  func entries() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<LawEffort.rounds(300) {
      let findings = Self.findings(&random)
      var writer = CacheWriter()
      findings.write(to: &writer)
      var reader = CacheReader(writer.bytes[...])
      let read = try CatalogFindings(reading: &reader)
      #expect(read == findings)
      var again = CacheWriter()
      read.write(to: &again)
      #expect(again.bytes == writer.bytes)
      #expect(
        read.diagnostics.map { Array($0.message.utf8) }
          == findings.diagnostics.map { Array($0.message.utf8) })
    }
  }

  // The hashes are from the package mmh3 for Python, which contains the reference implementation.
  @Test(
    "The hash equals that of the reference implementation",
    arguments: [
      ("", "00000000000000000000000000000000"), ("a", "85555565f6597889e6b53a48510e895a"),
      ("hello", "cbd8a7b341bd9b025b1e906a48ae1d19"),
      ("0123456789abcdef", "4be06d94cf4ad1a787c35b5c63a708da"),
      ("0123456789abcdefg", "8e32612daa45f9de0800f4c206c372ee"),
      ("The quick brown fox jumps over the lazy dog", "e34bbc7bbc071b6c7a433ca9c49a9347"),
    ])
  func hashes(_ text: String, _ digits: String) {
    #expect(MurmurHash3.hash(Bytes(text.utf8).span).digits == digits)
  }

  // A property that is added to one of these types must also be added to the entries.
  @Test("The types of an entry have only the properties that entries contain")
  func properties() {
    func count(_ value: Any) -> Int { Mirror(reflecting: value).children.count }
    #expect(count(Diagnostic(rule: "", severity: .info, message: "")) == 9)
    #expect(count(Diagnostic.Subject()) == 5 && count(Diagnostic.Note("")) == 3)
    #expect(count(FixIt(title: "", applicability: .safe, edits: [])) == 3)
    #expect(count(FixIt.Edit(range: SourceRange(0, 0), text: "")) == 2)
    #expect(count(CatalogFindings()) == 6)
    // One property, `reportedCatalogs`, is not in the entries: it is counted after they are
    // filtered.
    #expect(count(LintOutcome.Statistics()) == 9)
    #expect(count(CatalogCoverage(name: "", keys: 0, languages: [])) == 3)
    #expect(count(CatalogCoverage.Language(name: "", isSource: true)) == 7)
  }

  @Test("Damaged entries cause no crash, and many are rejected")
  func malformed() {
    var random = SplitMix64(seed: 8)
    var rejected = 0
    for _ in 0..<LawEffort.rounds(300) {
      var writer = CacheWriter()
      Self.findings(&random).write(to: &writer)
      var bytes = writer.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        if random.oneIn(3) {
          bytes.remove(at: place)
        } else {
          bytes[place] = UInt8.random(in: .min ... .max, using: &random)
        }
      }
      var reader = CacheReader(bytes[...])
      if (try? CatalogFindings(reading: &reader)) == nil { rejected += 1 }
    }
    #expect(rejected > 100)
  }

  // MARK: The folder

  /// Returns the name of an entry: 32 hexadecimal digits in lower case.
  private static func entry(_ digit: Character) -> String { String(repeating: digit, count: 32) }

  @Test("Processes that remove the same cache at the same time do not disturb each other")
  func concurrentRemovals() async throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let tree = CatalogTree(root: root.resolvingSymlinksInPath())
    try tree.write("A.xcstrings", Self.table)
    let path = tree.path("cache")
    for _ in 0..<20 {
      for digit in "0123456789abcdef" { CacheFolder(path).write([1], to: Self.entry(digit)) }
      let removed = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<4 { group.addTask { try CacheFolder(path).removeAll().files } }
        return try await group.reduce(0, +)
      }
      #expect(removed == 16)
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test("The entries that were not used for the longest time are removed first")
  func limit() throws {
    try CatalogTree.with([:]) { (tree: CatalogTree) throws in
      let folder = CacheFolder(tree.path("cache"))
      let names = ["a", "b", "c", "d"].map { Self.entry($0) }
      for (index, name) in names.enumerated() {
        folder.write(Array(repeating: 1, count: 1000), to: name)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: Double(index - 10) * 86400)],
          ofItemAtPath: tree.path("cache/" + name))
      }
      folder.write([], to: ".waymark-new")
      folder.write([], to: ".waymark-old")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -86400)],
        ofItemAtPath: tree.path("cache/.waymark-old"))
      // Reading an entry also counts as a use, so the oldest entry, which is read here, is kept.
      #expect(folder.bytes(of: names[0], limit: 1000) != nil)
      #expect(folder.bytes(of: names[1], limit: 999) == nil)
      #expect(folder.bytes(of: Self.entry("e"), limit: 9) == nil)
      folder.trim(to: 3500)
      #expect(
        try FilePath.names(in: tree.path("cache"))
          == [".gitignore", ".waymark-new", "CACHEDIR.TAG", names[0], names[3]])
      let removal = try folder.removeAll()
      #expect(removal.files == 3 && removal.bytes == 2000)
      #expect(try tree.names() == [] && folder.removeAll().files == 0)
    }
  }

  @Test("A folder that cannot be written, and a symbolic link, are not used")
  func unusableFolder() throws {
    try CatalogTree.with(["A.xcstrings": Self.table, "other/keep": "x"]) {
      (tree: CatalogTree) throws in
      let plain = try Self.run(tree, nil)
      let absent = LintCache(at: tree.path("absent/cache"), versions: [])
      #expect(try Self.run(tree, absent) == plain)
      let file = LintCache(at: tree.path("other/keep"), versions: [])
      #expect(try Self.run(tree, file) == plain)
      try FileManager.default.createSymbolicLink(
        atPath: tree.path(LintCache.folderName), withDestinationPath: tree.path("other"))
      #expect(try Self.run(tree, Self.cache(tree)) == plain)
      #expect(throws: FileError.self) { try Self.cache(tree).folder.removeAll() }
      #expect(try FilePath.names(in: tree.path("other")) == ["keep"])
      #expect(try tree.text("other/keep") == "x")
    }
  }

  @Test("A link or a pipe in place of an entry is replaced, and nothing else is changed")
  func irregularEntries() throws {
    try CatalogTree.with(["A.xcstrings": Self.table, "precious": "x"]) {
      (tree: CatalogTree) throws in
      let cache = Self.cache(tree)
      let plain = try Self.run(tree, cache)
      let names = try FilePath.names(in: cache.folder.path)
      let name = try #require(names.first { $0.count == 32 })
      let entry = cache.folder.path + "/" + name
      let bytes = try FileBytes.read(entry)
      for target in [tree.path("precious"), tree.path("absent"), "/dev/zero"] {
        try FilePath.remove(entry)
        try FileManager.default.createSymbolicLink(atPath: entry, withDestinationPath: target)
        #expect(try Self.run(tree, cache) == plain)
        #expect(try !FilePath.isLink(entry) && FileBytes.read(entry) == bytes, "\(target)")
      }
      #expect(try tree.text("precious") == "x" && tree.names().contains("absent") == false)
      try FilePath.remove(entry)
      #expect(unsafe mkfifo(entry, 0o600) == 0)
      #expect(try Self.run(tree, cache) == plain)
      #expect(try FileBytes.read(entry) == bytes)
      // A folder cannot be replaced, so the entry is not stored.
      try FilePath.remove(entry)
      try tree.write(LintCache.folderName + "/" + name + "/x", "y")
      #expect(try Self.run(tree, cache) == plain)
    }
  }

  @Test("Files that are not entries are kept, and git always ignores the folder")
  func foreignFiles() throws {
    // The names consist of hexadecimal digits, but they are not names of entries.
    let names = [String(repeating: "A", count: 32), String(repeating: "a", count: 31), "ab"]
    var files = ["cache/notes.txt": "mine", "cache/d/x": "y"]
    for name in names { files["cache/" + name] = "z" }
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let folder = CacheFolder(tree.path("cache"))
      folder.write([1, 2], to: Self.entry("b"))
      // This file is missing if the process that created the folder was killed before writing it.
      #expect(try tree.text("cache/.gitignore") == "*\n")
      folder.trim(to: 0)
      #expect(folder.bytes(of: Self.entry("b"), limit: 9) == nil)
      folder.write([1, 2], to: Self.entry("b"))
      let removal = try folder.removeAll()
      #expect(removal.files == 1 && removal.bytes == 2)
      #expect(
        try Set(FilePath.names(in: folder.path))
          == Set([".gitignore", "CACHEDIR.TAG", "d", "notes.txt"] + names))
    }
  }

  @Test("The folder is next to the nearest waymark.yaml or .git, or in the given folder")
  func place() throws {
    try CatalogTree.with(["a/waymark.yaml": "", "a/b/c/x": "", "d/.git/x": "", "d/e/x": ""]) {
      (tree: CatalogTree) throws in
      func place(_ folder: String) -> String { LintCache.path(for: tree.path(folder)) }
      #expect(place("a/b/c") == tree.path("a/.waymark_cache"))
      #expect(place("d/e") == tree.path("d/.waymark_cache"))
      #expect(place("a") == tree.path("a/.waymark_cache"))
    }
  }
}
