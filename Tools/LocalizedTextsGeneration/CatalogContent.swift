package import LocalizedTexts

/// The content that the generator reads from a string catalog.
package struct CatalogContent: Hashable, Sendable {
  /// A key and its localizations.
  package struct Entry: Hashable, Sendable {
    /// The key as the catalog spells it.
    package var key: String
    /// The comment for translators, which may be empty.
    package var comment: String
    /// The localized strings by language.
    package var texts: [String: TextTable.Entry]
  }

  /// A reason why Swift cannot be generated from a catalog.
  package struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The key with the problem; `nil` if the problem concerns the whole catalog.
    package var key: String?
    /// The language with the problem; `nil` if the problem concerns all languages.
    package var language: String?
    /// A description of the problem.
    package var reason: String

    /// The key, the language and the reason.
    package var description: String {
      (key.map { $0 + (language.map { " (\($0))" } ?? "") + ": " } ?? "") + reason
    }
  }

  /// The name of the catalog: the file name without `.xcstrings`.
  package var name: String
  /// The languages: the source language, followed by the target languages in sorted order.
  package var languages: [String]
  /// The keys, sorted by their UTF-8 bytes.
  package var entries: [Entry]

  /// The language whose strings are used if a translation is missing.
  package static let sourceLanguage = "en"
}
