import Diagnostics
import TextPrimitives

extension SARIFReporter {
  /// Appends the fields of the tool and its rules.
  ///
  /// Only rules with a result include their page, which code scanning displays next to an alert.
  /// Together, all pages would take hundreds of kilobytes.
  ///
  /// - Parameters:
  ///   - rules: The rules that ran (SARIF §3.19.23).
  ///   - reported: The identifiers of the rules with a result.
  func appendTool(
    _ tool: ReportedTool, _ rules: [ReportedRule], withPages reported: Set<String>,
    to output: inout ByteBuffer
  ) {
    output.appendField("name", tool.name)
    output.appendField("version", tool.version)
    output.appendField("semanticVersion", tool.version)
    output.appendField("informationUri", tool.informationURI)
    output.append(",\"rules\":[" as StaticString)
    for (index, rule) in rules.enumerated() {
      output.append(index == 0 ? "\n" : ",\n")
      output.appendObject {
        Self.append(rule, of: tool.name, withPage: reported.contains(rule.id), to: &$0)
      }
    }
    output.append(UInt8(ascii: "]"))
  }

  private static func append(
    _ rule: ReportedRule, of tool: String, withPage hasPage: Bool, to output: inout ByteBuffer
  ) {
    output.appendField("id", rule.id)
    output.appendObject("shortDescription") { $0.appendField("text", rule.summary) }
    output.appendField("helpUri", rule.helpURI)
    // GitHub requires `fullDescription` and `help` for every rule.
    output.appendObject("fullDescription") { $0.appendField("text", rule.reason ?? rule.summary) }
    output.appendObject("help") { output in
      guard let page = rule.page else { return output.appendField("text", rule.summary) }
      // The plain-text field also contains Markdown, because Markdown is readable as plain text.
      output.appendField("text", hasPage ? page : "'\(tool) rules \(rule.id)' shows the page.")
      output.appendField("markdown", hasPage ? page : nil)
    }
    output.appendObject("defaultConfiguration") { output in
      if !rule.isOnByDefault { output.append("\"enabled\":false" as StaticString) }
      output.appendField("level", rule.severity.sarifLevel)
    }
    output.appendObject("properties") { output in
      output.appendField(
        "problem.severity", rule.severity == .info ? "recommendation" : rule.severity.rawValue)
      guard let family = rule.family else { return }
      output.appendName("tags")
      output.append(UInt8(ascii: "["))
      output.appendJSONString(family)
      output.append(UInt8(ascii: "]"))
    }
  }
}

extension ReportedRule {
  /// The maximum length of a description on GitHub, in characters.
  private static let maximumLength = 1024

  /// The first paragraph of the page's "Why" section on one line; `nil` if absent or too long.
  fileprivate var reason: String? {
    let lines = page?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    guard let heading = lines.firstIndex(of: "## Why") else { return nil }
    let paragraph = lines[(heading + 1)...].drop(while: \.isEmpty).prefix { !$0.isEmpty }
    var text = paragraph.joined(separator: " ")
    // A last sentence that ends with a colon introduces a list, which is not part of the paragraph.
    // The sentence is therefore removed.
    if text.hasSuffix(":"), let end = text.ranges(of: ". ").last?.lowerBound {
      text = text[..<end] + "."
    }
    return text.isEmpty || text.hasPrefix("#") || text.count > Self.maximumLength ? nil : text
  }
}
