import Diagnostics
import StringCatalogs

/// The suppressions in the files of a catalog.
///
/// A comment suppresses rules for its entry. In a file in the source language, it suppresses them
/// for the key in all languages. In any other file, it applies to that file only. An attribute for
/// the platform's linter, such as `tools:ignore`, suppresses the equivalent rules for an element or
/// for a file.
struct CatalogSuppressions {
  /// A suppression of one or more rules.
  struct Suppression {
    /// The index of the file that contains the suppression.
    let file: Int
    /// The index of the entry in the file; `nil` for the file as a whole.
    let entry: Int?
    /// The suppressed rules; `nil` for all rules.
    let rules: [String]?
    /// The languages, in lowercase; empty for all languages.
    var languages: [String] = []
    /// The byte range to report if the suppression is unused; `nil` to never report it.
    var range: SourceRange?
    /// The bytes to remove if the suppression is unused.
    var removal: SourceRange?
    /// `true` if the suppression also applies to other files of the catalog.
    let isForAllFiles: Bool
  }

  private let catalog: LintedCatalog
  private var suppressions: [Suppression] = []
  /// The indices of the suppressions for a key.
  private var byKey: [String: [Int]] = [:]
  /// The indices of the suppressions for an entry.
  private var byEntry: [LintSite: [Int]] = [:]
  /// The indices of the suppressions for a file as a whole.
  private var ofFiles: [Int] = []
  /// The byte ranges of suppression comments that name no rule.
  private var empty: [LintSite: [SourceRange]] = [:]
  private var isUsed: [Bool] = []

  /// Finds the suppressions in comments and attributes; `nil` if there are none.
  init?(_ catalog: LintedCatalog) {
    self.catalog = catalog
    for (index, file) in catalog.files.enumerated() {
      if Self.mayHaveComments(file.content) { addComments(index, file.content) }
      addStray(index, file.content)
      if Self.hasIgnoredChecks(file.content) { addIgnoredChecks(index, file.content) }
    }
    if suppressions.isEmpty, empty.isEmpty { return nil }
    isUsed = Array(repeating: false, count: suppressions.count)
  }

  /// Returns `true` if strings in a suppression's languages were compared with the source.
  ///
  /// Only then has the suppressed rule checked these strings.
  private func isCompared(_ suppression: Suppression) -> Bool {
    let known = Set(catalog.languages.map { Self.normalized($0.name) })
    return catalog.isSourceKnown && catalog.languages.count > 1
      && known.isSuperset(of: suppression.languages)
  }

  /// Returns the diagnostics that are not suppressed.
  ///
  /// If the rule `unused-suppression` is on, the result also contains diagnostics about
  /// suppressions that are unused or name no rule.
  mutating func apply(
    to diagnostics: [Diagnostic], _ options: LintOptions, budget: DiagnosticBudget
  ) -> [Diagnostic] {
    let kept = diagnostics.filter { !suppress($0) }
    let unused = UnusedSuppressionRule()
    guard let severity = options.severity(of: unused) else { return kept }
    var sink = DiagnosticSink(catalog: catalog, budget: budget)
    sink.begin(unused.id, severity)
    for (index, suppression) in suppressions.enumerated() where !isUsed[index] {
      unused.report(
        suppression, options: options, isCompared: isCompared(suppression), into: &sink)
    }
    for (site, ranges) in empty {
      for range in ranges { unused.reportEmpty(at: range, site, &sink) }
    }
    return kept + sink.diagnostics.filter { !suppress($0) }
  }

  /// Returns `true` if a suppression matches a diagnostic, and marks all matching ones as used.
  private mutating func suppress(_ diagnostic: Diagnostic) -> Bool {
    var isSuppressed = false
    for index in ofFiles + candidates(for: diagnostic)
    where matches(suppressions[index], diagnostic) {
      isUsed[index] = true
      isSuppressed = true
    }
    return isSuppressed
  }

