import CatalogLint
import FormatStrings
import LanguageTags
import StringCatalogs

/// Converts a catalog to a ``PortableCatalog`` and collects the losses.
struct PortableCatalogReader {
  let catalog: LintedCatalog
  private(set) var result: PortableCatalog
  var losses: [ConversionLoss] = []
  /// The tag of each language in the catalog; `nil` if the language's name is not a language tag.
  let tags: [LanguageTag?]
  private let arrays: JSONArrays
  /// The index of each array's entry in the result, by the path to the array.
  private var arrayPlaces: [[String]: Int] = [:]

  /// Returns the content of a catalog's files, and the losses: the content that the result omits.
  ///
  /// - Complexity: O(*n*), where *n* is the total size of the files in bytes.
  static func read(_ catalog: LintedCatalog) -> (PortableCatalog, [ConversionLoss]) {
    var reader = PortableCatalogReader(catalog)
    reader.readLanguages()
    for key in catalog.keys { reader.read(key) }
    reader.losses += reader.arrays.losses
    reader.losses += UnportableContent.losses(of: catalog)
    return (reader.result, reader.losses)
  }

  private init(_ catalog: LintedCatalog) {
    self.catalog = catalog
    tags = catalog.languages.map { $0.tag }
    arrays = JSONArrays(of: catalog)
    let source = catalog.source.flatMap { catalog.languages[$0].tag }
    let languages = catalog.languages.compactMap(\.tag)
    result = PortableCatalog(
      name: Self.name(of: catalog), sourceLanguage: source ?? languages.first ?? Self.undetermined,
      languages: [], entries: [], dialect: Self.dialect(of: catalog),
      keysAreTexts: catalog.files.contains {
        [.stringUnlessLocalized, .sourceString].contains($0.content.format.traits.keys)
      })
  }

  /// The language tag to use if the source language is unknown.
  private static let undetermined: LanguageTag = {
    guard let tag = LanguageTag("und") else { preconditionFailure("und is a language tag") }
    return tag
  }()

  /// Returns the name of a catalog without folders and file name extension.
  ///
  /// The result is empty if the name consists only of a language, or is the name of a folder.
  private static func name(of catalog: LintedCatalog) -> String {
    if catalog.files.first?.content.format.traits.mergesFiles ?? false { return "" }
    let name = catalog.name.split(separator: "/").last ?? ""
    let base = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return base == "*" ? "" : String(base)
  }

  /// Returns the file format that determines the placeholder syntax; `nil` if it is ambiguous.
  private static func dialect(of catalog: LintedCatalog) -> CatalogFormat? {
    let formats = Set(
      catalog.files.flatMap { file in
        file.content.format.definition.placeholderFormats(of: file.content)
      })
    return formats.count == 1 ? formats.first ?? nil : nil
  }

  private mutating func readLanguages() {
    for (place, language) in catalog.languages.enumerated() where language.tag == nil {
      var loss = ConversionLoss(
        aspect: .language,
        message: "the name of the language is not a language tag, so its strings are lost")
      loss.languageName = language.name
      losses.append(loss)
      if place == catalog.source {
        losses.append(
          ConversionLoss(
            aspect: .sourceLanguage, message: "the source language has no language tag"))
      }
    }
    var languages = [result.sourceLanguage]
    for tag in tags.compactMap(\.self) where !languages.contains(tag) { languages.append(tag) }
    result.languages = languages
    for language in catalog.files.flatMap(\.content.languages) {
      guard let tag = language.tag, result.spellings[tag] == nil else { continue }
      result.spellings[tag] = language.name
    }
  }

