import StringCatalogs
import TextPrimitives

/// What the source text of an entry is to a catalog of several PO files, of which each has the sources of all.
enum SourceRole: UInt8, Sendable {
  /// It shows its key.
  case shown
  /// It is spelled as that in the file that shows the key: what is true of one is true of both.
  case repeated
  /// It is another one, with another plural or spelling, or that of an entry that is there twice.
  case own

  /// The role of an entry whose key another entry shows.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - content: Its file.
  ///   - shown: The entry that shows the key.
  ///   - other: The file of that.
  ///   - isKeySame: Whether the keys are spelled in the same way.
  /// - Complexity: O(*n*) in the bytes of the source texts.
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
      // The first text is a part of the key.
      if isKeySame, place == texts.lowerBound { continue }
      guard content.isSpelled(value.text, as: otherValue.text, in: other) else { return .own }
    }
    return .repeated
  }
}

extension CatalogFile {
  /// Whether the same bytes spell a text and one of another file.
  func isSpelled(_ text: CatalogText, as other: CatalogText, in file: CatalogFile) -> Bool {
    guard text.spelling == other.spelling, text.range.count == other.range.count else {
      return false
    }
    return text.withSpelling(in: bytes) { bytes in
      other.withSpelling(in: file.bytes) { bytes.isSame($0) }
    }
  }
}
