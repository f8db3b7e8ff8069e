import Diagnostics

extension DiagnosticGroup {
  /// What a report shows of the coverage of a language.
  struct CoverageLine {
    /// The language; `nil` where the diagnostics name none.
    let language: String?
    /// The diagnostics of the language.
    let diagnostics: [Diagnostic]
    /// The count in words: `412 of 1,903 strings are not translated`.
    let count: String
    /// The first keys, each clipped.
    let keys: [String]
  }

  /// The coverage by language, sorted by language.
  ///
  /// - Parameters:
  ///   - counting: The words of the rule.
  ///   - keys: The number of keys of the catalog that are to be translated; `nil` if unknown.
  func coverage(_ counting: CountingWords, of keys: Int?) -> [CoverageLine] {
    languages.map { language, diagnostics in
      CoverageLine(
        language: language, diagnostics: diagnostics,
        count: Self.counted(diagnostics.count, counting, of: keys),
        keys: diagnostics.compactMap { $0.subject?.key }.prefix(3).map { $0.clipped(to: 40) })
    }
  }

  /// The count of all languages in words.
  func total(_ counting: CountingWords) -> String {
    let count = Self.counted(diagnostics.count, counting, of: nil)
    let languages = languages.compactMap(\.name)
    switch languages.count {
    case 0: return count
    case 1: return "\(count) in \(languages[0])"
    default: return "\(count) in \(languages.count) languages"
    }
  }

  private static func counted(
    _ count: Int, _ counting: CountingWords, of keys: Int?
  ) -> String {
    let predicate = count == 1 ? counting.predicate : counting.predicates
    guard counting.isShare, let keys, keys >= count else {
      return "\(count.grouped) \(count == 1 ? counting.noun : counting.nouns) \(predicate)"
    }
    // The noun has the number of the whole: 1 of 20 strings is not translated.
    let noun = keys == 1 ? counting.noun : counting.nouns
    return "\(count.grouped) of \(keys.grouped) \(noun) \(predicate)"
  }

  /// The file, or the folder of all files, that the diagnostics are about; `nil` if that is none.
  var commonPath: String? {
    let paths = Set(diagnostics.compactMap(\.path))
    guard let first = paths.first else { return nil }
    guard paths.count > 1 else { return first }
    var common = first.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for path in paths {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      while !parts.starts(with: common) { common.removeLast() }
    }
    return common.isEmpty ? nil : common.joined(separator: "/")
  }
}

extension Int {
  /// The number with a comma between groups of three digits: `1,903`.
  var grouped: String {
    var digits = Array(String(magnitude))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: place)
      place -= 3
    }
    return (self < 0 ? "-" : "") + String(digits)
  }
}
