public import Diagnostics
public import StringCatalogs

/// A text of a catalog, as a rule looks at it.
public struct LintedText: Sendable {
  /// The catalog.
  public let catalog: LintedCatalog
  /// Which text it is.
  public let site: LintSite
  /// The text in its file.
  public let value: CatalogValue
  /// The language it is in.
  public let language: LintedLanguage
  /// Whether that is the source language.
  public let isSource: Bool
  /// What occurs in it.
  public let traits: TextTraits

  /// The file.
  public var content: CatalogFile { catalog.files[site.file].content }

  /// The text as somebody reads it.
  ///
  /// - Complexity: O(*n*).
  public var string: String { content.string(value.text) }

  /// The bytes of the file that spell a part of the text.
  ///
  /// - Parameter part: Offsets in the UTF-8 of ``string``.
  public func range(of part: Range<Int>) -> SourceRange {
    content.sourceRange(of: part, in: value.text)
  }
}
