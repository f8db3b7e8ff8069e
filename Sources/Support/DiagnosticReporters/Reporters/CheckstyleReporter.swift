import Diagnostics
import TextPrimitives

extension ReportFormat {
  /// Checkstyle XML, version 4.3, which review bots and Jenkins read.
  public static let checkstyle = ReportFormat(
    "checkstyle", "XML that review bots and Jenkins read", needsSummary: true
  ) { CheckstyleReporter($0) }
}

/// A reporter that writes XML in the format of [Checkstyle](https://checkstyle.org/).
///
/// An entry has the form
/// `<file name="…"><error line="…" column="…" severity="…" message="…" source="…"/></file>`.
///
/// Checkstyle uses the same names for severities: `error`, `warning` and `info`. Files without a
/// diagnostic are also listed. Paths are relative to the repository's root, because tools append
/// them to their checkout folder.
struct CheckstyleReporter: DiagnosticReporter {
  private let paths: ReportPaths
  private let tool: ReportedTool
  /// The path of the file whose `file` element is open; `nil` before the first element.
  private var open: String?
  private var seen: Set<String> = []

  init(_ options: ReportOptions) {
    paths = ReportPaths(options)
    tool = options.tool
  }

  func begin(_ summary: DiagnosticSummary?, to output: inout ByteBuffer) {
    output.append(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n" as StaticString)
  }

  mutating func append(
    _ diagnostic: Diagnostic, _ sources: inout SourceCache, to output: inout ByteBuffer
  ) {
    // A diagnostic without a file is about the folder as a whole.
    let file = diagnostic.path.map { paths.path($0) } ?? "."
    if file != open {
      close(&output)
      output.append("  <file" as StaticString)
      output.appendAttribute("name", file)
      output.append(">\n" as StaticString)
      open = file
      seen.insert(file)
    }
    let start = sources.place(diagnostic.path, diagnostic.range)?.start
    output.append("    <error" as StaticString)
    // A diagnostic about a whole file is reported at line 1, because tools ignore line 0.
    output.appendAttribute("line", start?.line ?? 1)
    if let column = start?.column { output.appendAttribute("column", column) }
    output.appendAttribute("severity", diagnostic.severity.rawValue)
    output.appendAttribute("message", diagnostic.sentences(namesSubject: true))
    output.appendAttribute("source", "\(tool.name).\(diagnostic.rule)")
    output.append("/>\n" as StaticString)
  }

  mutating func end(_ summary: DiagnosticSummary?, to output: inout ByteBuffer) {
    close(&output)
    for path in summary?.paths ?? [] {
      let file = paths.path(path)
      guard seen.insert(file).inserted else { continue }
      output.append("  <file" as StaticString)
      output.appendAttribute("name", file)
      output.append("/>\n" as StaticString)
    }
    output.append("</checkstyle>\n" as StaticString)
  }

  private mutating func close(_ output: inout ByteBuffer) {
    if open != nil { output.append("  </file>\n" as StaticString) }
    open = nil
  }
}
