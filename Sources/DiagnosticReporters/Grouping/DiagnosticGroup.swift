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
  /// entry of its own.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics, in the order of the report.
  ///   - rules: The rules that were applied, with their way of counting.
  /// - Returns: The groups in the order of their first diagnostics, those of coverage at the end.
  /// - Complexity: O(*n*) for *n* diagnostics.
  static func groups(
    of diagnostics: some Sequence<Diagnostic>, rules: [ReportedRule]
  ) -> [DiagnosticGroup] {
    let countings = Dictionary(
      rules.compactMap { rule in rule.counting.map { (rule.id, $0) } }
    ) { first, _ in first }
    var places: [Identity: Int] = [:]
    var groups: [(counting: CountingWords?, diagnostics: [Diagnostic])] = []
    for diagnostic in diagnostics {
      let counting = diagnostic.severity < .error ? countings[diagnostic.rule] : nil
      guard let identity = identity(of: diagnostic, isCounted: counting != nil) else {
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
    return groups.filter { $0.counting == nil }.map { group in
      DiagnosticGroup(
        kind: group.diagnostics.count == 1 ? .single : .repeated, diagnostics: group.diagnostics)
    }
      + groups.compactMap { group in
        group.counting.map {
          DiagnosticGroup(kind: .coverage($0), diagnostics: group.diagnostics)
        }
      }
  }

  private static func identity(of diagnostic: Diagnostic, isCounted: Bool) -> Identity? {
    guard let subject = diagnostic.subject, isCounted || subject.key != nil else { return nil }
    return Identity(
      rule: diagnostic.rule, severity: diagnostic.severity, catalog: subject.catalog,
      key: isCounted ? nil : subject.key)
  }
}
