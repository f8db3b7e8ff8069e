import CatalogLint
import CatalogLinting
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite(
  "Runs: properties of revisions",
  .enabled(if: ForeignTools.path(of: "git") != nil, "git is not installed"))
struct RevisionLawTests {
  // The current files and the checkout are linted with the current configuration. The run must
  // report a diagnostic if its identity occurs more often in the current files than in the
  // checkout.
  @Test(
    "A run reports exactly the diagnostics that a checkout of the revision does not have",
    arguments: 0..<24)
  func law(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let names = ["A.strings", "App/en.lproj/B.strings", "App/de.lproj/B.strings", "X/C.strings"]
    func text(_ random: inout SplitMix64) -> String {
      let keys = ["a", "b", "c", "d", "e", "f"].filter { _ in Bool.random(using: &random) }
      return keys.shuffled(using: &random).map { key in
        let text = Bool.random(using: &random) ? "x\u{FFFD}" : "x"
        let comment =
          Int.random(in: 0..<4, using: &random) == 0
          ? "/* waymark:allow replacement-character */\n" : ""
        return "\(comment)\"\(key)\" = \"\(text)\";\n"
      }.joined()
    }
    try CatalogTree.with([:]) { (tree: CatalogTree) throws in
      func change(keeping isKept: Bool = false) throws {
        for name in names {
          // A run does not lint unchanged catalogs a second time, so some catalogs stay unchanged
          // to test this.
          if isKept, random.oneIn(2) { continue }
          if Int.random(in: 0..<4, using: &random) > 0 {
            try tree.write("now/" + name, text(&random))
          } else if FileManager.default.fileExists(atPath: tree.path("now/" + name)) {
            try tree.remove("now/" + name)
          }
        }
      }
      try tree.write("now/waymark.yaml", "lint: { languages: [en, de] }\n")
      try tree.git("init", "--quiet", "--initial-branch=main", "now")
      try change()
      try tree.git(["add", "--all"], in: "now")
      try tree.git(["commit", "--quiet", "--message=m"], in: "now")
      try tree.git("clone", "--quiet", "now", "then")
      try change(keeping: true)
      let allowed = "allow: [{ rule: replacement-character, key: a, reason: r }]"
      let configuration =
        seed.isMultiple(of: 2) ? "lint: { exclude: [X] }\n" : "lint: { \(allowed) }\n"
      try tree.write("now/waymark.yaml", configuration)
      try tree.write("then/waymark.yaml", configuration)
      func found(_ folder: String, since: String?) throws -> [Diagnostic] {
        try tree.run { request in
          request.paths = [tree.path(folder)]
          request.since = since
          // All rules are enabled, including those that compare files.
          request.allowedRules = []
        }.diagnostics
      }
      func entry(_ diagnostic: Diagnostic, _ folder: String) -> Baseline.Entry {
        Baseline.Entry(diagnostic) { $0.replacing(tree.path(folder), with: "") }
      }
      let then = try found("then", since: nil).map { entry($0, "then") }
      let now = try found("now", since: nil)
      let counts = Dictionary(grouping: now.map { entry($0, "now") }) { $0 }.mapValues(\.count)
      let before = Dictionary(grouping: then) { $0 }.mapValues(\.count)
      let expected = now.filter { diagnostic in
        let entry = entry(diagnostic, "now")
        return (counts[entry] ?? 0) > (before[entry] ?? 0)
      }
      #expect(try found("now", since: "main") == expected)
      // A diagnostic whose identity is new is always reported.
      let isNew = now.filter { !then.contains(entry($0, "now")) }
      #expect(isNew.allSatisfy { expected.contains($0) })
    }
  }

  @Test("Catalogs in a submodule are compared with the recorded revision of the submodule")
  func submodules() throws {
    try CatalogTree.with(["inner/A.strings": CatalogTree.broken()]) { (tree: CatalogTree) throws in
      try tree.git("init", "--quiet", "--initial-branch=main", "inner")
      try tree.git(["add", "--all"], in: "inner")
      try tree.git(["commit", "--quiet", "--message=m"], in: "inner")
      try tree.git("init", "--quiet", "--initial-branch=main", "outer")
      try tree.git(
        ["-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "../inner", "Sub"],
        in: "outer")
      try tree.git(["commit", "--quiet", "--message=m"], in: "outer")
      func found(since: String = "main", _ path: String = "outer") throws -> [String] {
        try tree.lint {
          $0.paths = [tree.path(path)]
          $0.since = since
        }
      }
      #expect(try found() == [] && found(since: "HEAD", "outer/Sub") == [])
      #expect(
        try tree.lint { $0.paths = [tree.path("outer")] } == ["A.strings: replacement-character"])
      try tree.write("outer/Sub/A.strings", CatalogTree.broken() + CatalogTree.broken("b"))
      try tree.write("outer/Sub/B.strings", CatalogTree.broken())
      let new = ["A.strings: replacement-character", "B.strings: replacement-character"]
      #expect(try found() == new && found(since: "HEAD", "outer/Sub") == new)
      // A commit in the submodule is also new until the repository records the new revision.
      try tree.git(["add", "--all"], in: "outer/Sub")
      try tree.git(["commit", "--quiet", "--message=m"], in: "outer/Sub")
      #expect(try found() == new && found(since: "HEAD", "outer/Sub") == [])
      try tree.git(["add", "--all"], in: "outer")
      try tree.git(["commit", "--quiet", "--message=m"], in: "outer")
      #expect(try found() == [] && found(since: "HEAD~1") == new)
      // If the revision was not fetched, the run fails instead of reporting everything or nothing.
      try tree.git(
        ["update-index", "--cacheinfo", "160000,\(String(repeating: "1", count: 40)),Sub"],
        in: "outer")
      try tree.git(["commit", "--quiet", "--message=m"], in: "outer")
      #expect(throws: LintRefusal.self) { try found() }
    }
  }
}
