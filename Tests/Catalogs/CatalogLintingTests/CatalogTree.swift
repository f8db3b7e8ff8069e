import CatalogLint
import CatalogLinting
import Diagnostics
import Foundation

/// A temporary folder that contains the catalogs of a test.
struct CatalogTree {
  let root: URL

  /// Creates the files in a temporary folder, calls a function, and removes the folder.
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

  /// Returns the names of all entries in the folder, including hidden files.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
  }

  /// Returns the reported rules with the file names, such as `A.strings: replacement-character`.
  func lint(_ configure: (inout LintRequest) -> Void = { _ in }) throws -> [String] {
    try run(configure).diagnostics.map { diagnostic in
      "\((diagnostic.path ?? "").split(separator: "/").last ?? ""): \(diagnostic.rule)"
    }
  }

  func run(_ configure: (inout LintRequest) -> Void = { _ in }) throws -> LintOutcome {
    var request = LintRequest()
    request.paths = [root.path]
    // All rules except these two are turned off.
    request.allowedRules = RuleRegistry.all.map { $0.id }
      .filter { $0 != "replacement-character" && $0 != "unused-suppression" }
    configure(&request)
    return try LintRun.run(request)
  }

  /// Returns a table whose string contains U+FFFD, which the rule `replacement-character` reports.
  static func broken(_ key: String = "a", comment: String = "") -> String {
    (comment.isEmpty ? "" : "/* \(comment) */\n") + "\"\(key)\" = \"x\u{FFFD}\";\n"
  }

  /// A table with an unused suppression, which has a safe fix-it.
  static let unused = "/* A greeting. waymark:allow replacement-character */\n\"a\" = \"x\";\n"
  /// The content of ``unused`` after the fix is applied.
  static let fixed = "/* A greeting. */\n\"a\" = \"x\";\n"
}
