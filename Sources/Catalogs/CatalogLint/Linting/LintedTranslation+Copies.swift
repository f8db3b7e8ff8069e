import StringCatalogs
import TextPrimitives

extension LintedTranslation {
  /// Returns `true` if a value equals, byte by byte, the source value for the same variation.
  ///
  /// - Parameter index: The index of the value in the file of the translation.
  func isCopy(_ index: Int) -> Bool {
    let variation = file.shared.content.values[index].variation
    guard let source else {
      guard variation == .none else { return false }
      let key = sourceFile.shared.content.entries[key.entry].key
      if key.isVerbatim, let count = file.count(of: index), count != key.range.count {
        return false
      }
      return withBytes(of: Source(text: key, place: nil)) { key in
        file.withBytes(of: index) { $0.isSame(key) }
      }
    }
    let sources = sourceFile.values(of: source)
    func isSame(_ place: Int) -> Bool {
      sourceFile.shared.content.values[place].variation.isSame(as: variation)
    }
    // The source values usually have the same order, so the value at the same position is tried
    // first. An array may contain thousands of values, so only the first ones are searched.
    let position = sources.lowerBound + index - file.values(of: target).lowerBound
    let isInOrder = sources.contains(position) && isSame(position)
    guard
      let same = isInOrder ? position : sources.prefix(Self.mostVariations).first(where: isSame)
    else { return false }
    if let count = file.count(of: index), let other = sourceFile.count(of: same), count != other {
      return false
    }
    return file.withBytes(of: index) { text in
      sourceFile.withBytes(of: same) { text.isSame($0) }
    }
  }

  /// The maximum number of source values that are searched for a variation.
  private static let mostVariations = 64

  /// `true` if the source and the translation are in variants of one language, such as `en-US` and
  /// `en-GB`.
  var isWithinOneLanguage: Bool {
    guard let source = sourceLanguage?.facts.language else { return false }
    return source == language.facts.language
  }
}

extension CatalogVariation {
  /// Returns `true` if two variations are for the same device, number and so on.
  ///
  /// The indices of their substitutions may differ.
  fileprivate func isSame(as other: CatalogVariation) -> Bool {
    (substitution == nil) == (other.substitution == nil) && device == other.device
      && plural == other.plural && index == other.index && width == other.width
      && exactNumber == other.exactNumber
  }
}
