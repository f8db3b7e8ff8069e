import ArgumentParser
import CatalogLint
import CatalogRulePages
import CodePages
import Diagnostics
import Reports
import TextPrimitives

/// `waymark explain`: prints the page of a diagnostic code or rule.
struct ExplainCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: ExplainTexts.abstract, discussion: ExplainTexts.discussion)

  @Argument(
    help: ArgumentHelp(ExplainTexts.code, valueName: "code"), completion: .list(Self.codes))
  var code: String?

  @Option(
    name: .long, help: ArgumentHelp(ExplainTexts.format, valueName: "format"),
    completion: .list(["text", "json"]), transform: OutputFormat.parse)
  var format = OutputFormat.text

  @OptionGroup var coloring: ColorOption

  /// All diagnostic codes and rules, sorted.
  private static var codes: [String] {
    Set(CodePage.all.map(\.code) + RuleRegistry.all.map { $0.id }).sorted()
  }

  func execute() throws(Failure) -> ExitStatus {
    guard let code else {
      try StandardOutput.write(list())
      return .success
    }
    let name = code.trimmingBrackets
    let pages = Self.pages(of: name)
    guard !pages.isEmpty else {
      throw Failure(ExplainTexts.unknownCode(name, Self.codes), hint: ExplainTexts.seeList)
    }
    try StandardOutput.write(text(of: pages, code: name))
    return .success
  }

  /// Returns the pages that describe a code, starting with the page of the rule, if any.
  private static func pages(of code: String) -> [CodePage] {
    let rule = RuleRegistry.rule(code).flatMap { rule -> CodePage? in
      guard let page = RulePages.page(of: rule.id)?.description else { return nil }
      return CodePage(code: rule.id, family: ExplainTexts.rules, text: page)
    }
    return (rule.map { [$0] } ?? []) + CodePage.all.filter { $0.code == code }
  }

  private func text(of pages: [CodePage], code: String) -> ByteBuffer {
    var buffer = ByteBuffer()
    if format == .json {
      for page in pages { page.appendJSON(to: &buffer) }
      return buffer
    }
    let style = TextStyle.standardOutput
    let isShown = StandardOutput.isTerminal || style.isColored
    let text = pages.map(\.markdown).joined(separator: "\n")
    buffer.append(isShown ? MarkdownText.shown(text, style: style) : text)
    return buffer
  }

  private func list() -> ByteBuffer {
    var buffer = ByteBuffer()
    let rules = RuleRegistry.all.map { rule in
      CodePage(code: rule.id, family: ExplainTexts.rules, text: rule.summary)
    }
    if format == .json {
      for page in CodePage.all + rules { page.appendJSON(hasPage: false, to: &buffer) }
      return buffer
    }
    let style = TextStyle.standardOutput
    var family = ""
    for page in CodePage.all + rules.sorted(by: { $0.code < $1.code }) {
      if page.family != family {
        if !family.isEmpty { buffer.append("\n") }
        family = page.family
        buffer.append(style.styled(family, .strong) + "\n")
      }
      buffer.append("  \(page.code)\n")
    }
    return buffer
  }
}

extension CodePage {
  /// The page with its heading, as Markdown.
  fileprivate var markdown: String {
    text.hasPrefix("# ") ? text : "# \(code)\n\n*\(family)*\n\n\(text)"
  }

  /// Appends the page as one line of JSON.
  fileprivate func appendJSON(hasPage: Bool = true, to buffer: inout ByteBuffer) {
    buffer.append("{\"code\":")
    buffer.appendJSONString(code)
    buffer.append(",\"family\":")
    buffer.appendJSONString(family)
    buffer.append(",\"summary\":")
    buffer.appendJSONString(summary)
    if hasPage {
      buffer.append(",\"page\":")
      buffer.appendJSONString(markdown)
    }
    buffer.append("}\n")
  }
}

extension String {
  /// The string without the brackets that enclose a code in reports.
  fileprivate var trimmingBrackets: String {
    hasPrefix("[") && hasSuffix("]") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}

/// The help and the messages of `waymark explain`.
enum ExplainTexts {
  static let abstract = "Explain a diagnostic code or a rule."

  static let discussion = """
    Many messages end with a code in brackets, such as [backslash]. The page of a code explains \
    the cause and the fix, often with an example. The page of a rule also contains the precision: \
    the share of diagnostics on real files that are correct. If several parts of the tool use the \
    same code, the command prints all of its pages. On a terminal, the pages are formatted; \
    otherwise, they are printed as Markdown.

    JSON output contains one object per line (Schemas/explain.schema.json).

    EXAMPLES:
      waymark explain backslash
      waymark explain missing-translation
      waymark explain --format json

    EXIT STATUS:
      0  done
      2  wrong usage, or an unknown code
    """

  static let code = "Code or rule to explain (default: list all of them)."
  static let format = "Output format: text (default), or json (one object per line)."
  static let rules = "Rules for string catalogs"
  static let seeList = "See 'waymark explain' for all codes."

  static func unknownCode(_ name: String, _ codes: [String]) -> String {
    let nearest = Spelling.nearest(to: name, among: codes).map { " Did you mean '\($0)'?" } ?? ""
    return "Unknown code '\(TextStyle.shown(name))'.\(nearest)"
  }
}
