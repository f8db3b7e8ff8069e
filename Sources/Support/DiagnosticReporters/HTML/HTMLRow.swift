import Diagnostics
import TextPrimitives

extension ByteBuffer {
  /// Appends a diagnostic or a group as an item of its file's list.
  ///
  /// - Parameters:
  ///   - group: The diagnostics.
  ///   - catalog: The catalog of the diagnostics with its numbers of keys; `nil` if unknown.
  ///   - sources: The source files.
  mutating func appendRow(
    _ group: DiagnosticGroup, of catalog: ReportedCatalog?, _ sources: inout SourceCache
  ) {
    let first = group.first
    append("<li class=\"diagnostic\"" as StaticString)
    appendAttribute("data-severity", first.severity.rawValue)
    appendAttribute("data-rule", HTMLText.filterValue(first.rule))
    let languages = group.languages
    // Each line of the attribute contains a language and its count, which the filters read.
    if languages.contains(where: { $0.name != nil }) {
      appendAttribute(
        "data-language", lines: languages.map { HTMLText.filterValue($0.name ?? "") })
    }
    if group.diagnostics.count > 1 {
      appendAttribute("data-count", lines: languages.map { String($0.diagnostics.count) })
    }
    appendAttribute("data-catalog", first.subject?.catalog.map(HTMLText.filterValue))
    append(">\n<p class=\"head\">" as StaticString)
    appendSeverity(first.severity)
    append(" <code class=\"rule\">" as StaticString)
    appendShown(first.rule)
    append("</code>" as StaticString)
    if case .coverage(let counting) = group.kind {
      append("</p>\n<p class=\"message\">" as StaticString)
      appendProse(group.total(counting))
      append("</p>\n" as StaticString)
      appendCoverage(group.coverage(counting, of: catalog))
    } else {
      let place = sources.place(first.path, first.range)
      if let start = place?.start {
        append(" <span class=\"place\">line \(start.line), column \(start.column)</span>")
      }
      append("</p>\n<p class=\"message\">" as StaticString)
      appendProse(first.message)
      append("</p>\n" as StaticString)
      appendFacts(group)
      if let place { appendExcerpt(of: place, language: first.subject?.language) }
      appendNotes(first, others: group.otherMessages, &sources)
    }
    append("</li>\n" as StaticString)
  }

  private mutating func appendCoverage(_ lines: [DiagnosticGroup.CoverageLine]) {
    append("<ul class=\"parts\">\n" as StaticString)
    for line in lines {
      append("<li" as StaticString)
      appendAttribute("data-part", line.language.map(HTMLText.filterValue))
      append(">" as StaticString)
      if let name = line.name {
        append("<b>" as StaticString)
        appendShown(name)
        append("</b> " as StaticString)
      }
      appendProse(line.count)
      for (index, key) in line.keys.enumerated() {
        append(index > 0 ? ", " : line.keyCount > line.keys.count ? "; first: " : ": ")
        appendIsolated(key)
      }
      if let note = line.note { appendProse("; " + note) }
      append("</li>\n" as StaticString)
    }
    append("</ul>\n" as StaticString)
  }

  mutating func appendSeverity(_ severity: Severity, _ word: String? = nil) {
    let name = severity.rawValue
    append(
      """
      <span class="severity \(name)"><svg class="sign" width="16" height="16" aria-hidden="true">\
      <use href="#sign-\(name)"/></svg> \(word ?? severity.word)</span>
      """)
  }

  private mutating func appendFacts(_ group: DiagnosticGroup) {
    let subject = group.first.subject
    let shown = subject?.shownKey
    let key = subject?.variation.map { "\(shown ?? "") · \($0)" } ?? shown
    let languages = group.languages.compactMap { language, diagnostics in
      language.map { diagnostics.count == 1 ? $0 : "\($0) (\(diagnostics.count) times)" }
    }
    let facts: [(StaticString, String?)] = [
      ("Key", key),
      (
        languages.count > 1 ? "Languages" : "Language",
        languages.isEmpty ? nil : languages.joined(separator: ", ")
      ),
      ("Catalog", subject?.catalog),
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

  /// Appends the notes and fix-its of a diagnostic.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - others: The messages of the group that differ from the diagnostic's message.
  ///   - sources: The source files.
  private mutating func appendNotes(
    _ diagnostic: Diagnostic, others: [String], _ sources: inout SourceCache
  ) {
    guard !diagnostic.notes.isEmpty || !diagnostic.fixIts.isEmpty || !others.isEmpty else {
      return
    }
    append("<ul class=\"notes\">\n" as StaticString)
    for other in others {
      append("<li><b>Note:</b> " as StaticString)
      appendProse(other)
      append("</li>\n" as StaticString)
    }
    // The number of notes is limited here, because a rule may add any number of them.
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
    if rest > 0 { append("<li>and \(rest) more \(rest == 1 ? "note" : "notes")</li>\n") }
    for fixIt in diagnostic.fixIts.prefix(4) {
      append("<li><b>Help:</b> " as StaticString)
      appendProse(fixIt.title)
      append("</li>\n" as StaticString)
    }
    append("</ul>\n" as StaticString)
  }
}

extension Severity {
  /// The severity as a capitalized word before a message.
  var word: String {
    switch self {
    case .error: "Error"
    case .warning: "Warning"
    case .info: "Info"
    }
  }

  /// Returns the noun for diagnostics of this severity, in the singular or plural.
  func counted(_ count: Int) -> String {
    switch self {
    case .error: count == 1 ? "error" : "errors"
    case .warning: count == 1 ? "warning" : "warnings"
    case .info: "info"
    }
  }
}
