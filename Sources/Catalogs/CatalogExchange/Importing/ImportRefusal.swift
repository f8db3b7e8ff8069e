/// The rejection of a translation.
package struct ImportRefusal: Hashable, Sendable {
  /// The stable identifier of a reason.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// The catalog is not in any searched path.
    case unknownCatalog = "unknown-catalog"
    /// The catalog lacks the key, or the key lacks the variation.
    case unknownKey = "unknown-key"
    /// The language is not a valid tag, or it is the source language of the catalog.
    case invalidLanguage = "invalid-language"
    /// The catalog lacks the language, and the user did not request to add it.
    case unknownLanguage = "unknown-language"
    /// The source string differs from the one that was translated.
    case sourceChanged = "source-changed"
    /// The file has two different translations of the same string.
    case contradiction
    /// The translation has inline elements that the catalog's format does not support.
    case inlineElements = "inline-elements"
    /// A key without a localization has translations for only some of its variations.
    case incomplete
    /// A plural lacks a category that its language requires.
    case missingPluralCategory = "missing-plural-category"
    /// The catalog's file cannot hold the string.
    case unwritable
    /// The linter reports an error in the string.
    case lint
    /// A file could not be written, so no file was written.
    case notWritten = "not-written"
  }

  /// The reason.
  package var code: Code
  /// The rejected unit.
  package var unit: ImportedUnit
  /// The message for people.
  package var message: String
}
