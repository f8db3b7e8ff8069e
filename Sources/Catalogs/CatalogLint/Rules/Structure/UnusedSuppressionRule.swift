import Diagnostics

/// Reports a suppression without effect: the defect is fixed, or the rule's name is misspelled.
///
/// The rule checks no string. It is called after all other rules, when the used suppressions are
/// known.
struct UnusedSuppressionRule: Rule {
  let id = "unused-suppression"
  let family = RuleFamily.structure
  let severity = Severity.warning
  let summary = "a comment or setting that allows a rule where it has nothing to report"

  /// Reports a suppression without effect, if its rule is enabled.
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
      let languages = suppression.languages.isEmpty ? "" : " in these languages"
      // A suppression without effect can be removed; the reason after it stays.
      let fixIt = suppression.removal.map {
        FixIt(
          title: "remove the suppression",
          // A file that was not passed to the linter may need the suppression.
          applicability: isComparing ? .unsafe : .safe,
          edits: [FixIt.Edit(range: $0, text: "")])
      }
      // Comments are before keys, or in them.
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
      "suppression has no rule, such as 'waymark:allow missing-translation'", at: range, site)
  }
}
