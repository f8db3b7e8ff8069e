import CatalogLinting
import Diagnostics

extension LintTexts {
  /// The number of reported diagnostics that a team can fix at once; a longer report gets advice.
  private static let manageableCount = 20

  /// Returns a line that explains how to report only new diagnostics; `nil` for a short report, and
  /// where a baseline or `--since` is in use.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the run.
  ///   - request: The request of the run.
  ///   - shown: The number of diagnostics in the report.
  ///   - isCI: A Boolean value that indicates whether a CI service runs the tool, where a file that
  ///     the run writes is lost.
  static func firstRunAdvice(
    _ outcome: LintOutcome, _ request: LintRequest, shown: Int, isCI: Bool
  ) -> String? {
    guard shown > manageableCount, request.since == nil, !outcome.hasBaseline else { return nil }
    guard isCI else {
      return "To report only what is new from now on, add --baseline lint.json --update-baseline."
    }
    return """
      To report only new diagnostics in CI, run 'waymark lint --baseline lint.json --update-baseline' \
      on your machine, commit lint.json, and add --baseline lint.json to the command in CI. Or add \
      --since with a revision such as origin/main, which needs git and the whole history.
      """
  }
}
