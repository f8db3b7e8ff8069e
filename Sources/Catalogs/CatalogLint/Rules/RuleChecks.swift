import Diagnostics

/// The functions of a rule that a linter calls, by their input.
///
/// A rule lists them, so that no run-time cast has to find them: the casts of all rules take longer
/// than linting a small file.
public struct RuleChecks: Sendable {
  /// Checks one string, in the source language too.
  typealias Text = @Sendable (LintedText, inout DiagnosticSink) -> Void
  /// Compares the strings of a key in a language with those in the source language.
  typealias Translation = @Sendable (LintedTranslation, inout DiagnosticSink) -> Void
  /// Compares a string of a translation with the source string of the same variation.
  ///
  /// The spans are the UTF-8 of the source string and of the translation. References to other
  /// strings are not compared, and neither are keys that are names rather than strings.
  typealias Pair =
    @Sendable (TextPair, _ source: Span<UInt8>, _ target: Span<UInt8>, inout DiagnosticSink) -> Void
  /// Checks the strings of a localization that a number selects, in the source language too.
  typealias Plural = @Sendable (LintedPlural, inout DiagnosticSink) -> Void
  /// Checks a key and its strings in all languages.
  typealias Key = @Sendable (LintedKey, inout DiagnosticSink) -> Void
  /// Checks a catalog as a whole.
  typealias Catalog = @Sendable (LintedCatalog, LintOptions, inout DiagnosticSink) -> Void
  /// Checks the uses of keys in the code, after the keys of all catalogs are read.
  typealias Use =
    @Sendable (KeyUsage, KeyDefinitions, _ report: (KeyUse, UseDefect) -> Void) -> Void
  /// Replaces or demotes diagnostics of one file and language that are a single task.
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
  /// The traits that select the strings: one of them is enough, for translations on either side.
  let traits: TextTraits
  /// The aspects that select pairs: the two strings differ in at least one.
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
