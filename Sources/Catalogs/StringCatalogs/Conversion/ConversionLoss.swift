package import LanguageTags

/// Content that a format cannot represent, and that the written files lack.
package struct ConversionLoss: Hashable, Sendable {
  /// The kind of lost content, as a stable identifier.
  package enum Aspect: String, Hashable, Sendable, CaseIterable {
    /// The key with all its content.
    case key
    /// A value, or all values of a case.
    case text
    /// The placeholders of a string.
    case placeholder
    /// The parts of the path to a key.
    case path
    /// The context that distinguishes equal keys.
    case context
    /// The kind of key: a string, plurals, an array.
    case kind
    /// The comment for translators.
    case comment
    /// The information that a string is not to be translated.
    case shouldTranslate = "should-translate"
    /// The origin of the key.
    case extractionState = "extraction-state"
    /// The state of a translation.
    case state
    /// A substitution, or its attributes.
    case substitution
    /// The source language.
    case sourceLanguage = "source-language"
    /// A language without any content.
    case language
    /// The order of the keys.
    case order
    /// An attribute of a key, or of the file, that only the format has.
    case attribute
  }

  /// The kind of lost content.
  package var aspect: Aspect
  /// The key, as reports name it; `nil` for all keys.
  package var key: String?
  /// The context that distinguishes the key from keys with the same string; `nil` if there is none.
  package var context: String?
  /// The language; `nil` for all languages.
  package var language: LanguageTag?
  /// The name of the language in the files, if reports use it.
  package var languageName: String?
  /// A message for users.
  package var message: String

  package init(
    aspect: Aspect, key: String? = nil, language: LanguageTag? = nil, message: String
  ) {
    self.aspect = aspect
    self.key = key
    self.language = language
    self.message = message
  }

  /// Creates a loss of an entry.
  package init(
    aspect: Aspect, of entry: PortableEntry, language: LanguageTag? = nil, message: String
  ) {
    self.init(aspect: aspect, key: entry.name, language: language, message: message)
    context = entry.context
  }

  /// Creates a loss of an entry of a file.
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
