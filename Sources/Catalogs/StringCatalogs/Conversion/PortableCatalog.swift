package import FormatStrings
package import LanguageTags

/// A catalog as no format spells it: what is read of the files of one format, and written as those
/// of another.
///
/// All texts are decoded. What a format says that is not here belongs to that format alone.
package struct PortableCatalog: Hashable, Sendable {
  /// The base of the names of its files, such as `Localizable`.
  package var name: String
  /// The base of the names of the files that it was read from; `nil` if it is ``name``.
  package var originalName: String?
  /// The language that the others are translated from.
  package var sourceLanguage: LanguageTag
  /// Its languages, each once, that of the source first.
  package var languages: [LanguageTag]
  /// How the files spelled their languages, as `zh_TW` and `kab-KAB`.
  package var spellings: [LanguageTag: String] = [:]
  /// Its keys, in the order of the source.
  package var entries: [PortableEntry]
  /// The format whose placeholders the strings have; `nil` if it is not known.
  ///
  /// A writer finds its own format here. Those of XLIFF and gettext find that of the source: they
  /// say it in the file.
  package var dialect: CatalogFormat?
  /// Whether a key without a text in the source language is that text.
  package var keysAreTexts = false

  /// Creates a catalog.
  package init(
    name: String, sourceLanguage: LanguageTag, languages: [LanguageTag],
    spellings: [LanguageTag: String] = [:], entries: [PortableEntry], dialect: CatalogFormat?,
    keysAreTexts: Bool = false
  ) {
    self.name = name
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.spellings = spellings
    self.entries = entries
    self.dialect = dialect
    self.keysAreTexts = keysAreTexts
  }
}

/// A key of a catalog, with its texts in all languages.
package struct PortableEntry: Hashable, Sendable {
  /// The path to the key; in formats without nested keys it has one part, which is the key.
  package var path: [String]
  /// What tells keys with the same text apart in gettext.
  package var context: String?
  /// What it is: plurals if its texts are for plural categories, whatever the format.
  ///
  /// A text with substitutions is a string, though these have plurals.
  package var kind = CatalogEntry.Kind.string
  /// What the translators are told.
  package var comment: String?
  /// Whether the text is to be translated.
  package var shouldTranslate = true
  /// Where the key comes from.
  package var extractionState: CatalogEntry.ExtractionState?
  /// How the texts hold values, where something else than the format says it; with
  /// ``PlaceholderSyntax/none`` they hold none.
  package var syntax: PlaceholderSyntax?
  /// The names that the texts have for values, as ARB declares them, in the order of the arguments.
  package var placeholders: [PortablePlaceholder] = []
  /// The name of the value that plurals depend on, in formats whose values have names; `nil` for
  /// `count`.
  package var number: String?
  /// The texts, by their languages; none where a language has nothing.
  ///
  /// The source language has nothing where the key is the text, in formats that know that: those of
  /// string catalogs, tables of strings and gettext. For others the text stands here before they
  /// are written.
  package var texts: [LanguageTag: [PortableText]] = [:]
  /// The parts of texts that are put together by themselves, by the languages.
  package var substitutions: [LanguageTag: [PortableSubstitution]] = [:]

  /// Creates a key.
  package init(
    path: [String], context: String? = nil, kind: CatalogEntry.Kind = .string,
    comment: String? = nil, shouldTranslate: Bool = true,
    extractionState: CatalogEntry.ExtractionState? = nil, syntax: PlaceholderSyntax? = nil,
    placeholders: [PortablePlaceholder] = [], number: String? = nil,
    texts: [LanguageTag: [PortableText]] = [:],
    substitutions: [LanguageTag: [PortableSubstitution]] = [:]
  ) {
    self.path = path
    self.context = context
    self.kind = kind
    self.comment = comment
    self.shouldTranslate = shouldTranslate
    self.extractionState = extractionState
    self.syntax = syntax
    self.placeholders = placeholders
    self.number = number
    self.texts = texts
    self.substitutions = substitutions
  }
}

/// A text of a key in a language, for one case.
package struct PortableText: Hashable, Sendable {
  /// The case the text is for.
  package struct Case: Hashable, Sendable {
    /// The name of the substitution whose text it is.
    package var substitution: String?
    /// The class of device.
    package var device: DeviceClass?
    /// The width of the screen.
    package var width: Int?
    /// The number of an element of an array, from 0.
    package var index: Int?
    /// The plural category.
    package var plural: PluralCategory?
    /// The only number that a string is for, beside those for plural categories.
    package var exactNumber: Int?

    /// Creates a case.
    package init(
      substitution: String? = nil, device: DeviceClass? = nil, width: Int? = nil, index: Int? = nil,
      plural: PluralCategory? = nil, exactNumber: Int? = nil
    ) {
      self.substitution = substitution
      self.device = device
      self.width = width
      self.index = index
      self.plural = plural
      self.exactNumber = exactNumber
    }
  }

  /// For which case it is; all is `nil` for the only text.
  package var variation = Case()
  /// The text.
  package var text: String
  /// Whether it names another resource of Android, whose text an app shows: `@string/name`.
  package var isReference = false
  /// How far the work on it is; `nil` if it is done, or nobody says.
  package var state: CatalogValue.State?

  /// Creates a string.
  package init(
    variation: Case = Case(), text: String, isReference: Bool = false,
    state: CatalogValue.State? = nil
  ) {
    self.variation = variation
    self.text = text
    self.isReference = isReference
    self.state = state
  }
}

/// A name that texts have for a value.
package struct PortablePlaceholder: Hashable, Sendable {
  /// The name, without braces.
  package var name: String
  /// The type of the value, such as `int`; `nil` if it is not said.
  package var type: String?

  /// Creates a name.
  package init(name: String, type: String? = nil) {
    self.name = name
    self.type = type
  }
}

/// A part of a text that is put together by itself.
package struct PortableSubstitution: Hashable, Sendable {
  /// Its name, which the text has between `%#@` and `@`.
  package var name: String
  /// The number of the argument it stands for, from 1.
  package var argumentNumber: Int?
  /// The format of the argument without `%`.
  package var formatSpecifier: String?

  /// Creates a part of a string.
  package init(name: String, argumentNumber: Int? = nil, formatSpecifier: String? = nil) {
    self.name = name
    self.argumentNumber = argumentNumber
    self.formatSpecifier = formatSpecifier
  }
}
