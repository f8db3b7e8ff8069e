import CatalogLint
import CatalogLinting
import Diagnostics
import Files
import Foundation
import Testing

/// Tests paths that a run cannot read or does not need to read.
@Suite("Unreadable paths")
struct UnreadableTests {
  private static let clean = "\"a\" = \"x\";\n"
  private static let unparsable = "\"a\" = \"x\"\n\"b\" = ;\n"

  @Test("A dangling link causes a diagnostic, and a path that does not exist is an error")
  func links() throws {
    try CatalogTree.with(["A.strings": Self.clean]) { (tree: CatalogTree) throws in
      try FileManager.default.createSymbolicLink(
        atPath: tree.path("B.strings"), withDestinationPath: "gone")
      // Links in a folder are skipped.
      #expect(try tree.run { $0.allowedRules = [] }.isComplete)
      let outcome = try tree.run { request in
        request.paths = [tree.path("B.strings"), tree.path("C.strings")]
        request.allowedRules = []
      }
      let link = tree.path("B.strings")
      let missing = tree.path("C.strings")
      #expect(outcome.diagnostics.map(\.rule) == ["unreadable-file"])
      #expect(outcome.diagnostics.map(\.path) == [link])
      #expect(outcome.failures.map(\.path) == [link, missing])
    }
  }

  @Test("Names that are not UTF-8 are relevant only for catalogs")
  func names() throws {
    try CatalogTree.with(["A.strings": Self.clean]) { (tree: CatalogTree) throws in
      func make(_ name: [UInt8]) {
        let path = Array((tree.root.path + "/").utf8) + name + [0]
        let file = unsafe open(path.map { CChar(bitPattern: $0) }, O_CREAT | O_WRONLY, 0o600)
        #expect(file >= 0)
        close(file)
      }
      make(Array("caf".utf8) + [0xE9] + Array(".jpg".utf8))
      #expect(try tree.run().isComplete)
      make(Array("caf".utf8) + [0xE9] + Array(".strings".utf8))
      let outcome = try tree.run { $0.allowedRules = [] }
      #expect(outcome.diagnostics.map(\.rule) == ["unreadable-file"])
      #expect(outcome.failures.count == 1)
    }
  }

  @Test("If a file was not linted, the run fails, even if the rule that reports this is allowed")
  func allowed() throws {
    try CatalogTree.with(["A.strings": Self.unparsable]) { (tree: CatalogTree) throws in
      let reported = try tree.run { $0.allowedRules = [] }
      #expect(reported.isComplete && reported.diagnostics.contains { $0.rule == "syntax" })
      let allowed = try tree.run { $0.allowedRules = ["syntax"] }
      #expect(!allowed.diagnostics.contains { $0.rule == "syntax" })
      #expect(allowed.failures.map(\.reason) == [.unparsable])
      // If a baseline lists the syntax error, a person has already reviewed it.
      let list = tree.path("lint.json")
      for isWritten in [true, false] {
        let known = try tree.run { request in
          request.allowedRules = []
          request.baseline = list
          request.updatesBaseline = isWritten
        }
        #expect(known.isComplete && known.diagnostics.isEmpty)
      }
    }
  }

  @Test("A run is not complete if all files are excluded")
  func excluded() throws {
    let files = ["App/A.strings": Self.clean, "waymark.yaml": "lint: { exclude: [App] }"]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      let outcome = try tree.run()
      #expect(outcome.excluded == [tree.root.path] && !outcome.isComplete)
      try tree.write("B.strings", Self.clean)
      #expect(try tree.run().isComplete)
    }
  }

  @Test("The counts of a summary are consistent")
  func counts() throws {
    try CatalogTree.with(["A.strings": CatalogTree.broken()]) { (tree: CatalogTree) throws in
      try FileManager.default.createSymbolicLink(
        atPath: tree.path("B.strings"), withDestinationPath: "/proc/self/mem")
      let outcome = try tree.run { request in
        request.paths = [tree.root.path, tree.path("B.strings")]
        request.allowedRules = []
      }
      #expect(outcome.statistics.reportedCatalogs <= outcome.statistics.catalogs)
      #expect(outcome.statistics.catalogs == 2 && !outcome.isComplete)
    }
  }

  @Test("Statistics include invalid files")
  func statistics() throws {
    try CatalogTree.with(["A.strings": Self.unparsable, "B.xcstrings": "{"]) {
      (tree: CatalogTree) throws in
      var request = LintRequest()
      request.paths = [tree.root.path]
      let outcome = try CoverageRun.run(request)
      let paths = [tree.path("A.strings"), tree.path("B.xcstrings")]
      #expect(Set(outcome.errors.compactMap(\.path)) == Set(paths))
      #expect(outcome.errors.allSatisfy { $0.rule == "syntax" })
    }
  }

  @Test("A configuration must be a regular file of limited size")
  func configurations() throws {
    for target in ["/dev/zero", "/", "nowhere"] {
      try CatalogTree.with(["A.strings": Self.clean]) { (tree: CatalogTree) throws in
        try FileManager.default.createSymbolicLink(
          atPath: tree.path("waymark.yaml"), withDestinationPath: target)
        #expect(throws: LintRefusal.self) { _ = try tree.run() }
      }
    }
    #expect(throws: FileError.self) { _ = try FileBytes.read("/dev/zero", limit: 1 << 16) }
  }

  @Test("A report does not overwrite an input file")
  func output() throws {
    let files = ["A.strings": Self.clean, "waymark.yaml": "lint: { baseline: lint.json }"]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      try FileManager.default.createSymbolicLink(
        atPath: tree.path("link"), withDestinationPath: "A.strings")
      for name in ["A.strings", "link", "waymark.yaml"] {
        #expect(throws: LintRefusal.self) { _ = try tree.run { $0.output = tree.path(name) } }
      }
      _ = try tree.run { $0.output = tree.path("report") }
    }
  }
}
