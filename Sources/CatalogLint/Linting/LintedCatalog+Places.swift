import Diagnostics
import StringCatalogs

extension LintedCatalog {
  /// What a place of a file is about: the key and the language in whose bytes it lies.
  func subject(of range: SourceRange?, in file: File) -> Diagnostic.Subject {
    var subject = Diagnostic.Subject(catalog: name)
    let content = file.content
    // A file in one language says so as a whole.
    let isOfOneLanguage = content.format != .xcstrings
    if isOfOneLanguage, let language = content.languages.first {
      subject.language = languageName(language)
    }
    guard let range, let entry = content.entry(around: range.lowerBound) else { return subject }
    subject.key = content.string(entry.key)
    guard !isOfOneLanguage else { return subject }
    let localization = content.localizations[entry.localizations].first {
      ($0.languageRange ?? $0.range).lowerBound - 1 <= range.lowerBound
        && range.lowerBound < $0.range.upperBound
    }
    if let localization {
      subject.language = languageName(content.languages[localization.language])
    }
    return subject
  }
}

extension CatalogFile {
  /// The entry in whose bytes a place lies, its key and what stands between that and its texts included.
  ///
  /// - Complexity: O(log *n*): entries are in the order of the file.
  func entry(around offset: Int) -> CatalogEntry? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = low + (high - low) / 2
      // The quotation mark in front of the key belongs to it.
      let start = min(entries[middle].key.range.lowerBound - 1, entries[middle].range.lowerBound)
      if start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let entry = entries[low - 1]
    return offset < max(entry.key.range.upperBound, entry.range.upperBound) ? entry : nil
  }
}
