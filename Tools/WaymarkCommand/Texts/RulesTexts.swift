import CatalogLint

/// The help and the messages of `waymark rules`.
enum RulesTexts {
  static let abstract = "List the rules for string catalogs, or explain one."

  static let discussion = """
    Without a rule, lists all rules with their severities. With a rule, prints the page of the \
    rule, which explains the severities, the reason for the rule, and the fix. The page also \
    contains examples, and the precision: the share of diagnostics on real files that are correct. \
    On a terminal, the page is formatted; otherwise, it is printed as Markdown. 'waymark explain' \
    prints the pages of rules and of all other diagnostic codes.

    JSON output contains one object per line (Schemas/rules.schema.json). With a rule, the object \
    contains the page.

    EXAMPLES:
      waymark rules
      waymark rules replacement-character
      waymark rules --format json

    EXIT STATUS:
      0  done
      2  wrong usage, or an unknown rule
    """

  static let rule = "Rule to explain (default: list all rules)."
  static let format = "Output format: text (default), or json (one object per line)."
  static let seeList = "See 'waymark rules' for all rules."

  static func unknownRule(_ name: String) -> String {
    let nearest = RuleRegistry.nearest(to: name).map { " Did you mean '\($0)'?" } ?? ""
    return "Unknown rule '\(name)'.\(nearest)"
  }
}
