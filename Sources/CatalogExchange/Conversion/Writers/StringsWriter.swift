import CatalogLint
import LanguageTags
import StringCatalogs

/// Writes Apple's tables of strings, one in a folder for each language, and beside them `.stringsdict` files with what
/// has plurals, widths and devices.
enum StringsWriter: CatalogWriter {
  static func write(
    _ catalog: PortableCatalog, losses: inout [ConversionLoss]
  ) -> [PortableFile] {
    var keys = FlatKeys()
    var entries: [(key: String, entry: PortableEntry)] = []
    for entry in catalog.entries {
      guard let key = keys.key(of: entry, &losses) else { continue }
      guard !entry.texts.isEmpty else {
        losses.append(
          ConversionLoss(aspect: .key, key: entry.name, message: "the key has no text"))
        continue
      }
      report(entry, &losses)
      entries.append((key, entry))
    }
    catalog.reportOrder(&losses) { entry, language in
      entry.texts[language]?.count != 1 || entry.texts[language]?[0].variation != .init()
    }
    if catalog.sourceLanguage.description != "en" {
      losses.append(
        ConversionLoss(
          aspect: .sourceLanguage, language: catalog.sourceLanguage,
          message: "the files do not say which language the others are translated from"))
    }
    return catalog.languages.flatMap { language -> [PortableFile] in
      var table = ""
      var rules = ""
      for (key, entry) in entries {
        guard let texts = entry.texts[language] else { continue }
        if texts.count == 1, texts[0].variation == PortableText.Case() {
          if let comment = entry.comment { table += self.comment(comment) + "\n" }
          table += "\"\(TextSpelling.propertyList(key))\" = "
          table += "\"\(TextSpelling.propertyList(texts[0].text))\";\n\n"
        } else if let spelled = RulesText(entry, key, language, &losses) {
          rules += spelled.text
        }
      }
      if table.isEmpty, rules.isEmpty {
        losses.append(
          ConversionLoss(
            aspect: .language, language: language, message: "the language has no text"))
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
          PortableFile(path: base + ".stringsdict", bytes: Array(RulesText.file(rules).utf8)))
      }
      return files
    }
  }

  /// Reports what tables never have.
  private static func report(_ entry: PortableEntry, _ losses: inout [ConversionLoss]) {
    if !entry.shouldTranslate {
      losses.append(
        ConversionLoss(
          aspect: .shouldTranslate, key: entry.name,
          message: "tables do not say that a text stays as it is"))
    }
    if let state = entry.extractionState {
      losses.append(
        ConversionLoss(
          aspect: .extractionState, key: entry.name,
          message: "the extraction state '\(state.rawValue)' is not kept"))
    }
    for (language, texts) in entry.texts.sorted(by: { $0.key.description < $1.key.description }) {
      guard let state = texts.lazy.compactMap(\.state).first else { continue }
      losses.append(
        ConversionLoss(
          aspect: .state, key: entry.name, language: language,
          message: "the state '\(state.rawValue)' is not kept"))
    }
    guard let comment = entry.comment else { return }
    let isInTable = entry.texts.values.contains {
      $0.count == 1 && $0[0].variation == PortableText.Case()
    }
    if !isInTable {
      losses.append(
        ConversionLoss(
          aspect: .comment, key: entry.name, message: "plurals, widths and devices have no comments"
        ))
    } else if comment.contains("*/") {
      losses.append(
        ConversionLoss(
          aspect: .comment, key: entry.name, message: "the end of a comment cannot stand in it"))
    }
  }

  private static func comment(_ text: String) -> String {
    "/* \(text.replacing("*/", with: "* /")) */"
  }
}
