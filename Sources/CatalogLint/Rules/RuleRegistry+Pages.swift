extension RuleRegistry {
  /// The page of a rule, as Markdown: why it is looked for, what to do, what was seen on real files, examples;
  /// `nil` if there is no such rule.
  ///
  /// - Complexity: O(*n*) in the length of the page.
  public static func page(of id: String) -> String? {
    RulePages.page(of: id)?.description
  }
}
