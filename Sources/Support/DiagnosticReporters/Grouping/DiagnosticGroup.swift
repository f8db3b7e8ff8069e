import Diagnostics

/// Diagnostics that a human-readable report prints as one entry, because they are fixed together.
///
/// Each diagnostic is in exactly one group, so the counts of the groups add up to the total.
struct DiagnosticGroup {
  /// The reason why diagnostics form one entry.
  enum Kind {
    /// A diagnostic that is printed alone.
    case single
    /// Several diagnostics of one rule for one key, for example in several languages.
    case repeated
    /// The remaining diagnostics of a rule in a catalog, after the maximum number of printed
    /// entries.
    case remainder
    /// The diagnostics of a rule in a catalog, counted by language with these words.
    case coverage(CountingWords)
  }

  /// The reason why the diagnostics form one entry.
  let kind: Kind
  /// The diagnostics, at least one, in the order of the report.
  ///
  /// In a coverage group, those about a whole language come first.
  let diagnostics: [Diagnostic]

  /// The diagnostic that a report prints for the group.
  var first: Diagnostic { diagnostics[0] }

  /// The diagnostics by language, sorted; the name is `nil` for diagnostics without a language.
  var languages: [(name: String?, diagnostics: [Diagnostic])] {
    Dictionary(grouping: diagnostics) { $0.subject?.language }
      .sorted { ($0.key ?? "") < ($1.key ?? "") }
      .map { (name: $0.key, diagnostics: $0.value) }
  }
}

extension DiagnosticGroup {
  /// The properties that all diagnostics of a group have in common.
  private struct Identity: Hashable {
    let rule: String
    let severity: Severity
    let catalog: String?
    /// The key; `nil` if the diagnostics are counted for a whole catalog.
    let key: String?
  }

  /// Groups diagnostics.
  ///
  /// Errors are never counted by language. For example, each missing translation in a required
  /// language is a separate entry, and is never part of a remainder.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics, in the order of the report.
  ///   - rules: The applied rules, with the words that reports use to count their diagnostics.
  ///   - limit: The maximum number of entries for one rule and severity in one catalog, at least 1.
  ///     All further entries are combined into one entry. `nil` means no limit.
  /// - Returns: The groups in the order of their first diagnostics, then remainders, then coverage
  ///   groups.
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
      // A diagnostic about a whole file is not about a string, so it is not counted as a string.
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

  /// Returns the highest severity below `error` of the diagnostics about each language as a whole.
  ///
  /// A diagnostic about a single key is reported together with the diagnostic about the whole
  /// language if both have the same rule, catalog and language.
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

  /// Combines the entries beyond the limit into one entry per rule, severity and catalog.
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
