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
    // The last text of the same plural is what the new ones stand behind.
    let variation = file.values[value].variation
    let last = found.values.last { file.values[$0].variation.isAlternative(to: variation) }
    switch file.format {
    case .xcstrings:
      guard let strings,
        let place = strings.entries[Array(file.string(file.entries[entry].key).utf8)]
      else { return nil }
      return strings.editor.addPlurals(
        texts, toEntry: place, language: file.languages[found.language].name)
    case .android, .stringsdict:
      return last.flatMap { addElements(texts, behind: file.values[$0].text.range) }
    case .gettext: return last.flatMap { addForms(texts, behind: $0) }
    case .json: return last.flatMap { addPluralMembers(texts, behind: $0, of: entry) }
    case .xliff: return addTargets(texts, toEntry: entry)
    case .strings, .properties, .arb: return nil
    }
  }

  /// The edits that give keys their texts in a language in which they have none, all at once.
  ///
  /// Keys come in the order of their source, as far as the file has it.
  ///
  /// - Parameters:
  ///   - keys: The keys with their texts, and where their source is, in the order of the source.
  ///   - language: The language as it is to be spelled.
  ///   - categories: The categories of the plural forms of a PO file, by the numbers of the forms.
  package func add(
    _ keys: [NewKey], language: String, categories: [PluralCategory] = []
  ) -> Addition {
    switch file.format {
    case .xcstrings:
      var addition = Addition()
      for (index, key) in keys.enumerated() {
        let place = strings?.entries[Array(key.source.string(key.found.key).utf8)]
        let found = place.flatMap {
          strings?.editor.add(
            key.texts, source: key.source, entry: key.found, at: $0, language: language)
        }
        if let found {
          addition.edits += found
        } else {
          addition.refused.append((index, "the key is not in the form that Xcode writes"))
        }
      }
      return addition
    case .strings: return isXMLTable ? addDictionaryMembers(keys) : addStatements(keys)
    case .stringsdict: return addDictionaryMembers(keys)
    case .android: return addResources(keys)
    case .arb, .json: return addMembers(keys)
    case .gettext: return addMessages(keys, categories)
    case .properties: return addPairs(keys)
    case .xliff: return addUnits(keys)
    }
  }
}

extension CatalogVariation {
  /// Whether only a number, or the place in an array, decides between two texts.
  fileprivate func isAlternative(to other: CatalogVariation) -> Bool {
    substitution == other.substitution && device == other.device && width == other.width
  }
}
