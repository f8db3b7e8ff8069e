import CatalogLint
import CatalogLinting
import Dispatch
import Foundation
import StringCatalogs

/// Compares reading and linting the real PO files with one `msgfmt --check` process per file.
///
/// Our side reads the files from disk and runs all rules, including those that are off by default.
/// The files contain the same keys, so one `msgfmt` process cannot check two of them. A process
/// takes about thirty milliseconds per file, including one or two milliseconds to start. With two
/// processors, the tool uses two jobs.
///
/// This benchmark is skipped if there are no PO files or no `msgfmt`.
func gettextBenchmarks() {
  let files = FileManager.default
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  let msgfmt = folders.map { "\($0)/msgfmt" }.first { files.isExecutableFile(atPath: $0) }
  let paths = realGettextFiles()
  guard let msgfmt, !paths.isEmpty else {
    print("no msgfmt, or no .po under WAYMARK_TEST_DATA: no PO file is linted")
    return
  }
  let count = paths.reduce(0) { $0 + (files.contents(atPath: $1)?.count ?? 0) }
  for jobs in [1, 2] {
    compare(
      "lint PO files: real ones, \(jobs == 1 ? "one job" : "two jobs")", input: paths,
      bytes: count, gate: 0.2, opponent: "msgfmt --check",
      ours: { paths in lintGettext(paths, jobs: jobs) },
      theirs: { paths in
        for path in paths { try run(msgfmt, ["--check", "-o", "/dev/null", path]) }
      })
  }
}

/// A list of files; each thread takes and reads the next one.
private final class Reading: @unchecked Sendable {
  private let paths: [String]
  // Accessed only under the lock until all threads have finished.
  private(set) var files: [LintedCatalog.File?]
  private var begun = 0
  private let lock = NSLock()

  init(_ paths: [String]) {
    self.paths = paths
    files = Array(repeating: nil, count: paths.count)
  }

  func run() {
    while let place = next() {
      let bytes = Array(FileManager.default.contents(atPath: paths[place]) ?? Data())
      let file = LintedCatalog.File(
        path: paths[place], content: CatalogFile.read(bytes, format: .gettext))
      lock.withLock { files[place] = file }
    }
  }

  private func next() -> Int? {
    lock.withLock {
      guard begun < paths.count else { return nil }
      begun += 1
      return begun - 1
    }
  }
}

private func realGettextFiles() -> [String] {
  guard let folder = ProcessInfo.processInfo.environment["WAYMARK_TEST_DATA"],
    let names = FileManager.default.enumerator(atPath: folder + "/catalogs")
  else { return [] }
  return names.compactMap { name in
    guard let name = name as? String, name.hasSuffix(".po") else { return nil }
    return folder + "/catalogs/" + name
  }.sorted()
}

/// Lints all files as one catalog.
///
/// As in the tool, the files are read and linted with the same number of threads.
private func lintGettext(_ paths: [String], jobs: Int) -> Int {
  let reading = Reading(paths)
  DispatchQueue.concurrentPerform(iterations: jobs) { _ in reading.run() }
  let files = reading.files.compactMap { $0 }
  let severities = Dictionary(
    uniqueKeysWithValues: RuleRegistry.all.map { ($0.id, Optional($0.severity)) })
  let catalog = LintedCatalog(name: "A", files: files, atlas: .icu)
  return Linter(LintOptions(severities: severities), jobs: jobs).lint(catalog).count
}
