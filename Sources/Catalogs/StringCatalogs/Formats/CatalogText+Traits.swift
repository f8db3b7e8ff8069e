extension CatalogFile {
  /// Returns `true` if tags in a string are markup of the file format.
  package func mayHaveTags(_ text: CatalogText) -> Bool {
    text.spelling == .native && (format.traits.hasStyledStrings || format.traits.hasInlineElements)
  }

  /// Returns `true` if inline elements, which hold parts of the original document, may remain in a
  /// string.
  package func mayHaveInlineElements(_ text: CatalogText) -> Bool {
    text.spelling == .native && format.traits.hasInlineElements
  }
}
