public import LanguageTags

/// The terms that a team has agreed on.
public struct TermList: Hashable, Sendable {
  /// The translations of a term into a language.
  public struct Forms: Hashable, Sendable {
    /// The language.
    ///
    /// A language without a region also applies to all regions. A language with its usual region
    /// also applies to the language without a region.
    public var language: LanguageTag
    /// The forms of the translation; a translated string must contain one of them.
    public var patterns: [TermPattern]

    /// Creates the forms for a language.
    public init(language: LanguageTag, patterns: [TermPattern]) {
      self.language = language
      self.patterns = patterns
    }
  }

  /// A term that strings in some or all languages must not contain.
  public struct Forbidden: Hashable, Sendable {
    /// The patterns for all forms of the term.
    public var patterns: [TermPattern]
    /// The languages whose strings must not contain the term; `nil` for all languages.
    public var languages: [LanguageTag]?
    /// The term to use in place of the forbidden term; `nil` if there is none.
    public var replacement: String?
    /// The reason why the term is forbidden; `nil` if none is given.
    public var reason: String?

    /// Creates a term that strings must not contain.
    public init(
      patterns: [TermPattern], languages: [LanguageTag]? = nil, replacement: String? = nil,
      reason: String? = nil
    ) {
      self.patterns = patterns
      self.languages = languages
      self.replacement = replacement
      self.reason = reason
    }
  }

  /// A term in the source language, with its translations.
  public struct Entry: Hashable, Sendable {
    /// The patterns for all forms of the term.
    public var patterns: [TermPattern]
    /// The translations of the term into other languages.
    public var forms: [Forms]

    /// Creates an entry.
    public init(patterns: [TermPattern], forms: [Forms] = []) {
      self.patterns = patterns
      self.forms = forms
    }
  }

  /// Terms that strings in some or all languages must not contain.
  public var forbidden: [Forbidden]
  /// Terms that translations must keep unchanged or write in one of the given forms.
  public var untranslated: [Entry]
  /// Terms with required translations; languages without a required translation are not checked.
  public var glossary: [Entry]

  /// Creates a list; rules that need terms report nothing if there are none.
  public init(
    forbidden: [Forbidden] = [], untranslated: [Entry] = [], glossary: [Entry] = []
  ) {
    self.forbidden = forbidden
    self.untranslated = untranslated
    self.glossary = glossary
  }
}

extension TermList.Entry {
  /// Returns `true` if a string in the source language contains the term.
  func isIn(_ source: Span<UInt8>) -> Bool { Self.isAny(patterns, in: source) }

  static func isAny(_ patterns: [TermPattern], in bytes: Span<UInt8>) -> Bool {
    for pattern in patterns where pattern.first(in: bytes) != nil { return true }
    return false
  }

  /// Returns the forms for a language; if several match, those of the most specific language.
  func forms(for language: LintedLanguage, _ atlas: LanguageAtlas) -> [TermPattern] {
    let suited = forms.filter { $0.language.isFor(language, atlas) }
    let best = suited.max {
      $0.language.description.utf8.count < $1.language.description.utf8.count
    }
    return best?.patterns ?? []
  }
}

extension LanguageTag {
  /// Returns `true` if the terms for a language also apply to a given language of the catalog.
  ///
  /// Terms for `de` apply to `de-AT`. Terms for `zh-Hans` apply to `zh-CN`, and the reverse.
  func isFor(_ language: LintedLanguage, _ atlas: LanguageAtlas) -> Bool {
    if language.name == description || language.name.hasPrefix(description + "-") { return true }
    let own = atlas[self]
    guard own.language != nil, own.language == language.facts.language,
      own.script == language.facts.script
    else { return false }
    // Terms for `zh-CN` apply to `zh-Hans`, whose usual region is China.
    return region == nil || region == language.tag?.region
      || language.tag?.region == nil && region == language.facts.usualRegion
  }
}
