import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Tests the patterns of the hooks for pre-commit, which determine whether a commit is linted.
@Suite("The hook for pre-commit")
struct HookPatternTests {
  @Test(
    "The pattern matches a file of each format, but no source code",
    arguments: [".pre-commit-hooks.yaml", "Tools/ci/pre-commit.yml"])
  func pattern(_ path: String) throws {
    let file = ProjectFolder.url.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    let line = try #require(text.split(separator: "\n").first { $0.contains("files: '") })
    let pattern = try Regex(String(line.split(separator: "'")[1]))
    func isLinted(_ path: String) -> Bool { path.contains(pattern) }
    for ending in CatalogFormat.allCases.flatMap(\.definition.fileNameEndings) {
      let path = ending == ".xml" ? "res/values-de/strings.xml" : "de/App\(ending)"
      #expect(isLinted(path), "\(path)")
    }
    #expect(isLinted("waymark.yaml") && isLinted("values/strings.xml"))
    for path in ["App.swift", "pom.xml", "README.md"] { #expect(!isLinted(path), "\(path)") }
  }
}
