import CatalogLint

/// What `waymark rules` says.
enum RulesTexts {
  static let abstract = "List the rules for string catalogs, or explain one."

  static let discussion = """
    The list has the severities that a rule can have. The page of a rule explains them, and has the \
    reason, what to do, the precision on real files, and examples. It is Markdown, except on a terminal.

    JSON is one object on each line, as Schemas/rules.schema.json describes it. The object of one rule \
    has its page.

    EXAMPLES:
      waymark rules
      waymark rules replacement-character
      waymark rules --format json

    EXIT STATUS:
      0  done
      2  wrong usage, or a rule that there is not
    """

  static let rule = "The rule to explain; without one, all are listed."
  static let format = "text for a person, or json, one object a line."
  static let seeList = "See 'waymark rules' for all of them."

  static func unknownRule(_ name: String) -> String {
    let nearest = RuleRegistry.nearest(to: name).map { " Did you mean '\($0)'?" } ?? ""
    return "There is no rule '\(name)'.\(nearest)"
  }
}
