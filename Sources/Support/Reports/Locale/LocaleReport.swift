import LanguageTags
package import LocaleNegotiation
import LocalizedTexts
package import TextPrimitives

/// A report of the language that negotiation selects for a preference chain.
package struct LocaleReport: Sendable {
  /// The output format of a report.
  package enum Format: Sendable {
    /// One JSON object per line.
    case json
    /// Human-readable text.
    case text(TextStyle, ReportTexts)
  }

  private let negotiator: Negotiator
  private let explains: Bool
  private let format: Format

  /// Creates a report.
  ///
  /// - Parameter explains: `true` to print each preference with its outcome.
  package init(_ negotiator: Negotiator, explains: Bool, format: Format) {
    self.negotiator = negotiator
    self.explains = explains
    self.format = format
  }

  /// Appends the report on a chain.
  ///
  /// - Parameter line: The line number of the chain, if it is from a file.
  package func append(_ chain: PreferenceChain, line: Int?, to buffer: inout ByteBuffer) {
    let result: Negotiation
    var steps: [NegotiationStep]?
    if explains {
      let explanation = negotiator.explain(chain)
      result = explanation.result
      steps = explanation.steps
    } else {
      result = negotiator.negotiate(chain)
    }
    switch format {
    case .json: appendJSON(result, steps, line: line, to: &buffer)
    case .text(let style, let texts):
      appendText(
        result, chain: chain, steps: steps, line: line, style: style, texts: texts, to: &buffer)
    }
  }

  private func appendJSON(
    _ result: Negotiation, _ steps: [NegotiationStep]?, line: Int?, to buffer: inout ByteBuffer
  ) {
    buffer.append(UInt8(ascii: "{"))
    if let line { buffer.append("\"line\":\(line),") }
    buffer.append("\"language\":" as StaticString)
    buffer.appendJSONString(result.language)
    buffer.append(",\"matched\":\(result.isMatched)")
    if let index = result.preferenceIndex { buffer.append(",\"preferenceIndex\":\(index)") }
    buffer.append(",\"direction\":\"\(result.direction.rawValue)\"")
    if let steps {
      buffer.append(",\"steps\":[" as StaticString)
      for (position, step) in steps.enumerated() {
        if position > 0 { buffer.append(UInt8(ascii: ",")) }
        Self.appendJSON(step, to: &buffer)
      }
      buffer.append(UInt8(ascii: "]"))
    }
    buffer.append("}\n" as StaticString)
  }

  private static func appendJSON(_ step: NegotiationStep, to buffer: inout ByteBuffer) {
    buffer.append("{\"preference\":" as StaticString)
    buffer.appendJSONString(step.preference.text)
    buffer.append(",\"source\":" as StaticString)
    buffer.appendJSONString(step.preference.source.rawValue)
    buffer.append(",\"form\":" as StaticString)
    buffer.appendJSONString(step.form.rawValue)
    if let normalized = step.normalized {
      buffer.append(",\"normalized\":" as StaticString)
      buffer.appendJSONString(normalized.description)
    }
    buffer.append(",\"outcome\":\"\(step.outcome.rawValue)\",\"reason\":" as String)
    buffer.appendJSONString(step.reason.rawValue)
    if let supported = step.supported {
      buffer.append(",\"supported\":" as StaticString)
      buffer.appendJSONString(supported)
    }
    buffer.append(UInt8(ascii: "}"))
  }
}

extension LocaleReport {
  private func appendText(
    _ result: Negotiation, chain: PreferenceChain, steps: [NegotiationStep]?, line: Int?,
    style: TextStyle, texts: ReportTexts, to buffer: inout ByteBuffer
  ) {
    let language = style.styled(DisplayCell.shown(result.language), .strong)
    let chosen =
      if let index = result.preferenceIndex {
        texts.texts(.localeMatched, language, DisplayCell.shown(chain.preferences[index].text))
      } else if chain.preferences.isEmpty {
        texts.texts(.localeNoPreferences, language)
      } else {
        texts.texts(.localeDefaulted, language)
      }
    buffer.append(texts.place(line))
    Self.appendRow(texts[.localeLanguage], text: chosen, style: style, to: &buffer)
    Self.appendRow(
      texts[.localeDirection], text: texts.name(of: result.direction), style: style, to: &buffer)
    guard let steps, !steps.isEmpty else { return }
    buffer.append(style.styled(texts[.localeSteps], .label) + "\n")
    let rows = steps.map { step in
      [
        DisplayCell.shown(step.preference.text), step.preference.source.rawValue,
        step.form == .tag ? "" : step.form.rawValue, step.normalized?.description ?? "",
        texts.reason(of: step),
      ]
    }
    let widths = (0..<4).map { column in rows.map { $0[column].columns }.max() ?? 0 }
    for (row, step) in zip(rows, steps) {
      let cells = zip(row, widths).filter { $1 > 0 }.map { $0.padded(to: $1) } + [row[4]]
      let text = "  " + cells.joined(separator: "  ")
      buffer.append(style.styled(text, step.outcome == .matched ? .strong : .plain) + "\n")
    }
  }

  private static func appendRow(
    _ label: String, text: String, style: TextStyle, to buffer: inout ByteBuffer
  ) {
    buffer.append(style.styled(label, .label))
    buffer.append(String(repeating: " ", count: max(1, 12 - label.columns)) + text + "\n")
  }
}

extension ReportTexts {
  /// Returns the name of a direction.
  func name(of direction: TextDirection) -> String {
    direction == .rightToLeft ? texts[.localeRightToLeft] : texts[.localeLeftToRight]
  }

  /// Returns the reason for the outcome of a preference.
  func reason(of step: NegotiationStep) -> String {
    text("locale.reason.", id: step.reason.rawValue) ?? step.reason.rawValue
  }
}
