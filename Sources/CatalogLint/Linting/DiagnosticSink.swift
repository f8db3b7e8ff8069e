public import Diagnostics
import StringCatalogs

/// Where rules put what they find.
///
/// The rule and its severity are those of the rule that is being asked; the path and the subject are those of
/// the site.
public struct DiagnosticSink: Sendable {
  /// The most diagnostics of one rule that a catalog has; one more says that there are others.
  ///
  /// Nobody reads more, and a file of few megabytes can have millions.
  public static let mostOfOneRule = 20_000

  /// What was found, in the order in which it was.
  public private(set) var diagnostics: [Diagnostic] = []
  private var counts: [String: Int] = [:]
  private let catalog: LintedCatalog
  private var rule = ""
  private var severity = Severity.error

  init(catalog: LintedCatalog) { self.catalog = catalog }

  /// Names the rule that is asked from now on.
  mutating func begin(_ rule: String, _ severity: Severity) {
    self.rule = rule
    self.severity = severity
  }

  /// Whether nothing more of the rule that is being asked is kept; it need not look any further.
  public var isFull: Bool { counts[rule, default: 0] > Self.mostOfOneRule }

  /// Reports a defect.
  ///
  /// What is more than ``mostOfOneRule`` is not kept.
  ///
  /// - Parameters:
  ///   - message: What is the matter, as one sentence without a full stop.
  ///   - range: The bytes to blame, in the file of the site; `nil` for the file as a whole.
  ///   - site: Which text, translation or key it is about.
  ///   - language: The language it is about, if that is not the site's.
  ///   - severity: How much it matters, if that is less than the rule's; a severity that somebody chose for
  ///     the rule is never raised.
  ///   - notes: Why.
  ///   - fixIts: What can be done, the most likely first; one that would change the source text of PO or XLIFF is
  ///     left out.
  public mutating func report(
    _ message: String, at range: SourceRange?, _ site: LintSite, language: String? = nil,
    severity: Severity? = nil, notes: [String] = [], fixIts: [FixIt] = []
  ) {
    guard takesOne(of: rule) else { return }
    var subject = site.subject(in: catalog)
    if let language { subject.language = language }
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: min(self.severity, severity ?? self.severity),
        path: catalog.files[site.file].path, range: range, subject: subject, message: message,
        notes: notes.map { Diagnostic.Note($0) }, fixIts: allowed(fixIts, site)))
  }

  /// The fix-its that leave alone what translations are found by.
  private func allowed(_ fixIts: [FixIt], _ site: LintSite) -> [FixIt] {
    guard !fixIts.isEmpty, let place = site.entry else { return fixIts }
    let content = catalog.files[site.file].content
    return fixIts.filter { !content.changesKey($0.edits, of: content.entries[place]) }
  }

  /// Adds a diagnostic that is complete.
  mutating func add(_ diagnostic: Diagnostic) {
    if takesOne(of: diagnostic.rule) { diagnostics.append(diagnostic) }
  }

  /// Counts a diagnostic, and says whether there is room for it: of each rule for one more than are shown.
  private mutating func takesOne(of rule: String) -> Bool {
    if counts[rule, default: 0] > Self.mostOfOneRule { return false }
    counts[rule, default: 0] += 1
    return true
  }

  /// What several sinks took, without what is more than a catalog has of one rule; of such a rule, a last
  /// diagnostic says so.
  ///
  /// Sinks keep the first that they are given, so the outcome is the same however work is divided among them.
  ///
  /// - Parameter others: The rules whose diagnostics are all kept, because they become few.
  static func limited(_ diagnostics: [Diagnostic], except others: Set<String>) -> [Diagnostic] {
    guard diagnostics.count > mostOfOneRule else { return diagnostics }
    var counts: [String: Int] = [:]
    var kept: [Diagnostic] = []
    for diagnostic in diagnostics {
      if others.contains(diagnostic.rule) {
        kept.append(diagnostic)
        continue
      }
      counts[diagnostic.rule, default: 0] += 1
      let count = counts[diagnostic.rule, default: 0]
      if count <= mostOfOneRule {
        kept.append(diagnostic)
      } else if count == mostOfOneRule + 1 {
        var last = diagnostic
        last.range = nil
        last.subject = Diagnostic.Subject(catalog: diagnostic.subject?.catalog)
        last.message = "there are more of these in the catalog; \(mostOfOneRule) are shown"
        last.notes = []
        last.fixIts = []
        kept.append(last)
      }
    }
    return kept
  }
}
