extension RuleRegistry {
  /// Returns a Markdown table of the rules by family.
  ///
  /// An asterisk marks a rule that is off by default.
  package static func index() -> String {
    var table = "| family | rules |\n| --- | --- |\n"
    for family in RuleFamily.allCases {
      let rules = all.filter { $0.family == family }
        .map { "`\($0.id)`" + ($0.isOnByDefault ? "" : "\\*") }
      if !rules.isEmpty { table += "| \(family.rawValue) | \(rules.joined(separator: ", ")) |\n" }
    }
    return table
  }
}
