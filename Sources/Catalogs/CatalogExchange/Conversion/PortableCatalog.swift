import LanguageTags
import StringCatalogs

/// A catalog as no format spells it: what is read of the files of one format, and written as those of another.
///
/// All texts are decoded. What a format says that is not here belongs to that format alone.
struct PortableCatalog: Hashable, Sendable {
  /// The base of the names of its files, such as `Localizable`.
  var name: String
  /// The language that the others are translated from.
  var sourceLanguage: LanguageTag
  /// Its languages, each once, that of the source first.
  var languages: [LanguageTag]
  /// How the files spelled their languages, as `zh_TW` and `kab-KAB`.
  var spellings: [LanguageTag: String] = [:]
  /// Its keys, in the order of the source.
  var entries: [PortableEntry]
  /// The format whose placeholders the texts have; ``CatalogFormat/xliff`` if nobody knows.
  ///
  /// A writer finds its own format here. Those of XLIFF and gettext find that of the source: they say it in the file.
  var dialect: CatalogFormat
  /// Whether a key without a text in the source language is that text.
  var keysAreTexts = false
}

/// A key of a catalog, with its texts in all languages.
struct PortableEntry: Hashable, Sendable {
  /// The path to the key; in formats without nested keys it has one part, which is the key.
  var path: [String]
  /// What tells keys with the same text apart in gettext.
  var context: String?
  /// What it is: plurals if its texts are for plural categories, whatever the format.
  ///
  /// A text with substitutions is a string, though these have plurals.
  var kind = CatalogEntry.Kind.string
  /// What the translators are told.
  var comment: String?
  /// Whether the text is to be translated.
  var shouldTranslate = true
  /// Where the key comes from.
  var extractionState: CatalogEntry.ExtractionState?
  /// How the texts hold values, where something else than the format says it; with ``PlaceholderSyntax/none`` they
  /// hold none.
  var syntax: PlaceholderSyntax?
  /// The names that the texts have for values, as ARB declares them, in the order of the arguments.
  var placeholders: [PortablePlaceholder] = []
  /// The name of the value that plurals depend on, in formats whose values have names; `nil` for `count`.
  var number: String?
  /// The texts, by their languages; none where a language has nothing.
  ///
  /// The source language has nothing where the key is the text, in formats that know that: those of string catalogs,
  /// tables of strings and gettext. For others the text stands here before they are written.
  var texts: [LanguageTag: [PortableText]] = [:]
  /// The parts of texts that are put together by themselves, by the languages.
  var substitutions: [LanguageTag: [PortableSubstitution]] = [:]
}

/// A text of a key in a language, for one case.
struct PortableText: Hashable, Sendable {
  /// The case the text is for.
  struct Case: Hashable, Sendable {
    /// The name of the substitution whose text it is.
    var substitution: String?
    /// The class of device.
    var device: DeviceClass?
    /// The width of the screen.
    var width: Int?
    /// The number of an element of an array, from 0.
    var index: Int?
    /// The plural category.
    var plural: PluralCategory?
  }

  /// For which case it is; all is `nil` for the only text.
  var variation = Case()
  /// The text.
  var text: String
  /// Whether it names another resource of Android, whose text an app shows: `@string/name`.
  var isReference = false
  /// How far the work on it is; `nil` if it is done, or nobody says.
  var state: CatalogValue.State?
}

/// A name that texts have for a value.
struct PortablePlaceholder: Hashable, Sendable {
  /// The name, without braces.
  var name: String
  /// The type of the value, such as `int`; `nil` if it is not said.
  var type: String?
}

/// A part of a text that is put together by itself.
struct PortableSubstitution: Hashable, Sendable {
  /// Its name, which the text has between `%#@` and `@`.
  var name: String
  /// The number of the argument it stands for, from 1.
  var argumentNumber: Int?
  /// The format of the argument without `%`.
  var formatSpecifier: String?
}
