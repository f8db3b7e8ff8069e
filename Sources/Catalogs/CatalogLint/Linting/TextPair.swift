import Diagnostics
import StringCatalogs

/// A text of a translation, and where it comes from.
struct TextPair: Sendable {
  /// The translation.
  let text: LintedText
  /// The language it is translated from.
  let sourceLanguage: LintedLanguage
  /// The traits of the text it is translated from.
  let sourceTraits: TextTraits
  /// The key.
  let key: LintedCatalog.Key
  /// The catalog, with what was found in its texts.
  let scanned: ScannedCatalog

  /// The language of the translation.
  var language: LintedLanguage { text.language }
  /// Whether both languages are variants of one, as American and British English.
  var isWithinOneLanguage: Bool {
    language.facts.language != nil && language.facts.language == sourceLanguage.facts.language
  }
}
