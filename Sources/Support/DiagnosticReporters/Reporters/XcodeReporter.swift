import Diagnostics
import TextPrimitives

extension ReportFormat {
  /// Lines that Xcode and editors read: `path:line:column: severity: message [rule]`.
  public static let xcode = ReportFormat("xcode", "lines that Xcode and editors read") {
    XcodeReporter($0)
  }
}

/// A reporter that writes diagnostics in the format of an Xcode build phase.
///
/// Xcode recognizes only `error`, `warning` and `note`, and expects a line and a column. It turns
/// only absolute paths into links, so the reporter writes absolute paths if their base folder is
/// known.
struct XcodeReporter: DiagnosticReporter {
  private let folder: String?

  init(_ options: ReportOptions) { folder = options.folder ?? options.root }

  mutating func append(
    _ diagnostic: Diagnostic, _ sources: inout SourceCache, to output: inout ByteBuffer
  ) {
    let path = diagnostic.path
    let start = sources.place(path, diagnostic.range)?.start
    let severity = diagnostic.severity == .info ? "note" : diagnostic.severity.rawValue
    let message = "\(DisplayCell.shown(diagnostic.headline)) [\(diagnostic.rule)]"
    append(severity, message: message, path: path, at: start, to: &output)
    for note in diagnostic.notes {
      // A note without a location uses the location of its diagnostic.
      let isElsewhere = note.range != nil || note.path != nil
      let place = isElsewhere ? sources.place(note.path ?? path, note.range)?.start : start
      append(
        "note", message: DisplayCell.shown(note.message), path: note.path ?? path, at: place,
        to: &output)
    }
  }

  private func append(
    _ severity: String, message: String, path: String?, at start: LineIndex.Position?,
    to output: inout ByteBuffer
  ) {
    if let path {
      let path = ReportPaths.absolute(path, in: folder)
      output.append("\(DisplayCell.shown(path)):\(start?.line ?? 1):\(start?.column ?? 1): ")
    }
    output.append("\(severity): \(message)\n")
  }
}
