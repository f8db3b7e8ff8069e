import CatalogLint
package import CatalogLinting
package import LanguageTags
import StringCatalogs

/// A run that adds pseudo-translations to catalogs, usually in a language that is reserved for
/// them.
///
/// A pseudo-translation is a modified source string: `Open` becomes `Ōƥēň`. Before an app is
/// translated, pseudo-translations reveal layouts and code that are not ready for translations.
package enum PseudoRun {
  /// Writes pseudo-translations.
  ///
  /// They are imported like translations, so a string that causes a linter error is not written.
  ///
  /// - Parameters:
  ///   - request: The locations of the catalogs.
  ///   - style: The style of the pseudo-translations.
  ///   - language: The language of the pseudo-translations, whose plural rules determine the plural
  ///     categories.
  ///   - output: The folder in which the changed files are written, with the same subfolders as the
  ///     originals; `nil` to change the originals.
  ///   - writes: `true` to write files; `false` to only check the strings.
  /// - Throws: ``LintRefusal``, for example if a catalog contains real translations in the
  ///   language. In this case, no file is changed.
  package static func run(
    _ request: LintRequest, style: PseudoStyle, language: LanguageTag, output: String?,
    writes: Bool
  ) throws(LintRefusal) -> ImportRun.Outcome {
    var request = request
    request.outputFolder = output
    var imports: [(CatalogImport, CatalogReading.Catalog)] = []
    var refusal: LintRefusal?
    let reading = try CatalogReading(request) { read in
      // Exports for translators are skipped, because they repeat the strings of other catalogs.
      if read.catalog.files.contains(where: { $0.content.format.traits.isForExchange }) { return }
      refusal = refusal ?? Self.refusal(of: language, in: read.catalog)
      if refusal != nil { return }
      var work = CatalogImport(read.catalog, read.linter)
      work.take(units(of: read.catalog, style, language), into: language, isAskedFor: true)
      imports.append((work, read))
    }
    if let refusal { throw refusal }
    return try ImportRun.finish(imports, reading, output: output, writes: writes)
  }

  /// Returns the reason why a catalog cannot contain pseudo-translations; `nil` if it can.
  ///
  /// The language must not contain real translations, because the pseudo-translations would replace
  /// them.
  private static func refusal(
    of language: LanguageTag, in catalog: LintedCatalog
  ) -> LintRefusal? {
    guard let place = catalog.languages.firstIndex(where: { $0.tag == language }) else {
      return nil
    }
    let isSource = place == catalog.source
    guard isSource || !language.isReserved else { return nil }
    return .languageInUse(language.description, catalog: catalog.name, isSource: isSource)
  }

  private static func units(
    of catalog: LintedCatalog, _ style: PseudoStyle, _ language: LanguageTag
  ) -> [ImportedUnit] {
    let units = CatalogUnits(catalog, into: language)
    // A pseudo-translation would not change a string without words, so the key of such a string is
    // skipped unless it already has a translation.
    let shown = units.keys.filter {
      $0.target != nil || catalog.isTranslatable(catalog.keys[$0.place])
    }
    return shown.flatMap { key in
      let place = catalog.keys[key.place]
      let content = catalog.files[place.file].content
      return key.units.map { unit in
        let fixed = FixedParts.kept(
          in: unit.source, format: content.format,
          syntax: content.entries[place.entry].placeholderSyntax,
          isSubstitution: unit.base.substitution != nil)
        return ImportedUnit(
          id: units.id(of: unit, key), language: language.description, source: unit.source,
          target: style.text(unit.source, keeping: fixed), state: .translated, line: 1)
      }
    }
  }
}
