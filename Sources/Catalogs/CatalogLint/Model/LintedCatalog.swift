public import StringCatalogs

/// A catalog as rules see it: its keys, and what its files have for each of them in each language.
///
/// A catalog may be one file with all languages, or many files with one language each. Keys are joined across
/// the files; the files themselves stay as they were read.
public final class LintedCatalog: Sendable {
  /// A file of a catalog.
  public struct File: Sendable {
    /// Its path, as reports name it.
    public let path: String
    /// What is in it.
    public var content: CatalogFile {
      // Who reads a part of it need not copy all.
      _read { yield shared.content }
    }
    /// What the folder says beside the language, such as `land` on Android: such a file holds only what is
    /// different there.
    public let qualifiers: String
    /// What is in it, for loops that hand it around.
    let shared: SharedContent
    /// The plural forms that the file itself demands; `nil` for those of its language.
    let ownPlurals: PluralForms?
    /// `true` if the app chooses the text for a number by 0, 1 and 2, whatever the language.
    let choosesPluralsByNumber: Bool
    /// Whether Android's tools take it for one that nobody translates, by its name.
    let isNeverTranslated: Bool
    /// `true` for a resource of Compose Multiplatform or moko-resources, which is written like one
    /// of Android but read by no `aapt2`.
    let isMultiplatformResource: Bool

    /// Makes a file of a catalog.
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
    /// The place in ``LintedCatalog/files`` of the file that shows it: that of the source language, if it has
    /// the key.
    public var file: Int { Int(storedFile) }
    /// The place of its entry in that file.
    public var entry: Int { Int(storedEntry) }
    /// The places of its localizations in ``LintedCatalog/localizations``, that in the source language first.
    public internal(set) var localizations: Range<Int> {
      get { Int(start)..<Int(max(start, end)) }
      set {
        start = UInt32(truncatingIfNeeded: newValue.lowerBound)
        end = UInt32(truncatingIfNeeded: newValue.upperBound)
      }
    }
    /// Whether the source language has it.
    ///
    /// In a file with all languages it always does: without a text of its own, the key is the text.
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

  /// What a file has for a key in a language.
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

    /// The place of its language in ``LintedCatalog/languages``.
    public var language: Int { Int(storedLanguage) }
    /// The place of its file in ``LintedCatalog/files``.
    public var file: Int { Int(storedFile) }
    /// The place of its entry in the file.
    public var entry: Int { Int(storedEntry) }
    /// Its place in the `localizations` of the file.
    public var localization: Int { Int(storedLocalization) }
  }

  /// The name of the catalog.
  public let name: String
  /// Its files.
  public let files: [File]
  /// Its languages, each once; languages are different if their names are.
  public let languages: [LintedLanguage]
  /// The place in ``languages`` of the language that the others are translated from; `nil` if no file has it.
  public let source: Int?
  /// `true` if the source language is declared or can be derived from the files; otherwise it is
  /// the first.
  public var isSourceKnown: Bool { sourceChoice.isKnown }

  /// `true` if the system looks up the strings of a file, and has those of the source language.
  func isOfSystem(_ file: File) -> Bool {
    file.content.format.definition.isOfSystem(path: file.path)
  }

  /// The reason for the choice of the source language, and where its strings are.
  let sourceChoice: SourceChoice
  /// What is known about languages, also those that no file has.
  public let atlas: LanguageAtlas
  /// Its keys, in the order of the files.
  public let keys: [Key]
  /// What the files have for the keys.
  public let localizations: [Localization]
  /// For each PO file, what the source texts of its entries are to the catalog; of other files nothing.
  let sourceRoles: [[SourceRole]]
  /// For each file the localizations whose plurals need no more categories than they have.
  let optionalPlurals: [Set<Int>]
  /// For each file the localizations whose source has no string for 1.
  let pluralsWithoutOne: [Set<Int>]
  /// The plural categories that occur in the files.
  let pluralCategories: Set<PluralCategory>
  /// The languages that are for tests.
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

  /// The name of a key: itself, or the path to it.
  public func name(of key: Key) -> String {
    let content = files[key.file].content
    return content.name(of: content.entries[key.entry])
  }

  /// The name of a key in reports for people.
  func shownName(of key: Key) -> String {
    files[key.file].shared.content.title(of: entry(of: key)) ?? name(of: key)
  }

  /// The entry that shows a key.
  public func entry(of key: Key) -> CatalogEntry { files[key.file].content.entries[key.entry] }

  /// What a file has for a key in a language, as the file has it.
  public func content(of localization: Localization) -> CatalogLocalization {
    files[localization.file].shared.content.localizations[localization.localization]
  }
}
