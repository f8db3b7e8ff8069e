package import Diagnostics

extension CatalogEditor {
  /// The edits that add texts for more plural categories, or more elements of an array, to what a key has.
  ///
  /// - Parameters:
  ///   - value: The place of a text in ``CatalogFile/values`` beside which the new ones belong.
  ///   - entry: The place of its entry.
  ///   - localization: The place of its localization.
  /// - Returns: `nil` where that is not written.
  package func add(
    _ texts: [NewText], beside value: Int, of entry: Int, localization: Int
  ) -> [FixIt.Edit]? {
    let found = file.localizations[localization]
    switch file.format {
    case .xcstrings:
      guard let strings,
        let place = strings.entries[Array(file.string(file.entries[entry].key).utf8)]
      else { return nil }
      return strings.editor.addPlurals(
        texts, toEntry: place, language: file.languages[found.language].name)
    case .android, .stringsdict:
      // The last text of the same plural is what the new ones stand behind.
      let variation = file.values[value].variation
      let last = found.values.last { file.values[$0].variation.isAlternative(to: variation) }
      return last.flatMap { addElements(texts, behind: file.values[$0].text.range) }
    case .strings, .gettext, .properties, .xliff, .arb, .json: return nil
    }
  }

  /// The edits that give keys their texts in a language in which they have none, all at once.
  ///
  /// - Parameters:
  ///   - keys: The keys with their texts, and where their source is.
  ///   - language: The language as it is to be spelled.
  /// - Returns: The edits, and the places in `keys` of those that are not written.
  package func add(
    _ keys: [(source: CatalogFile, entry: Int, texts: [NewText])], language: String
  ) -> (edits: [FixIt.Edit], refused: [Int]) {
    switch file.format {
    case .xcstrings:
      var refused: [Int] = []
      var edits: [FixIt.Edit] = []
      for (index, key) in keys.enumerated() {
        let entry = key.source.entries[key.entry]
        let place = strings?.entries[Array(key.source.string(entry.key).utf8)]
        let found = place.flatMap {
          strings?.editor.add(
            key.texts, source: key.source, entry: entry, at: $0, language: language)
        }
        if let found { edits += found } else { refused.append(index) }
      }
      return (edits, refused)
    case .strings: return appendStatements(keys)
    case .android: return appendResources(keys)
    case .arb: return appendMembers(keys)
    case .stringsdict, .gettext, .properties, .xliff, .json: return ([], Array(keys.indices))
    }
  }
}

extension CatalogVariation {
  /// Whether only a number, or the place in an array, decides between two texts.
  fileprivate func isAlternative(to other: CatalogVariation) -> Bool {
    substitution == other.substitution && device == other.device && width == other.width
  }
}
