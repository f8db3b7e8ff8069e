import StringCatalogs
import TextPrimitives

extension LintedTranslation {
  /// A Boolean value that indicates whether a value is that of the source for the same case, byte
  /// by byte.
  ///
  /// - Parameter index: The place of the value in the file of the translation.
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
    // Mostly both have their values in the same order: an array may have thousands.
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

  /// The most variations of a value among which one is looked for.
  private static let mostVariations = 64

  /// A Boolean value that indicates whether the language is a variant of the source language, as
  /// British English is of American English.
  var isWithinOneLanguage: Bool {
    guard let source = sourceLanguage?.facts.language else { return false }
    return source == language.facts.language
  }
}

extension CatalogVariation {
  /// Whether two variations are for the same case, whatever the places of their substitutions.
  fileprivate func isSame(as other: CatalogVariation) -> Bool {
    (substitution == nil) == (other.substitution == nil) && device == other.device
      && plural == other.plural && index == other.index && width == other.width
      && exactNumber == other.exactNumber
  }
}
