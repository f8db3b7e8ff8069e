import CatalogLinting
import Diagnostics
import Files
import Foundation
import Testing

/// Tests writing fix-its to files.
@Suite("Fixing files")
struct FixingTests {
  @Test("Only the bytes of a fix-it change, and a second run changes nothing")
  func twice() throws {
    try CatalogTree.with(["A.strings": CatalogTree.unused, "B.strings": "\"b\" = \"x\";"]) {
      (tree: CatalogTree) throws in
      let before = try FileManager.default.attributesOfItem(atPath: tree.path("B.strings"))
      let outcome = try tree.run { $0.fixing = .safe }
      #expect(outcome.fixed.map(\.path) == [tree.path("A.strings")])
      #expect(outcome.fixed.map(\.count) == [1])
      #expect(outcome.diagnostics.isEmpty)
      #expect(try tree.text("A.strings") == CatalogTree.fixed)
      #expect(try tree.names() == ["A.strings", "B.strings"])
      let after = try FileManager.default.attributesOfItem(atPath: tree.path("B.strings"))
      #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
      #expect(try tree.run { $0.fixing = .safe }.fixed.isEmpty)
    }
  }

  @Test("Only diagnostics with the requested severities are fixed")
  func severity() throws {
    try CatalogTree.with(["A.strings": CatalogTree.unused]) { (tree: CatalogTree) throws in
      func run(_ severity: Severity) throws -> LintOutcome {
        try tree.run { request in
          request.fixing = .safe
          request.fixedSeverity = severity
        }
      }
      let found = try #require(try run(.error).diagnostics.first)
      #expect(found.severity == .warning && found.rule == "unused-suppression")
      #expect(try tree.text("A.strings") == CatalogTree.unused)
      #expect(try run(.warning).fixed.map(\.count) == [1])
      #expect(try tree.text("A.strings") == CatalogTree.fixed)
    }
  }

  @Test("A file in UTF-16 is fixed like a file in UTF-8")
  func utf16() throws {
    func table(_ text: String) -> Data { text.data(using: .utf16) ?? Data() }
    let source = "\"a\" = \"Open %@\";\n\"b\" = \"Yes\";\n"
    let target = "\"a\" = \"％@ öffnen\";\n\"b\" = \"Ja \";\n"
    try CatalogTree.with(["en.lproj/x": "", "de.lproj/x": ""]) { (tree: CatalogTree) throws in
      try table(source).write(to: tree.root.appending(path: "en.lproj/A.strings"))
      try table(target).write(to: tree.root.appending(path: "de.lproj/A.strings"))
      let outcome = try tree.run { request in
        request.allowedRules = []
        request.fixing = .unsafe
      }
      #expect(outcome.fixed.map(\.count) == [2] && outcome.failures.isEmpty)
      let fixed = try Data(contentsOf: tree.root.appending(path: "de.lproj/A.strings"))
      let expected = "\"a\" = \"%@ öffnen\";\n\"b\" = \"Ja\";\n"
      #expect(String(data: fixed, encoding: .utf16) == expected)
    }
  }

  @Test("Fix-its that exclude each other are applied in several rounds")
  func rounds() throws {
    let text = """
      /* waymark:allow replacement-character, replacement-character(de), \
      replacement-character(fr): no */
      "a" = "x";

      """
    try CatalogTree.with(["A.strings": text]) { (tree: CatalogTree) throws in
      let outcome = try tree.run { $0.fixing = .safe }
      #expect(outcome.fixed.map(\.count) == [3])
      #expect(try tree.text("A.strings") == "/*: no */\n\"a\" = \"x\";\n")
    }
  }

  @Test("Known and allowed diagnostics are not fixed")
  func known() throws {
    try CatalogTree.with(["A.strings": CatalogTree.unused]) { (tree: CatalogTree) throws in
      _ = try tree.run { request in
        request.baseline = tree.path("lint.json")
        request.updatesBaseline = true
      }
      let outcome = try tree.run { request in
        request.baseline = tree.path("lint.json")
        request.fixing = .unsafe
      }
      #expect(outcome.fixed.isEmpty && outcome.knownCount == 1)
      #expect(try tree.text("A.strings") == CatalogTree.unused)
      try tree.write(
        "waymark.yaml", "lint: { allow: [{ rule: unused-suppression, path: A.strings }] }")
      #expect(try tree.run { $0.fixing = .safe }.fixed.isEmpty)
    }
  }

