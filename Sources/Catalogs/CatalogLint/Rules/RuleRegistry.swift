import Diagnostics

/// The rules of the linter.
public enum RuleRegistry {
  /// All rules, sorted by family and then by identifier.
  public static let all: [any Rule] = [
    // Coverage.
    AssumedSourceRule(),
    EmptyTranslationRule(),
    InvalidStateRule(),
    MissingLanguageRule(),
    MissingTranslationRule(),
    NeedsReviewRule(),
    NewStateRule(),
    OrphanKeyRule(),
    StaleKeyRule(),
    UntranslatedCopyRule(),
    UntranslatedSentenceRule(),
    // Structure.
    ArrayLengthRule(),
    ByteOrderMarkRule(),
    DuplicateJSONMemberRule(),
    DuplicateKeyRule(),
    EntityExpansionRule(),
    IllegalVariationRule(),
    InvalidEncodingRule(),
    KeyOutsideStringsRule(),
    MissingMemberRule(),
    MissingOtherCategoryRule(),
    NonXcodeFormatRule(),
    SyntaxRule(),
    TruncatedTableRule(),
    UnknownMemberRule(),
    UnreadableFileRule(),
    UnusedSuppressionRule(),
    WrongResourceKindRule(),
    WrongTypeRule(),
    // Placeholders.
    PlaceholderExtraRule(),
    PlaceholderLookalikeRule(),
    PlaceholderMalformedRule(),
    PlaceholderMissingRule(),
    PlaceholderMixedPositionalRule(),
    PlaceholderTranslatedRule(),
    PlaceholderTypeRule(),
    ReferenceCycleRule(),
    SubstitutionArgumentRule(),
    SubstitutionTokenRule(),
    UnescapedPercentRule(),
    UnknownReferenceRule(),
    WidthChangedRule(),
    // Plurals.
    ImpliedQuantityRule(),
    MissingPluralCategoryRule(),
    SamePluralTextRule(),
    UnusedPluralCategoryRule(),
    // Characters.
    BidiOverrideRule(),
    BidiUnbalancedRule(),
    ControlCharacterRule(),
    InvisibleCharacterRule(),
    MixedScriptWordRule(),
    MojibakeRule(),
    ReplacementCharacterRule(),
    SoftHyphenRule(),
    // Markup and syntax.
    ApostropheRule(),
    DoubleEscapeRule(),
    EscapeSequenceRule(),
    ICUArgumentRule(),
    ICUKeywordTranslatedRule(),
    ICUSyntaxRule(),
    MarkupTagMismatchRule(),
    // Typography.
    BracketMismatchRule(),
    DoubleSpaceRule(),
    EllipsisRule(),
    EndPunctuationRule(),
    LeadingWhitespaceRule(),
    NewlineCountRule(),
    TrailingWhitespaceRule(),
    // Content.
    AcceleratorLostRule(),
    CodeChangedRule(),
    DoNotTranslateRule(),
    EmailChangedRule(),
    ForbiddenTermRule(),
    GlossaryRule(),
    InconsistentTranslationRule(),
    MaxLengthRule(),
    NumberChangedRule(),
    OptionChangedRule(),
    ToolResidueRule(),
    URLChangedRule(),
    // Code.
    SymbolCollisionRule(),
    UndefinedKeyRule(),
    UndeterminableKeyRule(),
    UnusedKeyRule(),
  ]

  /// Returns the rule with an identifier; `nil` if there is none.
  public static func rule(_ id: String) -> (any Rule)? { all.first { $0.id == id } }

  /// Returns the rule identifier that is most similar to a misspelled one; `nil` if none is
  /// similar.
  public static func nearest(to id: String) -> String? {
    Spelling.nearest(to: id, among: all.map { $0.id })
  }
}
