import Foundation
import TestSupport
import Testing

/// Tests `waymark lint --usage`.
@Suite("The tool: keys in code")
struct UsageTests {
  private static let fixture = Tool.root.appending(path: "Tests/Fixtures/KeysInCode")

  private func lint(_ arguments: String) throws -> (status: Int32, output: String) {
    try Tool.shell(
      "cd '\(Self.fixture.path)' && waymark lint --config waymark.yaml \(arguments) 2>&1")
  }

  @Test("A project with sources in every language is linted")
  func project() throws {
    let report = Self.fixture.appending(path: "report.txt")
    let run = try lint("--usage usage.ndjson")
    if ProcessInfo.processInfo.environment["WAYMARK_UPDATE_SNAPSHOTS"] != nil {
      try Data(run.output.utf8).write(to: report)
    }
    #expect(run.status == 1)
    #expect(run.output == (try String(contentsOf: report, encoding: .utf8)))
    #expect(try lint("--usage - < usage.ndjson").output == run.output)
    // The program that writes the list may be slow.
    let slow =
      "(head -1 usage.ndjson; sleep 0.3; tail -n +2 usage.ndjson) | "
      + "waymark lint --config waymark.yaml --usage -"
    #expect(
      try Tool.shell("cd '\(Self.fixture.path)' && \(slow) 2>&1").output == run.output)
    let (ios, rest) = ("Apple/NoticeView.swift", "grep -v Apple usage.ndjson")
    #expect(
      try lint("--usage <(grep \(ios) usage.ndjson) --usage <(\(rest))").output == run.output)
  }

  @Test("Lists conform to their schema")
  func schema() throws {
    let schema = try JSONSchema(Tool.root.appending(path: "Schemas/key-usage.schema.json"))
    let list = Self.fixture.appending(path: "usage.ndjson")
    let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 10)
    for line in lines { #expect(try schema.violations(String(line)) == [], "\(line)") }
    #expect(try schema.violations(#"{"path":"a","error":"b"}"#) == [])
    let failure = #"{"path":"a","range":[1,2],"line":1,"column":2,"error":"b"}"#
    #expect(try schema.violations(failure) == [])
    #expect(try !schema.violations(#"{"path":"a"}"#).isEmpty)
  }

  @Test(
    "Wrong usage and unreadable lists cause status 2",
    arguments: [
      "--usage none.ndjson", "--usage .", "--usage usage.ndjson --since HEAD",
      "--usage - --usage - < usage.ndjson", "--usage report.txt",
      "--usage usage.ndjson --output usage.ndjson",
    ])
  func refusals(_ arguments: String) throws {
    #expect(try lint(arguments).status == 2)
  }

  @Test("An error in a list is shown with its position")
  func places() throws {
    let run = try lint("--usage <(printf '{\"path\":\"a\",\"range\":[1]}')")
    #expect(run.status == 2)
    #expect(run.output.contains(":1:1: error: expected the member 'language' [missing-member]"))
  }

  @Test("A source file that was not scanned is a failure")
  func unscanned() throws {
    let run = try lint(
      "--fail-on never "
        + "--usage <(echo '{\"path\":\"A.swift\",\"error\":\"the file is not UTF-8\"}')")
    #expect(run.status == 2)
    #expect(
      run.output.contains(
        "A.swift: the keys that the file uses are not known: the file is not UTF-8"))
  }
}
