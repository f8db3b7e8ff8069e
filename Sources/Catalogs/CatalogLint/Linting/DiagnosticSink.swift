public import Diagnostics
import StringCatalogs

/// A collector of the diagnostics that rules report.
///
/// A diagnostic takes its identifier and severity from the current rule. Its path, key and language
/// are those of the site that the rule passes.
public struct DiagnosticSink: Sendable {
  /// The collected diagnostics, in the order in which they were reported.
  public private(set) var diagnostics: [Diagnostic] = []
  private let catalog: LintedCatalog
  private let budget: DiagnosticBudget
  /// The memory reserved from the budget, and the part of it that is still unused.
  private var (taken, left) = (0, 0)
  private var rule = ""
  private var severity = Severity.error

  init(catalog: LintedCatalog, budget: DiagnosticBudget) {
    self.catalog = catalog
    self.budget = budget
  }

  /// Sets the current rule and its severity.
  mutating func begin(_ rule: String, _ severity: Severity) {
    self.rule = rule
    self.severity = severity
  }

  /// A Boolean value that indicates whether the budget is exhausted, so that rules can stop early.
  public private(set) var isFull = false

  /// Reports a problem.
  ///
  /// - Parameters:
  ///   - message: The problem, as one sentence without a final period.
  ///   - range: The bytes of the problem, in the file of the site; `nil` for the file as a whole.
  ///   - site: The string, translation or key with the problem.
  ///   - language: The language of the problem, if it differs from that of the site.
  ///   - severity: The severity, if it is lower than that of the rule. It never raises the severity
  ///     that the configuration sets for the rule.
  ///   - isSummary: `true` if the diagnostic summarizes other diagnostics of the rule, which are
  ///     also reported.
  ///   - notes: Notes that explain the problem.
  ///   - fixIts: The possible fixes, the most likely first. A fix-it that would change the source
  ///     string in a bilingual file, such as PO or XLIFF, is omitted.
  public mutating func report(
    _ message: String, at range: SourceRange?, _ site: LintSite, language: String? = nil,
    severity: Severity? = nil, isSummary: Bool = false, notes: [String] = [], fixIts: [FixIt] = []
  ) {
    var subject = site.subject(in: catalog)
    if let language { subject.language = language }
    var diagnostic = Diagnostic(
      rule: rule, severity: min(self.severity, severity ?? self.severity),
      path: catalog.files[site.file].path, range: range, subject: subject, message: message,
      notes: notes.map { Diagnostic.Note($0) }, fixIts: allowed(fixIts, site))
    diagnostic.isSummary = isSummary
    add(diagnostic)
  }

  /// Returns the fix-its that do not change the strings used to look up translations.
  private func allowed(_ fixIts: [FixIt], _ site: LintSite) -> [FixIt] {
    guard !fixIts.isEmpty, let place = site.entry else { return fixIts }
    let content = catalog.files[site.file].content
    return fixIts.filter { !content.changesKey($0.edits, of: content.entries[place]) }
  }

  /// Adds a complete diagnostic, or sets ``isFull`` if the budget is exhausted.
  mutating func add(_ diagnostic: Diagnostic) {
    let bytes = diagnostic.memory
    if bytes > left {
      guard let granted = budget.reserve(bytes, wanted: min(taken, Self.mostAtOnce)) else {
        isFull = true
        return
      }
      taken += granted
      left = granted
    }
    left -= bytes
    diagnostics.append(diagnostic)
  }

  /// The maximum memory to reserve in advance, in bytes.
  ///
  /// With fewer reservations, threads wait less often for the lock of the budget.
  private static let mostAtOnce = 1 << 16
}
