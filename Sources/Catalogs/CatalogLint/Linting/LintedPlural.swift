public import Diagnostics
public import StringCatalogs

/// A plural: values of a localization that differ only in the numbers for which they are used.
public struct LintedPlural: Sendable {
  /// The catalog.
  public let catalog: LintedCatalog
  /// The localization of the values.
  public let localization: LintedCatalog.Localization
  /// The indices of the values in the file, in file order; never empty.
  public private(set) var values: [Int]
  /// The plural categories of the values.
  public private(set) var categories: [PluralCategory]
  /// The index of the substitution that contains the values; `nil` if the values are whole strings.
  public let substitution: Int?

  /// The file of the values.
  public var content: CatalogFile { catalog.files[localization.file].content }
  /// The language of the values.
  public var language: LintedLanguage { catalog.languages[localization.language] }
  /// The plural categories of the language; `nil` if they are unknown or the plural is ordinal.
  ///
  /// Ordinal plurals, which i18next marks in the key (`key_ordinal_one`), have different
  /// categories.
  public var forms: PluralForms? { isOrdinal ? nil : catalog.plurals(of: localization) }
  /// `true` if the plural is ordinal, as in 1st and 2nd.
  var isOrdinal: Bool {
    content.format.definition.isOrdinal(content.entries[localization.entry], in: content)
  }
  /// The index of the value for all numbers to which no other value applies.
  ///
  /// This is the value for `other`, or the last value if there is none. In file formats with a
  /// default string, it is the first existing value in the order of `PluralCategory.fallbackOrder`.
  public var fallback: Int {
    if content.format.traits.missingForm == .defaultString {
      return PluralCategory.fallbackOrder.lazy.compactMap { self[$0] }.first ?? values[0]
    }
    return values.last { content.values[$0].variation.plural == .other } ?? values[values.count - 1]
  }
  /// The index of the last value of the source plural, if the same file contains it, as in PO.
  ///
  /// The index is `nil` if the file contains no source plural for the entry.
  var source: Int? {
    guard content.format.traits.keys == .sourceString,
      let first = content.entries[localization.entry].localizations.first,
      let last = content.localizations[first].values.last,
      content.values[last].variation.plural != nil
    else { return nil }
    return last
  }
  /// The categories as an English list, such as "one, few and other".
  var categoryList: String {
    let names = zip(values, categories).map { name(of: $0, $1) }
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns the name that messages use for a value: its plural category or its numbered form.
  func name(of value: Int, _ category: PluralCategory) -> String {
    guard let form = content.values[value].variation.form,
      let words = content.format.definition.formWords
    else { return category.rawValue }
    return words.name(form)
  }

  /// The index in the file of the value for a category; `nil` if there is none.
  public subscript(category: PluralCategory) -> Int? {
    values.first { content.values[$0].variation.plural == category }
  }

  /// Returns the site of a value, or of the localization if no value is given.
  public func site(_ value: Int? = nil) -> LintSite {
    LintSite(
      file: localization.file, entry: localization.entry, localization: localization.localization,
      value: value)
  }

  /// Returns the byte range of a value.
  public func range(_ value: Int) -> SourceRange { content.values[value].text.sourceRange }

  /// `true` if the plural needs no additional category.
  ///
  /// This is the case if one of these conditions is met:
  /// - The source has the same string for all of its categories.
  /// - The key should not be translated.
  /// - Each string of the plural is also a string of the source plural.
  /// - Both plurals have only the category `other`.
  var isOptional: Bool {
    catalog.optionalPlurals[localization.file].contains(localization.localization)
  }

  /// `true` if the source has a string for `other` only.
  var lacksOneInSource: Bool {
    catalog.pluralsWithoutOne[localization.file].contains(localization.localization)
  }

  /// `true` if the categories are members of a JSON object, as in `{"one": "…", "other": "…"}`.
  ///
  /// Only some libraries support such objects.
  var isObject: Bool {
    content.format.definition.hasCategoriesInObject(
      content.entries[localization.entry], in: content)
  }

  /// The number by which the app selects one of the values.
  var number: PluralNumber {
    let own = values[0]..<values[values.count - 1] + 1
    return PluralNumber(
      of: content.localizations[localization.localization].limited(to: own),
      substitution: substitution, in: content, entry: localization.entry)
  }
}

extension LintedPlural {
  /// Calls a closure with each plural in a range of entries of a file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values.
  static func forEach(
    in catalog: LintedCatalog, file: Int, entries: Range<Int>, _ body: (LintedPlural) -> Void
  ) {
    let content = catalog.files[file].content
    let languages = catalog.languagePlaces(of: content)
    for entry in entries {
      for place in content.entries[entry].localizations {
        let found = content.localizations[place]
        let isPlural = content.values[found.values].contains { $0.variation.plural != nil }
        guard isPlural, !isWithoutRules(found, content) else { continue }
        let localization = LintedCatalog.Localization(
          language: languages[found.language], file: file, entry: entry, localization: place)
        for plural in plurals(of: localization, in: catalog) { body(plural) }
      }
    }
  }

