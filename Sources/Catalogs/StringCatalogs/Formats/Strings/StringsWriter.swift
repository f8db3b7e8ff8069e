import FormatStrings
import LanguageTags

/// Writes Apple's `.strings` files, one in each language folder.
///
/// Plurals and devices are in `.stringsdict` files next to them.
enum StringsWriter: CatalogWriter {
  static let format = CatalogFormat.strings
  static let dialect: ValueText.Dialect? = ValueText.Dialect.apple
  static let usualName = "Localizable"
  static let abilities: FormatAbilities = [
    .plurals, .devices, .substitutions, .comments, .sourceLanguage,
  ]

  static func write(
    _ catalog: PortableCatalog, plurals: PluralLookup, losses: inout [ConversionLoss]
  ) -> [PortableFile] {
    var catalog = catalog
    for place in catalog.entries.indices { joinDevices(&catalog, place: place, losses: &losses) }
    catalog = catalog.reduced(to: abilities, losses: &losses)
    let entries = catalog.entries.filter { entry in
      if entry.texts.isEmpty {
        losses.append(
          ConversionLoss(aspect: .key, of: entry, message: "the key has no string"))
        return false
      }
      report(entry, &losses)
      return true
    }
    catalog.reportOrder(&losses) { entry, language in
      entry.texts[language]?.count != 1 || entry.texts[language]?[0].variation != .init()
    }
    if catalog.sourceLanguage.description != "en" {
      losses.append(
        ConversionLoss(
          aspect: .sourceLanguage, language: catalog.sourceLanguage,
          message: "the files do not specify the source language"))
    }
    return catalog.languages.flatMap { language -> [PortableFile] in
      var table = ""
      var rules = ""
      for entry in entries {
        guard let texts = entry.texts[language] else { continue }
        if texts.count == 1, texts[0].variation == PortableText.Case() {
          if let comment = entry.comment { table += self.comment(comment) + "\n" }
          table += "\"\(TextSpelling.propertyList(entry.name))\" = "
          table += "\"\(TextSpelling.propertyList(texts[0].text))\";\n\n"
        } else if let spelled = StringsdictRules(
          entry, key: entry.name, language: language, losses: &losses)
        {
          rules += spelled.text
        }
      }
      if table.isEmpty, rules.isEmpty {
        losses.append(
          ConversionLoss(
            aspect: .language, language: language, message: "the language has no strings"))
        return []
      }
      let base = "\(language).lproj/\(catalog.name)"
      var files: [PortableFile] = []
      if !table.isEmpty {
        table.removeLast()
        files.append(PortableFile(path: base + ".strings", bytes: Array(table.utf8)))
      }
      if !rules.isEmpty {
        files.append(
          PortableFile(path: base + ".stringsdict", bytes: Array(StringsdictRules.file(rules).utf8))
        )
      }
      return files
    }
  }

  /// Removes device classes from plurals and substitutions, because `.stringsdict` rules cannot be
  /// nested.
  private static func joinDevices(
    _ catalog: inout PortableCatalog, place: Int, losses: inout [ConversionLoss]
  ) {
    let entry = catalog.entries[place]
    for language in catalog.languages {
      let texts = entry.texts[language] ?? []
      let isNested = texts.contains { text in
        text.variation.device != nil
          && (text.variation.plural != nil || text.variation.substitution != nil)
      }
      guard isNested else { continue }
      var reduction = TextReduction(
        texts, substitutions: entry.substitutions[language] ?? [], kind: entry.kind,
        abilities: [.plurals, .substitutions, .states])
      reduction.run()
      catalog.entries[place].texts[language] = reduction.texts
      losses += reduction.losses.map { aspect, message in
        ConversionLoss(aspect: aspect, of: entry, language: language, message: message)
      }
    }
  }

  /// Reports the comment of an entry if the written files cannot contain it.
  ///
  /// A `.stringsdict` file has no comments. A comment in a `.strings` file cannot contain `*/`.
  private static func report(_ entry: PortableEntry, _ losses: inout [ConversionLoss]) {
    guard let comment = entry.comment else { return }
    let isInTable = entry.texts.values.contains {
      $0.count == 1 && $0[0].variation == PortableText.Case()
    }
    if !isInTable {
      losses.append(
        ConversionLoss(
          aspect: .comment, of: entry, message: ".stringsdict files have no comments"
        ))
    } else if comment.contains("*/") {
      losses.append(
        ConversionLoss(
          aspect: .comment, of: entry, message: "a comment cannot contain the end of a comment"))
    }
  }

  private static func comment(_ text: String) -> String {
    "/* \(text.replacing("*/", with: "* /")) */"
  }
}
