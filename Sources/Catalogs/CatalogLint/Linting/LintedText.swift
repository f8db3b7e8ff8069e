public import Diagnostics
public import StringCatalogs

/// A string of a catalog, as the input of a rule.
public struct LintedText: Sendable {
  /// The catalog.
  public let catalog: LintedCatalog
  /// The site of the string; if the string is a key, the site of its entry.
  public let site: LintSite
  /// The value that contains the string.
  public let value: CatalogValue
  /// The traits of the string.
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

  /// The language of the string.
  public var language: LintedLanguage { catalog.languages[languageIndex] }
  /// A Boolean value that indicates whether the language is the source language.
  public var isSource: Bool { languageIndex == catalog.source }
  /// A Boolean value that indicates whether the string is a key.
  ///
  /// The key is the source string if the file contains no separate source string. Rules offer no
  /// fix-its for a key, because the code that uses the key would have to change too.
  public var isKey: Bool { site.value == nil }

  /// The file of the string.
  public var content: CatalogFile { catalog.files[site.file].content }

  /// The string as users see it, after escapes are decoded.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public var string: String { catalog.files[site.file].content.string(value.text) }

  /// The key, which is the source string in file formats without separate keys.
  var sourceSpelling: String {
    site.entry.map { content.string(content.entries[$0].key) } ?? ""
  }

  /// Returns the bytes of the file that represent a part of the string.
  ///
  /// - Parameter part: Offsets in the UTF-8 of ``string``.
  /// - Complexity: O(*n*), where *n* is the length of the string. For many parts, call
  ///   ``ranges(of:)`` once.
  public func range(of part: Range<Int>) -> SourceRange {
    catalog.files[site.file].content.sourceRange(of: part, in: value.text)
  }

  /// Returns the bytes of the file that represent parts of the string.
  ///
  /// - Parameter parts: Offsets in the UTF-8 of ``string``, in order, not empty and without
  ///   overlap.
  /// - Complexity: O(*n*), where *n* is the length of the string.
  public func ranges(of parts: [Range<Int>]) -> [SourceRange] {
    catalog.files[site.file].content.sourceRanges(of: parts, in: value.text)
  }
}
