import Diagnostics
import TextPrimitives

extension ReportFormat {
  /// JUnit XML, which Jenkins, GitLab and GitHub viewers display as tests.
  public static let junit = ReportFormat(
    "junit", "XML that Jenkins and GitLab show as tests", needsSummary: true
  ) { JUnitReporter($0) }
}

/// A reporter that writes diagnostics as JUnit tests.
///
/// A file is a test suite, and a diagnostic is a test case. The suite of a file without a
/// diagnostic contains one passing case. Errors and warnings are failed cases. Diagnostics of
/// severity `info` are skipped cases: all viewers list them, and no viewer fails a build because of
/// them. The name of a case consists of the rule, key, language and variation. It omits the message
/// and the line, because viewers compare runs by the names of cases.
///
/// The report uses only the elements that both [Jenkins](https://github.com/jenkinsci/xunit-plugin)
/// and [GitLab](https://docs.gitlab.com/ci/testing/unit_test_reports/) read. The time is always 0:
/// viewers require the attribute, but the same input must always produce the same report.
struct JUnitReporter: DiagnosticReporter {
  /// The test cases for a file.
  private struct Suite {
    let name: String
    var cases = ""
    var tests = 0
    var failures = 0
    var skipped = 0
    /// The number of cases with each name.
    var names: [String: Int] = [:]
  }

  private let paths: ReportPaths
  private let tool: ReportedTool
  private var text: TextReporter
  private var suite: Suite?
  private var seen: Set<String> = []

  init(_ options: ReportOptions) {
    paths = ReportPaths(options)
    tool = options.tool
    var plain = options
    plain.isColored = false
    text = TextReporter(plain)
  }

  func begin(_ summary: DiagnosticSummary?, to output: inout ByteBuffer) {
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites" as StaticString)
    output.appendAttribute("name", tool.name)
    output.append(">\n" as StaticString)
  }

  mutating func append(
    _ diagnostic: Diagnostic, _ sources: inout SourceCache, to output: inout ByteBuffer
  ) {
    // A diagnostic without a file is about the run as a whole.
    let name = diagnostic.path.map { paths.path($0) } ?? tool.name
    if suite?.name != name { flush(&output) }
    var suite = self.suite ?? Suite(name: name)
    self.suite = nil
    suite.tests += 1
    var buffer = ByteBuffer()
    let identity = Self.identity(of: diagnostic)
    let count = suite.names[identity, default: 0] + 1
    suite.names[identity] = count
    appendCase(
      count == 1 ? identity : "\(identity) #\(count)", in: name, isFile: diagnostic.path != nil,
      line: sources.place(diagnostic.path, diagnostic.range)?.start.line, to: &buffer)
    buffer.append(">\n" as StaticString)
    var body = ByteBuffer()
    text.append(diagnostic, &sources, to: &body)
    if diagnostic.severity == .info {
      suite.skipped += 1
      buffer.append("      <skipped" as StaticString)
      buffer.appendAttribute("message", diagnostic.message)
      buffer.append("/>\n      <system-out>" as StaticString)
      buffer.appendMarkup(body.text)
      buffer.append("</system-out>\n" as StaticString)
    } else {
      suite.failures += 1
      buffer.append("      <failure" as StaticString)
      buffer.appendAttribute("type", diagnostic.severity.rawValue)
      buffer.appendAttribute("message", diagnostic.message)
      buffer.append(">" as StaticString)
      buffer.appendMarkup(body.text)
      buffer.append("</failure>\n" as StaticString)
    }
    buffer.append("    </testcase>\n" as StaticString)
    suite.cases += buffer.text
    self.suite = suite
  }

  mutating func end(_ summary: DiagnosticSummary?, to output: inout ByteBuffer) {
    flush(&output)
    for path in summary?.paths ?? [] {
      let name = paths.path(path)
      guard !seen.contains(name) else { continue }
      var buffer = ByteBuffer()
      appendCase("nothing to report", in: name, isFile: true, line: nil, to: &buffer)
      buffer.append("/>\n" as StaticString)
      suite = Suite(name: name, cases: buffer.text, tests: 1)
      flush(&output)
    }
    output.append("</testsuites>\n" as StaticString)
  }

  /// Writes the start of a test case and leaves its start tag open.
  private func appendCase(
    _ name: String, in suite: String, isFile: Bool, line: Int?, to output: inout ByteBuffer
  ) {
    output.append("    <testcase" as StaticString)
    output.appendAttribute("name", name)
    // Jenkins uses the part of `classname` after the last dot as the class, and the part before it
    // as the package.
    let type = suite.replacing(".", with: "_")
    output.appendAttribute("classname", isFile ? "\(tool.name).\(type)" : tool.name)
    if isFile { output.appendAttribute("file", suite) }
    if let line { output.appendAttribute("line", line) }
    output.append(" time=\"0\"" as StaticString)
  }

  /// Writes the completed suite.
  private mutating func flush(_ output: inout ByteBuffer) {
    guard let suite else { return }
    output.append("  <testsuite" as StaticString)
    output.appendAttribute("name", suite.name)
    output.appendAttribute("tests", suite.tests)
    output.appendAttribute("failures", suite.failures)
    output.append(" errors=\"0\"" as StaticString)
    output.appendAttribute("skipped", suite.skipped)
    output.append(" time=\"0\">\n" as StaticString)
    output.append(suite.cases)
    output.append("  </testsuite>\n" as StaticString)
    seen.insert(suite.name)
    self.suite = nil
  }

  /// Returns the name of a test case, such as `placeholder-type: greeting (de, plural.other)`.
  private static func identity(of diagnostic: Diagnostic) -> String {
    let subject = diagnostic.subject
    let key = subject?.key.map { ": " + $0 } ?? ""
    let part = [subject?.language, subject?.variation].compactMap(\.self).joined(separator: ", ")
    return diagnostic.rule + key + (part.isEmpty ? "" : " (\(part))")
  }
}
