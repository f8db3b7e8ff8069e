package import FormatStrings
package import LanguageTags

/// A catalog that is independent of file formats.
///
/// It is read from files in one format and written in a different format. All strings are decoded.
/// Content that only one format supports is not part of this type.
package struct PortableCatalog: Hashable, Sendable {
  /// The base name of the files, such as `Localizable`.
  package var name: String
  /// The base name of the files that the catalog was read from; `nil` if it is ``name``.
  package var originalName: String?
  /// The source language.
  package var sourceLanguage: LanguageTag
  /// The languages, each once, beginning with the source language.
  package var languages: [LanguageTag]
  /// The languages as the original files spell them, such as `zh_TW` and `kab-KAB`.
  package var spellings: [LanguageTag: String] = [:]
  /// The keys, in the order of the original files.
  package var entries: [PortableEntry]
  /// The format that determines the placeholder syntax; `nil` if it is unknown.
  ///
  /// For most writers, this is the format that they write. For XLIFF and gettext, it is the format
  /// of the original catalog, which the writers record in the file.
  package var dialect: CatalogFormat?
  /// `true` if a key that has no string in the source language is itself the source string.
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

/// A key of a catalog, with its values in all languages.
package struct PortableEntry: Hashable, Sendable {
  /// The path to the key; in formats without nested keys, the key is its only component.
  package var path: [String]
  /// The gettext context that distinguishes entries with the same key; `nil` if there is none.
  package var context: String?
  /// The kind of the entry; ``CatalogEntry/Kind/plurals`` if its strings are for plural categories.
  ///
  /// The kind does not depend on the file format. The kind of an entry with substitutions is
  /// ``CatalogEntry/Kind/string``, even if the substitutions have plurals.
  package var kind = CatalogEntry.Kind.string
  /// The comment for translators; `nil` if there is none.
  package var comment: String?
  /// `true` if the string should be translated.
  package var shouldTranslate = true
  /// The extraction state, which records the origin of the key.
  package var extractionState: CatalogEntry.ExtractionState?
  /// The placeholder syntax of the strings; `nil` if it is the usual syntax of the format.
  ///
  /// If the value is ``PlaceholderSyntax/none``, the strings contain no placeholders.
  package var syntax: PlaceholderSyntax?
  /// The named placeholders of the strings, as ARB declares them, in the order of the arguments.
  package var placeholders: [PortablePlaceholder] = []
  /// The name of the plural argument in formats with named arguments; `nil` if it is `count`.
  package var number: String?
  /// The strings by language; languages without strings are absent.
  ///
  /// If the key is the source string, the source language has no separate string in string
  /// catalogs, `.strings` files and PO files. For other formats, the string is added before
  /// writing.
  package var texts: [LanguageTag: [PortableText]] = [:]
  /// The substitutions by language.
  package var substitutions: [LanguageTag: [PortableSubstitution]] = [:]

  /// Creates an entry.
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

/// A string of a key in a language, with the conditions under which it is used.
package struct PortableText: Hashable, Sendable {
  /// The conditions under which a string is used.
  ///
  /// A property is `nil` if the string does not depend on it.
  package struct Case: Hashable, Sendable {
    /// The name of the substitution that the string belongs to; `nil` if there is none.
    package var substitution: String?
    /// The device class.
    package var device: DeviceClass?
    /// The minimum screen width, as in `.stringsdict`.
    package var width: Int?
    /// The index of an array element, from 0.
    package var index: Int?
    /// The plural category.
    package var plural: PluralCategory?
    /// The only number for which the string is used; `nil` if it is not for a single number.
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

  /// The conditions under which the string is used; all properties are `nil` if there are none.
  package var variation = Case()
  /// The string.
  package var text: String
  /// `true` if the value is a reference to an Android resource: `@string/name`.
  ///
  /// At run time, an app uses the string of that resource.
  package var isReference = false
  /// The state of the translation; `nil` if it is complete or not specified.
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

/// A named placeholder.
package struct PortablePlaceholder: Hashable, Sendable {
  /// The name, without braces.
  package var name: String
  /// The type of the value, such as `int`; `nil` if it is not specified.
  package var type: String?

  /// Creates a named placeholder.
  package init(name: String, type: String? = nil) {
    self.name = name
    self.type = type
  }
}

/// A substitution in a value.
package struct PortableSubstitution: Hashable, Sendable {
  /// The name, which is between `%#@` and `@` in the value.
  package var name: String
  /// The position of the argument, counted from 1; `nil` if it is not specified.
  package var argumentNumber: Int?
  /// The format specifier of the argument, without `%`; `nil` if it is not specified.
  package var formatSpecifier: String?

  /// Creates a substitution.
  package init(name: String, argumentNumber: Int? = nil, formatSpecifier: String? = nil) {
    self.name = name
    self.argumentNumber = argumentNumber
    self.formatSpecifier = formatSpecifier
  }
}
