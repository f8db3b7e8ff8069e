public import Diagnostics
import Files
import StringCatalogs

/// Checks catalogs for problems.
///
/// ```swift
/// let catalog = LintedCatalog(name: "App", files: files, atlas: .icu)
/// for diagnostic in Linter(LintOptions(), jobs: 2).lint(catalog) { print(diagnostic.message) }
/// ```
public struct Linter: Sendable {
  private let options: LintOptions
  private let jobs: Int
  private let rules: SelectedRules

  /// Creates a linter.
  ///
  /// - Parameters:
  ///   - options: The options of the linter.
  ///   - jobs: The maximum number of threads that are used for a large catalog.
  public init(_ options: LintOptions, jobs: Int = 1) {
    self.options = options
    self.jobs = max(1, jobs)
    rules = SelectedRules(options)
  }

  /// Returns the diagnostics of a catalog, in the order of ``/Diagnostics/Diagnostic``.
  ///
  /// The result omits diagnostics that are suppressed by a comment in the catalog, or by Android's
  /// attribute `tools:ignore`.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - budget: The limit on the memory of diagnostics. If it is exhausted, the result is empty.
  /// - Complexity: O(*n*), where *n* is the number of bytes in the strings, in addition to sorting
  ///   the diagnostics.
  public func lint(
    _ catalog: LintedCatalog, budget: DiagnosticBudget = DiagnosticBudget()
  ) -> [Diagnostic] {
    // The second pass uses the results of the first one.
    let (found, scanned) = scan(catalog, budget)
    var diagnostics = found
    let keys = divided(catalog.keys.count, among: jobs * Self.piecesOfThread)
    let pieces = SharedWork.results(keys.count, jobs: jobs) { piece in
      var pass = KeyPass(
        ScannedCatalog(copy: scanned), rules: rules, options: options, budget: budget)
      return pass.run(keys[piece])
    }
    if budget.isExhausted { return [] }
    for piece in pieces { Self.add(piece, to: &diagnostics) }
    Self.unite(&diagnostics, catalog)
    Self.removeCopies(&diagnostics, catalog)
    demoteOutdated(&diagnostics, catalog)
    demoteUnused(&diagnostics)
    if var suppressions = CatalogSuppressions(catalog) {
      diagnostics = suppressions.apply(to: diagnostics, options, budget: budget)
      if budget.isExhausted { return [] }
    }
    // If a comment suppresses a diagnostic for one key, summaries do not include it.
    FileSummary.apply(rules.summaries, to: &diagnostics, of: catalog, options)
    OriginalPlaces(catalog)?.apply(to: &diagnostics)
    DiagnosticOrder.sort(&diagnostics)
    return diagnostics
  }

  /// Removes a diagnostic about a source string if an earlier file has an equal diagnostic.
  ///
  /// Each bilingual file repeats the source strings, so a problem in a source string would be
  /// reported for each file.
  private static func unite(_ diagnostics: inout [Diagnostic], _ catalog: LintedCatalog) {
    guard catalog.files.count > 1, catalog.files[0].content.format.isBilingual,
      let source = catalog.source.map({ catalog.languages[$0].name })
    else { return }
    struct Identity: Hashable {
      let rule: String
      let subject: Diagnostic.Subject?
      let message: String
    }
    var paths: [Identity: String?] = [:]
    diagnostics.removeAll { diagnostic in
      guard diagnostic.subject?.language == source, diagnostic.subject?.key != nil else {
        return false
      }
      let identity = Identity(
        rule: diagnostic.rule, subject: diagnostic.subject, message: diagnostic.message)
      if let path = paths[identity] { return path != diagnostic.path }
      paths[identity] = .some(diagnostic.path)
      return false
    }
  }

