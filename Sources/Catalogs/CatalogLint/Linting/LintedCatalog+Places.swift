import Diagnostics
import StringCatalogs

extension LintedCatalog {
  /// Returns the key and the language to which the bytes in a range belong.
  func subject(of range: SourceRange?, in file: File) -> Diagnostic.Subject {
    var subject = Diagnostic.Subject(catalog: name)
    let content = file.content
    // The default language is that of the file, or the target language of a bilingual file.
    let languages = content.format.traits.languages
    let isAboutLast = languages != .all && content.languages.count < 3
    if isAboutLast, let language = content.languages.last {
      subject.language = languageName(language)
    }
    guard let range, let entry = content.entry(around: range.lowerBound) else { return subject }
    subject.key = content.name(of: entry)
    subject.keyTitle = content.title(of: entry)
    guard languages != .one else { return subject }
    if content.format.traits.keys == .sourceString { return subject }
    let localizations = content.localizations[entry.localizations]
    if languages == .sourceAndTarget {
      // In XLIFF, the ranges of the source and the target overlap if an entry consists of several
      // units.
      let around = localizations.filter { $0.range.range.contains(range.lowerBound) }
      if around.count == 1, let localization = around.first {
        subject.language = languageName(content.languages[localization.language])
      }
      return subject
    }
    let behind = localizations.partitioningIndex {
      ($0.languageRange ?? $0.range).lowerBound - 1 > range.lowerBound
    }
    if behind > localizations.startIndex,
      range.lowerBound < localizations[behind - 1].range.upperBound
    {
      subject.language = languageName(content.languages[localizations[behind - 1].language])
    }
    return subject
  }
}

extension CatalogFile {
  /// Returns the entry whose bytes, from its key to its last string, include an offset.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of entries, because they are in the order of
  ///   the file.
  func entry(around offset: Int) -> CatalogEntry? {
    let behind = entries.partitioningIndex { entry in
      // The quotation mark before the key is part of the entry.
      min(entry.key.range.lowerBound - 1, entry.range.lowerBound) > offset
    }
    guard behind > 0 else { return nil }
    let entry = entries[behind - 1]
    return offset < max(entry.key.range.upperBound, entry.range.upperBound) ? entry : nil
  }
}

extension CatalogFile {
  /// Returns `true` if the parser reported a missing member within a range.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of errors, which are in the order of the
  ///   file. At most eight errors in the range are checked.
  func hasMissingMember(in range: SourceRange) -> Bool {
    if errors.isEmpty { return false }
    let first = errors.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    return errors[first...].prefix(8).contains {
      $0.code == .missingMember && $0.range.upperBound <= range.upperBound
    }
  }
}
