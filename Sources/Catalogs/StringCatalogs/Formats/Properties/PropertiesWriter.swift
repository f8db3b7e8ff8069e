import FormatStrings
import LanguageTags

/// Writes Java's properties, with one file for each language.
///
/// The file of the source language is `messages.properties`. The file of a translation is, for
/// example, `messages_de.properties`.
///
/// Strings are written in ASCII, with escapes for all other characters, so that every version of
/// Java reads them correctly. Before Java 9, the encoding was ISO 8859-1. Comments are written in
/// UTF-8, because they cannot contain escapes.
enum PropertiesWriter: CatalogWriter {
  static let format = CatalogFormat.properties
  static let dialect: ValueText.Dialect? = ValueText.Dialect.messageFormat
  static let usualName = "messages"
  static let abilities: FormatAbilities = [.comments]
  static let reportsOrder = true

  static func write(
    _ catalog: PortableCatalog, plurals: PluralLookup, losses: inout [ConversionLoss]
  ) -> [PortableFile] {
    let reduced = catalog.reduced(to: abilities, losses: &losses)
    let paths = LanguagePaths(
      of: reduced, .properties, usualName: usualName, hasPlainSource: true, losses: &losses
    ) { name, language in [name + (language.map { "_" + $0 } ?? "") + ".properties"] }
    return reduced.languages.compactMap { language in
      paths.paths[language].map { path in
        PortableFile(path: path, bytes: Array(text(of: reduced, in: language).utf8))
      }
    }
  }

  private static func text(of catalog: PortableCatalog, in language: LanguageTag) -> String {
    var text = ""
    for entry in catalog.entries {
      guard let value = entry.texts[language]?.first else { continue }
      if let comment = entry.comment { text += LineComments.text(comment, mark: "#") }
      text += TextSpelling.propertiesKey(entry.name, isASCII: true) + "="
      text += TextSpelling.properties(value.text, isASCII: true) + "\n"
    }
    return text
  }
}

/// Comments with a mark at the beginning of each line.
enum LineComments {
  /// Returns the lines of a comment, each preceded by a mark.
  static func text(_ comment: String, mark: String) -> String {
    comment.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? mark + "\n" : mark + " " + String(String.UnicodeScalarView(line)) + "\n"
    }.joined()
  }
}
