import Diagnostics
import StringCatalogs

extension CatalogFile {
  /// Whether edits reach into what programs find the translations of an entry by: in PO the source text, its plural
  /// and its context, in XLIFF the identifier and the source text.
  ///
  /// Who changes one of them loses every translation, and so no fix-it does. One that removes all of an entry may.
  ///
  /// - Complexity: O(*e* × *s*) in the edits and the source texts of the entry.
  func changesKey(_ edits: [FixIt.Edit], of entry: CatalogEntry) -> Bool {
    guard format.isBilingual else { return false }
    // The source stands in front of the translation.
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
  /// Whether both have a byte in common, or one that is empty stands in or at the other.
  fileprivate func touches(_ other: SourceRange) -> Bool {
    if count == 0 || other.count == 0 {
      return lowerBound <= other.upperBound && other.lowerBound <= upperBound
    }
    return lowerBound < other.upperBound && other.lowerBound < upperBound
  }
}
