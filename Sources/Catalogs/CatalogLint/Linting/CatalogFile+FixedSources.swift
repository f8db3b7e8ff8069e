import Diagnostics
import StringCatalogs

extension CatalogFile {
  /// Returns `true` if edits change the strings by which programs look up an entry's translations.
  ///
  /// In PO, for example, these are the source string, its plural and its context. In XLIFF, they
  /// are the identifier and the source string. Changing any of them would lose every translation,
  /// so no fix-it may change them. An edit that removes the whole entry is allowed. The result is
  /// always `false` for file formats that are not bilingual.
  ///
  /// - Complexity: O(*e* × *s*), where *e* is the number of edits and *s* the number of source
  ///   strings in the entry.
  func changesKey(_ edits: [FixIt.Edit], of entry: CatalogEntry) -> Bool {
    guard format.isBilingual else { return false }
    // The source localization precedes the translation.
    let sources = localizations[entry.localizations].prefix(1)
      .flatMap { localization in values[localization.values].map(\.text.sourceRange) }
    return edits.contains { edit in
      if edit.range.lowerBound <= entry.range.lowerBound,
        edit.range.upperBound >= entry.range.upperBound
      {
        return false
      }
      return ([entry.key.sourceRange] + sources).contains { edit.range.touches($0) }
    }
  }
}

extension SourceRange {
  /// Returns `true` if two ranges overlap, or if one is empty and is within or next to the other.
  fileprivate func touches(_ other: SourceRange) -> Bool {
    if count == 0 || other.count == 0 {
      return lowerBound <= other.upperBound && other.lowerBound <= upperBound
    }
    return lowerBound < other.upperBound && other.lowerBound < upperBound
  }
}
