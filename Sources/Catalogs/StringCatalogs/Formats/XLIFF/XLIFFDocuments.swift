import LanguageTags
import TextPrimitives

/// Creates the XLIFF documents of a catalog, and the units that they contain.
struct XLIFFDocuments {
  /// A source string with its translation.
  struct Unit {
    let id: String
    let source: String
    /// The translation; `nil` if it is missing.
    let target: PortableText?
  }

  /// The entries that the documents can represent.
  private(set) var entries: [PortableEntry] = []
  private let catalog: PortableCatalog

  /// Creates the documents of a catalog.
  ///
  /// - Parameter hasControls: `true` if strings may contain characters that XML does not allow.
  init(_ catalog: PortableCatalog, hasControls: Bool, _ losses: inout [ConversionLoss]) {
    self.catalog = catalog
    let source = catalog.sourceLanguage
    for entry in catalog.entries {
      var entry = entry
      func lose(_ aspect: ConversionLoss.Aspect, in language: LanguageTag?, message: String) {
        losses.append(
          ConversionLoss(aspect: aspect, of: entry, language: language, message: message))
      }
      let sources = entry.texts[source] ?? []
      if !hasControls, !sources.allSatisfy({ Self.isText($0.text) }) {
        lose(
          .key, in: nil,
          message: "the source string has a control character, which XML cannot contain")
        continue
      }
      if let comment = entry.comment, !Self.isText(comment) {
        entry.comment = nil
        lose(.comment, in: nil, message: "XML cannot contain control characters")
      }
      if sources.contains(where: { ($0.state ?? .translated) != .translated }) {
        lose(.state, in: source, message: "source strings have no states")
      }
      let repeated = Self.repeatedCategories(sources)
      if !repeated.isEmpty {
        lose(
          .text, in: source,
          message: "strings for \(repeated) are lost, because they equal the string for 'other'")
      }
      for language in catalog.languages where language != source {
        guard let texts = entry.texts[language] else { continue }
        let kept = hasControls ? texts : texts.filter { Self.isText($0.text) }
        if kept.count < texts.count {
          lose(.text, in: language, message: "XML cannot contain control characters")
        }
        entry.texts[language] = kept.isEmpty ? nil : kept
        // XLIFF 2.0, for which `hasControls` is `true`, has no state for strings that need review.
        let known: [CatalogValue.State?] =
          hasControls ? [nil, .translated, .new] : [nil, .translated, .new, .needsReview]
        let states = Set(kept.map(\.state)).subtracting(known).compactMap { $0?.rawValue }.sorted()
        if !states.isEmpty {
          let names = states.joined(separator: "', '")
          lose(.state, in: language, message: "XLIFF has no state for '\(names)'")
        }
      }
      entries.append(entry)
    }
  }

  /// Returns the categories other than `one` whose source string equals the string for `other`.
  ///
  /// Readers assume that such a source string was only repeated for a category of the translation,
  /// so it is lost.
  private static func repeatedCategories(_ sources: [PortableText]) -> String {
    let repeated = sources.filter { text in
      guard let plural = text.variation.plural, plural != .one, plural != .other else {
        return false
      }
      var others = text.variation
      others.plural = .other
      return sources.contains { other in
        other.variation == others && other.text.utf8.elementsEqual(text.text.utf8)
      }
    }
    return repeated.compactMap { $0.variation.plural?.rawValue }.joined(separator: ", ")
  }

  /// Returns a file for each target language, or one file without translations if there is none.
  func files(
    _ losses: inout [ConversionLoss], _ text: (LanguageTag, _ target: LanguageTag?) -> String
  ) -> [PortableFile] {
    var targets = catalog
    targets.languages.removeAll { $0 == catalog.sourceLanguage }
    let isSourceOnly = targets.languages.isEmpty
    if isSourceOnly { targets.languages = [catalog.sourceLanguage] }
    let paths = LanguagePaths(
      of: targets, .xliff, usualName: XLIFFWriter.usualName, losses: &losses
    ) { _, language in [(language ?? "") + ".xliff"] }
    return targets.languages.compactMap { language in
      paths.paths[language].map { path in
        let content = text(language, isSourceOnly ? nil : language)
        return PortableFile(path: path, bytes: Array(content.utf8))
      }
    }
  }

  /// Returns the units of a key.
  ///
  /// There is one unit for each combination of device class and plural category in the source
  /// strings or the translations.
  func units(of entry: PortableEntry, _ language: LanguageTag?) -> [Unit] {
    let sources = entry.texts[catalog.sourceLanguage] ?? []
    let targets = language.flatMap { entry.texts[$0] } ?? []
    var cases: [PortableText.Case] = []
    for text in sources + targets where !cases.contains(text.variation) {
      cases.append(text.variation)
    }
    // A document contains every key, even a key without strings.
    if cases.isEmpty { cases = [PortableText.Case()] }
    return cases.map { part in
      Unit(
        id: Self.id(of: part, entry.name), source: Self.source(for: part, sources) ?? entry.name,
        target: targets.first { $0.variation == part })
    }
  }

  /// Returns the source string for a device class and a plural category.
  ///
  /// If there is none, the result is the first of these strings that exists:
  /// - the string for the same device class and `other`,
  /// - the first string for the same device class,
  /// - the first string for the device class `other`,
  /// - the first source string.
  ///
  /// The result is `nil` if there are no source strings.
  private static func source(for part: PortableText.Case, _ sources: [PortableText]) -> String? {
    var others = part
    others.plural = .other
    let found =
      sources.first { $0.variation == part } ?? sources.first { $0.variation == others }
      ?? sources.first { $0.variation.device == part.device }
      ?? sources.first { $0.variation.device == .other } ?? sources.first
    return found?.text
  }

  private static func id(of part: PortableText.Case, _ key: String) -> String {
    var path: [String] = []
    if let device = part.device { path.append("device.\(device.rawValue)") }
    if let plural = part.plural { path.append("plural.\(plural.rawValue)") }
    return path.isEmpty ? key : key + "|==|" + path.joined(separator: ".")
  }

  /// The name of the original file, escaped for an XML attribute.
  ///
  /// The extension indicates the placeholder syntax. It is omitted if the syntax is unknown.
  var original: String {
    let own = catalog.originalName ?? catalog.name
    let name = LanguagePaths.isName(own) ? own : "Localizable"
    guard let format = catalog.dialect, !format.traits.hasOriginalFormats else {
      return XMLEscaping.attribute(name)
    }
    let named = format.traits.codePlatform == .apple ? CatalogFormat.xcstrings : format
    return XMLEscaping.attribute(name + named.definition.fileNameEndings[0])
  }

  /// The data type of the original file.
  var dataType: String { catalog.dialect?.definition.dataType ?? "plaintext" }

  /// Returns `true` if XML allows all characters of a string.
  static func isText(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(XMLEscaping.allows)
  }
}