  /// Returns `true` if no rule applies to a plural.
  ///
  /// The source strings of PO and Qt files are skipped, because their file format determines the
  /// number of their plural forms. Plurals that `msgfmt` omits are skipped, because no app contains
  /// them.
  private static func isWithoutRules(
    _ localization: CatalogLocalization, _ content: CatalogFile
  ) -> Bool {
    content.format.traits.keys == .sourceString && localization.language == 0
      || content.isLeftOut(localization)
  }

  static func plurals(
    of localization: LintedCatalog.Localization, in catalog: LintedCatalog
  ) -> [LintedPlural] {
    let content = catalog.files[localization.file].content
    var plurals: [LintedPlural] = []
    for index in content.localizations[localization.localization].values {
      let variation = content.values[index].variation
      guard let category = variation.plural else { continue }
      // The values of a plural are adjacent, unless its categories vary by device, which is not
      // allowed.
      let known = plurals.indices.suffix(DeviceClass.allCases.count).last {
        content.values[plurals[$0].values[0]].variation.isAlternative(to: variation)
      }
      if let known {
        plurals[known].values.append(index)
        plurals[known].categories.append(category)
      } else {
        plurals.append(
          LintedPlural(
            catalog: catalog, localization: localization, values: [index], categories: [category],
            substitution: variation.substitution))
      }
    }
    // A different rule reports a plural in which only some categories vary by device. Such a plural
    // is incomplete for each device.
    let isMixed =
      plurals.count > 1
      && plurals.contains {
        content.values[$0.values[0]].variation.device == nil && $0.substitution == nil
      }
      && plurals.contains {
        content.values[$0.values[0]].variation.device != nil && $0.substitution == nil
      }
    return isMixed ? plurals.filter { $0.substitution != nil } : plurals
  }
}

extension CatalogVariation {
  /// Returns `true` if two variations differ at most in the number that selects them.
  fileprivate func isAlternative(to other: CatalogVariation) -> Bool {
    substitution == other.substitution && device == other.device && width == other.width
      && index == other.index
  }
}

extension LintedCatalog {
  /// Returns the index in ``languages`` of each language of a file.
  package func places(of content: CatalogFile) -> [Int] { languagePlaces(of: content) }

  /// Returns the index in ``languages`` of each language of a file.
  func languagePlaces(of content: CatalogFile) -> [Int] {
    // For a file with one language, a search is faster than a dictionary.
    if content.languages.count == 1 {
      let name = languageName(content.languages[0])
      return [languages.firstIndex { $0.name == name } ?? 0]
    }
    let places = Dictionary(
      languages.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    return content.languages.map { places[languageName($0)] ?? 0 }
  }
}
