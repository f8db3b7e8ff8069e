import Diagnostics
import StringCatalogs
import TextPrimitives

/// The diagnostics of one rule for one file and one language.
struct FileDiagnostics {
  /// The maximum number of keys that a note lists.
  private static let mostKeys = 3
  /// The maximum number of characters of a key in a note.
  private static let longestKey = 60

  /// The diagnostics, in file order; ``replace(where:by:note:severity:at:)`` adds its diagnostic at
  /// the end.
  private(set) var diagnostics: [Diagnostic]
  /// The name that reports use for the language; `nil` if the diagnostics have no language.
  let language: String?
  /// The file; `nil` if the diagnostics are not about a file of the catalog.
  let content: CatalogFile?
  var path: String? { diagnostics.first?.path }
  let catalog: LintedCatalog
  let options: LintOptions

  init(
    _ diagnostics: [Diagnostic], of catalog: LintedCatalog, file: Int?, _ options: LintOptions
  ) {
    self.diagnostics = diagnostics
    language = diagnostics.first?.subject?.language
    self.catalog = catalog
    self.options = options
    content = file.map { catalog.files[$0].content }
  }

  /// `true` if the configuration requires the language.
  var isRequired: Bool {
    guard let required = options.requiredLanguages,
      let own = catalog.languages.first(where: { $0.name == language })
    else { return false }
    return required.contains { $0 == own.tag || catalog.atlas[$0] == own.facts }
  }

  /// The number of strings in the file for the language.
  var stringCount: Int { count { _ in true } }

  /// The number of nonempty strings in the file for the language.
  var translatedCount: Int { count { !$0.text.isEmpty } }

  /// The plural categories in the file for the language, except those inside ICU messages.
  var pluralCategories: Set<PluralCategory> {
    guard let content else { return [] }
    let places = catalog.languagePlaces(of: content)
    var found: Set<PluralCategory> = []
    for localization in content.localizations
    where catalog.languages[places[localization.language]].name == language {
      for value in content.values[localization.values] {
        if let category = value.variation.plural { found.insert(category) }
      }
    }
    return found
  }

  /// The number of the language's localizations with a plural, or with an ICU message for a plural.
  var pluralCount: Int {
    guard let content else { return 0 }
    let places = catalog.languagePlaces(of: content)
    let plural = ByteNeedle("plural,".utf8)
    return content.localizations.count { localization in
      guard catalog.languages[places[localization.language]].name == language else { return false }
      return content.values[localization.values].contains { value in
        value.variation.plural != nil
          || value.text.withSpelling(in: content.bytes) { plural.first(in: $0) != nil }
      }
    }
  }

  private func count(where isCounted: (CatalogValue) -> Bool) -> Int {
    guard let content else { return 0 }
    let places = catalog.languagePlaces(of: content)
    return content.localizations.reduce(0) { count, localization in
      catalog.languages[places[localization.language]].name == language
        ? count + content.values[localization.values].count(where: isCounted) : count
    }
  }

  /// Returns a list of keys for a note, such as `first: 'a', 'b'`; long keys are shortened.
  ///
  /// - Parameters:
  ///   - keys: The keys to list.
  ///   - count: The number of all keys that the note is about. If it is 1, the prefix `first:` is
  ///     omitted.
  static func list(_ keys: [String], of count: Int) -> String {
    (count > 1 ? "first: " : "")
      + keys.map { "'\($0.shortened(to: longestKey))'" }.joined(separator: ", ")
  }

  /// Replaces several diagnostics with a single one at the position of the first.
  ///
  /// If only one diagnostic is replaced, the new diagnostic keeps the key of the old one. Reports
  /// can then group the new diagnostic with those for other languages.
  ///
  /// - Parameters:
  ///   - replaced: Returns `true` for each diagnostic to replace.
  ///   - message: The problem that all of them share.
  ///   - note: The reason, to which a list of the first keys is appended.
  ///   - severity: The severity, if it is lower than that of the most severe diagnostic.
  ///   - range: The position; `nil` for that of the first diagnostic.
  mutating func replace(
    where replaced: (Diagnostic) -> Bool, by message: String, note: String,
    severity: Severity? = nil, at range: SourceRange? = nil
  ) {
    let found = diagnostics.filter(replaced)
    guard var summary = found.first else { return }
    let keys = found.prefix(Self.mostKeys).compactMap { $0.subject?.shownKey }
    summary.message = message
    if let range { summary.range = range }
    // The replacement for a single diagnostic keeps its key, so the note needs no list.
    let list = found.count > 1 ? "; " + Self.list(keys, of: found.count) : ""
    summary.notes = [Diagnostic.Note(note + list)]
    let worst = found.map(\.severity).max() ?? summary.severity
    summary.severity = min(worst, severity ?? worst)
    if found.count > 1 {
      summary.subject?.key = nil
      summary.subject?.keyTitle = nil
      summary.subject?.variation = nil
    }
    summary.fixIts = []
    diagnostics.removeAll(where: replaced)
    diagnostics.append(summary)
  }
}

extension FileDiagnostics {
  /// Lowers the severity of warnings and errors to info, with a note that gives the reason.
  ///
  /// - Parameter reason: A closure that returns the reason for a diagnostic; `nil` to keep its
  ///   severity.
  mutating func demote(_ reason: (Diagnostic) -> String?) {
    for index in diagnostics.indices where diagnostics[index].severity != .info {
      guard let note = reason(diagnostics[index]) else { continue }
      diagnostics[index].severity = .info
      diagnostics[index].notes.append(Diagnostic.Note(note))
    }
  }
}

/// Lets rules combine their diagnostics for one file and language, or lower their severity.
enum FileSummary {
  private struct Group: Hashable {
    let path: String?
    let language: String?

    init(_ diagnostic: Diagnostic) {
      path = diagnostic.path
      language = diagnostic.subject?.language
    }
  }

  /// Groups each rule's diagnostics by file and language, and passes each group to the summary
  /// function of the rule.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of diagnostics of these rules.
  static func apply(
    _ rules: [SelectedRules.Selected<RuleChecks.Summary>], to diagnostics: inout [Diagnostic],
    of catalog: LintedCatalog, _ options: LintOptions
  ) {
    for rule in rules {
      var found = diagnostics.filter { $0.rule == rule.id }
      if found.isEmpty { continue }
      diagnostics.removeAll { $0.rule == rule.id }
      DiagnosticOrder.sort(&found)
      var groups: [Group: [Diagnostic]] = [:]
      for diagnostic in found { groups[Group(diagnostic), default: []].append(diagnostic) }
      for (key, found) in groups {
        let file = catalog.files.firstIndex { $0.path == key.path }
        var group = FileDiagnostics(found, of: catalog, file: file, options)
        rule.check(&group)
        diagnostics += group.diagnostics
      }
    }
  }
}
