package import LanguageTags

/// A language for which a file is created.
package struct NewLanguage: Sendable {
  /// The name in the path of the file, such as `pt_BR`.
  package let name: String
  /// The language.
  package let tag: LanguageTag
  /// The line terminator of the new file.
  package let newline: String

  /// Creates a language for a new file.
  package init(name: String, tag: LanguageTag, newline: String) {
    self.name = name
    self.tag = tag
    self.newline = newline
  }

  /// Returns a file in the language with the given lines; `nil` if the language tag is invalid.
  func file(_ lines: [String], _ format: CatalogFormat) -> CatalogFile? {
    CatalogLanguage(name: name, tag: tag.description).map { language in
      CatalogFile.read(
        Array(lines.joined(separator: newline).utf8), format: format, language: language)
    }
  }
}

/// The name of a new language folder, and the language as that name spells it.
package struct NewFolder: Sendable {
  /// The name of the folder, such as `values-pt-rBR`.
  package let folder: String
  /// The language as the folder name spells it, such as `pt-rBR`.
  package let language: String
}
