import DiagnosticReporters
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("Reporters")
struct ReporterTests {
  private static let schema = ProjectFolder.url
    .appending(path: "Schemas/diagnostics.schema.json")

  private func lines(_ format: ReportFormat, _ options: ReportOptions = Specimens.options)
    -> [String]
  {
    Specimens.report(format, options).split(separator: "\n").map(String.init)
  }

  @Test("JSON conforms to its schema, also with statistics")
  func schema() throws {
    let schema = try JSONSchema(Self.schema)
    var options = Specimens.options
    options.showsStatistics = true
    let lines = lines(.json, options)
    #expect(lines.count == Specimens.diagnostics.count + 1)
    for line in lines { #expect(try schema.violations(line) == [], "\(line)") }
    for line in [
      "{}", #"{"rule":"a","severity":"fatal","message":"m"}"#,
      #"{"rule":"a","severity":"info","message":"m","related":[]}"#,
      """
      {"rule":"a","severity":"info","message":"m",\
      "fix":{"kind":"displayOnly","title":"t","edits":[]}}
      """,
      #"{"files":1}"#,
    ] { #expect(try !schema.violations(line).isEmpty, "\(line)") }
  }

  @Test("JSON contains all fixes, each with its title and its edits")
  func fixes() throws {
    let schema = try JSONSchema(Self.schema)
    func fix(_ title: String, _ kind: FixIt.Applicability, writing text: String?) -> FixIt {
      let edits = text.map { [FixIt.Edit(range: SourceRange(1, 3), text: $0)] } ?? []
      return FixIt(title: title, applicability: kind, edits: edits)
    }
    let rows: [(fixIts: [FixIt], fields: String)] = [
      ([], ""),
      (
        [fix("write \"a\"", .unsafe, writing: "a")],
        #","fix":{"kind":"unsafe","title":"write \"a\"","edits":[{"range":[1,3],"text":"a"}]}"#
      ),
      (
        [fix("a", .safe, writing: ""), fix("b", .displayOnly, writing: nil)],
        #","fix":{"kind":"safe","title":"a","edits":[{"range":[1,3],"text":""}]}"#
          + #","alternatives":[{"kind":"display-only","title":"b","edits":[]}]"#
      ),
    ]
    for row in rows {
      let diagnostic = Diagnostic(
        rule: "r", severity: .info, message: "m", fixIts: row.fixIts)
      let line = Specimens.report(.json, ReportOptions(), [diagnostic], nil)
      #expect(line == #"{"rule":"r","severity":"info","message":"m"\#(row.fields)}"# + "\n")
      #expect(try schema.violations(line) == [])
    }
  }

  @Test("JSON contains exactly the expected fields of each diagnostic")
  func exact() throws {
    let lines = lines(.json)
    #expect(
      lines[0]
        == """
        {"rule":"no-catalogs","severity":"warning",\
        "message":"there is no catalog here, only {files}","note":"100 % of them: a, b"}
        """
    )
    let diagnostic = Specimens.diagnostics[7]
    let range = try #require(diagnostic.range).lowerBound
    #expect(
      lines[7]
        == #"""
        {"rule":"apostrophe","severity":"error","path":"./res/values-fr/strings.xml","line":2,\#
        "column":21,"range":[\#(range),\#(range)],"key":"a","language":"fr",\#
        "message":"an apostrophe needs a backslash","fix":{"kind":"safe",\#
        "title":"put a backslash in front","edits":[{"range":[\#(range),\#(range)],"text":"\\"}]}}
        """#
    )
  }

  @Test("A summary ends the text report; JSON contains one only on request")
  func statisticsAreOptional() {
    #expect(lines(.json).count == Specimens.diagnostics.count)
    #expect(lines(.github).count == Specimens.diagnostics.count)
    #expect(
      lines(.text).last
        == "files: 4, keys: 5, languages: 2, errors: 6, warnings: 3, info: 1, known: 3")
  }

  // According to https://docs.github.com/actions/reference/workflow-commands-for-github-actions and
  // https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts, `%`, CR, LF, `:`,
  // and `,` are escaped in property values; `%`, CR, and LF are escaped in messages.
  @Test("Workflow commands are escaped")
  func commands() {
    let lines = lines(.github)
    #expect(
      lines[0]
        == """
        ::warning title=no-catalogs::there is no catalog here, only {files}%0A\
        note: 100 %25 of them: a, b
        """
    )
    #expect(
      lines[1].hasPrefix(
        """
        ::error file=app/Localizations/Café & co%2C 100%25%3A a.xcstrings,\
        line=3,col=28,endColumn=30,title=placeholder-type::\
        'n "items"␉<U+202E>␊' (plural.other) in de: %25d takes
        """
      ))
    // Columns are printed only if the range is within one line.
    #expect(lines[2].contains(",line=4,endLine=5,title="))
    // A message cannot contain a command.
    #expect(lines.allSatisfy { $0.hasPrefix("::") && !$0.contains("\u{1B}") })
    #expect(lines[3].contains("::no code asks for it: ::error::x␍␊y"))
  }

  @Test("In the Xcode format, every diagnostic in a file has a line and a column")
  func xcode() {
    let form = /^(.+:\d+:\d+: )?(error|warning|note): .+$/
    let lines = lines(.xcode)
    for line in lines { #expect(line.wholeMatch(of: form) != nil, "\(line)") }
    // Paths are absolute, so that they are links.
    let folder = Specimens.options.folder ?? ""
    #expect(lines.contains("\(folder)/gone.strings:1:1: error: expected a semicolon [syntax]"))
    #expect(lines.contains("\(folder)/de.lproj/Localizable.strings:1:9: note: the first one"))
  }

  @Test("Only a part of a very long line is shown")
  func longLine() throws {
    let width = 60
    let options = ReportOptions(columns: width)
    let output = Specimens.report(.text, options, [Specimens.diagnostics[8]], nil)
    let lines = output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("dist/all.json:1:120003: error: "))
    #expect(lines[1].contains("…") && lines[1].contains("<U+202E>end"))
    let text = lines[1].unicodeScalars.reduce(0) { $0 + (0x3000...0x9FFF ~= $1.value ? 2 : 1) }
    #expect(text <= width && lines[2].count <= width)
  }

  @Test("If diagnostics are sorted, each file is read once, and at most two are in memory")
  func reading() {
    var read: [String] = []
    let report = DiagnosticReport(.text) { path in
      read.append(path)
      return Specimens.files[path]
    }
    report.write(Specimens.diagnostics) { _ in }
    #expect(
      read == [
        Specimens.catalog, Specimens.strings, Specimens.resources, Specimens.minified,
        Specimens.gone,
      ])
  }

  @Test("A long report is written in pieces")
  func pieces() {
    var pieces: [Int] = []
    let many = Array(repeating: Specimens.diagnostics[1], count: 5000)
    DiagnosticReport(.json) { Specimens.files[$0] }.write(many) { pieces.append($0.count) }
    #expect(pieces.count > 10 && pieces.allSatisfy { $0 < 1 << 17 })
  }

  @Test("A write error ends the report")
  func failing() {
    struct Full: Error {}
    let report = DiagnosticReport(.sarif) { _ in nil }
    #expect(throws: Full.self) {
      try report.write(Specimens.diagnostics) { (_) throws(Full) in throw Full() }
    }
  }

  @Test("A report accepts every range", arguments: ReportFormat.all)
  func wild(_ format: ReportFormat) {
    let bytes: [[UInt8]] = [
      [], [0xFF], [0xFF, 0xFE], [0xFF, 0xFE, 0x3D], [0xFE, 0xFF, 0xD8, 0x00, 0x0A],
      [0xEF, 0xBB, 0xBF],
      Array(repeating: 0x80, count: 9000), [0xFF, 0xFE] + Array(repeating: 0xDC, count: 9001),
      [0x0D, 0x0A, 0x0D, 0x0A],
    ]
    for content in bytes {
      for range in [
        (0, 0), (0, 1), (1, 1), (1, 3), (2, 5000), (4097, 8193), (0, .max), (.max, .max),
      ] {
        let range = SourceRange(range.0, range.1)
        let diagnostic = Diagnostic(
          rule: "x", severity: .error, path: "f", range: range, message: "m",
          fixIts: [
            FixIt(title: "t", applicability: .safe, edits: [FixIt.Edit(range: range, text: "")])
          ])
        DiagnosticReport(format) { _ in content }.write([diagnostic]) { _ in }
      }
    }
  }
}
