/// The capabilities of a file format.
///
/// Rules and passes test these traits, never the identity of a format. Each format sets its traits
/// in its definition.
package struct FormatTraits: Hashable, Sendable {
  // MARK: Languages and keys

  /// The languages that one file contains.
  package internal(set) var languages = Languages.one
  /// `false` if a file names only the language of its translations, not that of its source strings.
  package internal(set) var namesSourceLanguage = true
  /// `true` if templates list the keys; if a catalog has no template, each file lists its own.
  package internal(set) var usesTemplates = false
  /// The name of a file that lists the languages to build; `nil` if there is none.
  ///
  /// The file is in the folder of the translations.
  package internal(set) var languageList: String?
  /// `true` if a language may have several files, whose strings the platform merges.
  package internal(set) var mergesFiles = false
  /// The relation between a key and its source string.
  package internal(set) var keys = KeyRole.name
  /// `true` if the source strings of a file may be keys, and its targets the strings.
  package internal(set) var sourcesMayBeKeys = false
  /// `true` if a source string may be in the code only, so that no file has its key.
  package var mayHaveSourcesInCode: Bool { keys == .nameOrString || keys == .nameOrFormatString }
  /// `true` if a key has a kind of resource, so that two kinds may use the same name.
  package internal(set) var keysHaveKinds = false
  /// `true` if the name of a key begins with a context, which U+0004 ends.
  ///
  /// If the context consists of several scopes, `|` separates them.
  package internal(set) var keysHaveContexts = false
  /// `true` if an entry replaces an entry with the same key in a table of the same catalog.
  package internal(set) var overridesTables = false
  /// `true` if only the file of the source language has metadata, unless tools copied it.
  package internal(set) var hasTemplateMetadata = false
  /// The platform whose code looks the keys up; `nil` if no scanner reads such code.
  package internal(set) var codePlatform: CodePlatform?

  // MARK: Plurals

  /// The way in which the strings of a plural are distinguished.
  package internal(set) var plurals = PluralModel.categories
  /// `true` if the library that reads a file decides which numbers choose a category.
  package internal(set) var mayChooseByNumber = false
  /// `true` if a string for the category `zero` is used for 0 in every language.
  package internal(set) var takesZero = true
  /// `true` if only integers choose a string, as Android's `getQuantityString` takes an `int`.
  package internal(set) var countsIntegers = false
  /// The consequence of a number without a string.
  package internal(set) var missingForm = MissingForm.noString
  /// `true` if a compiler rejects a plural without the category `other`.
  package internal(set) var compilerRequiresOther = false
  /// `true` if an empty numbered form disables all forms; `false` if only an empty first form does.
  package internal(set) var needsAllForms = false

  // MARK: Strings

  /// The states that a translation may have.
  package internal(set) var states = StateModel.none
  /// `true` if a mark on an entry is the state of all its strings.
  package internal(set) var marksEntries = false
  /// The printf-like format strings of the platform.
  package internal(set) var formatStrings = FormatStringModel.none
  /// `true` if the number of a plural may be an object, which is an `NSNumber`.
  package internal(set) var formatsNumberObjects = false
  /// `true` if a percent sign is sufficient to make a string a format string.
  package internal(set) var isFormattedByDefault = true
  /// `true` if a string may be an element of an array, which code accesses by index.
  package internal(set) var hasArrays = false
  /// `true` if a file may contain the strings of another file format.
  package internal(set) var hasOriginalFormats = false
  /// `true` if translators get files of the format, made from files of other formats.
  package internal(set) var isForExchange = false
  /// `true` if frameworks that replace names between percent signs read the format.
  ///
  /// An example is Symfony.
  package internal(set) var mayHavePercentNames = false
  /// The strings that a message formatter reads.
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
  /// `true` if toolkits that mark accelerators in labels read the format.
  package internal(set) var mayMarkAccelerators = false

  /// `true` if programs that print to a terminal read the format, and break long lines manually.
  package internal(set) var isForTerminals = false

  /// `true` if web pages show the strings, which may contain HTML entities.
  package internal(set) var isShownOnPages = false

  // MARK: Tools

  /// `true` if a tool extracts the keys from code, and marks keys that it no longer finds.
  package internal(set) var isExtractedFromCode = false
  /// `true` if a tool generates identifiers of code for the keys.
  package internal(set) var generatesSymbols = false
  /// `true` if the tool that writes the file has a fixed layout, which other tools may not follow.
  package internal(set) var hasFixedLayout = false
  /// `true` if the keys are in a separate table, outside of which programs ignore keys.
  package internal(set) var hasKeyTable = false
  /// `true` if the tool that writes the file sorts its keys.
  package internal(set) var isSorted = false
  /// `true` if Interface Builder writes keys, which begin with the identifier of an object.
  package internal(set) var mayNameObjects = false
  /// `true` if a compiler rejects an apostrophe without a backslash.
  package internal(set) var escapesApostrophes = false
  /// `true` if a compiler rejects unknown escape sequences.
  ///
  /// The value is `false` if programs drop their backslashes.
  package internal(set) var compilerRejectsEscapes = false
  /// `true` if a compiler rejects two format specifiers without positions.
  package internal(set) var compilerRequiresPositions = false
  /// `true` if a compiler compares the leading and trailing line breaks of source and translation.
  package internal(set) var comparesLineEnds = false
  /// The numeric escape for a character, in formats whose reader drops unknown backslashes.
  package internal(set) var unicodeEscape: UnicodeEscape?
  /// `true` if programs use the last of two entries with the same key.
  ///
  /// Readers of string catalogs differ, and some builds reject duplicates. For other formats, the
  /// entry that programs use is not specified.
  package internal(set) var hasLastOfDuplicates = false
  /// `true` if a key is the id of a unit, which is unique in a part of the document.
  package internal(set) var keysAreIDs = false
  /// `true` if the files are JSON.
  package internal(set) var isJSON = false
  /// `true` if readers trim unescaped white space.
  package internal(set) var trimsStrings = false
  /// `true` if readers trim unescaped white space before a string.
  package internal(set) var trimsStarts = false
  /// `true` if a string may contain only characters that XML allows.
  package internal(set) var hasXMLCharacters = false
  /// `true` if a file may be in UTF-16.
  package internal(set) var takesWideUnits = false
  /// `true` if the name of a key is a path of JSON object names.
  package internal(set) var keysArePaths = false
  /// `true` if tools that merge extractions leave many entries with the same key.
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
    /// A key is a name, or a source string that is in the code only.
    case nameOrString
    /// A key is a name, or a source string in code only, which may be a format string.
    case nameOrFormatString
    /// A key is the source string unless the file contains a different one.
    case stringUnlessLocalized
    /// A key is the source string, which each file repeats.
    case sourceString
  }

  /// The way in which the strings of a plural are distinguished.
  package enum PluralModel: Hashable, Sendable {
    /// By CLDR's plural categories.
    case categories
    /// By the numbers that a formula of the file, or of its language, yields for integers.
    case numbered
    /// By suffixes of keys with CLDR's categories; ordinals have a separate suffix.
    case suffixes
  }

  /// The consequence of a number without a string.
  package enum MissingForm: Hashable, Sendable {
    /// The app has no string.
    case noString
    /// The app uses a different language, or shows the key.
    case otherLanguage
    /// The platform, which accepts only integers, throws an exception.
    case exception
    /// The app uses the string that the plural marks as its default, in any category.
    case defaultString
  }

  /// The states that a translation may have.
  package enum StateModel: Hashable, Sendable {
    /// There are none.
    case none
    /// The app contains a translation in any state.
    case included
    /// The compiler omits translations that need review.
    case leftOut
    /// The importer of the file decides.
    case decidedLater
  }

  /// The printf-like format strings of a platform.
  package enum FormatStringModel: Hashable, Sendable {
    /// There are none.
    case none
    /// Format strings of `NSString`.
    case apple
    /// Format strings of `NSString`; in a substitution, `%arg` is its number.
    case appleWithArguments
    /// Format strings of `java.util.Formatter`.
    case java
    /// Format strings of the language that a flag of the entry names; C without a flag.
    case flagged
    /// Percent signs with argument numbers, `%1`, as in `QString::arg`.
    ///
    /// In a plural, `%n` is the number.
    case numberedPercents
    /// Unspecified; the strings of a catalog may show that it has format strings.
    case inferred
  }

  /// The strings that a message formatter reads.
  package enum MessageModel: Hashable, Sendable {
    /// None.
    case none
    /// Strings with arguments of ICU.
    case icu
    /// Strings with arguments, by ICU or `java.text.MessageFormat`.
    case java
    /// All strings.
    case everyString
  }

  /// The references from one string to another.
  package enum ReferenceModel: Hashable, Sendable {
    /// There are none.
    case none
    /// A string may be the name of another resource: `@string/name`.
    case resources
    /// A string may contain a different string: `$t(key)`.
    case nested
    /// A string may contain expressions, some of which are other strings: `{ key }`, `{ -term }`.
    case expressions
  }

  /// The numeric escape for a character.
  package enum UnicodeEscape: Hashable, Sendable {
    /// `\u00e9`.
    case lowercase
    /// `\U00e9`.
    case uppercase
  }
}

/// A platform whose code looks keys up, each with its own file formats.
package enum CodePlatform: Hashable, Sendable {
  /// Apple's systems, with a table of strings for each name.
  case apple
  /// Android, with a kind of resource for each key.
  case android
  /// The web, with namespaces.
  case web

  /// `true` if keys have kinds and become identifiers, instead of being in named tables.
  package var hasKinds: Bool { self == .android }
}
