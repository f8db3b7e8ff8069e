public import Diagnostics
public import StringCatalogs

/// One kind of defect that is looked for in catalogs.
///
/// A rule is a value without state. What it looks at decides which of the protocols below it has: it is called
/// for texts, for translations, for plurals, for keys, for catalogs or for errors of a format.
public protocol Rule: Sendable {
  /// What identifies it, in kebab case: the name of the defect, so that it reads well behind "allow".
  var id: String { get }
  /// What it belongs to.
  var family: RuleFamily { get }
  /// How much a defect matters if nobody says otherwise: an error breaks or misleads where the app runs, a
  /// person notices a warning, info is housekeeping.
  var severity: Severity { get }
  /// The severities of its diagnostics by default, the most severe first.
  ///
  /// Diagnostics about strings that no program shows may be less severe.
  var severities: [Severity] { get }
  /// Returns whether a file of a format can have the defect.
  func applies(to format: CatalogFormat) -> Bool
  /// Whether it is looked for if nobody says otherwise.
  var isOnByDefault: Bool { get }
  /// The version of the toolkit that had it first.
  var since: String { get }
  /// What it finds, as one line of a list, without a full stop.
  var summary: String { get }
  /// The kinds of the rule.
  var kinds: RuleKinds { get }
  /// The words in which reports for people count its defects by catalog and language; `nil` to
  /// show each.
  var counting: CountingWords? { get }
}

extension Rule {
  /// Most rules have one severity.
  public var severities: [Severity] { [severity] }
  /// Most rules apply to all formats.
  public func applies(to format: CatalogFormat) -> Bool { true }
  /// Rules are looked for unless they say otherwise.
  public var isOnByDefault: Bool { true }
  /// The first version has most of them.
  public var since: String { "0.1" }
  /// Each defect is shown unless a rule counts them.
  public var counting: CountingWords? { nil }
}

/// A rule that looks at each text by itself, those of the source language too.
public protocol TextRule: Rule {
  /// The traits of which a text must have one to be looked at.
  var traits: TextTraits { get }
  /// Looks at a text.
  func check(_ text: LintedText, _ sink: inout DiagnosticSink)
}

/// A rule that compares what a key has in a language with what it has in the source language.
public protocol TranslationRule: Rule {
  /// The traits of which one of the texts on either side must have one for the rule to be asked.
  var traits: TextTraits { get }
  /// Compares two localizations.
  func check(_ translation: LintedTranslation, _ sink: inout DiagnosticSink)
}

/// A rule that looks at the texts of a localization among which a number decides, in the source language too.
public protocol PluralRule: Rule {
  /// Looks at a plural.
  func check(_ plural: LintedPlural, _ sink: inout DiagnosticSink)
}

/// A rule that looks at a key and what the catalog has for it in all languages.
public protocol KeyRule: Rule {
  /// Looks at a key.
  func check(_ key: LintedKey, _ sink: inout DiagnosticSink)
}

/// A rule that looks at a catalog as a whole.
public protocol CatalogRule: Rule {
  /// Looks at a catalog.
  func check(_ catalog: LintedCatalog, _ options: LintOptions, _ sink: inout DiagnosticSink)
}

/// A rule that reports what the reader of a format found wrong.
public protocol FormatRule: Rule {
  /// The codes that are this defect.
  var codes: [CatalogError.Code] { get }
}

/// A rule that is looked for only if something was configured for it.
protocol ConfiguredRule: Rule {
  /// The rule with what was configured; `nil` if that is nothing.
  func configured(by options: LintOptions) -> (any Rule)?
}

/// What rules have to do with.
public enum RuleFamily: String, Hashable, Sendable, CaseIterable {
  /// Which texts there are, and how far the work on them is.
  case coverage
  /// Whether a file is what its format says.
  case structure
  /// The places in a text where the app puts its values.
  case placeholders
  /// The forms of a text for numbers.
  case plurals
  /// Characters that nobody sees, or that are others than they seem.
  case characters
  /// What a text is to programs: messages of ICU, tags, escapes.
  case markup
  /// White space and punctuation, as a typesetter looks at them.
  case typography
  /// What a text says: names, terms, numbers, links, lengths.
  case content
  /// What the code makes of keys.
  case code
}
