import Diagnostics

/// Reports a suppression without effect, for example because the defect is fixed.
///
/// The rule does not check strings. It is called after all other rules, when it is known which
/// suppressions were used.
struct UnusedSuppressionRule: Rule {
  let id = "unused-suppression"
  let family = RuleFamily.structure
  let severity = Severity.warning
  let summary = "a comment or a setting in waymark.yaml that suppresses no diagnostic"

  /// Reports each rule of an unused suppression, unless the rule is disabled.
  ///
  /// A rule that compares strings is also skipped if the strings were not compared. An unknown rule
  /// is always reported.
  func report(
    _ suppression: CatalogSuppressions.Suppression, options: LintOptions, isCompared: Bool,
    into sink: inout DiagnosticSink
  ) {
    guard let range = suppression.range else { return }
    let site = LintSite(file: suppression.file, entry: suppression.entry)
    for id in suppression.rules ?? [] {
      guard let rule = RuleRegistry.rule(id) else {
        let meant = RuleRegistry.nearest(to: id).map { "; did you mean '\($0)'?" } ?? ""
        sink.report("unknown rule '\(id)'" + meant, at: range, site)
        continue
      }
      guard id != self.id, options.looksFor(rule) else { continue }
      let isComparing = rule.family != .code && rule.checks.comparesStrings
      if suppression.entry != nil, isComparing, !isCompared { continue }
      let languages = suppression.languages.isEmpty ? "" : " in the listed languages"
      // Only the suppression is removed. The reason that follows it in the comment is kept.
      let fixIt = suppression.removal.map {
        FixIt(
          title: "remove the suppression",
          // If files of the catalog were not passed to the linter, the suppression may be needed
          // for them.
          applicability: isComparing ? .unsafe : .safe,
          edits: [FixIt.Edit(range: $0, text: "")])
      }
      // A suppression without an entry is a comment that no key follows.
      let message =
        suppression.entry == nil
        ? "unused suppression of '\(id)': no key follows"
        : "unused suppression of '\(id)'\(languages)"
      sink.report(
        message, at: range, site,
        fixIts: fixIt.map { [$0] } ?? [])
    }
  }

  /// Reports a suppression that names no rule.
  func reportEmpty(at range: SourceRange, _ site: LintSite, _ sink: inout DiagnosticSink) {
    sink.report(
      "suppression names no rule; write 'waymark:allow' and the id of a rule", at: range, site)
  }
}
