import Diagnostics
import TextPrimitives

extension ReportFormat {
  /// Workflow commands for GitHub Actions, which annotate the lines of a pull request.
  public static let github = ReportFormat("github", "annotations of a GitHub workflow") {
    GitHubReporter($0)
  }
}

/// A reporter that writes [workflow commands].
///
/// A command has the form `::error file=…,line=…,col=…,endColumn=…,title=…::message`.
///
/// [workflow commands]:
/// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
struct GitHubReporter: DiagnosticReporter {
  private let paths: ReportPaths

  init(_ options: ReportOptions) { paths = ReportPaths(options) }

  mutating func append(
    _ diagnostic: Diagnostic, _ sources: inout SourceCache, to output: inout ByteBuffer
  ) {
    // A notice is GitHub's least severe annotation.
    let command = diagnostic.severity == .info ? "notice" : diagnostic.severity.rawValue
    var properties: [(name: String, value: String)] = []
    if let path = diagnostic.path {
      properties.append(("file", paths.path(path)))
      if let place = sources.place(path, diagnostic.range) { properties += lines(of: place) }
    }
    properties.append(("title", diagnostic.rule))
    let list = properties.map { "\($0.name)=\(Self.escaped($0.value, isProperty: true))" }
    let lines =
      [diagnostic.headline] + diagnostic.notes.map { text(of: $0, diagnostic, &sources) }
      + diagnostic.fixIts.map { "help: " + $0.title }
    let message = lines.map { DisplayCell.shown($0) }.joined(separator: "\n")
    output.append("::\(command) \(list.joined(separator: ","))::")
    output.append(Self.escaped(message, isProperty: false) + "\n")
  }

  /// Returns a note as a line that ends with its location.
  private func text(
    of note: Diagnostic.Note, _ diagnostic: Diagnostic, _ sources: inout SourceCache
  ) -> String {
    guard note.range != nil || note.path != nil, let path = note.path ?? diagnostic.path else {
      return "note: " + note.message
    }
    let start = sources.place(path, note.range)?.start
    let place = start.map { ":\($0.line):\($0.column)" } ?? ""
    return "note: \(note.message) (\(paths.path(path))\(place))"
  }

  private func lines(of place: SourcePlace) -> [(name: String, value: String)] {
    let (start, end) = (place.start, place.end)
    let line = [("line", String(start.line))]
    // GitHub shows columns only for a range on one line.
    guard start.line == end.line else { return line + [("endLine", String(end.line))] }
    return line + [("col", String(start.column)), ("endColumn", String(end.column))]
  }

  /// Returns a string escaped for a workflow command.
  ///
  /// Control characters except line breaks are replaced, because the workflow log would interpret
  /// them.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      case _ where scalar.properties.generalCategory == .control: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
