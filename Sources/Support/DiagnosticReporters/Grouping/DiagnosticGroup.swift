import Diagnostics

/// Diagnostics that a report for people shows as one entry, because they are one piece of work.
///
/// Groups divide the diagnostics: each is in exactly one group, so that the counts add up.
struct DiagnosticGroup {
  /// The reason for which diagnostics are one entry.
  enum Kind {
    /// A diagnostic that is an entry by itself.
    case single
    /// A defect of one source string that repeats in several languages, forms or places.
    case repeated
    /// Further entries of a rule in a catalog, after those that the report shows one by one.
    case remainder
    /// What a catalog lacks, counted by language in these words.
    case coverage(CountingWords)
  }

  /// The reason for which the diagnostics are one entry.
  let kind: Kind
  /// At least one diagnostic, in the order of the report.
  let diagnostics: [Diagnostic]

  /// The diagnostic that a report shows for the group.
  var first: Diagnostic { diagnostics[0] }

  /// The languages of the diagnostics, sorted, each with its diagnostics; `nil` for none.
  var languages: [(name: String?, diagnostics: [Diagnostic])] {
    Dictionary(grouping: diagnostics) { $0.subject?.language }
      .sorted { ($0.key ?? "") < ($1.key ?? "") }
      .map { (name: $0.key, diagnostics: $0.value) }
  }
}

extension DiagnosticGroup {
  /// What the diagnostics of a group have in common.
  private struct Identity: Hashable {
    let rule: String
    let severity: Severity
    let catalog: String?
    /// The key; `nil` where the diagnostics of a catalog are counted.
    let key: String?
  }

  /// Groups diagnostics.
  ///
  /// Errors are not counted by language: where languages are required, each missing key is an
  /// entry of its own, and none of them is left to a remainder.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics, in the order of the report.
  ///   - rules: The rules that were applied, with their way of counting.
  ///   - limit: The number of entries of one rule and severity in one catalog, at least 1, after
  ///     which the others are one entry; `nil` for no limit.
  /// - Returns: The groups in the order of their first diagnostics, then remainders, then those of
  ///   coverage.
  /// - Complexity: O(*n*) for *n* diagnostics.
  static func groups(
    of diagnostics: some Sequence<Diagnostic>, rules: [ReportedRule], limit: Int?
  ) -> [DiagnosticGroup] {
    let countings = Dictionary(
      rules.compactMap { rule in rule.counting.map { (rule.id, $0) } }
    ) { first, _ in first }
    var places: [Identity: Int] = [:]
    var groups: [(counting: CountingWords?, diagnostics: [Diagnostic])] = []
    let wholes = wholeLanguages(diagnostics) { countings[$0.rule]?.isShare == true }
    for diagnostic in diagnostics {
      var counting = diagnostic.severity < .error ? countings[diagnostic.rule] : nil
      let whole = WholeLanguage(diagnostic).flatMap { wholes[$0] }
      // A diagnostic of a whole file is no string of the catalog.
      if counting?.isShare == true, diagnostic.subject?.key == nil, whole == nil { counting = nil }
      let severity = counting == nil ? diagnostic.severity : whole ?? diagnostic.severity
      guard
        let identity = identity(of: diagnostic, isCounted: counting != nil, severity: severity)
      else {
        groups.append((nil, [diagnostic]))
        continue
      }
      if let place = places[identity] {
        groups[place].diagnostics.append(diagnostic)
      } else {
        places[identity] = groups.count
        groups.append((counting, [diagnostic]))
      }
    }
    var entries = groups.filter { $0.counting == nil }.map { group in
      DiagnosticGroup(
        kind: group.diagnostics.count == 1 ? .single : .repeated, diagnostics: group.diagnostics)
    }
    if let limit {
      entries = limited(entries, to: limit) { countings[$0.rule] == nil }
    }
    return entries
      + groups.compactMap { group in
        group.counting.map { counting in
          let keys = group.diagnostics.filter { $0.subject?.key != nil }
          let wholes = group.diagnostics.filter { $0.subject?.key == nil }
          return DiagnosticGroup(kind: .coverage(counting), diagnostics: wholes + keys)
        }
      }
  }

  /// A rule, a catalog and a language.
  private struct WholeLanguage: Hashable {
    let rule: String
    let catalog: String?
    let language: String

    init?(_ diagnostic: Diagnostic) {
      guard let subject = diagnostic.subject, let language = subject.language else { return nil }
      rule = diagnostic.rule
      catalog = subject.catalog
      self.language = language
    }
  }

  /// Returns the severities of diagnostics that are about a whole language: those of its keys are
  /// shown with them.
  private static func wholeLanguages(
    _ diagnostics: some Sequence<Diagnostic>, where isCounted: (Diagnostic) -> Bool
  ) -> [WholeLanguage: Severity] {
    var severities: [WholeLanguage: Severity] = [:]
    for diagnostic in diagnostics
    where diagnostic.severity < .error && diagnostic.subject?.key == nil && isCounted(diagnostic) {
      guard let language = WholeLanguage(diagnostic) else { continue }
      severities[language] = max(severities[language] ?? .info, diagnostic.severity)
    }
    return severities
  }

  /// Makes one entry of those of a rule and severity in a catalog that follow the first ones.
  private static func limited(
    _ entries: [DiagnosticGroup], to limit: Int, where isLimited: (Diagnostic) -> Bool
  ) -> [DiagnosticGroup] {
    var counts: [Identity: Int] = [:]
    var shown: [DiagnosticGroup] = []
    var remainders: [(identity: Identity, diagnostics: [Diagnostic])] = []
    var places: [Identity: Int] = [:]
    for entry in entries {
      guard isLimited(entry.first), entry.first.subject?.catalog != nil,
        let identity = identity(of: entry.first, isCounted: true)
      else {
        shown.append(entry)
        continue
      }
      counts[identity, default: 0] += 1
      if counts[identity, default: 0] <= limit {
        shown.append(entry)
      } else if let place = places[identity] {
        remainders[place].diagnostics += entry.diagnostics
      } else {
        places[identity] = remainders.count
        remainders.append((identity, entry.diagnostics))
      }
    }
    return shown + remainders.map { DiagnosticGroup(kind: .remainder, diagnostics: $0.diagnostics) }
  }

  private static func identity(
    of diagnostic: Diagnostic, isCounted: Bool, severity: Severity? = nil
  ) -> Identity? {
    guard let subject = diagnostic.subject, isCounted || subject.key != nil else { return nil }
    return Identity(
      rule: diagnostic.rule, severity: severity ?? diagnostic.severity, catalog: subject.catalog,
      key: isCounted ? nil : subject.key)
  }
}
