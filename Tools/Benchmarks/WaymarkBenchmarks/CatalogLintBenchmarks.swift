import CatalogLint
import CatalogLinting
import Foundation
import StringCatalogs

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Compares reading and linting 20 MB catalogs with Foundation, which only reads the same bytes.
///
/// All rules that are on by default are used.
func catalogLintBenchmarks() {
  let count = Mode.isQuick ? 100_000 : 20_000_000
  let bytes = GeneratedCatalog.bytes(count)
  compare(
    "lint .xcstrings: 20 MB, one job", input: (bytes, Data(bytes)), bytes: bytes.count, goal: 0.26,
    opponent: "JSONDecoder",
    ours: { input in lint(input.0, .xcstrings, jobs: 1) },
    theirs: { input in try JSONDecoder().decode(DecodedCatalog.self, from: input.1).strings.count })
  compare(
    "lint .xcstrings: 20 MB, two jobs", input: (bytes, Data(bytes)), bytes: bytes.count, goal: 0.26,
    opponent: "JSONDecoder",
    ours: { input in lint(input.0, .xcstrings, jobs: 2) },
    theirs: { input in try JSONDecoder().decode(DecodedCatalog.self, from: input.1).strings.count })
  // Reading is single-threaded, so even with two free cores, two jobs take about two thirds of the
  // time of one job, not half.
  compare(
    "lint .xcstrings: 20 MB, two jobs against one", input: bytes, bytes: bytes.count, goal: 0.65,
    opponent: "one job",
    ours: { input in lint(input, .xcstrings, jobs: 2) },
    theirs: { input in lint(input, .xcstrings, jobs: 1) })
  realCatalogBenchmarks()
  let xml = GeneratedCatalog.xml(count)
  compare(
    "lint strings.xml: 20 MB", input: (xml, Data(xml)), bytes: xml.count, opponent: "XMLParser",
    ours: { input in lint(input.0, .android, jobs: 1) },
    theirs: { input in
      let counter = StringCounter()
      let parser = XMLParser(data: input.1)
      parser.delegate = counter
      return parser.parse() ? counter.count : 0
    })
  let table = GeneratedCatalog.strings(count)
  compare(
    "lint .strings: 20 MB", input: (table, Data(table)), bytes: table.count,
    opponent: "PropertyListSerialization",
    ours: { input in lint(input.0, .strings, jobs: 1) },
    theirs: { input in
      let list = try PropertyListSerialization.propertyList(from: input.1, format: nil)
      return (list as? [String: String])?.count ?? 0
    })
}

/// Compares reading and linting the real catalogs; each operation processes all of them.
private func realCatalogBenchmarks() {
  let files = realCatalogs()
  guard !files.isEmpty else {
    return Table.shared.skip(
      "lint .xcstrings: real ones", reason: "WAYMARK_TEST_DATA has no .xcstrings")
  }
  let count = files.reduce(0) { $0 + $1.count }
  compare(
    "lint .xcstrings: real ones, one job", input: files.map { ($0, Data($0)) }, bytes: count,
    goal: 0.26, opponent: "JSONDecoder",
    ours: { input in input.reduce(0) { $0 + lint($1.0, .xcstrings, jobs: 1) } },
    theirs: { input in
      try input.reduce(0) {
        try $0 + JSONDecoder().decode(DecodedCatalog.self, from: $1.1).strings.count
      }
    })
}

/// The string catalogs in the test data that `DecodedCatalog` can decode, too.
private func realCatalogs() -> [[UInt8]] {
  guard let folder = ProcessInfo.processInfo.environment["WAYMARK_TEST_DATA"],
    let names = FileManager.default.enumerator(atPath: folder + "/catalogs")
  else { return [] }
  return names.compactMap { name in
    guard let name = name as? String, name.hasSuffix(".xcstrings"),
      let data = FileManager.default.contents(atPath: folder + "/catalogs/" + name),
      (try? JSONDecoder().decode(DecodedCatalog.self, from: data)) != nil
    else { return nil }
    return Array(data)
  }
}

private func lint(_ bytes: [UInt8], _ format: CatalogFormat, jobs: Int) -> Int {
  let file = LintedCatalog.File(path: "A", content: CatalogFile.read(bytes, format: format))
  let catalog = LintedCatalog(name: "A", files: [file], atlas: .icu)
  return Linter(LintOptions(), jobs: jobs).lint(catalog).count
}
