extension CatalogText.Spelling {
  /// `true` if tags in the text are markup of the file format.
  package var mayHaveTags: Bool { self == .android || self == .xliff }
  /// `true` if inline elements, which hold parts of the original document, remain in the text.
  package var hasInlineElements: Bool { self == .xliff }
}
