package import Diagnostics

extension CatalogEditor {
  /// The edits that add texts for more plural categories, or more elements of an array, to what a key has.
  ///
  /// - Parameter value: The place of a text in ``CatalogFile/values`` beside which the new ones belong.
  /// - Returns: `nil` where that is not written.
  package func add(_ texts: [NewText], beside value: Int) -> [FixIt.Edit]? {
    switch file.format {
    case .xcstrings: return addToString(texts, beside: value)
    case .android, .stringsdict:
      // The last text of the same plural is what the new ones stand behind.
      let variation = file.values[value].variation
      guard
        let localization = file.localizations.first(where: { $0.values.contains(value) }),
        let last = localization.values.last(where: {
          file.values[$0].variation.isAlternative(to: variation)
        })
      else { return nil }
      return addElements(texts, behind: file.values[last].text.range)
    case .strings, .xliff, .arb, .json: return nil
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
      let editor: XCStringsEditor
      do throws(CatalogError) {
        editor = try XCStringsEditor(parsing: file.bytes)
      } catch {
        return ([], Array(keys.indices))
      }
      for (index, key) in keys.enumerated() {
        let found = editor.add(
          key.texts, source: key.source, entry: key.source.entries[key.entry], language: language)
        if let found { edits += found } else { refused.append(index) }
      }
      return (edits, refused)
    case .strings: return appendStatements(keys)
    case .android: return appendResources(keys)
    case .arb: return appendMembers(keys)
    case .stringsdict, .xliff, .json: return ([], Array(keys.indices))
    }
  }

  private func addToString(_ texts: [NewText], beside value: Int) -> [FixIt.Edit]? {
    let editor: XCStringsEditor
    do throws(CatalogError) {
      editor = try XCStringsEditor(parsing: file.bytes)
    } catch {
      return nil
    }
    guard
      let entry = file.entries.first(where: { entry in
        file.localizations[entry.localizations].contains { $0.values.contains(value) }
      }),
      let localization = file.localizations[entry.localizations].first(where: {
        $0.values.contains(value)
      })
    else { return nil }
    return editor.addPlurals(
      texts, toKey: file.string(entry.key),
      language: file.languages[localization.language].name)
  }
}

extension CatalogVariation {
  /// Whether only a number, or the place in an array, decides between two texts.
  fileprivate func isAlternative(to other: CatalogVariation) -> Bool {
    substitution == other.substitution && device == other.device && width == other.width
  }
}