  /// Removes diagnostics about characters that a translation shares with its source.
  ///
  /// The diagnostics for the source remain.
  private static func removeCopies(_ diagnostics: inout [Diagnostic], _ catalog: LintedCatalog) {
    guard let source = catalog.source.map({ catalog.languages[$0].name }),
      diagnostics.contains(where: { Self.isOfCharacters($0) })
    else { return }
    struct Character: Hashable {
      let rule: String
      let key: String?
      /// The message; for a control character, only the part up to the end of the code point.
      let name: Substring
    }
    func character(_ diagnostic: Diagnostic) -> Character {
      Character(
        rule: diagnostic.rule, key: diagnostic.subject?.key,
        name: diagnostic.rule == ControlCharacterRule.id
          ? diagnostic.message.prefix(ControlCharacterRule.nameEnd) : diagnostic.message[...])
    }
    let own = Set(
      diagnostics.filter {
        Self.isOfCharacters($0) && $0.subject?.language == source
      }.map { character($0) })
    diagnostics.removeAll { diagnostic in
      Self.isOfCharacters(diagnostic) && diagnostic.subject?.language != source
        && own.contains(character(diagnostic))
    }
  }

  /// Returns `true` if the diagnostic's rule belongs to the `characters` family.
  private static func isOfCharacters(_ diagnostic: Diagnostic) -> Bool {
    RuleRegistry.rule(diagnostic.rule)?.family == .characters
  }

  /// Lowers the severity to info for diagnostics about translations that the program does not use.
  ///
  /// The following diagnostics keep their severity:
  ///
  /// - Errors about plurals, and errors in entries with a format flag, because `msgfmt --check`
  ///   rejects the file.
  /// - Diagnostics of the `structure` family.
  /// - Diagnostics of the `coverage` family, if required languages are configured.
  /// - Diagnostics of rules with a configured severity.
  private func demoteOutdated(_ diagnostics: inout [Diagnostic], _ catalog: LintedCatalog) {
    guard diagnostics.contains(where: { $0.severity > .info }) else { return }
    let outdated = catalog.outdatedKeys
    if outdated.isEmpty { return }
    for index in diagnostics.indices where diagnostics[index].severity > .info {
      let diagnostic = diagnostics[index]
      guard let name = diagnostic.subject?.key, let key = outdated[name],
        options.severities[diagnostic.rule] == nil,
        let family = RuleRegistry.rule(diagnostic.rule)?.family, family != .structure,
        family != .coverage || options.requiredLanguages == nil,
        diagnostic.severity == .warning || !key.isChecked && family != .plurals
      else { continue }
      diagnostics[index].severity = .info
      diagnostics[index].notes.append(
        Diagnostic.Note(
          "the newest template does not contain the key, so no program displays the string"))
    }
  }

  /// Lowers the severity to info for coverage warnings about keys that no source file uses.
  ///
  /// Diagnostics of rules with a configured severity keep their severity.
  private func demoteUnused(_ diagnostics: inout [Diagnostic]) {
    let unused = Set(
      diagnostics.lazy.filter { $0.rule == UnusedKeyRule.id }.compactMap { $0.subject?.key })
    if unused.isEmpty { return }
    for index in diagnostics.indices where diagnostics[index].severity == .warning {
      let diagnostic = diagnostics[index]
      guard let key = diagnostic.subject?.key, unused.contains(key),
        options.severities[diagnostic.rule] == nil,
        RuleRegistry.rule(diagnostic.rule)?.family == .coverage
      else { continue }
      diagnostics[index].severity = .info
      diagnostics[index].notes.append(Diagnostic.Note("no source file uses the key"))
    }
  }

  /// Appends diagnostics; if there are none yet, the array is assigned without a copy.
  private static func add(_ found: [Diagnostic], to diagnostics: inout [Diagnostic]) {
    if found.isEmpty { return }
    if diagnostics.isEmpty { diagnostics = found } else { diagnostics += found }
  }

