import Diagnostics

/// The functions of a rule that a linter calls, by what they look at.
///
/// A rule states them, so that no run-time cast has to find them: casts of all rules take longer than to lint
/// a small file.
public struct RuleChecks: Sendable {
  /// Checks one string by itself, in the source language too.
  typealias Text = @Sendable (LintedText, inout DiagnosticSink) -> Void
  /// Compares what a key has in a language with what it has in the source language.
  typealias Translation = @Sendable (LintedTranslation, inout DiagnosticSink) -> Void
  /// Compares a string of a translation with the one of the source language for the same case.
  ///
  /// The spans are the UTF-8 of the source string and of the translation. References to other strings,
  /// and keys that are names rather than strings, are compared with nothing.
  typealias Pair =
    @Sendable (TextPair, _ source: Span<UInt8>, _ target: Span<UInt8>, inout DiagnosticSink) -> Void
  /// Checks the strings of a localization among which a number decides, in the source language too.
  typealias Plural = @Sendable (LintedPlural, inout DiagnosticSink) -> Void
  /// Checks a key and what the catalog has for it in all languages.
  typealias Key = @Sendable (LintedKey, inout DiagnosticSink) -> Void
  /// Checks a catalog as a whole.
  typealias Catalog = @Sendable (LintedCatalog, LintOptions, inout DiagnosticSink) -> Void
  /// Checks what the code uses, when the keys of all catalogs are known.
  typealias Use =
    @Sendable (KeyUsage, KeyDefinitions, _ report: (KeyUse, UseDefect) -> Void) -> Void
  /// Replaces diagnostics of one file and language that are one piece of work.
  typealias Summary = @Sendable (inout FileDiagnostics) -> Void

  let text: Text?
  let translation: Translation?
  let pair: Pair?
  let plural: Plural?
  let key: Key?
  let catalog: Catalog?
  let use: Use?
  let summary: Summary?
  /// The rule, if differences of messages are its subject.
  let message: (any MessageRule)?
  /// The rule, if differences of placeholders are its subject.
  let placeholder: (any PlaceholderRule)?
  /// The traits of which a string must have one to be checked; for translations, on either side.
  let traits: TextTraits
  /// The aspects of which two strings must differ in one to be compared as a pair.
  let aspect: TextAspects

  /// `true` if the rule may need the strings of other languages.
  var comparesStrings: Bool { text == nil && plural == nil && key == nil }

  init(
    text: Text? = nil, translation: Translation? = nil, pair: Pair? = nil, plural: Plural? = nil,
    key: Key? = nil, catalog: Catalog? = nil, use: Use? = nil, summary: Summary? = nil,
    message: (any MessageRule)? = nil, placeholder: (any PlaceholderRule)? = nil,
    traits: TextTraits = .any, aspect: TextAspects = []
  ) {
    self.text = text
    self.translation = translation
    self.pair = pair
    self.plural = plural
    self.key = key
    self.catalog = catalog
    self.use = use
    self.summary = summary
    self.message = message
    self.placeholder = placeholder
    self.traits = traits
    self.aspect = aspect
  }
}
