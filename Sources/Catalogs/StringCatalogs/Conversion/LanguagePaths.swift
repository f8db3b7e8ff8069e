import LanguageTags

/// The file paths of a catalog that has one file per language.
///
/// ``CatalogFinder`` finds the files at these paths and groups them into one catalog.
struct LanguagePaths {
  /// The path for each language that a file name can specify.
  package private(set) var paths: [LanguageTag: String] = [:]
  /// The base name that all paths share.
  package private(set) var name: String

  /// Creates language paths from known paths.
  package init(name: String, paths: [LanguageTag: String]) {
    self.name = name
    self.paths = paths
  }

  /// Creates the paths for the languages of a catalog.
  ///
  /// - Parameters:
  ///   - naming: The convention for languages in file names.
  ///   - usualName: The name to use if the catalog's own name would be read as a language, or is
  ///     not a valid file name.
  ///   - hasPlainSource: `true` if the file name of the source language contains no language.
  ///   - losses: Receives the languages that no file name can specify.
  ///   - path: Returns the components of a path. The language is `nil` for a source file whose name
  ///     contains no language.
  package init(
    of catalog: PortableCatalog, _ naming: CatalogNaming, usualName: String,
    hasPlainSource: Bool = false, losses: inout [ConversionLoss],
    path: (_ name: String, _ language: String?) -> [String]
  ) {
    let names = Self.isName(catalog.name) ? [catalog.name, usualName] : [usualName]
    name = usualName
    for name in names {
      let common = CatalogPath(path(name, "en"), naming).name
      paths = [:]
      self.name = name
      for tag in catalog.languages {
        let isPlain = hasPlainSource && tag == catalog.sourceLanguage
        let spellings =
          isPlain ? [nil] : Self.spellings(tag, in: catalog, by: naming).map(Optional.some)
        let found = spellings.map { path(name, $0) }.first { parts in
          let read = CatalogPath(parts, naming)
          return read.name == common && read.language?.tag == (isPlain ? nil : tag)
        }
        paths[tag] = found?.joined(separator: "/")
      }
      if paths.count == catalog.languages.count { return }
    }
    losses += catalog.languages.filter { paths[$0] == nil }.flatMap { Self.losses($0, catalog) }
  }

  /// Returns the losses for a language that has no path.
  ///
  /// There is one loss for the language, and one for each key that has a string in the language.
  package static func losses(_ tag: LanguageTag, _ catalog: PortableCatalog) -> [ConversionLoss] {
    var loss = ConversionLoss(
      aspect: .language, language: tag,
      message: "no file name can express the language, so its strings are lost")
    loss.languageName = catalog.spellings[tag]
    return [loss]
      + catalog.entries.filter { $0.texts[tag] != nil }.map { entry in
        ConversionLoss(
          aspect: .text, of: entry, language: tag, message: "the string is lost with its language")
      }
  }

  /// Returns the spellings of a language to try in file names, most preferred first.
  ///
  /// If file names require language tags, the tag is the only spelling. Otherwise, the last
  /// spelling is the one in the original files, if it is known.
  private static func spellings(
    _ tag: LanguageTag, in catalog: PortableCatalog, by naming: CatalogNaming
  ) -> [String] {
    if naming.spelling == .tagsOnly { return [tag.description] }
    let underscored = String(tag.description.map { $0 == "-" ? "_" : $0 })
    return [gettext(tag), underscored, tag.description]
      + (catalog.spellings[tag].map { [$0] } ?? [])
  }

  /// Returns the name of a language as gettext spells it: `pt_BR`, `sr@latin`, `ca@valencia`.
  ///
  /// gettext documents these [locale
  /// names](https://www.gnu.org/software/gettext/manual/html_node/Locale-Names.html). A script for
  /// which gettext has no modifier precedes the region: `zh_Hant_TW`.
  static func gettext(_ tag: LanguageTag) -> String {
    let underscored = String(tag.description.map { $0 == "-" ? "_" : $0 })
    let modifier: String? =
      switch (tag.script, tag.variants) {
      case ("Latn", []): "latin"
      case ("Cyrl", []): "cyrillic"
      case (nil, ["valencia"]): "valencia"
      default: nil
      }
    guard let modifier, !tag.isGrandfathered else { return underscored }
    let spelled = tag.language + (tag.region.map { "_" + $0 } ?? "") + "@" + modifier
    return CatalogLanguage(gettext: spelled).tag == tag ? spelled : underscored
  }

  /// Returns `true` if a string is a valid file name on all systems.
  static func isName(_ text: String) -> Bool {
    (1...200).contains(text.utf8.count) && !text.hasPrefix(".")
      && !text.unicodeScalars.contains { scalar in
        scalar.value < 0x20 || scalar.value == 0x7F
          || "/\\:*?\"<>|".unicodeScalars.contains(scalar)
      }
  }
}