  /// Returns the indices of the suppressions for the key, or for the entry, of a diagnostic.
  private func candidates(for diagnostic: Diagnostic) -> [Int] {
    if let key = diagnostic.subject?.key { return byKey[key] ?? [] }
    // If a diagnostic has no key, as is the case for some parser errors, its range determines the
    // entry.
    guard let range = diagnostic.range,
      let file = catalog.files.firstIndex(where: { $0.path == diagnostic.path })
    else { return [] }
    let entries = catalog.files[file].content.entries
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].end < range.upperBound { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].start <= range.lowerBound else { return [] }
    return byEntry[LintSite(file: file, entry: low)] ?? []
  }

  private func matches(_ suppression: Suppression, _ diagnostic: Diagnostic) -> Bool {
    if let rules = suppression.rules, !rules.contains(diagnostic.rule) { return false }
    let file = catalog.files[suppression.file]
    if !suppression.isForAllFiles, file.path != diagnostic.path { return false }
    if !suppression.languages.isEmpty {
      guard let language = diagnostic.subject?.language,
        suppression.languages.contains(Self.normalized(language))
      else { return false }
    }
    return true
  }

  /// Returns a language in a normalized form for comparison.
  private static func normalized(_ language: String) -> String {
    String(language.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  // MARK: Collecting

  private static let marker = ByteNeedle(SuppressionComment.marker.utf8)
  private static let markerUTF16LittleEndian = ByteNeedle(
    SuppressionComment.marker.utf8.flatMap { [$0, 0] })
  private static let markerUTF16BigEndian = ByteNeedle(
    SuppressionComment.marker.utf8.flatMap { [0, $0] })

  private static func mayHaveComments(_ content: CatalogFile) -> Bool {
    let bytes = content.bytes
    return content.entries.contains { entry in
      guard let comment = entry.comment else { return false }
      let needle =
        switch comment.spelling {
        case .propertyListUTF16LittleEndian: markerUTF16LittleEndian
        case .propertyListUTF16BigEndian: markerUTF16BigEndian
        default: marker
        }
      let text = bytes.span.extracting(comment.range.clamped(to: bytes.indices))
      return needle.first(in: text) != nil
    }
  }

  private static func hasIgnoredChecks(_ content: CatalogFile) -> Bool {
    guard content.format.definition.suppressions.attribute != nil else { return false }
    return content.ignoredChecks != nil || content.entries.contains { $0.ignoredChecks != nil }
  }

  private mutating func addComments(_ file: Int, _ content: CatalogFile) {
    var last: (comment: CatalogText, suppressions: Range<Int>)?
    for (index, entry) in content.entries.enumerated() {
      guard let text = entry.comment else { continue }
      // The entries for one message may share a comment.
      if let last, last.comment == text {
        for place in last.suppressions { add(place, at: index, of: file, content) }
        continue
      }
      let comment = SuppressionComment(content.string(text))
      let first = suppressions.count
      defer { last = (text, first..<suppressions.count) }
      for item in comment.items {
        var suppression = suppression(file, entry: index, rules: [item.rule])
        suppression.languages = item.languages.map { Self.normalized($0) }
        suppression.range = content.sourceRange(of: item.range, in: text)
        suppression.removal = content.withEmptyComment(
          content.sourceRange(of: item.removal, in: text))
        add(suppression, content)
      }
      if !comment.empty.isEmpty {
        empty[LintSite(file: file, entry: index)] = comment.empty.map {
          content.sourceRange(of: $0, in: text)
        }
      }
    }
  }

  /// Adds the suppressions after the last key, which are reported as unused because no entry
  /// follows.
  ///
  /// JSON files contain members instead of comments, so they are skipped. UTF-16 files are skipped
  /// too, because the search compares bytes with the ASCII marker.
  private mutating func addStray(_ file: Int, _ content: CatalogFile) {
    switch content.entries.first?.key.spelling {
    case .propertyListUTF16LittleEndian?, .propertyListUTF16BigEndian?: return
    default: break
    }
    guard content.format.definition.suppressions.hasCommentsOutsideEntries else { return }
    // After a syntax error, there may be more keys that were not parsed.
    guard
      !content.errors.contains(where: {
        $0.code == .truncatedTable || CatalogError.Code.fatal.contains($0.code)
      })
    else { return }
    let start = min(content.entries.reduce(0) { max($0, $1.end) }, content.bytes.count)
    let rest = content.bytes.span.extracting(start..<content.bytes.count)
    guard Self.marker.first(in: rest) != nil else { return }
    let comment = SuppressionComment(Array(content.bytes[start...]))
    for item in comment.items {
      var suppression = suppression(file, entry: nil, rules: [item.rule])
      suppression.range = SourceRange(start + item.range.lowerBound, start + item.range.upperBound)
      suppression.removal = content.withEmptyComment(
        SourceRange(start + item.removal.lowerBound, start + item.removal.upperBound))
      suppressions.append(suppression)
    }
    if !comment.empty.isEmpty {
      empty[LintSite(file: file)] = comment.empty.map {
        SourceRange(start + $0.lowerBound, start + $0.upperBound)
      }
    }
  }

  private mutating func addIgnoredChecks(_ file: Int, _ content: CatalogFile) {
    let syntax = content.format.definition.suppressions
    if let checks = content.ignoredChecks {
      let rules = syntax.rules(ofChecks: content.string(checks))
      ofFiles.append(suppressions.count)
      suppressions.append(suppression(file, entry: nil, rules: rules))
    }
    for (index, entry) in content.entries.enumerated() {
      guard let checks = entry.ignoredChecks else { continue }
      let rules = syntax.rules(ofChecks: content.string(checks))
      add(suppression(file, entry: index, rules: rules), content)
    }
  }

  private func suppression(_ file: Int, entry: Int?, rules: [String]?) -> Suppression {
    let content = catalog.files[file].content
    // A bilingual file contains source strings too, but its suppressions apply only to the
    // translations.
    let languages =
      content.format.isBilingual ? content.languages.suffix(1) : content.languages[...]
    let names = languages.map { catalog.languageName($0) }
    let isOfSource = catalog.source.map { names.contains(catalog.languages[$0].name) } ?? false
    return Suppression(file: file, entry: entry, rules: rules, isForAllFiles: isOfSource)
  }

  private mutating func add(_ suppression: Suppression, _ content: CatalogFile) {
    guard let entry = suppression.entry else { return }
    suppressions.append(suppression)
    add(suppressions.count - 1, at: entry, of: suppression.file, content)
  }

  /// Adds a suppression to an entry.
  private mutating func add(_ place: Int, at entry: Int, of file: Int, _ content: CatalogFile) {
    byKey[content.name(of: content.entries[entry]), default: []].append(place)
    byEntry[LintSite(file: file, entry: entry), default: []].append(place)
  }
}

extension CatalogEntry {
  /// The offset at which the entry begins, including its key.
  fileprivate var start: Int { min(key.range.lowerBound, range.lowerBound) }
  /// The offset at which the entry ends.
  fileprivate var end: Int { max(key.range.upperBound, range.upperBound) }
}
