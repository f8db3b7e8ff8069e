import CatalogLint

/// The help and the messages of `waymark rules`.
enum RulesTexts {
  static let abstract = "List the rules for string catalogs, or explain one."

  static let discussion = """
    The list shows the severities of each rule. The page of a rule explains these severities, the \
    reason for the rule, and the fix. It also contains examples, and states the precision of the \
    rule on real files. The page is printed as Markdown, except on a terminal. 'waymark explain' \
    also prints the pages of all other codes.

    JSON output contains one object per line (Schemas/rules.schema.json). The \
    object of one rule contains its page.

    EXAMPLES:
      waymark rules
      waymark rules replacement-character
      waymark rules --format json

    EXIT STATUS:
      0  done
      2  wrong usage, or an unknown rule
    """

  static let rule = "Rule to explain (default: list all rules)."
  static let format = "Output format: text, or json (one object per line)."
  static let seeList = "See 'waymark rules' for all rules."

  static func unknownRule(_ name: String) -> String {
    let nearest = RuleRegistry.nearest(to: name).map { " Did you mean '\($0)'?" } ?? ""
    return "Unknown rule '\(name)'.\(nearest)"
  }
}
