import FormatStrings
import LanguageTags
import TextPrimitives

/// Writes Xcode's string catalogs in the layout that Xcode uses.
///
/// Each level is indented by two spaces, and a space precedes and follows each colon. Members are
/// in the order that Xcode uses. The file does not end with a line feed.
enum XCStringsWriter: CatalogWriter {
  static let format = CatalogFormat.xcstrings
  static let dialect: ValueText.Dialect? = ValueText.Dialect.apple
  static let usualName = "Localizable"
  static let abilities: FormatAbilities = [
    .plurals, .devices, .substitutions, .comments, .fixedTexts, .states, .sourceLanguage,
    .extractionStates,
  ]

  static func write(
    _ catalog: PortableCatalog, plurals: PluralLookup, losses: inout [ConversionLoss]
  ) -> [PortableFile] {
    let catalog = catalog.reduced(to: abilities, losses: &losses)
    let members = catalog.entries.map { (name: $0.name, value: spelling(of: $0)) }
    for language in catalog.languages where language != catalog.sourceLanguage {
      if catalog.entries.contains(where: { $0.texts[language] != nil }) { continue }
      losses.append(
        ConversionLoss(
          aspect: .language, language: language, message: "the language has no strings"))
    }
    let sorted = members.sorted { XcodeOrder.isOrdered($0.name, before: $1.name) }
    if !zip(members, sorted).allSatisfy({ $0.name.utf8.elementsEqual($1.name.utf8) }) {
      losses.append(ConversionLoss(aspect: .order, message: "Xcode sorts the keys"))
    }
    let root = style.object(
      [
        ("sourceLanguage", JSONText.quoted(catalog.sourceLanguage.description)),
        ("strings", style.object(sorted, depth: 1)), ("version", JSONText.quoted("1.0")),
      ], depth: 0)
    return [PortableFile(path: catalog.name + ".xcstrings", bytes: Array(root.utf8))]
  }

  private static let style = JSONStyle()

  private static func spelling(of entry: PortableEntry) -> String {
    var members: [(name: String, value: String)] = []
    if let comment = entry.comment { members.append(("comment", JSONText.quoted(comment))) }
    if let state = entry.extractionState {
      members.append(("extractionState", JSONText.quoted(state.rawValue)))
    }
    let localizations = entry.texts.map { language, texts in
      (
        name: language.description,
        value: localization(texts, entry.substitutions[language] ?? [])
      )
    }
    if !localizations.isEmpty {
      members.append(("localizations", sorted(localizations, depth: 3)))
    }
    if !entry.shouldTranslate { members.append(("shouldTranslate", "false")) }
    return style.object(members, depth: 2)
  }

  private static func localization(
    _ texts: [PortableText], _ substitutions: [PortableSubstitution]
  ) -> String {
    let depth = 4
    var members = variants(texts.filter { $0.variation.substitution == nil }, depth)
    let spelled = substitutions.map { substitution in
      var inner: [(name: String, value: String)] = []
      if let number = substitution.argumentNumber { inner.append(("argNum", String(number))) }
      if let specifier = substitution.formatSpecifier {
        inner.append(("formatSpecifier", JSONText.quoted(specifier)))
      }
      let own = texts.filter { $0.variation.substitution == substitution.name }
      inner += variants(own, depth + 2)
      return (name: substitution.name, value: style.object(inner, depth: depth + 2))
    }
    if !spelled.isEmpty { members.append(("substitutions", sorted(spelled, depth: depth + 1))) }
    return sorted(members, depth: depth)
  }

  /// Returns the members `stringUnit` and `variations` that represent strings.
  ///
  /// Variations by device may contain variations by plural category.
  private static func variants(
    _ texts: [PortableText], _ depth: Int
  ) -> [(name: String, value: String)] {
    var members: [(name: String, value: String)] = []
    let plain = texts.filter { $0.variation.device == nil }
    if let unit = plain.first(where: { $0.variation.plural == nil }) {
      members.append(("stringUnit", spelling(of: unit, depth + 1)))
    }
    var variations: [(name: String, value: String)] = []
    var devices: [(name: String, value: String)] = []
    for device in DeviceClass.allCases {
      let own = texts.filter { $0.variation.device == device }.map { text in
        var text = text
        text.variation.device = nil
        return text
      }
      if own.isEmpty { continue }
      devices.append((device.rawValue, style.object(variants(own, depth + 3), depth: depth + 3)))
    }
    if !devices.isEmpty { variations.append(("device", sorted(devices, depth: depth + 2))) }
    var plurals: [(name: String, value: String)] = []
    for category in PluralCategory.allCases {
      guard let text = plain.first(where: { $0.variation.plural == category }) else { continue }
      let unit = [("stringUnit", spelling(of: text, depth + 4))]
      plurals.append((category.rawValue, style.object(unit, depth: depth + 3)))
    }
    if !plurals.isEmpty { variations.append(("plural", sorted(plurals, depth: depth + 2))) }
    if !variations.isEmpty {
      members.append(("variations", sorted(variations, depth: depth + 1)))
    }
    return members
  }

  private static func spelling(of text: PortableText, _ depth: Int) -> String {
    let state = text.state ?? .translated
    return style.object(
      [
        ("state", JSONText.quoted(state.rawValue)), ("value", JSONText.quoted(text.text)),
      ], depth: depth)
  }

  /// Returns an object whose members are in the order that Xcode uses.
  private static func sorted(
    _ members: [(name: String, value: String)], depth: Int
  ) -> String {
    style.object(
      members.sorted { XcodeOrder.isOrdered($0.name, before: $1.name) }, depth: depth)
  }
}