  private mutating func read(_ key: LintedCatalog.Key) {
    let content = catalog.files[key.file].content
    let entry = catalog.entry(of: key)
    var read = PortableEntry(path: [])
    let name = catalog.name(of: key)
    if content.format.traits.keysHaveContexts, let sign = name.firstIndex(of: "\u{4}") {
      read.context = String(name[..<sign])
      read.path = [String(name[name.index(after: sign)...])]
    } else {
      read.path = JSONArrays.path(of: entry, in: content).map(\.name)
    }
    read.kind = entry.kind
    read.shouldTranslate = entry.shouldTranslate
    read.extractionState = entry.extractionState
    read.syntax = entry.isFormatted ? entry.placeholderSyntax : PlaceholderSyntax.none
    read.placeholders = content.placeholders(of: key.entry).map { placeholder in
      PortablePlaceholder(
        name: content.string(placeholder.name), type: placeholder.type.map { content.string($0) })
    }
    readComments(of: key, into: &read)
    readTexts(of: key, into: &read)
    if content.format.traits.messages == .everyString { read.readMessages() }
    if read.kind == .string { read.kind = read.kindOfTexts }
    if read.kind == .plurals {
      read.number = read.number ?? pluralNumber(of: key)
      read.nameLonelyTexts()
    }
    append(read, source: entry, in: content)
  }

  /// Returns the name of the argument that selects a plural form; `nil` if no localization names
  /// it.
  private func pluralNumber(of key: LintedCatalog.Key) -> String? {
    catalog.localizations[key.localizations].lazy.compactMap { localization in
      let content = catalog.files[localization.file].content
      return content.format.definition.pluralNumber(
        of: content.entries[localization.entry], in: content)
    }.first
  }

  /// Adds an entry to the result.
  ///
  /// An array element is added to its array. Numbered plural forms of an older i18next version
  /// become separate keys.
  private mutating func append(
    _ entry: PortableEntry, source: CatalogEntry, in content: CatalogFile
  ) {
    if let element = arrays.element(source, in: content) {
      let place = arrayPlaces[element.array] ?? result.entries.count
      if place == result.entries.count {
        var array = entry
        array.path = element.array
        array.kind = .stringArray
        array.texts = [:]
        arrayPlaces[element.array] = place
        result.entries.append(array)
      }
      for (language, texts) in entry.texts {
        result.entries[place].texts[language, default: []] += texts.map { text in
          var text = text
          text.variation.index = element.index
          return text
        }
      }
      return
    }
    let isNumbered =
      content.format.traits.plurals == .suffixes && entry.kind == .plurals
      && entry.texts.values.joined().contains { $0.variation.index != nil }
    guard isNumbered else { return result.entries.append(entry) }
    let numbers = Set(entry.texts.values.joined().compactMap(\.variation.index)).sorted()
    for number in numbers {
      var part = entry
      part.kind = .string
      part.path[part.path.count - 1] += "_\(number)"
      part.texts = entry.texts.mapValues { texts in
        texts.filter { $0.variation.index == number }.map { text in
          var text = text
          text.variation.index = nil
          return text
        }
      }.filter { !$0.value.isEmpty }
      result.entries.append(part)
    }
    losses.append(
      ConversionLoss(
        aspect: .kind, of: entry,
        message: "numbered plural forms of older i18next versions become separate keys"))
  }

  /// Reads the comment of the source or, if there is none, the first comment in another language.
  ///
  /// Any other comment that differs from it is reported as a loss.
  private mutating func readComments(of key: LintedCatalog.Key, into entry: inout PortableEntry) {
    let content = catalog.files[key.file].content
    entry.comment = content.entries[key.entry].comment.flatMap { content.comment($0) }
    var places = [key.file: key.entry]
    for localization in catalog.localizations[key.localizations]
    where places.updateValue(localization.entry, forKey: localization.file) == nil {
      let file = catalog.files[localization.file].content
      let comment = file.entries[localization.entry].comment.flatMap { file.comment($0) }
      guard let comment, comment != entry.comment else { continue }
      if entry.comment == nil {
        entry.comment = comment
      } else {
        losses.append(
          ConversionLoss(
            aspect: .comment, of: entry, language: tags[localization.language],
            message: "the comment is lost, because the source has a different one"))
      }
    }
  }
}

extension CatalogFile {
  /// Returns a comment without leading and trailing white space; `nil` if it is then empty.
  fileprivate func comment(_ text: CatalogText) -> String? {
    let text = string(text)
    let start = text.drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    return String(start[...end])
  }
}
