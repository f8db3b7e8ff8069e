package import TextPrimitives

/// A report of the changes that fix-its would make.
package struct PreviewReport {
  private let previews: [LintOutcome.Preview]

  /// Creates a report.
  package init(_ previews: [LintOutcome.Preview]) { self.previews = previews }

  /// Appends the unmodified diffs, as input for `git apply`.
  package func appendDiffs(to buffer: inout ByteBuffer) {
    for preview in previews { buffer.append(preview.diff.span) }
  }

  /// Appends the diffs as text for people to read.
  ///
  /// - Parameters:
  ///   - style: The style of the lines.
  ///   - isTerminal: `true` to escape control characters, which a terminal would interpret.
  package func appendText(style: TextStyle, isTerminal: Bool, to buffer: inout ByteBuffer) {
    for preview in previews {
      var isHeader = true
      for line in preview.diff.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      )
      .dropLast() {
        let text = String(decoding: line, as: UTF8.self)
        if line.starts(with: "@@".utf8) { isHeader = false }
        let shown = isTerminal ? TextStyle.shown(text) : text
        buffer.append(style.styled(shown, Self.role(of: line, isHeader: isHeader)) + "\n")
      }
    }
  }

  private static func role(of line: ArraySlice<UInt8>, isHeader: Bool) -> TextStyle.Role {
    if isHeader { return .strong }
    switch line.first {
    case UInt8(ascii: "@"), UInt8(ascii: "\\"): return .label
    case UInt8(ascii: "-"): return .failure
    case UInt8(ascii: "+"): return .success
    default: return .plain
    }
  }

  /// Appends JSON with one object per file, each on its own line.
  ///
  /// `Schemas/diagnostics.schema.json` specifies the objects.
  package func appendJSON(to buffer: inout ByteBuffer) {
    for preview in previews {
      buffer.append("{\"path\":")
      buffer.appendJSONString(preview.path)
      buffer.append(",\"fixes\":\(preview.count),\"diff\":")
      buffer.appendJSONString(String(decoding: preview.diff, as: UTF8.self))
      buffer.append("}\n")
    }
  }
}
