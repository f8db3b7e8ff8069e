import CatalogLint

/// What `waymark rules` says.
enum RulesTexts {
  static let abstract = "List the rules for string catalogs, or explain one."

  static let discussion = """
    The page of a rule says why it is looked for, what to do, how often it is right on real files, and \
    shows what it reports and what it does not. On a terminal it is set for reading; elsewhere it is \
    Markdown.

    JSON is one object a line, as Schemas/rules.schema.json describes it; that of one rule has its page.

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
