import FormatStrings
import LanguageTags
import TextPrimitives

/// Writes .NET's resources, with one file for each language.
///
/// The file of the source language is `Resources.resx`. The file of a translation is, for example,
/// `Resources.de.resx`.
enum ResxWriter: CatalogWriter {
  static let format = CatalogFormat.resx
  static let dialect: ValueText.Dialect? = ValueText.Dialect.composite
  static let usualName = "Resources"
  static let abilities: FormatAbilities = [.comments]
  static let reportsOrder = true

  static func write(
    _ catalog: PortableCatalog, plurals: PluralLookup, losses: inout [ConversionLoss]
  ) -> [PortableFile] {
    guard let naming = format.naming else { return [] }
    var reduced = catalog.reduced(to: abilities, losses: &losses) { entry in
      XLIFFDocuments.isText(entry.name) ? nil : controls
    }
    reduced.entries = reduced.entries.compactMap { withoutControls($0, &losses) }
    let paths = LanguagePaths(
      of: reduced, naming, usualName: usualName, hasPlainSource: true,
      losses: &losses
    ) { name, language in [name + (language.map { "." + $0 } ?? "") + ".resx"] }
    return reduced.languages.compactMap { language in
      paths.paths[language].map { path in
        PortableFile(path: path, bytes: Array(text(of: reduced, in: language).utf8))
      }
    }
  }

  private static let controls = "XML cannot contain control characters"

  /// Returns an entry without the strings and the comment that XML cannot represent.
  ///
  /// The result is `nil` if no string remains.
  private static func withoutControls(
    _ entry: PortableEntry, _ losses: inout [ConversionLoss]
  ) -> PortableEntry? {
    var entry = entry
    if let comment = entry.comment, !XLIFFDocuments.isText(comment) {
      losses.append(ConversionLoss(aspect: .comment, of: entry, message: controls))
      entry.comment = nil
    }
    for (language, texts) in entry.texts
    where !texts.allSatisfy({ XLIFFDocuments.isText($0.text) }) {
      losses.append(
        ConversionLoss(aspect: .text, of: entry, language: language, message: controls))
      entry.texts[language] = nil
    }
    if !entry.texts.isEmpty { return entry }
    losses.append(ConversionLoss(aspect: .key, of: entry, message: "no string of the key is left"))
    return nil
  }

  private static func text(of catalog: PortableCatalog, in language: LanguageTag) -> String {
    var text = head
    for entry in catalog.entries {
      guard let value = entry.texts[language]?.first else { continue }
      text += "  <data name=\"\(XMLEscaping.attribute(entry.name))\" xml:space=\"preserve\">\n"
      text += "    <value>\(XMLEscaping.escaped(value.text))</value>\n"
      if let comment = entry.comment {
        text += "    <comment>\(XMLEscaping.escaped(comment))</comment>\n"
      }
      text += "  </data>\n"
    }
    return text + "</root>\n"
  }

  /// The headers without which `ResXResourceReader` rejects a file.
  private static let head: String = {
    let assembly =
      "System.Windows.Forms, Version=4.0.0.0, Culture=neutral, PublicKeyToken=b77a5c561934e089"
    let headers = [
      ("resmimetype", "text/microsoft-resx"), ("version", "2.0"),
      ("reader", "System.Resources.ResXResourceReader, " + assembly),
      ("writer", "System.Resources.ResXResourceWriter, " + assembly),
    ]
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<root>\n"
      + headers.map { "  <resheader name=\"\($0)\">\n    <value>\($1)</value>\n  </resheader>\n" }
      .joined()
  }()
}
