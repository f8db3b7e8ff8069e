import CatalogLint
import CatalogLinting
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite(
  "Runs: diagnostics that are new since a revision",
  .enabled(if: ForeignTools.path(of: "git") != nil, "git is not installed"))
struct RevisionTests {
  /// Lints a repository whose revision `main` contains some files, after making a change.
  private func lint(
    _ files: [String: String], _ change: (CatalogTree) throws -> Void,
    _ configure: @escaping (inout LintRequest) -> Void = { _ in }
  ) throws -> [String] {
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      try tree.makeRepository()
      try change(tree)
      return try tree.lint { request in
        request.since = "main"
        configure(&request)
      }
    }
  }

  private static func table(_ keys: String...) -> String {
    keys.map { "\"\($0)\" = \"x\u{FFFD}\";\n" }.joined()
  }

  @Test("Existing diagnostics are not reported, even after their lines move")
  func only() throws {
    let found = try lint(["A.strings": Self.table("a", "b")]) { tree in
      try tree.write("A.strings", "/* A comment. */\n\n" + Self.table("b", "new", "a"))
    }
    #expect(found == ["A.strings: replacement-character"])
    #expect(try lint(["A.strings": Self.table("a")]) { _ in } == [])
  }

  @Test("Existing diagnostics are counted as known")
  func counts() throws {
    try CatalogTree.with(["A.strings": Self.table("a", "b")]) { (tree: CatalogTree) throws in
      try tree.makeRepository()
      try tree.write("A.strings", Self.table("a", "b", "c"))
      let outcome = try tree.run { $0.since = "HEAD" }
      #expect(outcome.diagnostics.map { $0.subject?.key } == ["c"] && outcome.knownCount == 2)
    }
  }

  @Test("Unchanged catalogs are not linted, unless a baseline or a report needs their results")
  func unchanged() throws {
    let files = [
      "A.strings": Self.table("a"), "en.lproj/B.strings": Self.table("b"),
      "de.lproj/B.strings": Self.table("b"),
    ]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      try tree.makeRepository()
      try tree.write("A.strings", Self.table("a", "c"))
      // The content of the file is the same, although its modification time is new.
      try tree.write("en.lproj/B.strings", Self.table("b"))
      func run(_ configure: (inout LintRequest) -> Void = { _ in }) throws -> LintOutcome {
        try tree.run { request in
          request.since = "HEAD"
          configure(&request)
        }
      }
      let outcome = try run()
      #expect(outcome.diagnostics.map { $0.subject?.key } == ["c"] && outcome.knownCount == 1)
      #expect(outcome.unchangedFiles == 2 && outcome.statistics.catalogs == 1)
      #expect(outcome.paths == [tree.path("A.strings")])
      let all = try run { $0.lintsUnchanged = true }
      #expect(all.diagnostics == outcome.diagnostics && all.knownCount > 1)
      #expect(all.unchangedFiles == 0 && all.statistics.catalogs == 2)
      try tree.write("known.json", Baseline().fileText)
      let known = try run { $0.baseline = tree.path("known.json") }
      #expect(known.diagnostics == outcome.diagnostics && known.unchangedFiles == 0)
      try tree.write("A.strings", Self.table("a"))
      #expect(try run().statistics.catalogs == 0 && run().unchangedFiles == 3)
    }
  }

  @Test("An entry under allow that only an unchanged catalog uses is not reported")
  func allowances() throws {
    let allowed = "lint: { allow: [{ rule: replacement-character, reason: none }] }\n"
    let files = [
      "A.strings": Self.table("a"), "B.strings": Self.table("b"), "waymark.yaml": allowed,
    ]
    #expect(try lint(files) { try $0.write("A.strings", "\"a\" = \"x\";\n") } == [])
    let both = try lint(files) { tree in
      try tree.write("A.strings", "\"a\" = \"x\";\n")
      try tree.write("B.strings", "\"b\" = \"x\";\n")
    }
    #expect(both == ["waymark.yaml: unused-suppression"])
    #expect(try lint(files) { try $0.remove("A.strings") } == [])
    #expect(try lint(files) { try $0.write("C.strings", "\"c\" = \"x\";\n") } == [])
  }

  @Test("If an identity occurs more often than before, all of its diagnostics are new")
  func more() throws {
    let text = """
      {"sourceLanguage":"en","version":"1.0","strings":{"n":{"localizations":{"en":\
      {"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"1"}},
      "other":{"stringUnit":{"state":"translated","value":"\u{FFFD}"}}}}}}}}}
      """
    let found = try lint(["A.xcstrings": text]) { tree in
      try tree.write("A.xcstrings", text.replacing("\"1\"", with: "\"\u{FFFD}\""))
    }
    #expect(found.count == 2)
  }

  @Test("Diagnostics in new files are new; those in deleted and renamed files are not")
  func files() throws {
    let files = [
      "A.strings": Self.table("a"), "B.strings": Self.table("b"),
      "C/en.lproj/C.strings": Self.table("c"),
      "res/values/strings.xml": "<resources><string name=\"s\">\u{FFFD}</string></resources>\n",
    ]
    let found = try lint(files) { tree in
      try tree.remove("B.strings")
      try tree.write("New.strings", Self.table("n"))
      try tree.git("mv", "A.strings", "Renamed.strings")
      try tree.git("mv", "C", "Moved")
      try tree.git("mv", "res/values/strings.xml", "res/values/texts.xml")
    }
    #expect(found == ["New.strings: replacement-character"])
    // git does not detect the move, because the new file is untracked.
    let unknown = try lint(files) { tree in
      try tree.write("Renamed.strings", Self.table("a"))
      try tree.remove("A.strings")
    }
    #expect(unknown == ["Renamed.strings: replacement-character"])
  }

  @Test("A file that was both renamed and changed is compared with its old version")
  func renamedAndChanged() throws {
    let keys = (0..<20).map { "key\($0)" }
    let text = keys.map { "\"\($0)\" = \"x\u{FFFD}\";\n" }.joined()
    let found = try lint(["en.lproj/A.strings": text]) { tree in
      try FileManager.default.createDirectory(
        at: tree.root.appending(path: "App/en.lproj"), withIntermediateDirectories: true)
      try tree.git("mv", "en.lproj/A.strings", "App/en.lproj/B.strings")
      try tree.write("App/en.lproj/B.strings", Self.table("new") + text)
    }
    #expect(found == ["B.strings: replacement-character"])
  }

  @Test("Subfolders, single files, and names that git quotes are compared")
  func places() throws {
    let name = "Ünï \"x\" 1.strings"
    let files = [
      "App/\(name)": Self.table("a"), "App/B.strings": Self.table("b"),
      "C.strings": Self.table("c"),
    ]
    func change(_ tree: CatalogTree) throws {
      try tree.write("App/\(name)", Self.table("a", "a2"))
      try tree.write("C.strings", Self.table("c", "c2"))
    }
    for (paths, expected) in [
      (["App"], ["\(name)"]), (["App/", "C.strings"], [name, "C.strings"]),
      (["App/\(name)"], [name]), (["App/B.strings"], []), (["App", "App/\(name)"], [name]),
    ] {
      try CatalogTree.with(files) { (tree: CatalogTree) throws in
        try tree.makeRepository()
        try change(tree)
        let found = try tree.lint { request in
          request.since = "main"
          request.paths = paths.map { tree.root.path + "/" + $0 }
        }
        #expect(
          found.sorted() == expected.map { "\($0): replacement-character" }.sorted(), "\(paths)")
      }
    }
  }

  @Test("The current configuration applies to both revisions, and unused entries are reported")
  func configuration() throws {
    let files = [
      "A.strings": Self.table("a"),
      "waymark.yaml": "lint: { allow: [{ rule: replacement-character, reason: none }] }\n",
    ]
    #expect(try lint(files) { try $0.remove("waymark.yaml") } == [])
    let unused = "lint: { allow: [{ rule: replacement-character, key: z, reason: none }] }\n"
    #expect(try lint(files) { try $0.write("waymark.yaml", unused) } == [])
    // In the old revision, the entry allowed a diagnostic; now it allows none.
    let found = try lint(["A.strings": Self.table("z"), "waymark.yaml": unused]) { tree in
      try tree.write("A.strings", "\"z\" = \"x\";\n")
    }
    #expect(found == ["waymark.yaml: unused-suppression"])
    let excluded = try lint(["Old/A.strings": Self.table("a"), "B.strings": Self.table("b")]) {
      try $0.write("waymark.yaml", "lint: { exclude: [Old] }\n")
    }
    #expect(excluded == [])
  }

  @Test("Diagnostics that are in the revision or in the baseline are not reported")
  func baseline() throws {
    try CatalogTree.with(["A.strings": Self.table("a")]) { (tree: CatalogTree) throws in
      try tree.makeRepository()
      try tree.write("A.strings", Self.table("b"))
      _ = try tree.run { request in
        request.baseline = tree.path("known.json")
        request.updatesBaseline = true
      }
      try tree.write("A.strings", Self.table("a", "b", "c"))
      let outcome = try tree.run { request in
        request.since = "main"
        request.baseline = tree.path("known.json")
      }
      #expect(outcome.diagnostics.map { $0.subject?.key } == ["c"] && outcome.knownCount == 2)
      #expect(outcome.goneCount == 0)
    }
  }

  @Test("Only new diagnostics are fixed")
  func fixing() throws {
    try CatalogTree.with(["A.strings": CatalogTree.unused]) { (tree: CatalogTree) throws in
      try tree.makeRepository()
      try tree.write("B.strings", CatalogTree.unused)
      let outcome = try tree.run { request in
        request.since = "main"
        request.fixing = .safe
      }
      #expect(outcome.fixed.count == 1 && outcome.diagnostics.isEmpty)
      #expect(try tree.text("A.strings") == CatalogTree.unused)
      #expect(try tree.text("B.strings") == CatalogTree.fixed)
    }
  }

  @Test("Files in UTF-16, and files that were invalid, are compared")
  func bytes() throws {
    try CatalogTree.with([:]) { (tree: CatalogTree) throws in
      func utf16(_ text: String) -> Data { text.data(using: .utf16) ?? Data() }
      try utf16(Self.table("a")).write(to: tree.root.appending(path: "A.strings"))
      try tree.write("B.strings", "\"a\" = ")
      try tree.makeRepository()
      try utf16(Self.table("a", "b")).write(to: tree.root.appending(path: "A.strings"))
      try tree.write("B.strings", Self.table("b"))
      let found = try tree.lint { $0.since = "main" }
      #expect(found == ["A.strings: replacement-character", "B.strings: replacement-character"])
    }
  }

  @Test("Unchanged files are not read from git")
  func unreadableObjects() throws {
    let files = ["A.strings": Self.table("a"), "de.lproj/B.strings": Self.table("b")]
    try CatalogTree.with(files) { (tree: CatalogTree) throws in
      try tree.makeRepository()
      let object = try tree.git("rev-parse", "main:de.lproj/B.strings")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      try tree.remove(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
      try tree.write("A.strings", Self.table("a", "a2"))
      // The new file belongs to the same catalog as the unchanged one.
      try tree.write("en.lproj/B.strings", Self.table("b2"))
      let outcome = try tree.run { $0.since = "main" }
      #expect(outcome.diagnostics.map { $0.subject?.key } == ["a2", "b2"])
      #expect(outcome.knownCount == 2 && outcome.isComplete)
    }
  }

  @Test("Files that a sparse checkout omits are read from git")
  func sparse() throws {
    try CatalogTree.with(["A.strings": Self.table("a"), "X/B.strings": Self.table("b")]) {
      (tree: CatalogTree) throws in
      try tree.makeRepository()
      try tree.git("update-index", "--skip-worktree", "X/B.strings")
      try tree.remove("X/B.strings")
      try tree.write("A.strings", Self.table("a", "a2"))
      let outcome = try tree.run { $0.since = "main" }
      #expect(outcome.diagnostics.map { $0.subject?.key } == ["a2"])
      #expect(outcome.isComplete)
    }
  }

  @Test("An unknown revision is an error that suggests a similar one")
  func unknown() throws {
    try CatalogTree.with(["A.strings": Self.table("a")]) { (tree: CatalogTree) throws in
      try tree.makeRepository()
      try tree.git("update-ref", "refs/remotes/origin/develop", "HEAD")
      let rows: [(name: String, nearest: String?)] = [
        ("mian", "main"), ("develop", "origin/develop"), ("HEAD~1", nil), ("", nil),
        ("--help", nil), ("-", nil), ("0123456789", nil), ("main:A.strings", nil),
      ]
      for row in rows {
        do throws(LintRefusal) {
          var request = LintRequest()
          request.paths = [tree.root.path]
          request.since = row.name
          _ = try LintRun.run(request)
          Issue.record("'\(row.name)' was found")
        } catch {
          guard case .unknownRevision(let name, _, let nearest, let isShallow) = error else {
            Issue.record("\(error)")
            continue
          }
          #expect(name == row.name && !isShallow)
          if row.nearest != nil { #expect(nearest == row.nearest) }
        }
      }
      for name in ["main", "HEAD", "origin/develop", "@", "main@{0}"] {
        #expect(try tree.lint { $0.since = name } == [])
      }
    }
  }

  @Test("A missing repository and a shallow clone are errors")
  func repositories() throws {
    try CatalogTree.with(["A.strings": Self.table("a")]) { (tree: CatalogTree) throws in
      do throws(LintRefusal) {
        var request = LintRequest()
        request.paths = [tree.root.path]
        request.since = "main"
        _ = try LintRun.run(request)
        Issue.record("there is no repository")
      } catch {
        if case .noRepository = error {} else { Issue.record("\(error)") }
      }
      try tree.makeRepository()
      try tree.commit()
      try tree.git("clone", "--quiet", "--depth=1", "file://\(tree.root.path)", "clone")
      do throws(LintRefusal) {
        var request = LintRequest()
        request.paths = [tree.path("clone")]
        request.since = "HEAD~1"
        _ = try LintRun.run(request)
        Issue.record("the clone has no such revision")
      } catch {
        guard case .unknownRevision(_, _, _, let isShallow) = error else {
          Issue.record("\(error)")
          return
        }
        #expect(isShallow)
      }
    }
  }
}