  /// Reports the errors that parsers found in the files.
  private func reportErrors(_ catalog: LintedCatalog, _ sink: inout DiagnosticSink) {
    var repeated = RepeatedTranslations(catalog)
    for (place, file) in catalog.files.enumerated() where !file.content.errors.isEmpty {
      file.content.forEachDiagnostic(path: file.path) { diagnostic in
        guard let rule = rules.codes[diagnostic.rule] else { return }
        var diagnostic = diagnostic
        if diagnostic.severity == .warning,
          diagnostic.rule == CatalogError.Code.duplicateKey.rawValue,
          repeated.areHarmless(at: diagnostic.range, in: place)
        {
          diagnostic.severity = .info
          diagnostic.notes.append(Diagnostic.Note("both entries translate the same source string"))
        }
        diagnostic.rule = rule.id
        // A configured severity overrides the severity that the parser chose.
        if let severity = options.severities[rule.id] ?? nil { diagnostic.severity = severity }
        diagnostic.subject = catalog.subject(of: diagnostic.range, in: file)
        sink.add(diagnostic)
      }
    }
  }

  /// A unit of work in the first pass.
  private enum Piece {
    /// The errors that parsers found in the files.
    case errors
    /// A rule for the whole catalog, by its index in ``SelectedRules/catalogs``.
    case rule(Int)
    /// A range of entries in a file.
    case entries(file: Int, Range<Int>)
  }

  /// Runs the first pass: the rules for the whole catalog, for plurals and for single strings.
  private func scan(
    _ catalog: LintedCatalog, _ budget: DiagnosticBudget
  ) -> ([Diagnostic], ScannedCatalog) {
    var pieces = [Piece.errors] + rules.catalogs.indices.map { .rule($0) }
    for file in catalog.files.indices {
      let entries = divided(catalog.files[file].content.entries.count, among: jobs)
      pieces += entries.map { .entries(file: file, $0) }
    }
    let results = SharedWork.results(pieces.count, jobs: jobs) { [pieces] place in
      switch pieces[place] {
      case .errors, .rule:
        return (found: lintWhole(catalog, pieces[place], budget: budget), texts: ScannedTexts?.none)
      case .entries(let file, let entries):
        var plurals = PluralPass(catalog, file: file, rules: rules, budget: budget)
        var pass = TextPass(catalog, file: file, rules: rules, budget: budget)
        let texts = pass.run(entries)
        return (texts.diagnostics + plurals.run(entries), texts.texts)
      }
    }
    var diagnostics: [Diagnostic] = []
    var texts: [ScannedTexts] = []
    for (piece, result) in zip(pieces, results) {
      Self.add(result.found, to: &diagnostics)
      guard case .entries(let file, _) = piece, let found = result.texts else { continue }
      if file < texts.count { texts[file].append(found) } else { texts.append(found) }
    }
    return (diagnostics, ScannedCatalog(catalog, texts))
  }

  /// Runs a rule for the whole catalog, or reports the errors that parsers found.
  private func lintWhole(
    _ catalog: LintedCatalog, _ piece: Piece, budget: DiagnosticBudget
  ) -> [Diagnostic] {
    var sink = DiagnosticSink(catalog: catalog, budget: budget)
    if case .rule(let index) = piece {
      let rule = rules.catalogs[index]
      sink.begin(rule.id, rule.severity)
      rule.check(catalog, options, &sink)
    } else {
      reportErrors(catalog, &sink)
    }
    return sink.diagnostics
  }

  /// The number of work units per thread in the second pass.
  ///
  /// There are several, because the units differ in duration.
  private static let piecesOfThread = 4

  /// Divides the indices below a count into ranges; one range for a small count or a single thread.
  private func divided(_ count: Int, among pieces: Int) -> [Range<Int>] {
    let pieces = count < 1024 || jobs == 1 ? 1 : pieces
    return (0..<pieces).map { count * $0 / pieces..<count * ($0 + 1) / pieces }
  }
}
