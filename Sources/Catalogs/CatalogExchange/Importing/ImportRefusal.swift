/// The rejection of a translation.
package struct ImportRefusal: Hashable, Sendable {
  /// The stable identifier of the reason for a rejection.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// The catalog is not among the catalogs in the searched paths.
    case unknownCatalog = "unknown-catalog"
    /// The catalog contains no translatable string with the given key, kind and variation.
    case unknownKey = "unknown-key"
    /// The language is not a valid tag, is the catalog's source language, or is not the one that
    /// the user asked to import.
    case invalidLanguage = "invalid-language"
    /// The catalog does not contain the language, and the user did not request to add it.
    case unknownLanguage = "unknown-language"
    /// The current source string differs from the one that was translated.
    case sourceChanged = "source-changed"
    /// The imported file contains different translations of the same string.
    case contradiction
    /// The translation contains inline elements or tags, but the source string has none.
    case inlineElements = "inline-elements"
    /// A key would lack required strings other than plural forms.
    case incomplete
    /// A key would lack only strings for plural categories that its language requires.
    case missingPluralCategory = "missing-plural-category"
    /// The catalog's file cannot represent the string.
    case unwritable
    /// The linter reports an error in the string.
    case lint
    /// A file could not be written, so no file was written.
    case notWritten = "not-written"
  }

  /// The reason for the rejection.
  package var code: Code
  /// The rejected unit.
  package var unit: ImportedUnit
  /// The message for users.
  package var message: String
}
