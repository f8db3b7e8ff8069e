public import StringCatalogs

/// A catalog, as the input of rules: its keys, and their localizations in each language.
///
/// A catalog is one file with all languages, or many files with one or two languages each. Equal
/// keys in different files are joined. The files themselves are not changed.
public final class LintedCatalog: Sendable {
  /// A file of a catalog.
  public struct File: Sendable {
    /// The path that reports use for the file.
    public let path: String
    /// The content of the file.
    public var content: CatalogFile {
      // Because of `_read`, a caller that reads only a part of the content does not copy all of it.
      _read { yield shared.content }
    }
    /// The folder qualifiers of the file other than the language, such as `land` on Android.
    ///
    /// A file with qualifiers contains only the strings that differ from those in the unqualified
    /// file.
    public let qualifiers: String
    /// The content of the file, shared by reference so that it is cheap to pass around.
    let shared: SharedContent
    /// The plural categories that the file declares or its app uses; `nil` to use those of the
    /// file's language.
    let ownPlurals: PluralForms?
    /// `true` if the app selects plural strings by the numbers 0, 1 and 2 in every language.
    let choosesPluralsByNumber: Bool
    /// `true` if the file's name indicates to Android's tools that its strings are never
    /// translated.
    let isNeverTranslated: Bool
    /// `true` for a resource of Compose Multiplatform or moko-resources.
    ///
    /// Such a file uses the syntax of Android resources, but `aapt2` does not read it.
    let isMultiplatformResource: Bool

    /// Creates a file of a catalog.
    public init(path: String, content: CatalogFile, qualifiers: String = "") {
      self.init(path: path, content: content, qualifiers: qualifiers, ownPlurals: nil)
    }

    init(
      path: String, content: CatalogFile, qualifiers: String, ownPlurals: PluralForms?,
      choosesPluralsByNumber: Bool = false
    ) {
      self.path = path
      shared = SharedContent(content)
      self.qualifiers = qualifiers
      self.ownPlurals = ownPlurals
      self.choosesPluralsByNumber = choosesPluralsByNumber
      let definition = content.format.definition
      isMultiplatformResource = definition.isForOtherPlatforms(path: path)
      isNeverTranslated = definition.isNeverTranslated(path: path)
    }
  }

  /// A key of a catalog.
  public struct Key: Hashable, Sendable {
    /// The index in ``LintedCatalog/files`` of the file whose entry represents the key.
    ///
    /// This is a file in the source language, if one contains the key.
    public var file: Int { Int(storedFile) }
    /// The index of the key's entry in that file.
    public var entry: Int { Int(storedEntry) }
    /// The range of the key's localizations in ``LintedCatalog/localizations``; the source language
    /// is first.
    public internal(set) var localizations: Range<Int> {
      get { Int(start)..<Int(max(start, end)) }
      set {
        start = UInt32(truncatingIfNeeded: newValue.lowerBound)
        end = UInt32(truncatingIfNeeded: newValue.upperBound)
      }
    }
    /// A Boolean value that indicates whether the source language contains the key.
    ///
    /// The value is always `true` for a file that contains all languages. In such a file, a key
    /// without a source string is also the source string.
    public let isInSource: Bool
    private let storedFile: UInt32
    private let storedEntry: UInt32
    private var start: UInt32 = 0
    private var end: UInt32 = 0

    init(file: Int, entry: Int, localizations: Range<Int>, isInSource: Bool) {
      storedFile = UInt32(truncatingIfNeeded: file)
      storedEntry = UInt32(truncatingIfNeeded: entry)
      self.isInSource = isInSource
      self.localizations = localizations
    }
  }

  /// The content of a file for one key and one language.
  public struct Localization: Hashable, Sendable {
    private let storedLanguage: UInt32
    private let storedFile: UInt32
    private let storedEntry: UInt32
    private let storedLocalization: UInt32

