public import Diagnostics
import StringCatalogs

/// Where rules put what they find.
///
/// The rule and its severity are those of the rule that is being asked; the path and the subject are those of
/// the site.
public struct DiagnosticSink: Sendable {
  /// What was found, in the order in which it was.
  public private(set) var diagnostics: [Diagnostic] = []
  private let catalog: LintedCatalog
  private let budget: DiagnosticBudget
  /// The memory that the sink took of the budget, and what is left of that.
  private var (taken, left) = (0, 0)
  private var rule = ""
  private var severity = Severity.error

  init(catalog: LintedCatalog, budget: DiagnosticBudget) {
    self.catalog = catalog
    self.budget = budget
  }

  /// Names the rule that is asked from now on.
  mutating func begin(_ rule: String, _ severity: Severity) {
    self.rule = rule
    self.severity = severity
  }

  /// A Boolean value that indicates whether no more diagnostics are kept, so that rules can stop.
  public private(set) var isFull = false

  /// Reports a defect.
  ///
  /// - Parameters:
  ///   - message: What is the matter, as one sentence without a full stop.
  ///   - range: The bytes to blame, in the file of the site; `nil` for the file as a whole.
  ///   - site: Which text, translation or key it is about.
  ///   - language: The language it is about, if that is not the site's.
  ///   - severity: How much it matters, if that is less than the rule's; a severity that somebody chose for
  ///     the rule is never raised.
  ///   - isSummary: Whether it counts others of the rule, each of which is reported too.
  ///   - notes: Why.
  ///   - fixIts: What can be done, the most likely first; one that would change the source text of PO or XLIFF is
  ///     left out.
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

  /// The fix-its that leave alone what translations are found by.
  private func allowed(_ fixIts: [FixIt], _ site: LintSite) -> [FixIt] {
    guard !fixIts.isEmpty, let place = site.entry else { return fixIts }
    let content = catalog.files[site.file].content
    return fixIts.filter { !content.changesKey($0.edits, of: content.entries[place]) }
  }

  /// Adds a diagnostic that is complete.
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

  /// The most memory that a sink takes at once, so that threads seldom wait for one another.
  private static let mostAtOnce = 1 << 16
}
