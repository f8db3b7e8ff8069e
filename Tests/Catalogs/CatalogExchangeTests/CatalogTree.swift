import CatalogExchange
import CatalogLinting
import Foundation
import LanguageTags
import Testing

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

  /// Writes a file in UTF-16 with a byte order mark.
  func writeWide(_ name: String, _ text: String) throws {
    let data = try #require(text.data(using: .utf16))
    try data.write(to: root.appendingPathComponent(name))
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  /// Returns the paths of all files in the folder.
  func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { name in
      (try? FileManager.default.contentsOfDirectory(atPath: path(name))) == nil
    }.sorted()
  }

  /// Returns the names of all entries in the folder, including hidden files.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
  }

  /// Exports the strings to translate into a language as translation units.
  func export(_ language: String, onlyMissing isMissing: Bool = false) throws -> [TranslationUnit] {
    let tag = try #require(LanguageTag(language))
    return try ExportRun.run(request, language: tag, onlyMissing: isMissing).units
  }

  /// Imports units with their translations.
  func take(
    _ units: [ImportedUnit], language: String? = nil, writes: Bool = true
  ) throws -> ImportRun.Outcome {
    try ImportRun.run(
      units, request, language: language.flatMap { LanguageTag($0) }, writes: writes)
  }

  private var request: LintRequest {
    var request = LintRequest()
    request.paths = [root.path]
    return request
  }
}
