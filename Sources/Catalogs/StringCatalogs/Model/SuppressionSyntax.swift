/// The places in the files of a format that state which diagnostics are not wanted.
///
/// The comment of an entry is such a place in every format.
package struct SuppressionSyntax: Sendable {
  /// `true` if a file may have comments that belong to no entry.
  package var hasCommentsOutsideEntries = true
  /// The attribute of an element that lists checks of the platform's linter, such as `tools:ignore`;
  /// `nil` if there is none.
  package var attribute: String?
  /// The rules that find the same as a check of that linter.
  package var rulesOfChecks: [String: [String]] = [:]

  /// Returns the rules that a list of checks suppresses; `nil` for all of them.
  ///
  /// A check for which there is no rule suppresses nothing.
  package func rules(ofChecks list: String) -> [String]? {
    let checks = list.split { $0 == "," || $0.isWhitespace }.map { String($0) }
    return checks.contains("all") ? nil : checks.flatMap { rulesOfChecks[$0] ?? [] }
  }
}
