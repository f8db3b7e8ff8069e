import TerminalText
package import ByteBuffers
package import Diagnostics

extension DiagnosticReport {
  /// Appends diagnostics as JSON, one object a line, as `Schemas/check.schema.json` says.
  package func appendJSON(of diagnostics: [Diagnostic], to buffer: inout ByteBuffer) {
    for diagnostic in diagnostics {
      buffer.append("{" as StaticString)
      appendPlace(diagnostic.path, diagnostic.range, to: &buffer)
      buffer.append("\"severity\":" as StaticString)
      buffer.appendJSONString(diagnostic.severity.rawValue)
      buffer.append(",\"rule\":" as StaticString)
      buffer.appendJSONString(diagnostic.rule)
      buffer.append(",\"message\":" as StaticString)
      buffer.appendJSONString(diagnostic.message)
      for (position, note) in diagnostic.notes.enumerated() {
        buffer.append(position == 0 ? ",\"notes\":[{" : ",{")
        appendPlace(note.path ?? diagnostic.path, note.range, to: &buffer)
        buffer.append("\"message\":" as StaticString)
        buffer.appendJSONString(note.message)
        buffer.append(position == diagnostic.notes.count - 1 ? "}]" : "}")
      }
      for (position, fixIt) in diagnostic.fixIts.enumerated() {
        buffer.append(position == 0 ? ",\"fixIts\":[" : ",")
        append(fixIt, to: &buffer)
        if position == diagnostic.fixIts.count - 1 { buffer.append("]" as StaticString) }
      }
      buffer.append("}\n" as StaticString)
    }
  }

  /// Appends the fields of a place, each with a comma behind it.
  private func appendPlace(_ path: String?, _ range: SourceRange?, to buffer: inout ByteBuffer) {
    guard let path else { return }
    buffer.append("\"path\":" as StaticString)
    buffer.appendJSONString(path)
    buffer.append(UInt8(ascii: ","))
    guard let place = place(path, range) else { return }
    buffer.append("\"line\":" as StaticString)
    buffer.append(decimal: place.position.line)
    buffer.append(",\"column\":" as StaticString)
    buffer.append(decimal: place.position.column)
    buffer.append(",\"range\":" as StaticString)
    buffer.appendJSON(range: place.range.range)
    buffer.append(UInt8(ascii: ","))
  }

  private func append(_ fixIt: FixIt, to buffer: inout ByteBuffer) {
    buffer.append("{\"title\":" as StaticString)
    buffer.appendJSONString(fixIt.title)
    buffer.append(",\"applicability\":" as StaticString)
    buffer.appendJSONString(fixIt.applicability.rawValue)
    buffer.append(",\"edits\":[" as StaticString)
    for (position, edit) in fixIt.edits.enumerated() {
      buffer.append(position == 0 ? "{\"range\":" : ",{\"range\":")
      buffer.appendJSON(range: edit.range.range)
      buffer.append(",\"text\":" as StaticString)
      buffer.appendJSONString(edit.text)
      buffer.append(UInt8(ascii: "}"))
    }
    buffer.append("]}" as StaticString)
  }
}
