package import LocalizedTexts

/// What the generator takes from a string catalog.
package struct CatalogContent: Hashable, Sendable {
  /// A key with its texts.
  package struct Entry: Hashable, Sendable {
    /// The key as the catalog spells it.
    package var key: String
    /// What the catalog tells translators; may be empty.
    package var comment: String
    /// The texts by language.
    package var texts: [String: TextTable.Entry]
  }

  /// Why a catalog cannot be carried.
  package struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The key; `nil` where it is about the whole catalog.
    package var key: String?
    /// The language; `nil` where it is about all.
    package var language: String?
    /// What is wrong, in words.
    package var reason: String

    /// The key, the language and the reason.
    package var description: String {
      (key.map { $0 + (language.map { " (\($0))" } ?? "") + ": " } ?? "") + reason
    }
  }

  /// The name of the catalog: that of its file, without `.xcstrings`.
  package var name: String
  /// The languages, the source language first, the others sorted.
  package var languages: [String]
  /// The keys, sorted by their UTF-8 bytes.
  package var entries: [Entry]

  /// The language whose texts stand in for those that another one lacks.
  package static let sourceLanguage = "en"
}
