import ArgumentParser
import CatalogLint
import DiagnosticReporters
import Reports
import TextPrimitives

/// `waymark rules`: lists the rules of the linter, or prints the page of a rule.
struct RulesCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: RulesTexts.abstract, discussion: RulesTexts.discussion)

  @Argument(
    help: ArgumentHelp(RulesTexts.rule, valueName: "rule"),
    completion: .list(RuleRegistry.all.map { $0.id }))
  var rule: String?

  @Option(
    name: .long, help: ArgumentHelp(RulesTexts.format, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  @OptionGroup var coloring: ColorOption

  func execute() throws(Failure) -> ExitStatus {
    guard let name = rule else {
      try StandardOutput.write(list())
      return .success
    }
    guard let rule = RuleRegistry.rule(name) else {
      throw Failure(RulesTexts.unknownRule(name), hint: RulesTexts.seeList)
    }
    try StandardOutput.write(page(ReportedRule(rule)))
    return .success
  }

  private func list() -> ByteBuffer {
    let report = RuleReport(ReportedRule.catalogRules)
    let style = TextStyle.standardOutput
    var buffer = ByteBuffer()
    switch format {
    case .json: report.appendJSON(hasPages: false, to: &buffer)
    default:
      let columns = StandardOutput.isTerminal ? style.columns : nil
      report.appendText(style: style, columns: columns, to: &buffer)
    }
    return buffer
  }

  private func page(_ rule: ReportedRule) -> ByteBuffer {
    var buffer = ByteBuffer()
    switch format {
    case .json: RuleReport([rule]).appendJSON(hasPages: true, to: &buffer)
    default:
      let page = rule.page ?? ""
      let style = TextStyle.standardOutput
      let isShown = StandardOutput.isTerminal || style.isColored
      buffer.append(isShown ? MarkdownText.shown(page, style: style) : page)
    }
    return buffer
  }
}
