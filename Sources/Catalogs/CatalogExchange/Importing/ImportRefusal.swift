/// Why a translation was not taken.
package struct ImportRefusal: Hashable, Sendable {
  /// A reason, as a stable identifier.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// No searched path has the catalog.
    case unknownCatalog = "unknown-catalog"
    /// The catalog has no such key, or the key has no such case.
    case unknownKey = "unknown-key"
    /// The language is no tag, or the source language of the catalog.
    case invalidLanguage = "invalid-language"
    /// The catalog has no text in the language, and nobody asked for it.
    case unknownLanguage = "unknown-language"
    /// The source is another one than the text was translated from.
    case sourceChanged = "source-changed"
    /// The same text is there twice, and differently.
    case contradiction
    /// Elements in the text that the catalog's format does not have.
    case inlineElements = "inline-elements"
    /// A key that has nothing in the language yet has texts for only some of its cases.
    case incomplete
    /// A plural lacks a category that numbers of its language take.
    case missingPluralCategory = "missing-plural-category"
    /// The catalog's file has no place for the text, or cannot spell it.
    case unwritable
    /// The linter finds an error in the text.
    case lint
    /// A file could not be written, so that none was.
    case notWritten = "not-written"
  }

  /// The reason.
  package var code: Code
  /// The unit.
  package var unit: ImportedUnit
  /// What is said of it, for a person.
  package var message: String
}
