import Diagnostics

/// The functions of a rule that a linter calls, grouped by their input.
///
/// Without this type, the linter would need run-time casts to find the functions of all rules. The
/// casts would take longer than linting a small file.
public struct RuleChecks: Sendable {
  /// Checks one string, which may be in the source language.
  typealias Text = @Sendable (LintedText, inout DiagnosticSink) -> Void
  /// Compares the strings of a key in one language with its strings in the source language.
  typealias Translation = @Sendable (LintedTranslation, inout DiagnosticSink) -> Void
  /// Compares a string of a translation with the source string of the same variation.
  ///
  /// The spans are the UTF-8 of the source string and of the translation. Strings that only refer
  /// to other strings are skipped, and so are keys that are identifiers rather than source strings.
  typealias Pair =
    @Sendable (TextPair, _ source: Span<UInt8>, _ target: Span<UInt8>, inout DiagnosticSink) -> Void
  /// Checks the strings of a plural, which may be in the source language.
  typealias Plural = @Sendable (LintedPlural, inout DiagnosticSink) -> Void
  /// Checks a key and its strings in all languages.
  typealias Key = @Sendable (LintedKey, inout DiagnosticSink) -> Void
  /// Checks a catalog as a whole.
  typealias Catalog = @Sendable (LintedCatalog, LintOptions, inout DiagnosticSink) -> Void
  /// Checks the uses of keys in the code, after the keys of all catalogs have been read.
  typealias Use =
    @Sendable (KeyUsage, KeyDefinitions, _ report: (KeyUse, UseDefect) -> Void) -> Void
  /// Combines the rule's diagnostics for one file and language, or lowers their severity.
  typealias Summary = @Sendable (inout FileDiagnostics) -> Void

  let text: Text?
  let translation: Translation?
  let pair: Pair?
  let plural: Plural?
  let key: Key?
  let catalog: Catalog?
  let use: Use?
  let summary: Summary?
  /// The rule, if it reports problems in ICU messages.
  let message: (any MessageRule)?
  /// The rule, if it reports problems with placeholders.
  let placeholder: (any PlaceholderRule)?
  /// The traits for which the rule is called; the string or its source must have at least one.
  let traits: TextTraits
  /// The aspects for which the rule is called; a source and its translation must differ in one.
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