  @Test("A fix keeps permissions and symbolic links")
  func permissions() throws {
    try CatalogTree.with(["real/A.strings": CatalogTree.unused]) { (tree: CatalogTree) throws in
      let real = tree.path("real/A.strings")
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
      try FileManager.default.createSymbolicLink(
        atPath: tree.path("B.strings"), withDestinationPath: "real/A.strings")
      let outcome = try tree.run { request in
        request.paths = [tree.path("B.strings")]
        request.fixing = .safe
      }
      #expect(outcome.fixed.count == 1)
      #expect(try tree.text("real/A.strings") == CatalogTree.fixed)
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: tree.path("B.strings"))
      #expect(target == "real/A.strings")
      let attributes = try FileManager.default.attributesOfItem(atPath: real)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test("A file that changed after it was read is not overwritten")
  func changed() throws {
    try CatalogTree.with(["A": "new"]) { (tree: CatalogTree) throws in
      do throws(FileError) {
        try AtomicFile.write(
          Array("fixed".utf8), to: tree.path("A"),
          replacing: FileFingerprint(Array("old".utf8)))
        Issue.record("it was written")
      } catch {
        #expect(error.reason == .changed && error.path == tree.path("A"))
      }
      #expect(try tree.text("A") == "new")
      #expect(try tree.names() == ["A"])
    }
  }

  @Test(
    "A read-only file is not written",
    .enabled(if: getuid() != 0, "root can write every file"))
  func readOnly() throws {
    try CatalogTree.with(["A.strings": CatalogTree.unused]) { (tree: CatalogTree) throws in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o444], ofItemAtPath: tree.path("A.strings"))
      let outcome = try tree.run { $0.fixing = .safe }
      #expect(outcome.failures.count == 1 && outcome.fixed.isEmpty)
      #expect(try tree.text("A.strings") == CatalogTree.unused)
    }
  }

  @Test("If a file cannot be written, its diagnostics are still reported")
  func unwritten() throws {
    try CatalogTree.with([:]) { (tree: CatalogTree) throws in
      // A path may have at most 4095 bytes. The path of the file is shorter than this, but the path
      // of its temporary file is not.
      var folder = ""
      var rest = 4080 - tree.root.path.utf8.count
      while rest > 0 {
        // A file name may have at most 255 bytes, and the last name must not be empty.
        let count = rest <= 201 ? rest - 1 : min(200, rest - 3)
        folder += String(repeating: "a", count: count) + "/"
        rest -= count + 1
      }
      try tree.write(folder + "A.strings", CatalogTree.unused)
      let outcome = try tree.run { $0.fixing = .safe }
      #expect(outcome.failures.count == 1 && outcome.fixed.isEmpty)
      #expect(outcome.diagnostics.map(\.rule) == ["unused-suppression"])
      #expect(try tree.text(folder + "A.strings") == CatalogTree.unused)
    }
  }

  @Test("A dangling link is kept, and its target is created")
  func danglingLink() throws {
    try CatalogTree.with(["a/x": ""]) { (tree: CatalogTree) throws in
      let link = tree.path("link")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a/new")
      try AtomicFile.write([0x61], to: link)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a/new")
      #expect(try tree.text("a/new") == "a")
    }
  }

  @Test("New files and special files are written")
  func others() throws {
    try CatalogTree.with([:]) { (tree: CatalogTree) throws in
      try AtomicFile.write([0x61], to: tree.path("new"))
      #expect(try tree.text("new") == "a")
      #expect(try tree.names() == ["new"])
      try AtomicFile.write([0x61], to: "/dev/null")
      #expect(FilePath.isFolder("/dev/null") == false)
      #expect(throws: FileError.self) { try AtomicFile.write([0x61], to: tree.path("no/new")) }
    }
  }
}
