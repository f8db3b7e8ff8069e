import Diagnostics
import StringCatalogs

/// A translated string, with its source.
struct TextPair: Sendable {
  /// The translation.
  let text: LintedText
  /// The source language.
  let sourceLanguage: LintedLanguage
  /// The traits of the source string.
  let sourceTraits: TextTraits
  /// The key.
  let key: LintedCatalog.Key
  /// The catalog with the results of the first pass.
  let scanned: ScannedCatalog

  /// The language of the translation.
  var language: LintedLanguage { text.language }
  /// `true` if the source and the translation are in variants of one language, such as `en-US` and
  /// `en-GB`.
  var isWithinOneLanguage: Bool {
    language.facts.language != nil && language.facts.language == sourceLanguage.facts.language
  }
}
