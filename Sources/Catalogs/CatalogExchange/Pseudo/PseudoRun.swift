import CatalogLint
package import CatalogLinting
package import LanguageTags
import StringCatalogs

/// Puts texts that show what translations will do to an app into catalogs, as a language of their own.
package enum PseudoRun {
  /// Writes the texts.
  ///
  /// They are taken as translations are, so that no text is written in which the linter finds an error.
  ///
  /// - Parameters:
  ///   - request: Where the catalogs are.
  ///   - style: How the texts look.
  ///   - language: The language that they are for; its plural rules decide how many there are.
  ///   - output: The folder for the changed files, by their paths; `nil` to change the catalogs themselves.
  ///   - writes: Whether files are written, or only looked at.
  /// - Throws: ``LintRefusal``, also if people use the language of a catalog; then no file has changed.
  package static func run(
    _ request: LintRequest, style: PseudoStyle, language: LanguageTag, output: String?,
    writes: Bool
  ) throws(LintRefusal) -> ImportRun.Outcome {
    var request = request
    request.outputFolder = output
    var imports: [(CatalogImport, CatalogReading.Catalog)] = []
    var refusal: LintRefusal?
    let reading = try CatalogReading(request) { read in
      // Translators have the strings already.
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

  /// Why a language must not get such texts in a catalog: people would read them in place of what they have now.
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
    // A text of signs alone would look the same.
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
