import StringCatalogs

extension LintedTranslation {
  /// A text of the source, with the file that has it.
  struct Source {
    let text: CatalogText
    let variation: CatalogVariation
    let content: CatalogFile
  }

  /// The texts of the source; the key, where it is the text.
  var sources: [Source] {
    guard let source else {
      let content = catalog.files[key.file].content
      return [Source(text: content.entries[key.entry].key, variation: .none, content: content)]
    }
    let content = catalog.files[source.file].content
    return content.values[catalog.content(of: source).values].map {
      Source(text: $0.text, variation: $0.variation, content: content)
    }
  }
}

extension [LintedTranslation.Source] {
  /// The place of the text for the same case as a translation, or else for all others; `nil` if there is none.
  func place(for variation: CatalogVariation) -> Int? {
    if let index = variation.index { return firstIndex { $0.variation.index == index } }
    let isSubstitution = variation.substitution != nil
    let alike = indices.filter { (self[$0].variation.substitution != nil) == isSubstitution }
    return alike.first { self[$0].variation.plural == variation.plural }
      ?? alike.first { self[$0].variation.plural == .other } ?? alike.first
  }
}
