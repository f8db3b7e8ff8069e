import CatalogLint
import CatalogLinting
import Diagnostics
import Foundation

/// A folder of catalogs for one test.
struct CatalogTree {
  let root: URL

  /// Makes the files of a folder, and removes it in the end.
  static func with<Result>(
    _ files: [String: String], _ body: (CatalogTree) throws -> Result
  ) throws -> Result {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("waymark-\(UUID())")
    let tree = CatalogTree(root: root)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files { try tree.write(path, text) }
    return try body(tree)
  }

  func path(_ name: String) -> String { root.appendingPathComponent(name).path }

  func write(_ name: String, _ text: String) throws {
    let url = root.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  /// Everything in the folder, hidden files too.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
  }

  /// The rules that are reported, with the names of the files: `A.strings: replacement-character`.
  func lint(_ configure: (inout LintRequest) -> Void = { _ in }) throws -> [String] {
    try run(configure).diagnostics.map { diagnostic in
      "\((diagnostic.path ?? "").split(separator: "/").last ?? ""): \(diagnostic.rule)"
    }
  }

  func run(_ configure: (inout LintRequest) -> Void = { _ in }) throws -> LintOutcome {
    var request = LintRequest()
    request.paths = [root.path]
    // Whatever other rules there are: these two are enough here.
    request.allowedRules = RuleRegistry.all.map { $0.id }
      .filter { $0 != "replacement-character" && $0 != "unused-suppression" }
    configure(&request)
    return try LintRun.run(request)
  }

  /// A table with a text in which a character was lost.
  static func broken(_ key: String = "a", comment: String = "") -> String {
    (comment.isEmpty ? "" : "/* \(comment) */\n") + "\"\(key)\" = \"x\u{FFFD}\";\n"
  }

  /// A table with a suppression that is not needed, which has a safe fix-it.
  static let unused = "/* A greeting. waymark:allow replacement-character */\n\"a\" = \"x\";\n"
  /// The same when it is fixed.
  static let fixed = "/* A greeting. */\n\"a\" = \"x\";\n"
}
