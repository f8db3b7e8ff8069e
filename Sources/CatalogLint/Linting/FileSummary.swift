import Diagnostics

/// A rule whose diagnostics of one file and language are reported as one.
protocol FileSummaryRule: Rule {
  /// The message for a number of defects.
  func message(for count: Int) -> String
  /// The reason.
  var note: String { get }
}

/// Diagnostics of a file and a language that become one.
enum FileSummary {
  /// The most keys that a note lists.
  private static let mostKeys = 3
  /// The most characters of a key in a note.
  private static let longestKey = 60

  /// Replaces the diagnostics of some rules by one for each file and language, at the first of
  /// them.
  ///
  /// - Complexity: O(*n* log *n*) in the diagnostics of these rules.
  static func apply(_ rules: [any FileSummaryRule], to diagnostics: inout [Diagnostic]) {
    for rule in rules {
      var found = diagnostics.filter { $0.rule == rule.id }
      if found.isEmpty { continue }
      diagnostics.removeAll { $0.rule == rule.id }
      DiagnosticOrder.sort(&found)
      var groups: [Group: [Diagnostic]] = [:]
      for diagnostic in found { groups[Group(diagnostic), default: []].append(diagnostic) }
      diagnostics += groups.values.map { summary(of: $0, rule) }
    }
  }

  private struct Group: Hashable {
    let path: String?
    let language: String?

    init(_ diagnostic: Diagnostic) {
      path = diagnostic.path
      language = diagnostic.subject?.language
    }
  }

  private static func summary(
    of found: [Diagnostic], _ rule: any FileSummaryRule
  ) -> Diagnostic {
    var summary = found[0]
    let keys = found.prefix(mostKeys).compactMap { $0.subject?.key }
      .map { $0.count > longestKey ? "\($0.prefix(longestKey))…" : $0 }
    let list = keys.map { "'\($0)'" }.joined(separator: ", ")
    summary.message = rule.message(for: found.count)
    summary.notes = [Diagnostic.Note("\(rule.note); \(found.count > 1 ? "first: " : "")\(list)")]
    summary.subject?.key = nil
    summary.subject?.variation = nil
    return summary
  }
}
