import CatalogLinting
import Diagnostics

extension LintTexts {
  /// The maximum number of diagnostics that a report prints without advice.
  ///
  /// A longer report also explains how to report only new diagnostics.
  private static let manageableCount = 20

  /// Returns a line that explains how to report only new diagnostics.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the run.
  ///   - request: The request of the run.
  ///   - shown: The number of diagnostics in the report.
  ///   - isCI: `true` if a CI service runs the tool, where files that the run writes are lost.
  /// - Returns: `nil` for a short report, and if a baseline or `--since` is in use.
  static func firstRunAdvice(
    _ outcome: LintOutcome, _ request: LintRequest, shown: Int, isCI: Bool
  ) -> String? {
    guard shown > manageableCount, request.since == nil, !outcome.hasBaseline else { return nil }
    guard isCI else {
      return "To report only new diagnostics, add --baseline lint.json --update-baseline."
    }
    return """
      To report only new diagnostics in CI, run 'waymark lint --baseline lint.json \
      --update-baseline' on your machine, commit lint.json, and add --baseline lint.json to the \
      command in CI. Or add --since with a revision such as origin/main, which needs git and the \
      whole history.
      """
  }
}
