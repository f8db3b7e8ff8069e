extension CatalogFile {
  /// Returns `true` if the tags in a string are markup in the file format.
  package func mayHaveTags(_ text: CatalogText) -> Bool {
    text.spelling == .native && (format.traits.hasStyledStrings || format.traits.hasInlineElements)
  }

  /// Returns `true` if a string may contain inline elements.
  ///
  /// An inline element represents a part of the original document.
  package func mayHaveInlineElements(_ text: CatalogText) -> Bool {
    text.spelling == .native && format.traits.hasInlineElements
  }
}
