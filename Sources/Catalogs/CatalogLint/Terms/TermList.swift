public import LanguageTags

/// What a team has decided about terms.
public struct TermList: Hashable, Sendable {
  /// The forms of a term in a language.
  public struct Forms: Hashable, Sendable {
    /// The language; one without a region stands for all of its regions, and one with its usual region for itself
    /// without any.
    public var language: LanguageTag
    /// The forms, of which one has to be there.
    public var patterns: [TermPattern]

    /// Makes the forms of a language.
    public init(language: LanguageTag, patterns: [TermPattern]) {
      self.language = language
      self.patterns = patterns
    }
  }

  /// A term that no text may have.
  public struct Forbidden: Hashable, Sendable {
    /// The term, in all its forms.
    public var patterns: [TermPattern]
    /// The languages whose texts may not have it; `nil` for all.
    public var languages: [LanguageTag]?
    /// What to write in its place.
    public var replacement: String?
    /// Why.
    public var reason: String?

    /// Makes a term that no text may have.
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

  /// A term of the source language, and how translations have it.
  public struct Entry: Hashable, Sendable {
    /// The term, in all its forms.
    public var patterns: [TermPattern]
    /// How languages have it.
    public var forms: [Forms]

    /// Makes an entry.
    public init(patterns: [TermPattern], forms: [Forms] = []) {
      self.patterns = patterns
      self.forms = forms
    }
  }

  /// Terms that no text may have.
  public var forbidden: [Forbidden]
  /// Terms that translations keep as they are, or in the forms that are given.
  public var untranslated: [Entry]
  /// Terms with their translations; a language without any is not looked at.
  public var glossary: [Entry]

  /// Makes a list; without terms, the rules that need them look for nothing.
  public init(
    forbidden: [Forbidden] = [], untranslated: [Entry] = [], glossary: [Entry] = []
  ) {
    self.forbidden = forbidden
    self.untranslated = untranslated
    self.glossary = glossary
  }
}

extension TermList.Entry {
  /// Whether the term stands in a text of the source language.
  func isIn(_ source: Span<UInt8>) -> Bool { Self.isAny(patterns, in: source) }

  static func isAny(_ patterns: [TermPattern], in bytes: Span<UInt8>) -> Bool {
    for pattern in patterns where pattern.first(in: bytes) != nil { return true }
    return false
  }

  /// The forms for a language: of several that are for it, the most special one.
  func forms(for language: LintedLanguage, _ atlas: LanguageAtlas) -> [TermPattern] {
    let suited = forms.filter { $0.language.isFor(language, atlas) }
    let best = suited.max {
      $0.language.description.utf8.count < $1.language.description.utf8.count
    }
    return best?.patterns ?? []
  }
}

extension LanguageTag {
  /// Whether what is said of this language holds for a language of a catalog: for `de-AT` what is said of `de`,
  /// for `zh-CN` what is said of `zh-Hans`, and the other way round.
  func isFor(_ language: LintedLanguage, _ atlas: LanguageAtlas) -> Bool {
    if language.name == description || language.name.hasPrefix(description + "-") { return true }
    let own = atlas[self]
    guard own.language != nil, own.language == language.facts.language,
      own.script == language.facts.script
    else { return false }
    // What is said of `zh-CN` holds for `zh-Hans`, which is that of China if nobody names a region.
    return region == nil || region == language.tag?.region
      || language.tag?.region == nil && region == language.facts.usualRegion
  }
}
