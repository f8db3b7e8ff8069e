import Diagnostics
import TextPrimitives

extension DiagnosticGroup {
  /// The translation coverage of one language, as a report presents it.
  struct CoverageLine {
    /// The language; `nil` if the diagnostics name no language.
    let language: String?
    /// The displayed name of the language; `in no language` for summaries about keys without any
    /// string.
    ///
    /// It is `nil` for other diagnostics that name no language.
    let name: String?
    /// The number of diagnostics about individual keys, as opposed to the whole language.
    let keyCount: Int
    /// The count as a phrase, such as `412 of 1,903 strings are not translated`.
    let count: String
    /// The first keys, each shortened.
    let keys: [String]
    /// The note of the diagnostic about the whole language; `nil` if individual keys are listed.
    let note: String?
  }

  /// Returns the coverage by language, sorted by language.
  ///
  /// - Parameters:
  ///   - counting: The words that describe what the rule counts.
  ///   - catalog: The catalog with its numbers of keys; `nil` if unknown.
  func coverage(_ counting: CountingWords, of catalog: ReportedCatalog?) -> [CoverageLine] {
    languages.map { language, diagnostics in
      let whole = diagnostics.first { $0.subject?.key == nil }
      let found = diagnostics.compactMap { $0.subject?.shownKey }
      let keys = catalog?.keyCount(in: language)
      let isInNone = language == nil && diagnostics.allSatisfy(\.isSummary)
      return CoverageLine(
        language: language, name: isInNone ? "in no language" : language, keyCount: found.count,
        count: isInNone
          ? counting.share(diagnostics.count, of: keys)
          : whole?.message ?? counting.counted(diagnostics.count, of: keys),
        keys: found.prefix(3).map { $0.shortened(to: 40) },
        note: found.isEmpty ? whole?.notes.first?.message : nil)
    }
  }

  /// Returns a phrase that states the count for all languages.
  func total(_ counting: CountingWords) -> String {
    // A diagnostic about a whole language already contains a count in its message.
    let isWhole = diagnostics.contains { $0.subject?.key == nil }
    let count =
      isWhole
      ? "\(counting.nouns) \(counting.predicates)" : counting.counted(diagnostics.count, of: nil)
    let languages = languages.compactMap(\.name)
    switch languages.count {
    case 0: return count
    case 1: return "\(count) in \(languages[0])"
    default: return "\(count) in \(languages.count) languages"
    }
  }
}
