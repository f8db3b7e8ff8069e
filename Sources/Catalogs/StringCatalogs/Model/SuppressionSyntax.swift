/// The syntax that suppresses diagnostics in files of a format.
///
/// Every format supports suppressions in the comment of an entry.
package struct SuppressionSyntax: Sendable {
  /// `true` if a file may contain comments outside of entries.
  package var hasCommentsOutsideEntries = true
  /// The attribute that lists the checks of the platform's linter to suppress in an element.
  ///
  /// An example is `tools:ignore`. The value is `nil` if the format has no such attribute.
  package var attribute: String?
  /// The rules of this linter that are equivalent to each check of the platform's linter.
  package var rulesOfChecks: [String: [String]] = [:]

  /// Returns the rules that a list of checks suppresses; `nil` if it suppresses all rules.
  ///
  /// A check without an equivalent rule suppresses nothing.
  package func rules(ofChecks list: String) -> [String]? {
    let checks = list.split { $0 == "," || $0.isWhitespace }.map { String($0) }
    return checks.contains("all") ? nil : checks.flatMap { rulesOfChecks[$0] ?? [] }
  }
}
