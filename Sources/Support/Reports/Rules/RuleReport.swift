package import DiagnosticReporters
import Diagnostics
package import TextPrimitives

/// A list of rules, or one rule with its page.
package struct RuleReport: Sendable {
  private let rules: [ReportedRule]

  package init(_ rules: [ReportedRule]) { self.rules = rules }

  /// Appends a table with a row for each rule, as human-readable text.
  ///
  /// - Parameter columns: The width to which summaries are wrapped; `nil` to leave them on one
  ///   line.
  package func appendText(style: TextStyle, columns: Int?, to buffer: inout ByteBuffer) {
    let rows = rules.map { rule in
      [
        rule.id, rule.severities.map(\.rawValue).joined(separator: ", "), rule.family ?? "",
        rule.isOnByDefault ? "on" : "off",
      ]
    }
    let table = [["rule", "severity", "family", "default"]] + rows
    let widths = (0..<4).map { column in table.map { $0[column].columns }.max() ?? 0 }
    let summaries = ["finds"] + rules.map(\.summary)
    let margin = widths.reduce(0) { $0 + $1 + 2 }
    // If the other columns leave less than this width, the summary is printed below them.
    let isBelow = columns.map { $0 - margin < 24 } ?? false
    let indent = isBelow ? 4 : margin
    let lineBreak = "\n" + String(repeating: " ", count: indent)
    for (index, row) in table.enumerated() {
      let cells = zip(row, widths).map { $0.padded(to: $1) + "  " }
      if index == 0 {
        let heading = cells.joined() + (isBelow ? "" : summaries[index])
        buffer.append(style.styled(heading.trimmed, .label) + "\n")
        continue
      }
      let lines = LineWrapping.lines(
        DisplayCell.cells(summaries[index]), columns: columns.map { $0 - indent } ?? .max
      ).map { $0.map(\.text).joined() }
      let role: TextStyle.Role =
        switch rules[index - 1].severity {
        case .error: .failure
        case .warning: .warning
        case .info: .label
        }
      buffer.append(style.styled(cells[0], .strong) + style.styled(cells[1], role))
      let last = cells[2] + cells[3]
      buffer.append(isBelow ? last.trimmed + lineBreak : last)
      buffer.append(lines.joined(separator: lineBreak) + "\n")
    }
  }

  /// Appends a JSON object for each rule.
  ///
  /// - Parameter hasPages: `true` to include the page of each rule.
  package func appendJSON(hasPages: Bool, to buffer: inout ByteBuffer) {
    for rule in rules {
      buffer.append("{\"rule\":" as StaticString)
      buffer.appendJSONString(rule.id)
      buffer.append(",\"severity\":" as StaticString)
      buffer.appendJSONString(rule.severity.rawValue)
      buffer.append(",\"severities\":[" as StaticString)
      for (index, severity) in rule.severities.enumerated() {
        if index > 0 { buffer.append(",") }
        buffer.appendJSONString(severity.rawValue)
      }
      buffer.append("]" as StaticString)
      if let family = rule.family {
        buffer.append(",\"family\":" as StaticString)
        buffer.appendJSONString(family)
      }
      buffer.append(",\"default\":\(rule.isOnByDefault)")
      if let since = rule.since {
        buffer.append(",\"since\":" as StaticString)
        buffer.appendJSONString(since)
      }
      buffer.append(",\"summary\":" as StaticString)
      buffer.appendJSONString(rule.summary)
      if hasPages, let page = rule.page {
        buffer.append(",\"page\":" as StaticString)
        buffer.appendJSONString(page)
      }
      buffer.append("}\n" as StaticString)
    }
  }
}

extension String {
  /// The string without trailing spaces.
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
