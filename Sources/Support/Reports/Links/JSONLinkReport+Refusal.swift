import Diagnostics
import LinkRouting
import TextPrimitives

extension JSONLinkReport {
  /// Appends the JSON object for a rejected link.
  func append(
    _ refusal: Refusal, _ bytes: Span<UInt8>, line: Int?, to buffer: inout ByteBuffer
  ) {
    Self.appendStart(line: line, to: &buffer)
    var start = refusal.shown.lowerBound
    for secret in refusal.secrets {
      buffer.appendJSON(bytes, start..<secret.lowerBound)
      buffer.append(LinkReader.mask)
      start = secret.upperBound
    }
    buffer.appendJSON(bytes, start..<refusal.shown.upperBound)
    if refusal.isCut { buffer.append("…" as StaticString) }

    let error = refusal.error
    buffer.append("\",\"status\":\"rejected\",\"error\":{\"code\":" as StaticString)
    buffer.appendJSONString(error.code.rawValue)
    buffer.append(",\"range\":" as StaticString)
    buffer.appendJSON(range: error.range.range)
    let displayed = DisplayedLink(bytes, of: refusal)
    buffer.append(",\"displayRange\":" as StaticString)
    buffer.appendJSON(range: displayed.range(of: error.range.range))
    buffer.append(",\"message\":" as StaticString)
    buffer.appendJSONString(ReportTexts.english.message(of: error))
    buffer.append(",\"expected\":" as StaticString)
    buffer.appendJSONString(error.expected)
    if let nearest = error.nearest {
      buffer.append(",\"nearest\":{\"app\":" as StaticString)
      buffer.appendJSONString(nearest.app)
      buffer.append(",\"route\":" as StaticString)
      buffer.appendJSONString(nearest.route)
      buffer.append(UInt8(ascii: "}"))
    }
    if let suggestion = refusal.suggestion {
      buffer.append(",\"suggestion\":" as StaticString)
      buffer.appendJSONString(suggestion)
    }
    buffer.append(UInt8(ascii: "}"))
    Self.append(refusal.removals.map(ShownWarning.init), in: displayed, to: &buffer)
    buffer.append("}\n" as StaticString)
  }
}
