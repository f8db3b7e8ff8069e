import Diagnostics
import TextPrimitives

extension ReportFormat {
  /// JSON with one object per line, as `Schemas/diagnostics.schema.json` specifies.
  public static let json = ReportFormat("json", "one JSON object per line, for programs") {
    JSONReporter($0)
  }
}

/// A reporter that writes JSON with one object per line, the stable output format for programs.
///
/// Fields that do not apply are omitted.
struct JSONReporter: DiagnosticReporter {
  private let showsStatistics: Bool

  init(_ options: ReportOptions) { showsStatistics = options.showsStatistics }

  mutating func append(
    _ diagnostic: Diagnostic, _ sources: inout SourceCache, to output: inout ByteBuffer
  ) {
    let place = sources.place(diagnostic.path, diagnostic.range)
    // A note without a location is a reason; a note with a location is a related location.
    let isReason = { (note: Diagnostic.Note) in note.range == nil && note.path == nil }
    let reasons = diagnostic.notes.filter(isReason).map(\.message)
    let related = diagnostic.notes.filter { !isReason($0) }.map { note in
      let path = note.path ?? diagnostic.path
      return (note: note, path: path, place: sources.place(path, note.range))
    }
    output.appendObject { output in
      output.appendField("rule", diagnostic.rule)
      output.appendField("severity", diagnostic.severity.rawValue)
      output.appendFlag("summary", diagnostic.isSummary)
      Self.appendPlace(diagnostic.path, at: diagnostic.range, place: place, to: &output)
      output.appendField("key", diagnostic.subject?.key)
      output.appendField("language", diagnostic.subject?.language)
      output.appendField("variation", diagnostic.subject?.variation)
      output.appendField("message", diagnostic.message)
      output.appendField("note", reasons.isEmpty ? nil : reasons.joined(separator: "; "))
      output.appendArray("related", elements: related) { related, output in
        Self.appendPlace(related.path, at: related.note.range, place: related.place, to: &output)
        output.appendField("message", related.note.message)
      }
      if let fixIt = diagnostic.fixIts.first {
        output.appendObject("fix") { Self.append(fixIt, to: &$0) }
      }
      output.appendArray("alternatives", elements: diagnostic.fixIts.dropFirst()) { fixIt, output in
        Self.append(fixIt, to: &output)
      }
    }
    output.append(UInt8(ascii: "\n"))
  }

  mutating func end(_ summary: DiagnosticSummary?, to output: inout ByteBuffer) {
    guard showsStatistics, let summary else { return }
    let fields = summary.counts(inFull: true).map { "\"\($0.name)\":\($0.value)" }
    output.append("{\(fields.joined(separator: ","))}\n")
  }

  private static func appendPlace(
    _ path: String?, at range: SourceRange?, place: SourcePlace?, to output: inout ByteBuffer
  ) {
    output.appendField("path", path)
    if let start = place?.start {
      output.appendField("line", start.line)
      output.appendField("column", start.column)
    }
    guard let range else { return }
    output.appendName("range")
    output.appendJSON(range: range.range)
  }

  private static func append(_ fixIt: FixIt, to output: inout ByteBuffer) {
    let kind =
      switch fixIt.applicability {
      case .safe: "safe"
      case .unsafe: "unsafe"
      case .displayOnly: "display-only"
      }
    output.appendField("kind", kind)
    output.appendField("title", fixIt.title)
    output.appendName("edits")
    output.append(UInt8(ascii: "["))
    for edit in fixIt.edits {
      output.appendElement { output in
        output.appendName("range")
        output.appendJSON(range: edit.range.range)
        output.appendField("text", edit.text)
      }
    }
    output.append(UInt8(ascii: "]"))
  }
}
