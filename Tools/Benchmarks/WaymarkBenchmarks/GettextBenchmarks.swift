import CatalogLanguages
import CatalogLint
import Foundation
import StringCatalogs

/// Reading the real PO files of the test data from their disk and linting them with all rules, also those that are
/// off by default, beside `msgfmt --check`, a process for each file.
///
/// Left out where there are no such files, or no `msgfmt`.
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

private func realGettextFiles() -> [String] {
  guard let folder = ProcessInfo.processInfo.environment["WAYMARK_TEST_DATA"],
    let names = FileManager.default.enumerator(atPath: folder + "/catalogs")
  else { return [] }
  return names.compactMap { name in
    guard let name = name as? String, name.hasSuffix(".po") else { return nil }
    return folder + "/catalogs/" + name
  }.sorted()
}

/// All files as one catalog.
private func lintGettext(_ paths: [String], jobs: Int) -> Int {
  let files = paths.map { path in
    LintedCatalog.File(
      path: path,
      content: CatalogFile.read(
        Array(FileManager.default.contents(atPath: path) ?? Data()), format: .gettext))
  }
  let severities = Dictionary(
    uniqueKeysWithValues: RuleRegistry.all.map { ($0.id, Optional($0.severity)) })
  let catalog = LintedCatalog(name: "A", files: files, atlas: .icu)
  return Linter(LintOptions(severities: severities), jobs: jobs).lint(catalog).count
}
