import StringCatalogs

extension LintedCatalog {
  /// Returns, for each file, the localizations whose plurals need no additional categories.
  ///
  /// A plural needs none in these cases:
  /// - The key should not be translated.
  /// - Each string of the plural is also a string of the source plural.
  /// - Both plurals have only the category `other`.
  /// - The source has the same string for all of its categories.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings in plurals plus the number of keys.
  static func optionalPlurals(
    of files: [File], keys: [Key], localizations: [Localization], source: Int?
  ) -> [Set<Int>] {
    var found = Array(repeating: Set<Int>(), count: files.count)
    for key in keys {
      let shared = files[key.file].shared
      let entry = shared.content.entries[key.entry]
      var isOptional = !entry.shouldTranslate || files[key.file].isNeverTranslated
      if !isOptional, key.isInSource, !key.localizations.isEmpty,
        case let first = localizations[key.localizations.lowerBound], first.language == source,
        files[first.file].shared.mayBePlural(first)
      {
        let content = files[first.file].shared.content
        isOptional = content.isUniformPlural(first.localization)
        if !isOptional, let strings = content.strings(ofPlural: first.localization) {
          for other in localizations[key.localizations].dropFirst() {
            let texts = files[other.file].shared.content.strings(ofPlural: other.localization)
            if let texts,
              texts.isSubset(of: strings)
                || content.hasOtherAlone(first.localization)
                  && files[other.file].shared.content.hasOtherAlone(other.localization)
            {
              found[other.file].insert(other.localization)
            }
          }
        }
      }
      guard isOptional else { continue }
      for localization in localizations[key.localizations] {
        found[localization.file].insert(localization.localization)
      }
    }
    return found
  }

  /// Returns, for each file, the translations of plurals whose source has `other` only.
  ///
  /// Such a translation may lack `one` too. The program may use a separate string for the number 1,
  /// or the source may be a label such as "Week 1".
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys.
  static func pluralsWithoutOne(
    of files: [File], keys: [Key], localizations: [Localization], source: Int?
  ) -> [Set<Int>] {
    var found = Array(repeating: Set<Int>(), count: files.count)
    for key in keys where key.isInSource && !key.localizations.isEmpty {
      let first = localizations[key.localizations.lowerBound]
      let shared = files[first.file].shared
      guard first.language == source, shared.mayBePlural(first),
        shared.content.hasOtherAlone(first.localization)
      else { continue }
      for other in localizations[key.localizations].dropFirst() {
        found[other.file].insert(other.localization)
      }
    }
    return found
  }

  /// Returns the plural categories that occur in the files.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values.
  static func pluralCategories(of files: [File]) -> Set<PluralCategory> {
    var found: Set<PluralCategory> = []
    for file in files {
      for value in file.shared.content.values {
        if let category = value.variation.plural { found.insert(category) }
      }
    }
    return found
  }
}

extension CatalogFile {
  /// Returns `true` if a localization is a plural whose categories all have the same string.
  ///
  /// Returns `false` for file formats with numbered plural forms, such as PO.
  fileprivate func isUniformPlural(_ localization: Int) -> Bool {
    let places = localizations[localization].values
    guard places.count > 1, format.traits.plurals != .numbered else { return false }
    let first = values[places.lowerBound].text
    return places.allSatisfy { place in
      let value = values[place]
      return value.variation.isForNumbers && value.variation.substitution == nil
        && areEqual(first, value.text)
    }
  }

  /// Returns `true` if a localization is a plural that has only the category `other`.
  fileprivate func hasOtherAlone(_ localization: Int) -> Bool {
    let places = localizations[localization].values
    return places.count == 1 && values[places.lowerBound].variation.plural == .other
  }

  /// Returns the strings of a localization if it is a plural; otherwise `nil`.
  fileprivate func strings(ofPlural localization: Int) -> Set<String>? {
    let places = localizations[localization].values
    guard let first = places.first, values[first].variation.isForNumbers else { return nil }
    return Set(places.map { string(values[$0].text) })
  }
}

extension SharedContent {
  /// Returns `false` if a localization is certainly not a plural.
  ///
  /// Most localizations are not plurals. This check does not copy the file, unlike reading the
  /// plural.
  fileprivate func mayBePlural(_ localization: LintedCatalog.Localization) -> Bool {
    let places = content.localizations[localization.localization].values
    guard let first = places.first else { return false }
    return places.count > 1 || content.values[first].variation.isForNumbers
  }
}
