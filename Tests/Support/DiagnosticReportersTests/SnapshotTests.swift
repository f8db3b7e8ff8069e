import DiagnosticReporters
import Foundation
import TestSupport
import Testing

/// Compares the output of every reporter with snapshots in `Tests/Fixtures/Reports`.
///
/// If `WAYMARK_UPDATE_SNAPSHOTS` is set, the tests update the snapshots.
@Suite("Reporters: snapshots")
struct SnapshotTests {
  private static let folder = ProjectFolder.url
    .appending(path: "Tests/Fixtures/Reports")

  private func compare(_ output: String, _ name: String) throws {
    let url = Self.folder.appending(path: name)
    if ProcessInfo.processInfo.environment["WAYMARK_UPDATE_SNAPSHOTS"] != nil {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(output.utf8).write(to: url)
    }
    #expect(try output == String(contentsOf: url, encoding: .utf8))
  }

  @Test("The output of each format matches its snapshot", arguments: ReportFormat.all)
  func format(_ format: ReportFormat) throws {
    try compare(Specimens.report(format), "\(format.name).txt")
  }

  @Test(
    "The output with statistics matches its snapshot",
    arguments: [ReportFormat.text, .json, .sarif])
  func statistics(_ format: ReportFormat) throws {
    var options = Specimens.options
    options.showsStatistics = true
    try compare(
      Specimens.report(format, options, Array(Specimens.diagnostics.prefix(2))),
      "\(format.name)-statistics.txt")
  }

  @Test("The colored output in a narrow terminal matches its snapshot")
  func colours() throws {
    var options = Specimens.options
    options.isColored = true
    options.columns = 40
    try compare(Specimens.report(.text, options), "text-colored.txt")
  }

  @Test("The output for no diagnostics matches its snapshot", arguments: ReportFormat.all)
  func empty(_ format: ReportFormat) throws {
    let output = Specimens.report(format, Specimens.options, [], nil)
    if [.sarif, .gitlab, .junit, .checkstyle, .html].contains(format) {
      try compare(output, "\(format.name)-empty.txt")
    } else {
      #expect(output.isEmpty)
    }
  }

  @Test("Each format is found by its name")
  func names() {
    #expect(
      ReportFormat.all.map(\.name) == [
        "text", "xcode", "json", "sarif", "github", "gitlab", "junit", "checkstyle", "html",
      ])
    for format in ReportFormat.all { #expect(ReportFormat(named: format.name) == format) }
    #expect(ReportFormat(named: "pdf") == nil)
  }
}
