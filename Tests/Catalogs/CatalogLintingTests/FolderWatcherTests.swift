import Foundation
import Testing

@testable import Files

/// Tests waiting for changes to files, with inotify and by polling.
@Suite("Waiting for changes of files", .timeLimit(.minutes(1)))
struct FolderWatcherTests {
  /// Changes, each with a description and a function that makes the change.
  ///
  /// A wait ends after each of these changes.
  private static let changes: [(String, @Sendable (CatalogTree) throws -> Void)] = [
    ("a new file", { try $0.write("a/new", "x") }),
    ("a new content of the same size", { try $0.write("a/old", "y") }),
    ("a removed file", { try FilePath.remove($0.path("a/old")) }),
    (
      "a file that replaces another one",
      { tree in
        try tree.write("b/next", "x")
        try FileManager.default.removeItem(atPath: tree.path("a/old"))
        try FileManager.default.moveItem(atPath: tree.path("b/next"), toPath: tree.path("a/old"))
      }
    ),
    ("a watched name in a folder with names", { try $0.write("b/named", "x") }),
    (
      "other permissions",
      { tree in
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o600], ofItemAtPath: tree.path("a/old"))
      }
    ),
    ("a new folder", { try $0.write("a/c/file", "x") }),
  ]

  /// Changes that must not end a wait.
  private static func makeIrrelevantChanges(_ tree: CatalogTree) throws {
    try tree.write("a/.waymark_cache", "x")
    try tree.write("a/.waymark-1x", "x")
    try tree.write("b/other", "x")
  }

  @Test("A wait ends after each relevant change, and not before", arguments: 0..<7, [true, false])
  func changes(_ index: Int, _ polls: Bool) throws {
    try CatalogTree.with(["a/old": "x", "b/keep": "x"]) { (tree: CatalogTree) throws in
      let folders = [
        WatchedFolder(tree.path("a")), WatchedFolder(tree.path("b"), names: ["named"]),
        WatchedFolder(tree.path("absent")),
      ]
      var watcher = FolderWatcher()
      var polling = FolderPolling()
      #expect(try polls ? polling.watch(folders) : watcher.watch(folders))
      #expect(try !(polls ? polling.watch(folders) : watcher.watch(folders)), "already watched")
      let (name, change) = Self.changes[index]
      let thread = Thread {
        try? Self.makeIrrelevantChanges(tree)
        usleep(500_000)
        try? change(tree)
      }
      let start = ContinuousClock.now
      thread.start()
      if polls { try polling.wait() } else { try watcher.wait() }
      // The thread sleeps between the irrelevant and the relevant changes. A shorter wait means
      // that an irrelevant change ended it.
      #expect(ContinuousClock.now - start >= .milliseconds(500), "\(name)")
    }
  }

  @Test("Watching a folder again with further names does not end a wait", arguments: [true, false])
  func addedNames(_ polls: Bool) throws {
    try CatalogTree.with(["a/old": "x", "a/.waymark_baseline.json": "x"]) {
      (tree: CatalogTree) throws in
      var watcher = FolderWatcher()
      var polling = FolderPolling()
      for names in [nil, [".waymark_baseline.json"]] as [Set<String>?] {
        let folder = WatchedFolder(tree.path("a"), names: names)
        _ = try polls ? polling.watch([folder]) : watcher.watch([folder])
      }
      let thread = Thread {
        usleep(500_000)
        try? tree.write("a/.waymark_baseline.json", "y")
      }
      let start = ContinuousClock.now
      thread.start()
      if polls { try polling.wait() } else { try watcher.wait() }
      #expect(ContinuousClock.now - start >= .milliseconds(500))
    }
  }

  @Test("A listed file is watched even if its name starts like the names of cache files")
  func listedNames() throws {
    try CatalogTree.with(["a/old": "x"]) { (tree: CatalogTree) throws in
      for polls in [true, false] {
        var watcher = FolderWatcher()
        var polling = FolderPolling()
        let folders = [
          WatchedFolder(tree.path("a")),
          WatchedFolder(tree.path("a"), names: [".waymark_baseline.json"]),
        ]
        for folder in folders { _ = try polls ? polling.watch([folder]) : watcher.watch([folder]) }
        try tree.write("a/.waymark_baseline.json", "\(polls)")
        if polls { try polling.wait() } else { try watcher.wait() }
      }
    }
  }

  @Test("A folder stays watched for all files if it is added again with a list of names")
  func names() throws {
    try CatalogTree.with(["a/old": "x"]) { (tree: CatalogTree) throws in
      for polls in [true, false] {
        var watcher = FolderWatcher()
        var polling = FolderPolling()
        for folder in [
          WatchedFolder(tree.path("a")), WatchedFolder(tree.path("a"), names: ["named"]),
        ] { _ = try polls ? polling.watch([folder]) : watcher.watch([folder]) }
        try tree.write("a/other\(polls)", "x")
        if polls { try polling.wait() } else { try watcher.wait() }
      }
    }
  }
}
