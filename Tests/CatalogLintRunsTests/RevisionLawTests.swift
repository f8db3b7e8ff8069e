import CatalogLint
import CatalogLintRuns
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite(
  "Runs: the law of revisions",
  .enabled(if: ForeignTools.path(of: "git") != nil, "git is not there"))
struct RevisionLawTests {
  // The law: reported is exactly what is found today and whose identity was not among what a checkout of the revision
  // has, with the configuration of today.
  @Test("Reported is exactly what a checkout of the revision does not have", arguments: 0..<12)
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
      func change() throws {
        for name in names {
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
      try change()
      let configuration = seed.isMultiple(of: 2) ? "lint: { exclude: [X] }\n" : "lint: {}\n"
      try tree.write("now/waymark.yaml", configuration)
      try tree.write("then/waymark.yaml", configuration)
      func found(_ folder: String, since: String?) throws -> [Diagnostic] {
        try tree.run { request in
          request.paths = [tree.path(folder)]
          request.since = since
          // All rules: what they say of each other's files is part of it.
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
      // Where nothing became more frequent, that is: whose identity is new.
      let isNew = now.filter { !then.contains(entry($0, "now")) }
      #expect(isNew.allSatisfy { expected.contains($0) })
    }
  }
}
