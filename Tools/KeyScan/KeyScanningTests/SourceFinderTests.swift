import Foundation
import KeyScanning
import Testing

@Suite("Finding sources in folders")
struct SourceFinderTests {
  @Test("Git-ignored files, hidden files, build folders, and symbolic links are skipped")
  func folders() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "keyscan-\(UUID())")
    defer {
      do { try FileManager.default.removeItem(at: root) } catch { Issue.record(error) }
    }
    func write(_ path: String, _ text: String = "") throws {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write(".git/info/exclude", "excluded.ts\n")
    try write(".gitignore", "/dist/\n*.gen.ts\n!kept.gen.ts\n# Comment\n")
    try write("app/.gitignore", "local.ts\n")
    let kept = ["App.swift", "app/a.ts", "app/dist/b.ts", "kept.gen.ts", "local.ts", "x/View.vue"]
    let left = [
      "dist/a.js", "a.gen.ts", "excluded.ts", "app/local.ts", "node_modules/a/a.js",
      ".build/a.swift", "Pods/a.swift", "ios/DerivedData/a.swift", "a.min.js", "a.d.ts", ".a.ts",
      "a.md", "A.framework/a.swift",
    ]
    for path in kept + left { try write(path) }
    try FileManager.default.createSymbolicLink(
      at: root.appending(path: "link.ts"), withDestinationURL: root.appending(path: "local.ts"))
    let found = SourceFinder(searching: [root.path])
    #expect(found.sources.map { String($0.path.dropFirst(root.path.count + 1)) } == kept.sorted())
    #expect(found.failures.isEmpty)
    // The ignore rules of a parent folder apply to its subfolders. A file that is passed as an
    // argument is scanned even if a rule ignores it.
    let app = root.appending(path: "app").path
    #expect(
      SourceFinder(searching: [app]).sources.map(\.path) == [app + "/a.ts", app + "/dist/b.ts"])
    let named = root.appending(path: "dist/a.js").path
    #expect(SourceFinder(searching: [named]).sources.map(\.path) == [named])
    let failures = SourceFinder(searching: [root.path + "/none", root.path + "/a.md"]).failures
    #expect(failures.map(\.reason).count == 2)
  }
}
