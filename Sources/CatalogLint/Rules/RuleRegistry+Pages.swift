extension RuleRegistry {
  /// The page of a rule, as Markdown: why it is looked for, what to do, what was seen on real files, examples;
  /// `nil` if there is no such rule.
  ///
  /// - Complexity: O(*n*) in the length of the page.
  public static func page(of id: String) -> String? {
    RulePages.page(of: id)?.description
  }

  /// The rules by families, as a table of Markdown with links to their pages.
  ///
  /// - Parameter folder: The folder of the pages, from the file on that the table is for.
  package static func index(linkingTo folder: String) -> String {
    var table = "| family | rules |\n| --- | --- |\n"
    for family in RuleFamily.allCases {
      let rules = all.filter { $0.family == family }
      let links = rules.map { rule in
        "[\(rule.id)](\(folder)/\(rule.id).md)" + (rule.isOnByDefault ? "" : "\\*")
      }
      if !links.isEmpty { table += "| \(family.rawValue) | \(links.joined(separator: ", ")) |\n" }
    }
    return table
  }
}
