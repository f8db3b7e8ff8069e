import Foundation
import TestSupport
import Testing

/// A line of the JSON output of `waymark audit`.
struct AuditLine: Decodable {
  var rule: String?
  var severity: String?
  var path: String?
  var message: String?
  var note: String?
  var status: Int?

  /// Returns the problems that an audit reports.
  static func problems(
    _ arguments: [String], checksCopies: Bool = false, environment: [String: String] = [:]
  ) throws -> [AuditLine] {
    let copies = checksCopies ? [] : ["--no-copies"]
    let run = try AuditHosts.servers.get().audit(
      ["--format", "json", "--fail-on", "info"] + copies + arguments, environment: environment)
    let schema = try JSONSchema(Tool.root.appending(path: "Schemas/audit.schema.json"))
    for line in run.lines { #expect(try schema.violations(line) == [], "\(line)") }
    let lines = try run.lines.map { try JSONDecoder().decode(Self.self, from: Data($0.utf8)) }
    let problems = lines.filter { $0.rule != nil }
    #expect(run.status == (problems.isEmpty ? 0 : 1), "\(run.errors)")
    #expect(problems.count < lines.count, "each audit lists the files")
    return problems
  }
}
