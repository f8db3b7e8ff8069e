package import JoinLinks
package import LinkRouting
import LocalizedTexts
package import TextPrimitives

/// A report of links as human-readable text.
package struct TextLinkReport: Sendable {
  /// The reader of the links.
  package let reader: LinkReader
  let origin: ManifestOrigin
  let style: TextStyle
  let texts: ReportTexts
  private let isPasted: Bool
  /// The facts for evaluating requirements; `nil` if requirements are not evaluated.
  private let facts: LinkFacts?
  private let routes: TextRouteRows
  /// The label of the canonical link, with its padding.
  private let canonicalLabel: String
  /// The row with the heading of the parameters.
  let parametersRow: String
  /// The strings before and after a value, which make it bold on a terminal with colors.
  let strong: (before: String, after: String)
  /// The heading of an accepted link.
  private let heading: String
  /// The strings before and after the line number of a link.
  private let place: (before: String, after: String)

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - origin: The origin of the reader's manifests.
  ///   - isPasted: `true` to remove punctuation around links.
  ///   - facts: The facts for evaluating requirements; `nil` to skip the evaluation.
  package init(
    _ reader: LinkReader, origin: ManifestOrigin, style: TextStyle, texts: ReportTexts,
    isPasted: Bool = false, facts: LinkFacts? = nil
  ) {
    self.reader = reader
    self.facts = facts
    self.origin = origin
    self.isPasted = isPasted
    self.style = style
    self.texts = texts
    heading = style.styled(texts[.labelMatched], .success) + " "
    place = texts.placeParts
    canonicalLabel = Self.label(texts[.labelCanonical], in: style)
    parametersRow =
      Self.label(texts[.labelParameters], isAlone: true, in: style) + "\n"
    let parts = style.styled("\0", .strong).split(
      separator: "\0", omittingEmptySubsequences: false)
    strong = (String(parts[0]), String(parts[1]))
    routes = TextRouteRows(reader, style: style, texts: texts)
  }

  /// Appends the paragraph for one link, and returns `true` if the link matched; see
  /// ``LinkReport/append(_:line:_:to:)``.
  package func append(
    _ bytes: Span<UInt8>, line: Int?, _ reading: inout LinkReading, to buffer: inout ByteBuffer
  ) -> Bool {
    let pasted = reader.pastedText(bytes, isPasted: isPasted)
    let core = bytes.extracting(pasted.core)
    guard reader.read(core, into: &reading) else {
      append(Refusal(bytes, pasted, reader: reader), bytes, line: line, to: &buffer)
      return false
    }
    let warnings = reader.warnings(reading, core)
    let suggestion = reader.recoveredLink(&reading, of: core, warnings: warnings)
    if let line {
      buffer.append(place.before)
      buffer.append(String(line))
      buffer.append(place.after)
    }
    buffer.append(heading)
    DisplayCell.append(core, 0..<core.count, masking: reading.secrets, to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
    let route = routes[reading.route]
    buffer.append(route.rows)
    appendParameters(reading, in: core, rows: route.parameters, to: &buffer)
    buffer.append(canonicalLabel)
    reader.appendCanonical(reading, core, to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
    appendExtra(reading, core, to: &buffer)
    append(pasted.removals, to: &buffer)
    append(warnings, suggestion: suggestion, to: &buffer)
    if let facts {
      let admission = ShownAdmission(
        of: reader.match(reading, core), facts: facts, router: reader.router,
        masksSecrets: reader.masksSecrets)
      for row in admission.rows(texts) { appendRow(row.label, text: row.text, to: &buffer) }
    }
    buffer.append(UInt8(ascii: "\n"))
    return true
  }

  private func appendExtra(
    _ reading: LinkReading, _ bytes: Span<UInt8>, to buffer: inout ByteBuffer
  ) {
    guard !reading.extra.isEmpty else { return }
    appendRow(texts[.labelExtra], text: "", to: &buffer)
    for item in reading.extra {
      var shown = ByteBuffer()
      reader.forEachExtraPiece(item.key, isValue: false, reading, bytes) {
        $0.append(of: bytes, to: &shown)
      }
      shown.append("  " as StaticString)
      reader.forEachExtraPiece(item.value, isValue: true, reading, bytes) {
        $0.append(of: bytes, to: &shown)
      }
      buffer.append("    " + DisplayCell.shown(shown.text) + "\n")
    }
  }
}

extension TextLinkReport {
  /// Appends a row with a label.
  func appendRow(
    _ label: String, text: String, role: TextStyle.Role = .label, to buffer: inout ByteBuffer
  ) {
    let label = Self.label(label, role: role, isAlone: text.isEmpty, in: style)
    buffer.append(label)
    buffer.append(text)
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Returns a label, padded to the column of the text after it unless the label is alone.
  static func label(
    _ label: String, role: TextStyle.Role = .label, isAlone: Bool = false, in style: TextStyle
  ) -> String {
    let padding = isAlone ? "" : String(repeating: " ", count: max(1, 12 - label.columns))
    return "  " + style.styled(label, role) + padding
  }

  /// Appends the warnings about a link, and the corrected link.
  func append(_ warnings: [LinkWarning], suggestion: String?, to buffer: inout ByteBuffer) {
    for warning in warnings {
      let shown = ShownWarning(warning)
      appendRow(texts[.labelWarning], text: texts.message(of: shown), role: .warning, to: &buffer)
    }
    if let suggestion {
      appendRow(texts[.labelCorrected], text: style.styled(suggestion, .strong), to: &buffer)
    }
  }

  /// Appends the warnings about text removed before or after a link, without duplicates.
  func append(_ removals: [PastedLink.Removal], to buffer: inout ByteBuffer) {
    var known: Set<String> = []
    for warning in removals.map(ShownWarning.init) where known.insert(warning.code).inserted {
      appendRow(texts[.labelWarning], text: texts.message(of: warning), role: .warning, to: &buffer)
    }
  }
}

extension String {
  /// Returns the string, padded with trailing spaces to a number of terminal columns.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// The width of the string in terminal columns.
  var columns: Int {
    utf8.allSatisfy(DisplayCell.isPlain) ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }
}
