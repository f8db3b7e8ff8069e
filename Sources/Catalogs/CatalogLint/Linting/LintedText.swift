public import Diagnostics
public import StringCatalogs

/// A text of a catalog, as a rule looks at it.
public struct LintedText: Sendable {
  /// The catalog.
  public let catalog: LintedCatalog
  /// Which text it is; of a key, its entry.
  public let site: LintSite
  /// The text in its file.
  public let value: CatalogValue
  /// What occurs in it.
  public let traits: TextTraits
  private let languageIndex: Int

  init(
    _ catalog: LintedCatalog, site: LintSite, value: CatalogValue, language: Int,
    traits: TextTraits
  ) {
    self.catalog = catalog
    self.site = site
    self.value = value
    self.traits = traits
    languageIndex = language
  }

  /// The language it is in.
  public var language: LintedLanguage { catalog.languages[languageIndex] }
  /// Whether that is the source language.
  public var isSource: Bool { languageIndex == catalog.source }
  /// Whether it is a key, which is the text of the source language where the file has no other.
  ///
  /// Who changes it has to change the code too, so it has no fix-its.
  public var isKey: Bool { site.value == nil }

  /// The file.
  public var content: CatalogFile { catalog.files[site.file].content }

  /// The text as somebody reads it.
  ///
  /// - Complexity: O(*n*).
  public var string: String { catalog.files[site.file].content.string(value.text) }

  /// The bytes of the file that spell a part of the text.
  ///
  /// - Parameter part: Offsets in the UTF-8 of ``string``.
  /// - Complexity: O(*n*): who needs many asks for all at once.
  public func range(of part: Range<Int>) -> SourceRange {
    catalog.files[site.file].content.sourceRange(of: part, in: value.text)
  }

  /// The bytes of the file that spell parts of the text.
  ///
  /// - Parameter parts: Offsets in the UTF-8 of ``string``, in order, none empty and none in another.
  /// - Complexity: O(*n*).
  public func ranges(of parts: [Range<Int>]) -> [SourceRange] {
    catalog.files[site.file].content.sourceRanges(of: parts, in: value.text)
  }
}
