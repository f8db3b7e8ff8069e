import Diagnostics
import StringCatalogs

/// Reports a key that occurs twice in a file, or a category that occurs twice in a plural.
struct DuplicateKeyRule: Rule {
  let id = "duplicate-key"
  let family = RuleFamily.structure
  let severity = Severity.error
  var severities: [Severity] { [.error, .warning, .info] }
  let summary = "a duplicate key in a file, or a duplicate category in a plural"
  var checks: RuleChecks { RuleChecks(summary: summarize) }
  let codes: [CatalogError.Code] = [.duplicateKey, .obsoleteDuplicate, .duplicateMember]

  /// Lowers the severity in a file in Crowdin's pseudo-language, which apps do not use.
  private func summarize(_ group: inout FileDiagnostics) {
    guard let content = group.content, ResidueMark.areMost(of: content) else { return }
    group.demote { _ in "the file is in Crowdin's pseudo-language, which apps do not use" }
  }
}
