package import LanguageTags

/// Content of a catalog that the output format cannot represent.
package struct ConversionLoss: Hashable, Sendable {
  /// The kind of lost content, as a stable identifier.
  package enum Aspect: String, Hashable, Sendable, CaseIterable {
    /// The key with all its content.
    case key
    /// A string, or all strings for one condition, such as a device class.
    case text
    /// The placeholders of a string.
    case placeholder
    /// The division of a key into the components of a path.
    case path
    /// The gettext context that distinguishes entries with the same key.
    case context
    /// The kind of an entry: a string, plurals, or an array.
    case kind
    /// The comment for translators.
    case comment
    /// The mark that excludes a string from translation.
    case shouldTranslate = "should-translate"
    /// The extraction state, which records the origin of a key.
    case extractionState = "extraction-state"
    /// The state of a translation.
    case state
    /// A substitution, or its attributes.
    case substitution
    /// The source language.
    case sourceLanguage = "source-language"
    /// A language that has no content, or that the output format cannot express.
    case language
    /// The order of the keys.
    case order
    /// An attribute of a key or a file that only the source format supports.
    case attribute
  }

  /// The kind of lost content.
  package var aspect: Aspect
  /// The key as it appears in reports; `nil` if the loss does not concern a single key.
  package var key: String?
  /// The gettext context of the key; `nil` if there is none.
  package var context: String?
  /// The language; `nil` if the loss does not concern a single language.
  package var language: LanguageTag?
  /// The language as the files spell it; `nil` if reports show the language tag instead.
  package var languageName: String?
  /// A description of the loss for users.
  package var message: String

  package init(
    aspect: Aspect, key: String? = nil, language: LanguageTag? = nil, message: String
  ) {
    self.aspect = aspect
    self.key = key
    self.language = language
    self.message = message
  }

  /// Creates a loss with the key and the context of an entry.
  package init(
    aspect: Aspect, of entry: PortableEntry, language: LanguageTag? = nil, message: String
  ) {
    self.init(aspect: aspect, key: entry.name, language: language, message: message)
    context = entry.context
  }

  /// Creates a loss with the key and the context of an entry that was read from a file.
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
