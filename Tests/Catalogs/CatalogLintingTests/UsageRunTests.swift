import CatalogLint
import CatalogLinting
import Diagnostics
import Files
import Foundation
import Testing

/// Tests runs with a list of keys that the code uses.
@Suite("Runs with a list of used keys")
struct UsageRunTests {
  private static let rules: Set<String> = [
    "undefined-key", "unused-key", "undeterminable-key", "unused-suppression",
  ]

  private static func use(_ key: String, _ path: String = "App/View.swift") -> String {
    """
    {"path":"\(path)","range":[0,4],"language":"swift","call":"Text","key":"\(key)"}

    """
  }

  /// Returns the rule and the key of each diagnostic; `-` represents no key.
  private static func lint(
    _ tree: CatalogTree, usage: Bool = true, _ configure: (inout LintRequest) -> Void = { _ in }
  ) throws -> [String] {
    try tree.run { request in
      request.allowedRules = RuleRegistry.all.map { $0.id }.filter { !rules.contains($0) }
      if usage { request.usage = [tree.path("usage.ndjson")] }
      configure(&request)
    }.diagnostics.map { "\($0.rule) \($0.subject?.key ?? "-")" }
  }

  @Test("If a source file does not exist, a note shows the position from the list")
  func absentSources() throws {
    let use = Self.use("b").replacing("\"range\"", with: "\"line\":7,\"column\":12,\"range\"")
    let files = [
      "Localizable.strings": "\"a\" = \"\";", "usage.ndjson": use + Self.use("a") + Self.use("c"),
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      func notes() throws -> [[String]] {
        try tree.run { request in
          request.allowedRules = RuleRegistry.all.map { $0.id }.filter { $0 != "undefined-key" }
          request.usage = [tree.path("usage.ndjson")]
        }.diagnostics.map { $0.notes.map(\.message).filter { $0.contains("does not exist") } }
      }
      let folder = FileManager.default.currentDirectoryPath
      let absent =
        "\(folder)/App/View.swift does not exist: paths are relative to the current folder"
      #expect(
        try Set(notes().flatMap(\.self)).isSubset(of: [
          absent, "listed at App/View.swift:7:12; " + absent,
        ]))
      #expect(try notes().contains { $0.contains { $0.contains("App/View.swift:7:12") } })
      // If the source file exists, the diagnostic has a range in it, so no note shows its position.
      let path = tree.path("View.swift")
      try tree.write("View.swift", "Text(\"b\")\n")
      try tree.write("usage.ndjson", Self.use("b", path))
      #expect(try notes() == [[]])
    }
  }

  @Test("If a list contains no uses, the run fails")
  func noUses() throws {
    let files = ["Localizable.strings": "\"a\" = \"\";", "usage.ndjson": ""]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let outcome = try tree.run { $0.usage = [tree.path("usage.ndjson")] }
      #expect(
        outcome.failures == [FileError(path: tree.path("usage.ndjson"), reason: .withoutUses)])
    }
  }

  @Test("A key in code is defined if at least one catalog of its table contains it")
  func tables() throws {
    let files = [
      "A/Localizable.strings": "\"a\" = \"\";", "B/Localizable.strings": "\"b\" = \"\";",
      "usage.ndjson": Self.use("a") + Self.use("b") + Self.use("c.d"),
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      #expect(try Self.lint(tree) == ["undefined-key c.d"])
      #expect(try Self.lint(tree, usage: false) == [])
    }
  }

  @Test("Diagnostics that a configuration allows are hidden, with and without a list")
  func allowances() throws {
    let files = [
      "Localizable.strings": "\"a\" = \"\";\n/* waymark:allow unused-key */\n\"b\" = \"\";",
      "usage.ndjson": Self.use("a") + Self.use("lib.x"),
      "waymark.yaml": "lint:\n  allow:\n    - { rule: undefined-key, key: \"lib.*\" }\n",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      #expect(try Self.lint(tree) == [])
      #expect(try Self.lint(tree, usage: false) == [])
      try tree.write("usage.ndjson", Self.use("a") + Self.use("b"))
      #expect(
        try Self.lint(tree).sorted() == ["unused-suppression -", "unused-suppression b"])
    }
  }

  @Test("A baseline includes diagnostics about keys in code, and keeps them in runs without a list")
  func baseline() throws {
    let files = [
      "Localizable.strings": "\"a\" = \"\";", "usage.ndjson": Self.use("a") + Self.use("c.d"),
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let list = tree.path("known.json")
      #expect(
        try Self.lint(tree) {
          $0.baseline = list
          $0.updatesBaseline = true
        } == [])
      #expect(try Self.lint(tree) { $0.baseline = list } == [])
      let written = try tree.text("known.json")
      _ = try Self.lint(tree, usage: false) {
        $0.baseline = list
        $0.updatesBaseline = true
      }
      #expect(try tree.text("known.json") == written)
    }
  }

  @Test(
    "If a source could not be scanned, the run reports a failure and is incomplete")
  func incomplete() throws {
    let files = [
      "Localizable.strings": "\"a\" = \"\";", "Broken.xcstrings": "",
      "usage.ndjson": Self.use("c.d")
        + "{\"path\":\"B.swift\",\"error\":\"the file is not UTF-8\"}\n",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let outcome = try tree.run {
        $0.allowedRules = []
        $0.usage = [tree.path("usage.ndjson")]
      }
      #expect(outcome.failures.contains { $0.path == "B.swift" })
      #expect(!outcome.isComplete)
    }
  }

  @Test("An invalid list is rejected")
  func refusals() throws {
    let files = ["Localizable.strings": "", "usage.ndjson": Self.use("a") + "{\"path\":7}\n"]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      #expect(throws: LintRefusal.self) { try Self.lint(tree) }
      #expect(throws: LintRefusal.self) {
        try Self.lint(tree) { $0.usage = [tree.path("none.ndjson")] }
      }
    }
  }
}