    init(language: Int, file: Int, entry: Int, localization: Int) {
      storedLanguage = UInt32(truncatingIfNeeded: language)
      storedFile = UInt32(truncatingIfNeeded: file)
      storedEntry = UInt32(truncatingIfNeeded: entry)
      storedLocalization = UInt32(truncatingIfNeeded: localization)
    }

    /// The index of the language in ``LintedCatalog/languages``.
    public var language: Int { Int(storedLanguage) }
    /// The index of the file in ``LintedCatalog/files``.
    public var file: Int { Int(storedFile) }
    /// The index of the entry in the file.
    public var entry: Int { Int(storedEntry) }
    /// The index of the localization in the `localizations` of the file.
    public var localization: Int { Int(storedLocalization) }
  }

  /// The name of the catalog.
  public let name: String
  /// The files of the catalog.
  public let files: [File]
  /// The languages of the catalog, without duplicates; languages are distinguished by name.
  public let languages: [LintedLanguage]
  /// The index of the source language in ``languages``; `nil` if the catalog has no languages.
  public let source: Int?
  /// A Boolean value that indicates whether the source language is known.
  ///
  /// If no file declares the source language, and it cannot be derived from the files, ``source``
  /// is the first language. The source language is also unknown if its strings seem to be keys.
  public var isSourceKnown: Bool { sourceChoice.isKnown }

  /// Returns `true` if the system looks up a file's strings, as in `InfoPlist.strings`.
  ///
  /// The source strings of such a file are not in the catalog.
  func isOfSystem(_ file: File) -> Bool {
    file.content.format.definition.isOfSystem(path: file.path)
  }

  /// The reason for the choice of the source language, and the location of its strings.
  let sourceChoice: SourceChoice
  /// The facts about languages, including languages that no file contains.
  public let atlas: LanguageAtlas
  /// The keys of the catalog, in file order; the keys of files in the source language come first.
  public let keys: [Key]
  /// The localizations of the keys.
  public let localizations: [Localization]
  /// For each PO or Qt file, the roles of its source strings in the catalog; empty for other files.
  let sourceRoles: [[SourceRole]]
  /// For each file, the indices of localizations whose plurals need no additional categories.
  let optionalPlurals: [Set<Int>]
  /// For each file, the indices of translated plurals whose source has a string for `other` only.
  let pluralsWithoutOne: [Set<Int>]
  /// The plural categories that occur in the files.
  let pluralCategories: Set<PluralCategory>
  /// The languages that exist only for testing.
  let testLanguages: TestLanguages

  init(
    name: String, files: [File], languages: [LintedLanguage], source: Int?,
    sourceChoice: SourceChoice,
    atlas: LanguageAtlas, keys: [Key], localizations: [Localization],
    sourceRoles: [[SourceRole]]
  ) {
    self.sourceChoice = sourceChoice
    self.atlas = atlas
    self.name = name
    self.files = files
    self.languages = languages
    self.source = source
    self.keys = keys
    self.localizations = localizations
    self.sourceRoles = sourceRoles
    optionalPlurals = Self.optionalPlurals(
      of: files, keys: keys, localizations: localizations, source: source)
    pluralsWithoutOne = Self.pluralsWithoutOne(
      of: files, keys: keys, localizations: localizations, source: source)
    pluralCategories = Self.pluralCategories(of: files)
    testLanguages = TestLanguages(
      of: languages, source: source, files: files, localizations: localizations)
  }

  /// Returns the name of a key: the key itself, or its path in a nested file.
  public func name(of key: Key) -> String {
    let content = files[key.file].content
    return content.name(of: content.entries[key.entry])
  }

  /// Returns the name that human-readable reports use for a key.
  func shownName(of key: Key) -> String {
    files[key.file].shared.content.title(of: entry(of: key)) ?? name(of: key)
  }

  /// Returns the entry that represents a key.
  public func entry(of key: Key) -> CatalogEntry { files[key.file].content.entries[key.entry] }

  /// Returns the content of a localization in its file.
  public func content(of localization: Localization) -> CatalogLocalization {
    files[localization.file].shared.content.localizations[localization.localization]
  }
}
