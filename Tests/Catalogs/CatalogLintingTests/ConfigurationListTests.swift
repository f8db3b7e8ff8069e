import CatalogLint
import CatalogLinting
import Diagnostics
import Foundation
import Testing

/// Tests which configuration applies to which catalog.
@Suite("Configurations of catalogs")
struct ConfigurationListTests {
  private static let off = "lint: { rules: { replacement-character: off } }"

  @Test("The nearest configuration above a catalog applies, whatever the order of the paths")
  func nested() throws {
    let files = [
      "waymark.yaml": Self.off, "A.strings": CatalogTree.broken(),
      "a/waymark.yaml": "lint: {}", "a/B.strings": CatalogTree.broken(),
      "a/res/values/s.xml": "<resources><string name=\"a\">\u{FFFD}</string></resources>",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let root = tree.root.path
      let a = tree.path("a")
      for paths in [[root], [a], [root, a], [a, root], [tree.path("A.strings"), a]] {
        #expect(
          try tree.lint { $0.paths = paths }
            == ["B.strings: replacement-character", "s.xml: replacement-character"], "\(paths)")
      }
    }
  }

  @Test("The files of a catalog stay together, however their paths are spelled")
  func spellings() throws {
    let files = ["en.lproj/A.strings": "\"a\" = \"x\";", "de.lproj/A.strings": "\"b\" = \"x\";"]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let german = tree.path("de.lproj/A.strings")
      let folder = tree.root.path + "/./"
      for paths in [[german, folder], [folder, german]] {
        let outcome = try tree.run { request in
          request.paths = paths
          request.allowedRules = []
        }
        #expect(outcome.statistics.catalogs == 1 && outcome.statistics.files == 2)
        #expect(outcome.diagnostics.map(\.rule).sorted() == ["missing-translation", "orphan-key"])
      }
    }
  }

  @Test(
    "Exclusions in a parent configuration apply unless the search starts in the excluded folder")
  func exclusions() throws {
    let files = [
      "waymark.yaml": "lint: { exclude: [a] }", "A.strings": CatalogTree.broken(),
      "a/waymark.yaml": "lint: {}", "a/B.strings": CatalogTree.broken(),
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let root = tree.root.path
      let a = tree.path("a")
      let own = ["A.strings: replacement-character"]
      let both = own + ["B.strings: replacement-character"]
      #expect(try tree.lint() == own)
      #expect(try tree.lint { $0.paths = [a] } == Array(both.suffix(1)))
      #expect(try tree.lint { $0.paths = [root, a] } == both)
      #expect(try tree.lint { $0.paths = [a, root] } == both)
    }
  }

  @Test("A baseline that a configuration names need not exist yet")
  func newBaseline() throws {
    let files = [
      "A.strings": CatalogTree.broken(), "waymark.yaml": "lint: { baseline: lint.json }",
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let outcome = try tree.run()
      #expect(outcome.diagnostics.count == 1 && outcome.isComplete)
      #expect(outcome.missingBaselines.count == 1)
      _ = try tree.run { $0.updatesBaseline = true }
      #expect(try tree.run().missingBaselines.isEmpty)
      #expect(throws: LintRefusal.self) {
        _ = try tree.run { $0.baseline = tree.path("none.json") }
      }
    }
  }

  @Test("A baseline includes unused suppressions in configurations")
  func suppressions() throws {
    let files = [
      "A.strings": "\"a\" = \"x\";",
      "waymark.yaml": """
      lint:
        baseline: lint.json
        allow: [{ rule: replacement-character }]
      """,
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      #expect(try tree.lint() == ["waymark.yaml: unused-suppression"])
      let written = try tree.run { $0.updatesBaseline = true }
      #expect(written.diagnostics.isEmpty && written.baselines.map(\.count) == [1])
      let later = try tree.run()
      #expect(later.diagnostics.isEmpty && later.knownCount == 1 && later.goneCount == 0)
      // A run over only some of the files cannot determine which entries are unused, so the update
      // keeps all entries.
      let part = try tree.run { request in
        request.paths = [tree.path("A.strings")]
        request.updatesBaseline = true
      }
      #expect(part.baselines.map(\.count) == [1])
      try tree.write("waymark.yaml", "lint: { baseline: lint.json }")
      #expect(try tree.run().goneCount == 1)
    }
  }

  @Test("An update keeps entries of rules that are off")
  func keptEntries() throws {
    try CatalogTree.with(["A.strings": CatalogTree.broken()]) { (tree: CatalogTree) throws in
      let list = tree.path("lint.json")
      for allowed in [[], ["replacement-character"]] {
        let outcome = try tree.run { request in
          request.allowedRules += allowed
          request.baseline = list
          request.updatesBaseline = true
        }
        #expect(outcome.baselines.map(\.count) == [1])
      }
      try tree.write(
        "lint.json",
        #"{"version": 1, "diagnostics": [{"catalog": "A.strings", "rule": "no-rule"}]}"#)
      #expect(try tree.run { $0.baseline = list }.goneCount == 1)
    }
  }
}
