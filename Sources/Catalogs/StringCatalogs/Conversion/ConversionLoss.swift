package import LanguageTags

/// Something that a format cannot hold, which is not in the files that are written.
package struct ConversionLoss: Hashable, Sendable {
  /// What is lost, as a stable identifier.
  package enum Aspect: String, Hashable, Sendable, CaseIterable {
    /// The key with everything that it has.
    case key
    /// A text, or all texts of a case.
    case text
    /// How a text holds values.
    case placeholder
    /// The parts of the path to a key.
    case path
    /// What tells equal keys apart.
    case context
    /// What the key is: a text, plurals, an array.
    case kind
    /// What the translators are told.
    case comment
    /// That the text is not to be translated.
    case shouldTranslate = "should-translate"
    /// Where the key comes from.
    case extractionState = "extraction-state"
    /// How far the work on a text is.
    case state
    /// A part of a text that is put together by itself, or what is known of it.
    case substitution
    /// The language that the others are translated from.
    case sourceLanguage = "source-language"
    /// A language that has nothing.
    case language
    /// The order of the keys.
    case order
    /// What only the format says of a key, or of the file.
    case attribute
  }

  /// What is lost.
  package var aspect: Aspect
  /// The key, as reports name it; `nil` for all.
  package var key: String?
  /// What tells the key apart from others with its text; `nil` if nothing does.
  package var context: String?
  /// The language; `nil` for all.
  package var language: LanguageTag?
  /// What the files call the language, where reports name it so.
  package var languageName: String?
  /// What is said of it, for a person.
  package var message: String

  package init(
    aspect: Aspect, key: String? = nil, language: LanguageTag? = nil, message: String
  ) {
    self.aspect = aspect
    self.key = key
    self.language = language
    self.message = message
  }

  /// Makes a loss of an entry.
  package init(
    aspect: Aspect, of entry: PortableEntry, language: LanguageTag? = nil, message: String
  ) {
    self.init(aspect: aspect, key: entry.name, language: language, message: message)
    context = entry.context
  }

  /// Makes a loss of an entry as its file has it.
  package init(
    aspect: Aspect, of entry: CatalogEntry, in content: CatalogFile, language: LanguageTag? = nil,
    message: String
  ) {
    let name = content.name(of: entry)
    self.init(aspect: aspect, key: name, language: language, message: message)
    guard content.format.traits.keysHaveContexts, let sign = name.firstIndex(of: "\u{4}") else {
      return
    }
    context = String(name[..<sign])
    key = String(name[name.index(after: sign)...])
  }
}
