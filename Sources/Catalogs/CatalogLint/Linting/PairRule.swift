import Diagnostics
import StringCatalogs

/// A rule that compares each text of a translation with the one of the source language for the same case.
///
/// Texts of an Android resource that stand for another one, and keys that are names rather than texts, are
/// compared with nothing.
protocol PairRule: Rule {
  /// In what two texts must perhaps differ for the rule to be asked.
  var aspect: TextAspects { get }
  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - pair: Whose texts they are.
  ///   - source: The UTF-8 of the text of the source language.
  ///   - target: The UTF-8 of the translation.
  ///   - sink: Where the rule reports.
  func check(
    _ pair: TextPair, source: Span<UInt8>, target: Span<UInt8>, _ sink: inout DiagnosticSink)
}

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
