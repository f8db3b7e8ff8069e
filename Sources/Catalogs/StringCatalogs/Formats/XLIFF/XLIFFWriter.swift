import FormatStrings
import LanguageTags
import TextPrimitives

/// Writes XLIFF 1.2, with one document for each target language: `de.xliff`.
///
/// A catalog with Apple's placeholders gets the ids of Xcode's exports, which preserve plurals and
/// devices: `items|==|plural.one`. If only a translation has a plural category, the source string
/// is repeated for it. The attribute `original`, the name of the original file, indicates the
/// placeholder syntax.
enum XLIFFWriter: CatalogWriter {
  static let format = CatalogFormat.xliff
  static let dialect: ValueText.Dialect? = nil
  static let usualName = "Localizable"
  static let abilities: FormatAbilities = [.comments, .fixedTexts, .states, .sourceLanguage]

  static func write(
    _ catalog: PortableCatalog, plurals: PluralLookup, losses: inout [ConversionLoss]
  ) -> [PortableFile] {
    let isApple = catalog.dialect?.traits.codePlatform == .apple
    var abilities = abilities
    if isApple { abilities.formUnion([.plurals, .devices]) }
    let reduced = catalog.reduced(to: abilities, losses: &losses) { entry in
      if !XLIFFDocuments.isText(entry.name) { return "XML cannot contain control characters" }
      let id = Array(XMLEscaping.attribute(entry.name).utf8)
      return isApple && XcodeUnitID(id.indices, in: id) != nil
        ? "the key would be read as part of another key" : nil
    }
    let units = XLIFFDocuments(reduced, hasControls: false, &losses)
    return units.files(&losses) { language, target in
      var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      text += "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">\n"
      text += "  <file original=\"\(units.original)\" datatype=\"\(units.dataType)\""
      text += " source-language=\"\(catalog.sourceLanguage)\""
      if let target { text += " target-language=\"\(target)\"" }
      text += ">\n    <body>\n"
      for entry in units.entries {
        for unit in units.units(of: entry, target) { append(unit, entry, to: &text) }
      }
      return text + "    </body>\n  </file>\n</xliff>\n"
    }
  }

  private static func append(
    _ unit: XLIFFDocuments.Unit, _ entry: PortableEntry, to text: inout String
  ) {
    let fixed = entry.shouldTranslate ? "" : " translate=\"no\""
    text += "      <trans-unit id=\"\(XMLEscaping.attribute(unit.id))\"\(fixed)"
    text += " xml:space=\"preserve\">\n"
    text += "        <source>\(XMLEscaping.escaped(unit.source))</source>\n"
    if let target = unit.target {
      text += "        <target\(state(of: target))>\(XMLEscaping.escaped(target.text))</target>\n"
    }
    if let comment = entry.comment {
      text += "        <note>\(XMLEscaping.escaped(comment))</note>\n"
    }
    text += "      </trans-unit>\n"
  }

  private static func state(of text: PortableText) -> String {
    switch text.state {
    case .new?: " state=\"new\""
    case .needsReview?, .stale?: " state=\"needs-review-translation\""
    case .machineTranslated?:
      " state=\"needs-review-translation\" state-qualifier=\"leveraged-mt\""
    case .translated?: " state=\"translated\""
    // An empty target without a state would be read as untranslated.
    case nil: text.text.isEmpty ? " state=\"translated\"" : ""
    }
  }
}

/// Writes XLIFF 2.0, with one document for each target language: `de.xliff`.
///
/// A key must be an `NMTOKEN` of XML, because it becomes an id. Control characters in strings are
/// written as `<cp hex="001B"/>`.
enum XLIFF2Writer: CatalogWriter {
  static let name = "xliff2"
  static let format = CatalogFormat.xliff
  static let dialect: ValueText.Dialect? = nil
  static let usualName = "Localizable"
  static let abilities: FormatAbilities = [.comments, .fixedTexts, .states, .sourceLanguage]

  static func write(
    _ catalog: PortableCatalog, plurals: PluralLookup, losses: inout [ConversionLoss]
  ) -> [PortableFile] {
    let reduced = catalog.reduced(to: abilities, losses: &losses) { entry in
      isToken(entry.name) ? nil : "the key has a space, which an id of XLIFF 2.0 cannot contain"
    }
    let units = XLIFFDocuments(reduced, hasControls: true, &losses)
    return units.files(&losses) { language, target in
      var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      text += "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.0\""
      text += " srcLang=\"\(catalog.sourceLanguage)\""
      if let target { text += " trgLang=\"\(target)\"" }
      text += ">\n  <file id=\"f1\" original=\"\(units.original)\">\n"
      for entry in units.entries {
        for unit in units.units(of: entry, target) { append(unit, entry, to: &text) }
      }
      return text + "  </file>\n</xliff>\n"
    }
  }

  private static func append(
    _ unit: XLIFFDocuments.Unit, _ entry: PortableEntry, to text: inout String
  ) {
    let fixed = entry.shouldTranslate ? "" : " translate=\"no\""
    text += "    <unit id=\"\(XMLEscaping.attribute(unit.id))\"\(fixed)"
    text += " xml:space=\"preserve\">\n"
    if let comment = entry.comment {
      text +=
        "      <notes>\n        <note>\(XMLEscaping.escaped(comment))</note>\n      </notes>\n"
    }
    text += "      <segment\(unit.target.map(state) ?? "")>\n"
    text += "        <source>\(spelled(unit.source))</source>\n"
    if let target = unit.target { text += "        <target>\(spelled(target.text))</target>\n" }
    text += "      </segment>\n    </unit>\n"
  }

  private static func state(of text: PortableText) -> String {
    switch text.state {
    case .new?: " state=\"initial\""
    case .needsReview?, .stale?, .machineTranslated?, .translated?: " state=\"translated\""
    case nil: text.text.isEmpty ? " state=\"translated\"" : ""
    }
  }

  private static func spelled(_ text: String) -> String {
    text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: { !XMLEscaping.allows($0) }
    ).reduce(into: (text: "", end: text.unicodeScalars.startIndex)) { result, part in
      if result.end < part.startIndex {
        let digits = String(text.unicodeScalars[result.end].value, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: 4 - digits.utf8.count)
        result.text += "<cp hex=\"\(zeros)\(digits)\"/>"
      }
      result.text += XMLEscaping.escaped(String(String.UnicodeScalarView(part)))
      result.end = part.endIndex
    }.text
  }

  /// Returns `true` if a string is an [`NMTOKEN`](https://www.w3.org/TR/xml/#NT-Nmtoken).
  private static func isToken(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x2D, 0x2E, 0x30...0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xB7, 0xC0...0xD6,
          0xD8...0xF6, 0xF8...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x203F...0x2040,
          0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
          0x10000...0xEFFFF:
          true
        default: false
        }
      }
  }
}
