import DiagnosticReporters
import Diagnostics
import Foundation
import Testing

/// Tests the report for GitLab Code Quality.
///
/// Its [description](https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format)
/// specifies the fields.
@Suite("Reporters: GitLab")
struct GitLabTests {
  private struct Object: Decodable {
    struct Location: Decodable {
      struct Lines: Decodable { let begin: Int }
      let path: String
      let lines: Lines
    }
    enum CodingKeys: String, CodingKey {
      case description, fingerprint, severity, location
      case rule = "check_name"
    }
    let description: String
    let rule: String
    let fingerprint: String
    let severity: String
    let location: Location
  }

  private func objects(
    _ diagnostics: [Diagnostic] = Specimens.diagnostics,
    _ options: ReportOptions = Specimens.options
  ) throws -> [Object] {
    let report = Specimens.report(.gitlab, options, diagnostics)
    return try JSONDecoder().decode([Object].self, from: Data(report.utf8))
  }

  @Test("Each diagnostic has all fields, a relative path and one of GitLab's severities")
  func fields() throws {
    let objects = try objects()
    #expect(objects.count == Specimens.diagnostics.count)
    for (object, diagnostic) in zip(objects, Specimens.diagnostics) {
      #expect(!object.description.isEmpty && object.rule == diagnostic.rule)
      #expect(!object.location.path.hasPrefix("./") && !object.location.path.hasPrefix("/"))
      #expect(object.location.lines.begin >= 1)
      let severity: [Severity: String] = [.error: "major", .warning: "minor", .info: "info"]
      #expect(object.severity == severity[diagnostic.severity])
    }
  }

  @Test("Fingerprints are unique, and do not change when a key moves to a different line")
  func fingerprints() throws {
    let fingerprints = try objects().map(\.fingerprint)
    #expect(Set(fingerprints).count == fingerprints.count)
    let moved = Diagnostic(
      rule: "placeholder-type", severity: .error, path: Specimens.catalog,
      range: SourceRange(0, 1), subject: Specimens.diagnostics[1].subject, message: "other words")
    #expect(try objects([moved])[0].fingerprint == objects()[1].fingerprint)
  }
}
