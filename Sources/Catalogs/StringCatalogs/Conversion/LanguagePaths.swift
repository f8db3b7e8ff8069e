import LanguageTags

/// The paths of the files of a catalog, each in one language, as they are found and grouped again.
struct LanguagePaths {
  /// The path of each language that one tells.
  package private(set) var paths: [LanguageTag: String] = [:]
  /// What all paths have in common.
  package private(set) var name: String

  /// Creates paths that are known.
  package init(name: String, paths: [LanguageTag: String]) {
    self.name = name
    self.paths = paths
  }

  /// Makes paths for the languages of a catalog.
  ///
  /// - Parameters:
  ///   - naming: How names of files tell languages.
  ///   - usualName: The name of a catalog whose own would be taken for a language, or is none of a file.
  ///   - losses: Takes the languages of which no name of a file tells.
  ///   - path: The parts of a path; without a language, for the source, where that has the file that names none.
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

  /// What is lost with a language: it, and its text of each key.
  package static func losses(_ tag: LanguageTag, _ catalog: PortableCatalog) -> [ConversionLoss] {
    var loss = ConversionLoss(
      aspect: .language, language: tag,
      message: "no name of a file tells the language, so none of its texts is kept")
    loss.languageName = catalog.spellings[tag]
    return [loss]
      + catalog.entries.filter { $0.texts[tag] != nil }.map { entry in
        ConversionLoss(
          aspect: .text, of: entry, language: tag, message: "the text, with all of the language")
      }
  }

  /// How names of files spell a language; the last one is that of the file it was read from.
  private static func spellings(
    _ tag: LanguageTag, in catalog: PortableCatalog, by naming: CatalogNaming
  ) -> [String] {
    if naming.spelling == .tagsOnly { return [tag.description] }
    let underscored = String(tag.description.map { $0 == "-" ? "_" : $0 })
    return [gettext(tag), underscored, tag.description]
      + (catalog.spellings[tag].map { [$0] } ?? [])
  }

  /// A language as [gettext](https://www.gnu.org/software/gettext/manual/html_node/Locale-Names.html) spells it:
  /// `pt_BR`, `sr@latin`, `ca@valencia`.
  ///
  /// A script that has no name there stands in front of the region: `zh_Hant_TW`.
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

  /// Whether a text can be the name of a file on all systems.
  static func isName(_ text: String) -> Bool {
    (1...200).contains(text.utf8.count) && !text.hasPrefix(".")
      && !text.unicodeScalars.contains { scalar in
        scalar.value < 0x20 || scalar.value == 0x7F
          || "/\\:*?\"<>|".unicodeScalars.contains(scalar)
      }
  }
}
