/// The capabilities of a file format.
///
/// The linter tests these traits, never the identity of a format. Each format sets its traits in
/// its definition.
package struct FormatTraits: Hashable, Sendable {
  // MARK: Languages and keys

  /// The languages that one file contains.
  package internal(set) var languages = Languages.one
  /// `false` if a file specifies the language of its translations, but not of its source strings.
  package internal(set) var namesSourceLanguage = true
  /// `true` if a template may list the keys of a catalog; otherwise, each file lists its own keys.
  package internal(set) var usesTemplates = false
  /// The name of the file that lists the languages to build; `nil` if there is none.
  ///
  /// This file is in the same folder as the translations.
  package internal(set) var languageList: String?
  /// `true` if the platform merges several files for the same language.
  package internal(set) var mergesFiles = false
  /// The relation between a key and its source string.
  package internal(set) var keys = KeyRole.name
  /// `true` if the sources of a file may be keys, in which case the targets contain the strings.
  package internal(set) var sourcesMayBeKeys = false
  /// `true` if a source string may be only in the code, so that no file contains its key.
  package var mayHaveSourcesInCode: Bool { keys == .nameOrString || keys == .nameOrFormatString }
  /// `true` if each key has a resource kind, and keys of different kinds may have the same name.
  package internal(set) var keysHaveKinds = false
  /// `true` if the name of a key may begin with a context that ends with U+0004.
  ///
  /// If the context consists of several scopes, they are separated by `|`.
  package internal(set) var keysHaveContexts = false
  /// `true` if an entry takes precedence over the same key in a `.strings` table of its catalog.
  package internal(set) var overridesTables = false
  /// `true` if usually only the file of the source language contains metadata.
  package internal(set) var hasTemplateMetadata = false
  /// The platform whose code looks up the keys; `nil` if this project cannot scan such code.
  package internal(set) var codePlatform: CodePlatform?

  // MARK: Plurals

  /// The mechanism that distinguishes the strings of a plural.
  package internal(set) var plurals = PluralModel.categories
  /// `true` if the library that reads a file, not CLDR, may decide which numbers select a category.
  package internal(set) var mayChooseByNumber = false
  /// `true` if a string for the category `zero` is used for 0 in every language.
  package internal(set) var takesZero = true
  /// `true` if only integers select a string, for example because the API requires an `int`.
  package internal(set) var countsIntegers = false
  /// The consequence if a plural has no string for a number.
  package internal(set) var missingForm = MissingForm.noString
  /// `true` if a compiler rejects a plural without the category `other`.
  package internal(set) var compilerRequiresOther = false
  /// `true` if an empty numbered form disables all forms; `false` if only an empty first form does.
  package internal(set) var needsAllForms = false

  // MARK: Strings

  /// The states that a translation may have.
  package internal(set) var states = StateModel.none
  /// `true` if a mark on an entry, such as `fuzzy`, specifies the state of all its strings.
  package internal(set) var marksEntries = false
  /// The printf-like format strings of the platform.
  package internal(set) var formatStrings = FormatStringModel.none
  /// `true` if the argument of a plural may be an object, an `NSNumber`.
  package internal(set) var formatsNumberObjects = false
  /// `true` if a string with a percent sign is treated as a format string, without other evidence.
  package internal(set) var isFormattedByDefault = true
  /// `true` if a string may be an element of an array, which code accesses by index.
  package internal(set) var hasArrays = false
  /// `true` if a file may contain strings from files in other formats, as in XLIFF.
  package internal(set) var hasOriginalFormats = false
  /// `true` if files in the format are exported from files in other formats for translation.
  package internal(set) var isForExchange = false
  /// `true` if frameworks that use the format replace names between percent signs: `%name%`.
  ///
  /// An example is Symfony.
  package internal(set) var mayHavePercentNames = false
  /// `true` if placeholders are numbers in braces, so that names in braces may be plain text.
  package internal(set) var hasNumberedBraces = false
  /// The strings that are passed to a message formatter.
  package internal(set) var messages = MessageModel.icu
  /// The references from one string to another.
  package internal(set) var references = ReferenceModel.none
  /// `true` if elements in a string represent parts of the original document.
  package internal(set) var hasInlineElements = false
  /// `true` if a unit may be divided into segments, each with its own translation.
  package internal(set) var hasSegments = false
  /// `true` if elements in a string are styles, which an app may drop.
  package internal(set) var hasStyledStrings = false
  /// `true` if programs that read the format may reject unbalanced tags, as Pango and itstool do.
  package internal(set) var mayRejectMarkup = false
  /// `true` if toolkits that use the format mark accelerator keys in labels, as in `&Open`.
  package internal(set) var mayMarkAccelerators = false

  /// `true` if terminal programs use the format; their strings contain manual line breaks.
  package internal(set) var isForTerminals = false

  /// `true` if the strings appear on web pages, so that they may contain HTML entities.
  package internal(set) var isShownOnPages = false

  // MARK: Tools

  /// `true` if a tool extracts the keys from code, and marks keys that it no longer finds.
  package internal(set) var isExtractedFromCode = false
  /// `true` if a tool generates identifiers in code from the keys.
  package internal(set) var generatesSymbols = false
  /// `true` if a generated method has the arguments of the translations in all languages as
  /// parameters, not only those of the source.
  package internal(set) var collectsArguments = false
  /// `true` if the tool that writes the file uses a fixed layout, which other tools may not follow.
  package internal(set) var hasFixedLayout = false
  /// `true` if programs read only keys in a specific table of the file.
  package internal(set) var hasKeyTable = false
  /// `true` if the tool that writes the file sorts its keys.
  package internal(set) var isSorted = false
  /// `true` if Interface Builder may generate keys, which begin with the identifier of an object.
  package internal(set) var mayNameObjects = false
  /// `true` if a compiler rejects an apostrophe that has no backslash before it.
  package internal(set) var escapesApostrophes = false
  /// `true` if a compiler rejects escape sequences with too few hexadecimal digits.
  package internal(set) var compilerRejectsEscapes = false
  /// `true` if a compiler rejects several format specifiers without argument positions.
  package internal(set) var compilerRequiresPositions = false
  /// `true` if a compiler compares the leading and trailing line breaks of source and translation.
  package internal(set) var comparesLineEnds = false
  /// The numeric escape sequence of the format, if strings with invalid escapes can still be
  /// decoded.
  package internal(set) var unicodeEscape: UnicodeEscape?
  /// `true` if programs use the last of several entries with the same key.
  ///
  /// The value is `false` for string catalogs, because readers differ and some builds reject
  /// duplicates. It is also `false` for formats that do not specify which entry is used.
  package internal(set) var hasLastOfDuplicates = false
  /// `true` if a key is the id of an XLIFF unit, which is unique only within its `<file>` element.
  package internal(set) var keysAreIDs = false
  /// `true` if the files are JSON.
  package internal(set) var isJSON = false
  /// `true` if readers trim unescaped white space at both ends of a string.
  package internal(set) var trimsStrings = false
  /// `true` if readers trim unescaped white space before a string.
  package internal(set) var trimsStarts = false
  /// `true` if a string may contain only characters that XML allows.
  package internal(set) var hasXMLCharacters = false
  /// `true` if a file may be in UTF-16.
  package internal(set) var takesWideUnits = false
  /// `true` if the name of a key is a path of member names in JSON.
  package internal(set) var keysArePaths = false
  /// `true` if tools that merge extracted strings often leave several entries with the same key.
  package internal(set) var isMergedFromExtractions = false
}

