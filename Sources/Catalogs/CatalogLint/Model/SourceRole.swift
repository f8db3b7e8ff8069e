import StringCatalogs
import TextPrimitives

/// The role of an entry's source string in a catalog that consists of several PO or Qt files.
///
/// Each of these files contains the source strings of all entries, so most source strings occur in
/// several files.
enum SourceRole: UInt8, Sendable {
  /// The source string is the one that represents its key.
  case shown
  /// The source string is spelled like the source string that represents the key.
  ///
  /// A diagnostic for one of the two strings also applies to the other.
  case repeated
  /// The source string differs from the one that represents the key, or its entry is a duplicate.
  ///
  /// The plural, the spelling or the format flag may differ.
  case own

  /// Returns the role of an entry whose key is represented by a different entry.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - content: The file of the entry.
  ///   - shown: The entry that represents the key.
  ///   - other: The file of that entry.
  ///   - isKeySame: `true` if the keys have the same spelling.
  /// - Complexity: O(*n*), where *n* is the number of bytes in the source strings.
  static func of(
    _ entry: CatalogEntry, in content: CatalogFile, beside shown: CatalogEntry,
    in other: CatalogFile, isKeySame: Bool
  ) -> SourceRole {
    guard content.format.traits.keys == .sourceString, other.format.traits.keys == .sourceString,
      entry.placeholderSyntax == shown.placeholderSyntax,
      let first = entry.localizations.first, let second = shown.localizations.first,
      content.localizations[first].language == 0, other.localizations[second].language == 0
    else { return .own }
    let (texts, others) = (content.localizations[first].values, other.localizations[second].values)
    guard texts.count == others.count else { return .own }
    for (place, otherPlace) in zip(texts, others) {
      let (value, otherValue) = (content.values[place], other.values[otherPlace])
      guard value.variation == otherValue.variation,
        value.text.spelling == otherValue.text.spelling
      else { return .own }
      // The first source string is part of the key, and the keys are spelled identically.
      if isKeySame, place == texts.lowerBound { continue }
      guard content.isSpelled(value.text, as: otherValue.text, in: other) else { return .own }
    }
    return .repeated
  }
}

extension CatalogFile {
  /// Returns `true` if a string and a string in a different file have the same bytes.
  func isSpelled(_ text: CatalogText, as other: CatalogText, in file: CatalogFile) -> Bool {
    guard text.spelling == other.spelling, text.range.count == other.range.count else {
      return false
    }
    return text.withSpelling(in: bytes) { bytes in
      other.withSpelling(in: file.bytes) { bytes.isSame($0) }
    }
  }
}
