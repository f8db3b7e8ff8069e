import ByteBuffers
import Diagnostics

extension ByteBuffer {
  /// Appends a diagnostic as an item of the list of its file.
  mutating func appendRow(_ diagnostic: Diagnostic, _ sources: inout SourceCache) {
    let subject = diagnostic.subject
    let place = sources.place(diagnostic.path, diagnostic.range)
    append("<li class=\"diagnostic\"" as StaticString)
    appendAttribute("data-severity", diagnostic.severity.rawValue)
    appendAttribute("data-rule", HTMLText.filterValue(diagnostic.rule))
    appendAttribute("data-language", subject?.language.map(HTMLText.filterValue))
    appendAttribute("data-catalog", subject?.catalog.map(HTMLText.filterValue))
    append(">\n<p class=\"head\">" as StaticString)
    appendSeverity(diagnostic.severity)
    append(" <code class=\"rule\">" as StaticString)
    appendShown(diagnostic.rule)
    append("</code>" as StaticString)
    if let start = place?.start {
      append(" <span class=\"place\">line \(start.line), column \(start.column)</span>")
    }
    append("</p>\n<p class=\"message\">" as StaticString)
    appendProse(diagnostic.message)
    append("</p>\n" as StaticString)
    appendFacts(subject)
    if let place { appendExcerpt(of: place, language: subject?.language) }
    appendNotes(diagnostic, &sources)
    append("</li>\n" as StaticString)
  }

  /// Appends the sign and the word of a severity.
  mutating func appendSeverity(_ severity: Severity, _ word: String? = nil) {
    let name = severity.rawValue
    append(
      """
      <span class="severity \(name)"><svg class="sign" width="16" height="16" aria-hidden="true">\
      <use href="#sign-\(name)"/></svg> \(word ?? severity.word)</span>
      """)
  }

  private mutating func appendFacts(_ subject: Diagnostic.Subject?) {
    let key = subject?.variation.map { "\(subject?.key ?? "") · \($0)" } ?? subject?.key
    let facts: [(StaticString, String?)] = [
      ("Key", key), ("Language", subject?.language), ("Catalog", subject?.catalog),
    ]
    guard facts.contains(where: { $0.1 != nil }) else { return }
    append("<dl class=\"facts\">" as StaticString)
    for case (let name, let value?) in facts {
      append("<div><dt>" as StaticString)
      append(name)
      append("</dt><dd>" as StaticString)
      appendIsolated(value)
      append("</dd></div>" as StaticString)
    }
    append("</dl>\n" as StaticString)
  }

  private mutating func appendNotes(_ diagnostic: Diagnostic, _ sources: inout SourceCache) {
    guard !diagnostic.notes.isEmpty || !diagnostic.fixIts.isEmpty else { return }
    append("<ul class=\"notes\">\n" as StaticString)
    // A rule may point at any number of places.
    for note in diagnostic.notes.prefix(8) {
      append("<li><b>Note:</b> " as StaticString)
      appendProse(note.message)
      let place = sources.place(note.path ?? diagnostic.path, note.range)
      if let path = note.path {
        append(" <span class=\"place\">" as StaticString)
        appendIsolated(path)
        append("</span>" as StaticString)
      }
      if let place { appendExcerpt(of: place, language: nil) }
      append("</li>\n" as StaticString)
    }
    let rest = diagnostic.notes.count - 8
    if rest > 0 { append("<li>and \(rest) more notes</li>\n") }
    for fixIt in diagnostic.fixIts.prefix(4) {
      append("<li><b>Help:</b> " as StaticString)
      appendProse(fixIt.title)
      append("</li>\n" as StaticString)
    }
    append("</ul>\n" as StaticString)
  }
}

extension Severity {
  /// The severity as a word in front of a text.
  var word: String {
    switch self {
    case .error: "Error"
    case .warning: "Warning"
    case .info: "Info"
    }
  }

  /// So many diagnostics of the severity.
  func counted(_ count: Int) -> String {
    switch self {
    case .error: count == 1 ? "error" : "errors"
    case .warning: count == 1 ? "warning" : "warnings"
    case .info: "info"
    }
  }
}
