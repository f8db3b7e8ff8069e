import LanguageTags

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
  var aspect: Aspect
  /// The key, as reports name it; `nil` for all.
  var key: String?
  /// The language; `nil` for all.
  var language: LanguageTag?
  /// What is said of it, for a person.
  var message: String

  init(
    aspect: Aspect, key: String? = nil, language: LanguageTag? = nil, message: String
  ) {
    self.aspect = aspect
    self.key = key
    self.language = language
    self.message = message
  }
}
