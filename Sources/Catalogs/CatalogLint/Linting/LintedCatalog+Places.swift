import Diagnostics
import StringCatalogs

extension LintedCatalog {
  /// What a place of a file is about: the key and the language in whose bytes it lies.
  func subject(of range: SourceRange?, in file: File) -> Diagnostic.Subject {
    var subject = Diagnostic.Subject(catalog: name)
    let content = file.content
    // A file in one language says so as a whole; one in two is about its translations.
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
      // Source and target of a unit; those of several units interlock.
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
  /// The entry in whose bytes a place lies, its key and what stands between that and its texts included.
  ///
  /// - Complexity: O(log *n*): entries are in the order of the file.
  func entry(around offset: Int) -> CatalogEntry? {
    let behind = entries.partitioningIndex { entry in
      // The quotation mark in front of the key belongs to it.
      min(entry.key.range.lowerBound - 1, entry.range.lowerBound) > offset
    }
    guard behind > 0 else { return nil }
    let entry = entries[behind - 1]
    return offset < max(entry.key.range.upperBound, entry.range.upperBound) ? entry : nil
  }
}

extension CatalogFile {
  /// Whether the reader misses a member in a place.
  ///
  /// - Complexity: O(log *n*): errors are in the order of the file. Of those in the place it looks at a few.
  func hasMissingMember(in range: SourceRange) -> Bool {
    if errors.isEmpty { return false }
    let first = errors.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    return errors[first...].prefix(8).contains {
      $0.code == .missingMember && $0.range.upperBound <= range.upperBound
    }
  }
}