extension FormatTraits {
  /// The languages that one file contains.
  package enum Languages: Hashable, Sendable {
    /// One language.
    case one
    /// Source strings, and their translations into one language.
    case sourceAndTarget
    /// The source language and all translations.
    case all
  }

  /// The relation between a key and its source string.
  package enum KeyRole: Hashable, Sendable {
    /// A key is a name.
    case name
    /// A key is a name, or a source string that exists only in code.
    case nameOrString
    /// A key is a name, or a source string that exists only in code and may be a format string.
    case nameOrFormatString
    /// A key is the source string unless the file contains a separate source string.
    case stringUnlessLocalized
    /// A key is the source string, which is repeated in each file.
    case sourceString
  }

  /// The mechanism that distinguishes the strings of a plural.
  package enum PluralModel: Hashable, Sendable {
    /// CLDR's plural categories.
    case categories
    /// The form numbers that a formula of the file, or of its language, assigns to integers.
    case numbered
    /// Key suffixes with CLDR's categories, such as `items_one`; ordinals use a separate suffix.
    case suffixes
  }

  /// The consequence if a plural has no string for a number.
  package enum MissingForm: Hashable, Sendable {
    /// The app has no string.
    case noString
    /// The app uses a string in a different language, or shows the key.
    case otherLanguage
    /// The platform, which accepts only integers, throws an exception.
    case exception
    /// The app uses the default string of the plural, regardless of its category.
    case defaultString
  }

  /// The states that a translation may have.
  package enum StateModel: Hashable, Sendable {
    /// Translations have no state.
    case none
    /// The app contains every translation, regardless of its state.
    case included
    /// The compiler omits translations that need review.
    case leftOut
    /// The tool that imports the file decides for each state whether the app contains its
    /// translations.
    case decidedLater
  }

  /// The printf-like format strings of a platform.
  package enum FormatStringModel: Hashable, Sendable {
    /// The platform has no format strings.
    case none
    /// Format strings of `NSString`.
    case apple
    /// Format strings of `NSString`, where `%arg` in a substitution represents its argument.
    case appleWithArguments
    /// Format strings of `java.util.Formatter`.
    case java
    /// Format strings of the language that a flag of the entry specifies, or of C without a flag.
    case flagged
    /// Percent signs with argument numbers, such as `%1`, as in `QString::arg`.
    ///
    /// In a plural, `%n` represents the count.
    case numberedPercents
    /// Unknown; the strings of a catalog may indicate that it uses format strings.
    case inferred
  }

  /// The strings that are passed to a message formatter.
  package enum MessageModel: Hashable, Sendable {
    /// No strings.
    case none
    /// Strings that contain arguments in ICU syntax.
    case icu
    /// Strings that contain arguments, for ICU or `java.text.MessageFormat`.
    case java
    /// All strings.
    case everyString
  }

  /// The references from one string to another.
  package enum ReferenceModel: Hashable, Sendable {
    /// Strings contain no references.
    case none
    /// A string may be the name of a different resource: `@string/name`.
    case resources
    /// A string may include a different string: `$t(key)`.
    case nested
    /// A string may contain expressions that may refer to other strings: `{ key }`, `{ -term }`.
    case expressions
  }

  /// The letter case of the `u` in a numeric escape sequence.
  package enum UnicodeEscape: Hashable, Sendable {
    /// Lowercase, such as `\u00e9`.
    case lowercase
    /// Uppercase, such as `\U00e9`.
    case uppercase
  }
}

/// A platform whose code looks up keys in specific file formats.
package enum CodePlatform: Hashable, Sendable {
  /// Apple's systems, where each table of strings has a name.
  case apple
  /// Android, where each key has a resource kind.
  case android
  /// The web, where keys are in namespaces.
  case web

  /// `true` if keys have resource kinds and become identifiers in code instead of table entries.
  package var hasKinds: Bool { self == .android }
}
