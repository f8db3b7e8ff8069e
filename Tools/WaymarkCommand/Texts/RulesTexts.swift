import CatalogLint

/// The help and the messages of `waymark rules`.
enum RulesTexts {
  static let abstract = "List the rules for string catalogs, or explain one."

  static let discussion = """
    The list has the severities of each rule. The page of a rule explains them, and has the \
    reason, the fix, the precision on real files, and examples. It is Markdown, except on a \
    terminal. 'waymark explain' prints the pages of all other codes, too.

    JSON output has one object per line, as Schemas/rules.schema.json describes it. The object of \
    one rule contains its page.

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
